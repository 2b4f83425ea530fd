import { Copy } from "lucide-react";
import type { MouseEvent } from "react";
import { type FieldOf, SettingsForm, TimeZoneOptions } from "../../../settings/settings-form";
import { Card } from "../../../ui/card";
import { ActionButton } from "../../../ui/forms/action-form";
import { Button } from "../../../ui/forms/button";
import { DateField } from "../../../ui/forms/date-field";
import { SelectField, TextField } from "../../../ui/forms/field";
import { useCopy } from "../../../ui/overlays/use-copy";
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
            <div className="grid gap-x-8 gap-y-4 xl:grid-cols-[minmax(0,1fr)_24rem]">
              <Person field={field} zones={host.zones} />
              <Week field={field} />
            </div>
            <TextField
              small
              label="Busy calendar"
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
        <TimeZoneOptions zones={zones} />
      </SelectField>
      <TextField small label="Most demos per day" {...field("dailyCap")} inputMode="numeric" required />
    </div>
  );
}

/** Which end of a day's hours; their fields are "from0" to "to6". */
const ENDS = ["from", "to"] as const;

function Week({ field }: { field: FieldOf }) {
  return (
    <fieldset className="grid content-start gap-2">
      <legend className="pb-2 text-sm font-semibold">Weekly hours</legend>
      <input type="hidden" name="week" value="on" />
      {WEEKDAYS.map((day, at) => (
        <Weekday key={day} day={day} at={at} field={field} />
      ))}
      <Button size="sm" icon={Copy} className="justify-self-start noscript:hidden" onClick={copyMonday}>
        Copy Monday to the other open days
      </Button>
    </fieldset>
  );
}

/**
 * The box shows and hides the hours by CSS, so it works without scripts; with them, a day that is ticked gets the hours
 * of another.
 */
function Weekday({ day, at, field }: { day: string; at: number; field: FieldOf }) {
  const { id, name, defaultValue } = field(`open${at}`);
  return (
    <div className="flex min-h-9 items-center gap-x-3 max-sm:gap-x-2">
      <input
        type="checkbox"
        id={id}
        name={name}
        defaultChecked={defaultValue === "on"}
        className="peer size-[1.15rem] flex-none accent-teal"
        onChange={({ currentTarget: box }) => box.checked && fillDay(box.form, at)}
      />
      <label htmlFor={id} className="w-20 flex-none text-sm font-medium">
        {day}
      </label>
      <div className={HOURS}>
        {ENDS.map((end) => (
          <DateField
            key={end}
            {...{ small: true, hideLabel: true, label: `${day} ${end}`, type: "time", step: 300 }}
            {...field(`${end}${at}`)}
          />
        ))}
      </div>
      <span className="text-sm text-ink-2 peer-checked:hidden">Closed</span>
    </div>
  );
}

/** On phones without the clock: there a tap opens one. */
const HOURS =
  "grid min-w-0 flex-1 grid-cols-2 gap-x-2 gap-y-1 peer-not-checked:hidden max-sm:[&_::-webkit-calendar-picker-indicator]:hidden";

function inputOf(form: HTMLFormElement | null, name: string): HTMLInputElement | null {
  const control = form?.elements.namedItem(name);
  return control instanceof HTMLInputElement ? control : null;
}

function copyDay(form: HTMLFormElement | null, from: number, to: number): void {
  for (const end of ENDS) {
    const target = inputOf(form, `${end}${to}`);
    if (target) target.value = inputOf(form, `${end}${from}`)?.value ?? "";
  }
}

/** The hours of the first day that has some, for one that has none. */
function fillDay(form: HTMLFormElement | null, day: number): void {
  const other = [...WEEKDAYS.keys()].find((at) => inputOf(form, `from${at}`)?.value);
  if (other !== undefined && !inputOf(form, `from${day}`)?.value) copyDay(form, other, day);
}

/** A day that is closed stays closed. */
function copyMonday({ currentTarget: button }: MouseEvent<HTMLButtonElement>): void {
  for (const day of WEEKDAYS.keys()) {
    if (inputOf(button.form, `open${day}`)?.checked) copyDay(button.form, 0, day);
  }
  button.dispatchEvent(new Event("input", { bubbles: true }));
}

/** The secret addresses with which the hosts' calendar programs show their bookings. */
export function Feeds({ hosts }: { hosts: HostView[] }) {
  const copy = useCopy();
  const feeds = hosts.flatMap(({ feedUrl, ...host }) => (feedUrl ? { ...host, feedUrl } : []));
  return (
    <Card
      title="Calendar feeds"
      detail="Subscribe to a host’s bookings in any calendar app. Anyone with the link can read them."
    >
      {feeds.length === 0 ? <p className="text-ink-2">Save a host to get the address of a feed.</p> : null}
      <ul className="grid gap-4">
        {feeds.map(({ id, title, feedUrl }) => (
          <li key={id} className="flex flex-wrap items-end gap-3">
            <div className="min-w-0 flex-[1_1_14rem]">
              <TextField small readOnly label={title} value={feedUrl} style={{ textOverflow: "ellipsis" }} />
            </div>
            <Button
              size="sm"
              icon={Copy}
              className="noscript:hidden"
              aria-label={`Copy the address of ${title}`}
              onClick={() => void copy(feedUrl, "Feed address")}
            >
              Copy
            </Button>
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
