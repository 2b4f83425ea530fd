import { z } from "zod";
import { cleanEmail, emailField, requiredEmail } from "../../../platform/http/forms/email-field";
import {
  cleanLine,
  cleanText,
  lineField,
  requiredLine,
  requiredText,
  textField,
} from "../../../platform/http/forms/form-fields";
import { amountProblem, decimalUsd, formatUsd, parseUsd } from "../../../platform/money";
import { formatDateTime } from "../../../platform/time/time-text";
import { exactInZone, momentOf, parseDay, startOfDay, wallTimeOf } from "../../../platform/time/zoned-time";
import { tagList, tagsSchema } from "../tags/tag-field";
import type { KindValues, LeadField, LeadKind, LeadValue } from "./lead-field-types";

type Stored = NonNullable<LeadValue>;

type Kind<Value> = {
  /** Parses a form value into the stored value. */
  form: (field: LeadField) => z.ZodType<Value>;
  /**
   * Parses a CSV cell, undefined if empty. Stricter than `form`, which reads a non-number as 0: in a file, that would
   * hide mistakes.
   */
  cell: (field: LeadField) => z.ZodType<Value>;
  /** A stored value as the value of its control. */
  toForm: (value: Stored, field: LeadField) => string;
  /** A stored value as a CSV cell. */
  toCsv: (value: Stored, field: LeadField) => string;
  /** A stored value formatted for display. */
  toText: (value: Stored, field: LeadField) => string;
  /** A stored value as the form would submit it, so that the two can be compared. */
  comparable: (value: Stored, field: LeadField) => LeadValue;
};

const AS_STORED = {
  toForm: String,
  toCsv: String,
  toText: String,
  comparable: (value: Stored) => value,
};

function both<Value>(schema: (field: LeadField) => z.ZodType<Value>) {
  return { form: schema, cell: schema };
}

/** All kinds a field can have; their controls are in `lead-fields-form.tsx`. */
export const KINDS = {
  text: { ...AS_STORED, ...both(lineSchema), comparable: lineOrNull },
  email: {
    ...AS_STORED,
    ...both(emailSchema),
    comparable: (value, field) => lineOrNull(cleanEmail(String(value)), field),
  },
  phone: { ...AS_STORED, ...both(lineSchema), comparable: lineOrNull },
  longtext: { ...AS_STORED, ...both(longTextSchema), comparable: (value) => cleanText(String(value)) },
  choice: { ...AS_STORED, form: choiceSchema, cell: choiceCell, toText: optionText },
  member: {
    ...AS_STORED,
    form: memberSchema,
    cell: memberCell,
    toCsv: optionText,
    toText: optionText,
  },
  score: { ...AS_STORED, form: scoreSchema, cell: scoreCell },
  money: {
    ...AS_STORED,
    form: moneySchema,
    cell: strictMoney,
    toForm: (value) => decimalUsd(Number(value)),
    toCsv: (value) => decimalUsd(Number(value)),
    toText: (value) => formatUsd(Number(value)),
  },
  time: {
    ...AS_STORED,
    form: timeSchema,
    cell: timeCell,
    toForm: (value, field) => {
      const { date, time } = wallTimeOf(String(value), zoneOf(field));
      return `${date}T${time}`;
    },
    toCsv: (value, field) => exactInZone(String(value), zoneOf(field)),
    toText: (value, field) => formatDateTime(String(value), zoneOf(field)),
    comparable: (value) => `${String(value).slice(0, 16)}:00.000Z`,
  },
  tags: { ...AS_STORED, ...both(tagsSchema), toForm: tagList, toCsv: tagList, toText: tagList },
} satisfies { [Name in LeadKind]: Kind<KindValues[Name] | null> };

/** A field's kind under the general type; the types in `KINDS` are more specific. */
export function kindOf(field: LeadField): Kind<LeadValue> {
  return KINDS[field.kind];
}

function lineOrNull(value: Stored, { required }: LeadField): string | null {
  return cleanLine(String(value)) || (required ? "" : null);
}

/** Text of at most `max` characters; empty becomes null. */
export function optionalText(max: number, label: string) {
  return orNull(textField(max, label));
}

function orNull(schema: z.ZodString) {
  return schema.optional().transform((text) => text || null);
}

function lineSchema({ max = 200, label, required }: LeadField) {
  return required ? requiredLine(max, label) : orNull(lineField(max, label));
}

function emailSchema({ max = 200, label, required }: LeadField) {
  return required ? requiredEmail(max, label) : orNull(emailField(max, label));
}

function longTextSchema({ max = 200, label, required }: LeadField) {
  return required
    ? requiredText(max, label)
    : textField(max, label)
        .optional()
        .transform((text) => text ?? "");
}

function choiceSchema({ label, options = {}, required }: LeadField) {
  const schema = z.enum(Object.keys(options), { error: `Choose a ${label.toLowerCase()}` });
  return required ? schema : schema.optional().transform((value) => value ?? null);
}

/** A file can contain any text, so the error lists the valid options. */
function choiceCell({ label, options = {} }: LeadField) {
  const known = Object.keys(options);
  return optionalValue((text, context) => {
    const value = known.find((option) => option === text.toLowerCase());
    return value ?? refuse(context, `${label} "${text.slice(0, 40)}" is not one of ${known.join(", ")}`);
  });
}

/** Falls back to the id, all that is left of a deleted account. */
function optionText(value: Stored, { options }: LeadField): string {
  return options?.[String(value)] ?? String(value);
}

function memberSchema({ label, options = {}, closed = [] }: LeadField) {
  return optionalValue((id, context) => {
    const isOnOffer = Object.hasOwn(options, id) && !closed.includes(id);
    return isOnOffer ? id : refuse(context, `${label}: choose an active member or Unassigned`);
  });
}

/** A file identifies members by email. Disabled members are valid, so that an export can be imported again. */
function memberCell({ label, options = {} }: LeadField) {
  const byEmail = new Map(Object.entries(options).map(([id, email]) => [email.toLowerCase(), id]));
  return optionalValue((text, context) => {
    const id = byEmail.get(text.toLowerCase());
    return id ?? refuse(context, `${label} "${text.slice(0, 80)}" is not the email of a member`);
  });
}

export function invalidScore({ label }: LeadField): string {
  return `${label} is a whole number from 0 to 100`;
}

/** A whole number from 0 to 100; a non-number becomes 0. */
function scoreSchema(field: LeadField) {
  return z
    .string()
    .trim()
    .optional()
    .transform((text, context) => {
      const score = Number(text ?? "");
      if (Number.isNaN(score)) return 0;
      const isWhole = Number.isInteger(score) && score >= 0 && score <= 100;
      return isWhole ? score : refuse(context, invalidScore(field));
    });
}

function scoreCell(field: LeadField) {
  return z
    .string()
    .optional()
    .transform((text = "0", context) => {
      const isScore = /^\d{1,3}$/.test(text) && Number(text) <= 100;
      return isScore ? Number(text) : refuse(context, invalidScore(field));
    });
}

const isNumber = (text: string) =>
  (amountProblem(text) ?? parseUsd(text)) !== null || Number.isFinite(Number(text.replace(/[,$]/g, "")));

/** Integer cents, at least 0; empty becomes null and a non-number becomes 0. */
function moneySchema(field: LeadField) {
  return optionalValue((text, context) => (isNumber(text) ? toCents(field, text, context) : 0));
}

/** Integer cents; empty becomes null, and anything but an amount of at least 0 is rejected. */
export function strictMoney(field: LeadField) {
  return optionalValue((text, context) => toCents(field, text, context));
}

function toCents({ label }: LeadField, text: string, context: z.RefinementCtx<unknown>): number {
  const problem = amountProblem(text) ?? `Please enter a valid ${label.toLowerCase()}`;
  return parseUsd(text) ?? refuse(context, problem);
}

/** @throws Error if nobody has said in whose zone the time is (`inZone`) */
function zoneOf({ label, zone }: LeadField): string {
  if (zone === undefined) throw new Error(`${label} has no time zone`);
  return zone;
}

/** Parses the value of a `DateTimeField`, as the reader's clocks show it, into ISO-8601; empty becomes null. */
function timeSchema(field: LeadField) {
  return optionalValue((text, context) => {
    const [, date = "", time = ""] = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d)(?::\d\d)?)?$/.exec(text) ?? [];
    return (
      momentOf({ date, time }, zoneOf(field)) ?? refuse(context, "Enter a date; without a time it is 9:00 AM")
    );
  });
}

const isoTime = z.iso.datetime({ offset: true });

/** A time with its offset from UTC, or a date, which is the beginning of that day in the zone. */
function timeCell(field: LeadField) {
  return optionalValue((text, context) => {
    if (parseDay(text) !== null) return startOfDay(text, zoneOf(field)).toISOString();
    const time = isoTime.safeParse(text);
    return time.success
      ? new Date(time.data).toISOString()
      : refuse(context, `${field.label} is a date like 2026-05-04`);
  });
}

/** Trims the text and parses it with `read`; empty becomes null. */
function optionalValue<Value>(read: (text: string, context: z.RefinementCtx<unknown>) => Value) {
  return z
    .string()
    .trim()
    .optional()
    .transform((text, context) => (text ? read(text, context) : null));
}

export function refuse(context: z.RefinementCtx<unknown>, message: string): never {
  context.addIssue({ code: "custom", message });
  return z.NEVER;
}
