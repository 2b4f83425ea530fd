import { z } from "zod";
import { contactSchema } from "../crm/contact-form";
import { textField } from "../platform/form";

/** What the form and the script send beside the visitor's words. None of it is trusted, and none of it can refuse a form. */
const optional = (max: number) => textField(max, "Value").nullable().catch(null).default(null);

const UTM_PARAMETER = /^utm_[a-z_]{1,30}$/;
const utmParameters = z
  .string()
  .max(2000)
  .transform((text, issues) => {
    try {
      return z.record(z.string().regex(UTM_PARAMETER), textField(200, "Value")).parse(JSON.parse(text));
    } catch {
      issues.addIssue("These are no utm parameters");
      return z.NEVER;
    }
  });

export const contactFormSchema = contactSchema.extend({
  /** Path of the page that the form stands on. */
  page: optional(200),
  /** A field that people do not see; programs fill it in. */
  website: optional(200),
  /** Milliseconds from opening the page to sending, measured by the script. */
  elapsedMs: z.number().int().nonnegative().nullable().catch(null).default(null),
  submissionKey: optional(100),
  landingPath: optional(1000),
  referrer: optional(1000),
  utm: utmParameters.nullable().catch(null).default(null),
  sessionId: optional(100),
  /** What Turnstile's widget found out, where it is configured. */
  turnstile: optional(2048),
});
export type ContactForm = z.infer<typeof contactFormSchema>;

/** Nobody fills in six fields in less. */
const FASTEST_PERSON_MS = 3000;

/** Why a submission may come from a program. It is stored all the same, and staff see why it was set aside. */
export function suspicionOf({ website, elapsedMs }: Pick<ContactForm, "website" | "elapsedMs">): string[] {
  return [
    ...(website ? ["The hidden field was filled in"] : []),
    ...(elapsedMs !== null && elapsedMs < FASTEST_PERSON_MS
      ? ["Sent within 3 seconds of opening the page"]
      : []),
  ];
}

/** Shown as `maxlength`, so that the browser stops where the schema does. */
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
