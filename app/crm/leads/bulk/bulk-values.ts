import { z } from "zod";
import { momentOfWord } from "../../follow-ups/follow-up";
import type { LeadTable } from "../fields/lead-fields";
import { followUpField, leadSchemaFor } from "../fields/lead-form";
import { splitTags } from "../tags/tags";
import { type BulkField, MAX_CHOSEN } from "./bulk-change";

/** Whose days are meant by a word such as "tomorrow". */
type Reader = { now: Date; zone: string };

/** For what a form or an address says of a field: its value as it is stored. */
export function bulkSchemaFor(field: BulkField, fields: LeadTable, { now, zone }: Reader) {
  const { shape } = leadSchemaFor(fields);
  const values = {
    status: shape.status,
    priority: shape.priority,
    assignee: shape.assigneeId,
    "follow-up": followUpField(shape.nextFollowUp).transform((wanted) =>
      typeof wanted === "string" ? momentOfWord(wanted, now, zone) : wanted.at,
    ),
    ...{ tag: oneTag(shape.tags), untag: oneTag(shape.tags) },
    trash: z.unknown().transform(() => now.toISOString()),
  } satisfies Record<BulkField, z.ZodType<string | null>>;
  return z.object({ value: values[field] });
}

function oneTag(tags: z.ZodType<string | null>) {
  return tags.refine((stored) => splitTags(stored).length === 1, "Enter one tag, without a comma");
}

/** The leads that are meant: those of these ids, or all that match the list's query string. */
export type Chosen = { ids: string[] } | { matching: string };

const MAX_ID = 64;
const MAX_QUERY = 4000;

/** Reads `lead`, once for each lead, or `matching`; null if neither says anything, or too much. */
export function readChosen(sent: FormData | URLSearchParams): Chosen | null {
  const matching = sent.get("matching");
  if (typeof matching === "string") return matching.length <= MAX_QUERY ? { matching } : null;
  const ids = [...new Set(sent.getAll("lead"))].filter((id): id is string => typeof id === "string");
  const isSound = ids.length > 0 && ids.length <= MAX_CHOSEN && ids.every((id) => id.length <= MAX_ID);
  return isSound ? { ids } : null;
}
