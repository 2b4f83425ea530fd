import { Card } from "../../../ui/card";
import { ActionButton, FormAlert, SubmitButton, useActionForm } from "../../../ui/forms/action-form";
import { DateField } from "../../../ui/forms/date-field";
import { type FormField, SelectField, TextField } from "../../../ui/forms/field";
import { SETTINGS_FAILURES, WEEKDAYS } from "../settings-texts";
import type { HostView } from "./load.server";

/** One member of staff as a host. */
export function HostForm({ host }: { host: HostView }) {
  const intent = `host ${host.id}`;
  const form = useActionForm<Record<string, string>>({
    failure: SETTINGS_FAILURES.host,
    intent,
    defaultValue: host.values,
    hasDates: true,
  });
  const { fields } = form;
  return (
    <Card title={host.title} aside={<span className="text-sm text-ink-2">{host.email}</span>}>
      <form {...form.formProps} className="grid gap-4">
        <FormAlert {...form} />
        <input type="hidden" name="intent" value={intent} />
        <input type="hidden" name="id" value={host.id} />
        <label className="flex min-h-10 items-center gap-2 font-medium">
          <input type="checkbox" name="isActive" defaultChecked={host.isActive} className="size-5" />
          Takes demos
        </label>
        <Person fields={fields} host={host} />
        <Week fields={fields} />
        <TextField
          small
          label="Own calendar"
          field={fields.busyUrl}
          optional
          inputMode="url"
          placeholder="https://calendar.example/secret.ics"
          hint={host.busyNote}
        />
        <div>
          <SubmitButton of={form} variant="ink" size="sm" aria-label={`Save host ${host.title}`}>
            Save host
          </SubmitButton>
        </div>
      </form>
      {host.feedUrl ? (
        <FeedAddress host={host} url={host.feedUrl} />
      ) : (
        <p className="mt-5 border-t border-line pt-4 text-sm text-ink-2">
          Save the host to get a calendar feed of the bookings.
        </p>
      )}
    </Card>
  );
}

type Fields = Record<string, FormField | undefined>;

function Person({ fields, host }: { fields: Fields; host: HostView }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField small label="Name" field={fields.name} required />
      <TextField
        small
        label="About"
        field={fields.about}
        optional
        placeholder="who runs accounts for dealerships"
      />
      <ZoneSelect field={fields.timeZone} groups={host.zones} />
      <TextField small label="Demos a day, at most" field={fields.dailyCap} inputMode="numeric" required />
    </div>
  );
}

function ZoneSelect({ field, groups }: { field?: FormField; groups: HostView["zones"] }) {
  return (
    <SelectField small label="Time zone" field={field} required>
      {groups.map(({ label, zones }) => (
        <optgroup key={label} label={label}>
          {zones.map((zone) => (
            <option key={zone.value} value={zone.value}>
              {zone.label}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  );
}

function Week({ fields }: { fields: Fields }) {
  return (
    <fieldset className="grid gap-2">
      <legend className="pb-2 text-sm font-semibold">Weekly hours, empty for a day off</legend>
      {WEEKDAYS.map((day, at) => (
        <div key={day} className="grid grid-cols-2 items-start gap-x-3 gap-y-1 sm:grid-cols-[7rem_9rem_9rem]">
          <span className="pt-2 text-sm font-medium max-sm:col-span-full">{day}</span>
          <DateField
            small
            hideLabel
            label={`${day} from`}
            type="time"
            step={300}
            field={fields[`from${at}`]}
          />
          <DateField small hideLabel label={`${day} to`} type="time" step={300} field={fields[`to${at}`]} />
        </div>
      ))}
    </fieldset>
  );
}

/** The secret address with which the host's calendar program shows the bookings. */
function FeedAddress({ host, url }: { host: HostView; url: string }) {
  return (
    <div className="mt-5 grid gap-3 border-t border-line pt-4">
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
