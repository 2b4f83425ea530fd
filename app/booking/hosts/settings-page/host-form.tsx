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
            <div className="grid gap-x-8 gap-y-4 xl:grid-cols-2">
              <Person field={field} zones={host.zones} />
              <Week field={field} />
            </div>
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
    </Card>
  );
}

function Person({ field, zones }: { field: FieldOf; zones: HostView["zones"] }) {
  return (
    <div className="grid content-start gap-4">
      <label className="flex min-h-9 items-center gap-2 font-semibold">
        <input
          type="checkbox"
          name="isActive"
          defaultChecked={field("isActive").defaultValue === "on"}
          className="size-[1.15rem] flex-none accent-teal"
        />
        Takes demos
      </label>
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
    <fieldset className="grid content-start gap-2">
      <legend className="pb-2 text-sm font-semibold">Weekly hours, empty for a day off</legend>
      {WEEKDAYS.map((day, at) => (
        <div key={day} className="grid grid-cols-2 items-start gap-x-3 gap-y-1 sm:grid-cols-[6rem_1fr_1fr]">
          <span className="pt-2 text-sm font-medium max-sm:col-span-full">{day}</span>
          <DateField small hideLabel label={`${day} from`} type="time" step={300} {...field(`from${at}`)} />
          <DateField small hideLabel label={`${day} to`} type="time" step={300} {...field(`to${at}`)} />
        </div>
      ))}
    </fieldset>
  );
}

/** The secret addresses with which the hosts' calendar programs show their bookings. */
export function Feeds({ hosts }: { hosts: HostView[] }) {
  const feeds = hosts.flatMap(({ feedUrl, ...host }) => (feedUrl ? { ...host, feedUrl } : []));
  return (
    <Card
      title="Calendar feeds"
      detail="The bookings of a host, to subscribe to in a calendar program. Anyone who has the address can read them."
    >
      {feeds.length === 0 ? <p className="text-ink-2">Save a host to get the address of a feed.</p> : null}
      <ul className="grid gap-4">
        {feeds.map(({ id, title, feedUrl }) => (
          <li key={id} className="flex flex-wrap items-end gap-3">
            <div className="min-w-0 flex-[1_1_14rem]">
              <TextField small readOnly label={title} value={feedUrl} />
            </div>
            <ActionButton
              size="sm"
              failure={SETTINGS_FAILURES.renew}
              fields={{ intent: "renew", id }}
              aria-label={`Renew the address of ${title}`}
            >
              Renew the address
            </ActionButton>
          </li>
        ))}
      </ul>
    </Card>
  );
}
