import { z } from "zod";
import { requiredText, textField } from "../../platform/http/form-fields";
import { parseUsd } from "../../platform/money";
import { EMAIL_PATTERN } from "../intake/contact-form";
import { ACTIVITY_TYPES, LEAD_PRIORITIES, LEAD_STATUSES } from "./lead";

export const INVALID_DEAL_VALUE = "Please enter a valid deal value";
export const INVALID_SCORE = "Lead score is a whole number from 0 to 100";
const INVALID_TIME = "Enter a date and a time";

const emptyToNull = (text: string | undefined) => text || null;
const isNumber = (text: string) => Number.isFinite(Number(text.replaceAll(",", "").replace("$", "")));

/** Empty is no value, what is not a number is 0, and a number is at least 0. Gives integer cents. */
const dealValueField = z
  .string()
  .trim()
  .optional()
  .transform((text, context) => {
    if (!text) return null;
    if (!isNumber(text)) return 0;
    return parseUsd(text) ?? refuse(context, INVALID_DEAL_VALUE);
  });

/** A whole number of 0-100; what is not a number is 0. */
const scoreField = z
  .string()
  .trim()
  .optional()
  .transform((text, context) => {
    const score = Number(text ?? "");
    if (Number.isNaN(score)) return 0;
    const isWhole = Number.isInteger(score) && score >= 0 && score <= 100;
    return isWhole ? score : refuse(context, INVALID_SCORE);
  });

/** The slider always has a whole number of 0-100. */
const sliderField = z
  .string({ error: INVALID_SCORE })
  .regex(/^(\d{1,2}|100)$/, INVALID_SCORE)
  .transform(Number);

/** What `<input type="datetime-local">` sends, taken as UTC; gives ISO-8601 text or null. */
const timeField = z
  .string()
  .trim()
  .optional()
  .transform((text, context) => {
    if (!text) return null;
    const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(text) ? new Date(`${text}Z`) : null;
    return time && !Number.isNaN(time.getTime()) ? time.toISOString() : refuse(context, INVALID_TIME);
  });

function refuse(context: z.RefinementCtx<unknown>, message: string): never {
  context.addIssue({ code: "custom", message });
  return z.NEVER;
}

const fields = {
  firstName: requiredText(200, "First name"),
  lastName: requiredText(200, "Last name"),
  businessEmail: requiredText(200, "Email").refine(
    (value) => value === "" || EMAIL_PATTERN.test(value),
    "Enter an email like name@company.com",
  ),
  phoneNumber: textField(200, "Phone").optional().transform(emptyToNull),
  companyName: requiredText(200, "Company"),
  industry: textField(200, "Industry").optional().transform(emptyToNull),
  projectDescription: textField(10_000, "Project description")
    .optional()
    .transform((text) => text ?? ""),
  status: z.enum(LEAD_STATUSES, { error: "Choose a status" }),
  priority: z.enum(LEAD_PRIORITIES, { error: "Choose a priority" }),
  leadScore: scoreField,
  source: requiredText(200, "Source"),
  dealValue: dealValueField,
  nextFollowUp: timeField,
};

export const leadSchema = z.object(fields);
/** A lead as staff write it: trimmed, empty as null, money in cents, times in UTC. */
export type LeadInput = z.infer<typeof leadSchema>;

/** `confirmed` says that the possible duplicates were seen. */
export const newLeadSchema = z.object({ ...fields, confirmed: z.literal("yes").optional() });

/** The values that the form was opened with: what differs from them was changed by the person who sent it. */
const baseField = z
  .string({ error: "This form cannot be read; open it again" })
  .transform((text, context) => {
    const known = z
      .record(z.string(), z.union([z.string(), z.number(), z.null()]))
      .safeParse(parseJson(text));
    return known.success ? known.data : refuse(context, "This form cannot be read; open it again");
  });

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Everything that a lead's page can send. */
export const leadIntentSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("status"), status: fields.status }),
  z.object({ intent: z.literal("score"), score: sliderField }),
  z.object({
    intent: z.literal("value"),
    value: z
      .string()
      .trim()
      .optional()
      .transform((text, context) => (text ? (parseUsd(text) ?? refuse(context, INVALID_DEAL_VALUE)) : null)),
  }),
  z.object({
    intent: z.literal("note"),
    content: noteText("Please enter a note before saving", "A note"),
  }),
  z.object({
    intent: z.literal("activity"),
    type: z.enum(ACTIVITY_TYPES, { error: "Choose a type" }),
    title: noteText("Please enter an activity title before saving", "A title", 200),
    description: textField(10_000, "The description").optional().transform(emptyToNull),
  }),
  z.object({
    intent: z.literal("edit"),
    ...fields,
    base: baseField,
    choices: z.record(z.string(), z.enum(["mine", "theirs"])).optional(),
  }),
  z.object({ intent: z.literal("accept") }),
  z.object({ intent: z.literal("delete") }),
  z.object({ intent: z.literal("erase") }),
]);
export type LeadIntent = z.infer<typeof leadIntentSchema>;

function noteText(whenBlank: string, label: string, max = 10_000) {
  return z.string({ error: whenBlank }).trim().min(1, whenBlank).pipe(textField(max, label));
}

const id = z.string().min(1).max(64);

export const trashSchema = z.object({ intent: z.enum(["restore", "erase"]), id });

export const spamReviewSchema = z.object({ intent: z.enum(["accept", "delete"]), id });
