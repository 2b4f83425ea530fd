import { z } from "zod";
import type { Member } from "../../auth/staff";
import { cleanLine, lineField } from "../../platform/http/forms/form-fields";
import { amountProblem, parseUsd } from "../../platform/money";
import { LEAD_STATUSES } from "../leads/lead";
import {
  DEAL_PROBABILITIES,
  DEAL_STAGES,
  DEFAULT_DEAL_PROBABILITY,
  DEFAULT_DEAL_STAGE,
  LOST_REASONS,
} from "./deal";

const MISSING_DEAL_FIELDS = "Please fill in all required fields";
const DATE_FORMAT = /^\d{4}-\d\d-\d\d$/;

/** A year with a digit missing, which no list of deals would show. */
const FIRST_DATE = "1900-01-01";

/** YYYY-MM-DD, or null for an empty field. */
const calendarDate = z
  .string()
  .trim()
  .refine(
    (text) => text === "" || (isCalendarDate(text) && text >= FIRST_DATE),
    "Enter a date like 2026-12-31",
  )
  .transform((text) => text || null)
  .nullable()
  .default(null);

/** A text that may be empty, which is null. */
const optionalLine = (label: string) =>
  lineField(200, label)
    .optional()
    .transform((text) => text || null);

/** Why a deal was lost: asked of every lost deal, and never required. */
const lossShape = {
  lostReason: z
    .enum(LOST_REASONS, { error: "Choose one of the reasons" })
    .optional()
    .transform((reason) => reason ?? null),
  lostTo: optionalLine("Who"),
  lostNote: optionalLine("Note"),
};

const dealShape = {
  ...lossShape,
  title: z
    .string({ error: MISSING_DEAL_FIELDS })
    .overwrite(cleanLine)
    .min(1, MISSING_DEAL_FIELDS)
    .pipe(lineField(200, "Title")),
  value: z
    .string({ error: MISSING_DEAL_FIELDS })
    .trim()
    .min(1, MISSING_DEAL_FIELDS)
    .refine((text) => text === "" || parseUsd(text) !== null, {
      error: ({ input }) => amountProblem(String(input)) ?? "Enter an amount in dollars, like 24000 or 12.5k",
    })
    .transform((text) => parseUsd(text) ?? 0),
  stage: z.enum(DEAL_STAGES).default(DEFAULT_DEAL_STAGE),
  probability: z.coerce
    .number()
    .pipe(z.literal(DEAL_PROBABILITIES, { error: "Choose one of the probabilities" }))
    .default(DEFAULT_DEAL_PROBABILITY),
  expectedCloseDate: calendarDate,
};

/** The id of an active member, or empty. A disabled member is valid only if already assigned (`currentAssigneeId`). */
function assigneeField(members: Member[], currentAssigneeId: string | null = null) {
  const onOffer = members
    .filter(({ id, isActive }) => isActive || id === currentAssigneeId)
    .map(({ id }) => id);
  return z
    .enum(onOffer, { error: "Assigned to: choose an active member or Unassigned" })
    .optional()
    .transform((id) => id ?? null);
}

/** For the New Deal dialog and the lead's tab. Outputs the value in cents and an empty date as null. */
export function newDealSchemaFor(members: Member[]) {
  return z.object({
    ...dealShape,
    leadId: z.string({ error: MISSING_DEAL_FIELDS }).min(1, MISSING_DEAL_FIELDS).max(64),
    assigneeId: assigneeField(members),
  });
}
export type NewDeal = z.infer<ReturnType<typeof newDealSchemaFor>>;

/** For an edit; includes the version that was on the page. */
export function dealEditSchemaFor(members: Member[], currentAssigneeId: string | null) {
  return z.object({
    ...dealShape,
    version: z.coerce.number().int().positive(),
    assigneeId: assigneeField(members, currentAssigneeId),
  });
}
export type DealEdit = z.infer<ReturnType<typeof dealEditSchemaFor>>;

/** A new position: `after` is the id of the card above, or empty for the top of the column. */
const place = {
  id: z.string().min(1).max(64),
  stage: z.enum(DEAL_STAGES),
  after: z.string().max(64).default(""),
};

/**
 * What the board and a lead's tab submit, apart from creating and editing; `convert` is what the toast of a won deal
 * offers. The undo of a move that had converted the lead has the status it had before.
 */
export function dealChangeSchemaFor(members: Member[]) {
  return z.discriminatedUnion("intent", [
    z.object({
      intent: z.literal("move"),
      ...place,
      ...lossShape,
      place: z.enum(["board", "lead"]).default("board"),
    }),
    z.object({
      intent: z.literal("undo-move"),
      ...place,
      ...lossShape,
      closeDate: calendarDate,
      stageEnteredAt: z.iso.datetime(),
      leadStatus: z.enum(LEAD_STATUSES).optional(),
    }),
    z.object({ intent: z.literal("convert"), leadId: place.id }),
    z.object({ intent: z.literal("undo-convert"), leadId: place.id, status: z.enum(LEAD_STATUSES) }),
    z.object({
      intent: z.literal("assign"),
      id: place.id,
      assigneeId: assigneeField(members),
      shown: place.id.optional(),
    }),
    z.object({ intent: z.literal("delete"), id: place.id }),
  ]);
}
export type DealChange = z.infer<ReturnType<typeof dealChangeSchemaFor>>;

function isCalendarDate(text: string): boolean {
  if (!DATE_FORMAT.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
