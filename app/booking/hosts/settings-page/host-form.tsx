import { type FieldOf, SettingsForm } from "../../../settings/settings-form";
import { Card } from "../../../ui/card";
import { ActionButton } from "../../../ui/forms/action-form";
import { DateField } from "../../../ui/forms/date-field";
import { SelectField, TextField } from "../../../ui/forms/field";
import { SETTINGS_FAILURES, WEEKDAYS } from "../settings-texts";
import type { HostView } from "./load.server";

/** One member of staff as a host. */
export function HostForm({ host }: { host: HostView }) {
  return (
    <Card flush title={host.title} aside={<span className="text-sm text-ink-2">{host.email}</span>}>
      <SettingsForm
        intent={`host ${host.id}`}
        failure={SETTINGS_FAILURES.host}
        saved={host.values}
        savedText={null}
        of={host.title}
        hasDates
      >
        {(field) => (
          <>
            <input type="hidden" name="id" value={host.id} />
            <label className="flex min-h-10 items-center gap-2 font-medium">
              <input
                type="checkbox"
                name="isActive"
                defaultChecked={field("isActive").defaultValue === "on"}
                className="size-5"
              />
              Takes demos
            </label>
            <Person field={field} zones={host.zones} />
            <Week field={field} />
            <TextField
              small
              label="Own calendar"
              {...field("busyUrl")}
              optional
              inputMode="url"
              placeholder="https://calendar.example/secret.ics"
              hint={host.busyNote}
            />
          </>
        )}
      </SettingsForm>
      {host.feedUrl ? (
        <FeedAddress host={host} url={host.feedUrl} />
      ) : (
        <p className="border-t border-line px-card py-4 text-sm text-ink-2">
          Save the changes to get a calendar feed of the bookings.
        </p>
      )}
    </Card>
  );
}

function Person({ field, zones }: { field: FieldOf; zones: HostView["zones"] }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField small label="Name" {...field("name")} required />
      <TextField
        small
        label="About"
        {...field("about")}
        optional
        placeholder="who runs accounts for dealerships"
      />
      <SelectField small label="Time zone" {...field("timeZone")} required>
        {zones.map(({ label, zones: listed }) => (
          <optgroup key={label} label={label}>
            {listed.map((zone) => (
              <option key={zone.value} value={zone.value}>
                {zone.label}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
      <TextField small label="Demos per day, at most" {...field("dailyCap")} inputMode="numeric" required />
    </div>
  );
}

function Week({ field }: { field: FieldOf }) {
  return (
    <fieldset className="grid gap-2">
      <legend className="pb-2 text-sm font-semibold">Weekly hours, empty for a day off</legend>
      {WEEKDAYS.map((day, at) => (
        <div key={day} className="grid grid-cols-2 items-start gap-x-3 gap-y-1 sm:grid-cols-[7rem_9rem_9rem]">
          <span className="pt-2 text-sm font-medium max-sm:col-span-full">{day}</span>
          <DateField small hideLabel label={`${day} from`} type="time" step={300} {...field(`from${at}`)} />
          <DateField small hideLabel label={`${day} to`} type="time" step={300} {...field(`to${at}`)} />
        </div>
      ))}
    </fieldset>
  );
}

/** The secret address with which the host's calendar program shows the bookings. */
function FeedAddress({ host, url }: { host: HostView; url: string }) {
  return (
    <div className="grid gap-3 border-t border-line px-card py-4">
      <TextField
        small
        readOnly
        label="Calendar feed of the bookings"
        value={url}
        hint="Subscribe to it in a calendar program. Anyone who has the address can read the bookings."
      />
      <ActionButton
        size="sm"
        failure={SETTINGS_FAILURES.renew}
        fields={{ intent: "renew", id: host.id }}
        aria-label={`Renew the address of ${host.title}`}
      >
        Renew the address
      </ActionButton>
    </div>
  );
}
