import { z } from "zod";
import type { Member } from "../../auth/staff";
import { cleanLine, lineField, requiredText, textField } from "../../platform/http/forms/form-fields";
import { ACTIVITY_TYPES } from "../leads/lead";
import { dueFromForm, LATER_CHOICES } from "./due";
import { OUTCOMES, WHO } from "./task";

const MISSING_TITLE = "Say what there is to do";
const id = z.string().min(1).max(64);
const optionalId = z
  .string()
  .max(64)
  .optional()
  .transform((text) => text || null);
const version = z.coerce.number().int().positive();

const title = z
  .string({ error: MISSING_TITLE })
  .overwrite(cleanLine)
  .min(1, MISSING_TITLE)
  .pipe(lineField(200, "What there is to do"));

const description = textField(10_000, "The description")
  .optional()
  .transform((text) => text || null);

/** A due date as the reader's clocks show it; empty is none. */
export function dueField(zone: string) {
  return z
    .string()
    .trim()
    .default("")
    .transform((text, context) => {
      const due = dueFromForm(text, zone);
      if (due !== undefined) return due;
      context.addIssue({ code: "custom", message: "Enter a date; without a time it is due on that day" });
      return z.NEVER;
    });
}

/** An active member, nobody, or whoever has the task already. */
function assigneeField(members: Member[], currentId: string | null = null) {
  const onOffer = members
    .filter((member) => member.isActive || member.id === currentId)
    .map((member) => member.id);
  return z
    .enum(onOffer, { error: "Assigned to: choose an active member or Unassigned" })
    .optional()
    .transform((chosen) => chosen ?? null);
}

type Reader = { zone: string; members: Member[]; currentAssigneeId?: string | null };

/** The whole form, of a new task or an edited one. */
function taskShape({ zone, members, currentAssigneeId }: Reader) {
  return {
    type: z.enum(ACTIVITY_TYPES, { error: "Choose a type" }),
    title,
    description,
    due: dueField(zone),
    assigneeId: assigneeField(members, currentAssigneeId),
    leadId: optionalId,
  };
}

export function newTaskSchemaFor(reader: Reader) {
  return z.object({ ...taskShape(reader), dealId: optionalId });
}

/** Includes the version that was on the page. */
export function taskEditSchemaFor(reader: Reader) {
  return z.object({ ...taskShape(reader), version });
}

export const MAX_WORDS = 200;
export const wordsField = z
  .string({ error: MISSING_TITLE })
  .overwrite(cleanLine)
  .min(1, MISSING_TITLE)
  .pipe(lineField(MAX_WORDS, "A task"));

/** Of a follow-up: the one that the person saw (ISO). */
const shown = z.string().max(64).default("");

const followUp = z.enum([...LATER_CHOICES, "date", "none"]).default("none");

/** What every page that shows tasks, notes or activities submits, apart from a task's whole form. */
export function taskChangeSchemaFor({ zone, members }: Reader) {
  return z.discriminatedUnion("intent", [
    z.object({ intent: z.literal("add"), words: wordsField, leadId: optionalId, dealId: optionalId }),
    z.object({
      intent: z.literal("done"),
      id,
      shown,
      outcome: z.enum(OUTCOMES).optional(),
      said: textField(10_000, "What was said").optional(),
      followUp,
      followUpDate: dueField(zone),
      next: optionalId,
    }),
    z.object({ intent: z.literal("reopen"), id, againId: optionalId }),
    z.object({
      intent: z.literal("snooze"),
      id,
      shown,
      until: z.enum([...LATER_CHOICES, "date"]),
      date: dueField(zone),
      next: optionalId,
    }),
    z.object({
      intent: z.literal("due"),
      id,
      at: z.iso.datetime().optional(),
      allDay: z.enum(["true", "false"]),
    }),
    z.object({ intent: z.literal("assign"), id, assigneeId: assigneeField(members) }),
    z.object({ intent: z.literal("move-overdue"), who: z.union([z.enum(WHO), id]) }),
    z.object({ intent: z.literal("undo-move"), id }),
    z.object({ intent: z.literal("delete"), id }),
    z.object({ intent: z.literal("restore"), id }),
    z.object({ intent: z.literal("edit-note"), id, content: requiredText(10_000, "A note") }),
    z.object({ intent: z.literal("delete-note"), id }),
    z.object({ intent: z.literal("restore-note"), id }),
  ]);
}
export type TaskChange = z.infer<ReturnType<typeof taskChangeSchemaFor>>;
