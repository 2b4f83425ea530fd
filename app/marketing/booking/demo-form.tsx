import { getFormProps, useForm } from "@conform-to/react";
import { getZodConstraint } from "@conform-to/zod/v4";
import { guestSchema } from "../../booking/booking";
import { choose, type Picker } from "../../booking/picker";
import { Icon } from "../../web/art/art";
import { MIN_HUMAN_FILL_MS } from "../contact/contact";
import {
  ArrivalFields,
  DescriptionField,
  type Field,
  FieldError,
  TextField,
} from "../contact/contact-fields";
import { Honeypot, Turnstile } from "../contact/spam-fields";
import { BOOKING, topicOf } from "../content/booking";
import type { BookingRefusal } from "./book.server";
import { pickerSearch } from "./booking-form";
import { ErrorSummary } from "./error-summary";
import { Foot } from "./foot";
import { NextTimes } from "./next-times";
import { TimePicker } from "./time-picker";
import { ZoneForm } from "./zone-form";

const PATH = "/book-now";
const constraint = getZodConstraint(guestSchema);

export type DemoFormProps = {
  picker: Picker;
  about: string | null;
  /** Where the page is shown in another zone, whose name is appended; null once the visitor has one. */
  zoneAddress: string | null;
  /** By which a form that is sent twice is known. */
  submissionKey: string;
  refused?: BookingRefusal;
};

type Values = Record<"name" | "email" | "company" | "phone" | "note" | "day" | "start", string>;
type Arrival = Record<"landingPath" | "referrer" | "utm" | "elapsedMs", string>;

/** In the order in which the page shows them. */
const SHOWN = ["start", "name", "email", "company", "phone", "note"] as const;

/** Where a field that is to be corrected is on the page. */
function hrefOf({ id, name }: Field): string {
  return name === "start" ? "#times" : `#${id}`;
}

/**
 * The booking form. `refused` restores its values and shows what is wrong: the server checks, so that its sentences
 * stand in place of the browser's, which know nothing of a missing time.
 */
export function DemoForm({ picker: free, about, zoneAddress, submissionKey, refused }: DemoFormProps) {
  const [form, fields] = useForm<Values & Arrival>({
    id: "demo-form",
    constraint,
    lastResult: refused?.result,
  });
  const picker = refused
    ? choose(free, { start: fields.start.initialValue, day: fields.day.initialValue })
    : free;
  const pageOf = (from: string) => PATH + pickerSearch({ zone: picker.zone, from, about });
  const topic = about === null ? null : topicOf(about);
  return (
    <div className="book">
      <div className="book-head">
        <h2>Pick a time</h2>
        <ZoneForm action={PATH} zone={picker.zone} hidden={{ from: picker.from, about }} />
        {zoneAddress === null ? null : <GuessedZone zone={picker.zone} address={zoneAddress} />}
      </div>
      {topic ? (
        <p className="book-topic">
          <Icon name="check" size={16} />
          <span>
            <b>{topic}</b> is part of this demo.
          </span>
        </p>
      ) : null}
      <ErrorSummary
        errors={SHOWN.map((name) => ({ href: hrefOf(fields[name]), text: fields[name].errors?.[0] }))}
      />
      <form {...getFormProps(form)} method="post" action={pageOf(picker.from)}>
        {refused?.taken ? (
          <NextTimes taken={refused.taken} picker={picker} pageOf={pageOf} />
        ) : (
          <TimePicker picker={picker} pageOf={pageOf} />
        )}
        <StartError field={fields.start} />
        <input type="hidden" name="submissionKey" value={submissionKey} />
        <input type="hidden" name="zone" value={picker.zone} />
        <input type="hidden" name="topic" value={topic ?? ""} />
        <ArrivalFields fields={[fields.landingPath, fields.referrer, fields.utm]} />
        <ElapsedField field={fields.elapsedMs} />
        <Guest fields={fields} />
        <Foot picker={picker} button="Book Now" />
      </form>
    </div>
  );
}

/** The site script goes to this address, with the browser's zone, if that is another one. */
function GuessedZone({ zone, address }: { zone: string; address: string }) {
  return (
    <a hidden data-zone href={address} rel="nofollow">
      {zone}
    </a>
  );
}

/**
 * A person who was slow enough once may choose the next time quickly. A first try that was too fast is measured anew,
 * or each further one would be held as spam.
 */
function ElapsedField({ field: { name, initialValue } }: { field: Field }) {
  return Number(initialValue) >= MIN_HUMAN_FILL_MS ? (
    <input type="hidden" name={name} value={initialValue} />
  ) : null;
}

/** Under the times: no time was chosen, or it cannot be read. */
function StartError({ field }: { field: Field }) {
  return (
    <div className="book-start-error" hidden={!field.errors}>
      {/* Conform's metadata are getters, which a spread leaves out. */}
      <FieldError field={{ ...field, errors: field.errors, errorId: "start-error" }} />
    </div>
  );
}

/** No browser's check: it would refuse "Ann <ann@lee.example>", which the server understands. */
const EMAIL = { inputMode: "email", autoComplete: "email" } as const;

function Guest({ fields }: { fields: Record<keyof Values, Field> }) {
  // The list of what is missing has the focus.
  const common = { firstInvalid: null };
  return (
    <div className="book-who">
      <h2>Who is coming?</h2>
      <div className="book-two">
        <TextField {...common} field={fields.name} label="Name" autoComplete="name" />
        <TextField {...common} field={fields.email} label="Business email" {...EMAIL} />
        <TextField {...common} field={fields.company} label="Company name" autoComplete="organization" />
        <TextField
          {...common}
          field={fields.phone}
          label="Phone number"
          type="tel"
          autoComplete="tel"
          optional
        />
      </div>
      <DescriptionField
        {...common}
        field={fields.note}
        label="What should we look at?"
        example={BOOKING.note}
        rows={2}
        maxLength={2000}
        optional
      />
      <Honeypot />
      <Turnstile />
    </div>
  );
}
