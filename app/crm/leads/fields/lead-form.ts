import { z } from "zod";
import { cleanText, lineField, textField } from "../../../platform/http/forms/form-fields";
import { isFollowUpWord } from "../../follow-ups/follow-up";
import { OUTCOMES } from "../../tasks/task";
import { dueField } from "../../tasks/task-forms";
import { ACTIVITY_TYPES } from "../lead";
import type { LeadField, ValueOf } from "./lead-field-types";
import { LEAD_FIELDS, type LeadFieldName, type LeadTable, mapFields } from "./lead-fields";
import { invalidScore, kindOf, optionalText, refuse, strictMoney } from "./lead-kinds";

type FieldSchemas = { [Name in LeadFieldName]: z.ZodType<ValueOf<LeadTable[Name]>> };

/** One schema per field, for form values or for CSV cells. */
function fieldSchemasFor(fields: LeadTable, from: "form" | "cell"): FieldSchemas;
function fieldSchemasFor(fields: LeadTable, from: "form" | "cell"): Record<string, z.ZodType> {
  return mapFields((_, field) => kindOf(field)[from](field), fields);
}

export function leadSchemaFor(fields: LeadTable) {
  return z.object(fieldSchemasFor(fields, "form"));
}

/** Empty cells must be undefined. */
export function leadCellsSchemaFor(fields: LeadTable) {
  return z.object(fieldSchemasFor(fields, "cell"));
}

/** A lead from a form: trimmed, empty as null, money in cents, times in UTC. */
export type LeadInput = z.infer<ReturnType<typeof leadSchemaFor>>;

/** `confirmed` means the user saw the possible duplicates and wants to add the lead anyway. */
export function newLeadSchemaFor(fields: LeadTable) {
  return leadSchemaFor(fields).extend({ confirmed: z.literal("yes").optional() });
}

/** The slider always submits a whole number from 0 to 100. */
const INVALID_SCORE = invalidScore(LEAD_FIELDS.leadScore);
const sliderField = z
  .string({ error: INVALID_SCORE })
  .regex(/^(\d{1,2}|100)$/, INVALID_SCORE)
  .transform(Number);

const baseValues = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));

/** The values the form was opened with; differences from them are the user's own changes. */
const baseField = z
  .string({ error: "This form cannot be read; open it again" })
  .transform((text, context) => readBase(text) ?? refuse(context, "This form cannot be read; open it again"));

export function readBase(text: string): z.infer<typeof baseValues> | null {
  return baseValues.safeParse(parseJson(text)).data ?? null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Everything a lead's page can submit. */
export function leadIntentSchemaFor(fields: LeadTable) {
  const { shape } = leadSchemaFor(fields);
  const { zone = "UTC" }: LeadField = fields.nextFollowUp;
  return z.discriminatedUnion("intent", [
    z.object({ intent: z.literal("status"), status: shape.status }),
    z.object({ intent: z.literal("assign"), assigneeId: shape.assigneeId, shown: id.optional() }),
    z.object({
      intent: z.literal("activity"),
      ...activityShape,
      due: dueField(zone),
      outcome: z.enum(OUTCOMES).optional(),
    }),
    z.object({
      intent: z.literal("follow-up"),
      followUp: followUpField(shape.nextFollowUp),
      shown: id.optional(),
      undo: z.literal("true").optional(),
    }),
    z.object({ intent: z.literal("tag"), tags: someTags(shape.tags), at: placeField }),
    z.object({ intent: z.literal("untag"), tags: someTags(shape.tags) }),
    z.object({ intent: z.literal("edit"), ...shape, base: baseField, choices: choicesField }),
    ...OTHER_INTENTS,
  ]);
}
export type LeadIntent = z.infer<ReturnType<typeof leadIntentSchemaFor>>;

const id = z.string().min(1).max(64);

/** A word, a date as typed, or a moment (ISO) that was stored before. A word alone removes what is stored. */
export function followUpField(typed: FieldSchemas["nextFollowUp"]) {
  const moment = z.iso.datetime();
  return z.string({ error: CHOOSE_A_DAY }).transform((text, context) => {
    if (isFollowUpWord(text)) return text;
    if (moment.safeParse(text).success) return { at: text };
    const { data } = typed.safeParse(text);
    return data ? { at: data } : refuse(context, CHOOSE_A_DAY);
  });
}
const CHOOSE_A_DAY = "Choose a day for the follow-up";

function someTags(tags: FieldSchemas["tags"]) {
  return tags.refine((stored) => stored !== null, "Please enter a tag");
}

/** Where an undo puts a tag back, counted from 0. */
const placeField = z
  .string()
  .regex(/^\d{1,2}$/)
  .transform(Number)
  .optional();

const choicesField = z.record(z.string(), z.enum(["mine", "theirs"])).optional();

/** The intents whose schema does not depend on the database. */
const OTHER_INTENTS = [
  z.object({ intent: z.literal("score"), score: sliderField }),
  z.object({ intent: z.literal("value"), value: strictMoney(LEAD_FIELDS.dealValue) }),
  z.object({
    intent: z.literal("note"),
    content: noteText("Please enter a note before saving", textField(10_000, "A note")),
  }),
  z.object({ intent: z.literal("accept") }),
  z.object({ intent: z.literal("delete") }),
  z.object({ intent: z.literal("erase") }),
] as const;

const activityShape = {
  type: z.enum(ACTIVITY_TYPES, { error: "Choose a type" }),
  title: noteText("Please enter an activity title before saving", lineField(200, "A title")),
  description: optionalText(10_000, "The description"),
};

function noteText(whenBlank: string, field: z.ZodString) {
  return z.string({ error: whenBlank }).overwrite(cleanText).min(1, whenBlank).pipe(field);
}

export const trashSchema = z.object({ intent: z.enum(["restore", "erase"]), id });

export const spamReviewSchema = z.object({ intent: z.enum(["accept", "delete"]), id });
