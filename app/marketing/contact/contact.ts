import { z } from "zod";
import { parseTags } from "../../analytics/collect/link-tags";
import { visitNumber } from "../../analytics/visit";
import { contactSchema } from "../../crm/intake/contact-form";
import { lineField } from "../../platform/http/forms/form-fields";
import { isSecretAddress } from "../../platform/http/own-paths";

/** Metadata that the form and the script add. It is never trusted, and an invalid value never rejects a form. */
const optional = (max: number) => value(max).nullable().catch(null).default(null);

const value = (max: number) =>
  z
    .string()
    .refine((text) => !/\p{Cc}/u.test(text))
    .pipe(lineField(max, "Value"));

/** The same, for text that is still useful when truncated; never splits a surrogate pair. */
const cut = (max: number) =>
  z
    .string()
    .transform((text) => text.slice(0, max).replace(/\p{Cs}/gu, ""))
    .pipe(value(max))
    .nullable()
    .catch(null)
    .default(null);

/** The same for an address, unless it is a secret. */
const cutAddress = (max: number) =>
  cut(max).transform((text) => (text !== null && isSecretAddress(text) ? null : text));

/** The tags of the visit's link, as /collect reads them; drops values that cannot be stored individually. */
const linkTags = z
  .string()
  .transform((text) => parseTags(text, (value) => cut(200).parse(value)))
  .nullable()
  .catch(null)
  .default(null);

/** What every public form carries in addition to its own fields. */
export const visitFields = {
  /** Path of the page with the form. */
  page: optional(200),
  /** The honeypot field. No form may ask for a thing of this name. */
  trap: cut(200),
  /** Milliseconds from page load to submission, measured by the script. */
  elapsedMs: z.number().nonnegative().nullable().catch(null).default(null),
  submissionKey: optional(100),
  landingPath: cutAddress(1000),
  referrer: cutAddress(1000),
  utm: linkTags,
  sessionId: optional(100),
  /** Which of the session's visits it is; null for the first. */
  visit: visitNumber.nullable().catch(null).default(null),
  /** Of the page with the form. */
  title: cut(200),
  /** The Turnstile token, if it is configured. */
  turnstile: optional(2048),
};

export const contactFormSchema = contactSchema.extend(visitFields);
export type ContactForm = z.infer<typeof contactFormSchema>;

const visitSchema = z.object(visitFields);
export type VisitFields = z.infer<typeof visitSchema>;

/** Nobody fills in six fields faster than this. */
export const MIN_HUMAN_FILL_MS = 3000;

/** Why a submission looks automated. It is stored anyway, and staff see why it was held for review. */
export function suspicionOf({ trap, elapsedMs }: Pick<ContactForm, "trap" | "elapsedMs">): string[] {
  return [
    ...(trap ? ["The hidden field was filled in"] : []),
    ...(elapsedMs !== null && elapsedMs < MIN_HUMAN_FILL_MS
      ? ["Sent within 3 seconds of opening the page"]
      : []),
  ];
}

/** Also rendered as `maxlength`, so that browser and schema agree. */
export const FIELD_MAX = 200;
export const DESCRIPTION_MAX = 10_000;

const REQUIRED_FIELDS = [
  "firstName",
  "lastName",
  "businessEmail",
  "phoneNumber",
  "companyName",
  "projectDescription",
] as const;

export function lacksRequiredField(form: FormData): boolean {
  return REQUIRED_FIELDS.some((name) => String(form.get(name) ?? "").trim() === "");
}
