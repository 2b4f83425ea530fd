import { eq } from "drizzle-orm";
import { z } from "zod";
import { type Actor, insertAudit, wasRecorded } from "../platform/db/audit.server";
import { ChangeRefused } from "../platform/db/change.server";
import type { Db } from "../platform/db/database.server";
import { parseDay } from "../platform/time/zoned-time";
import { MAX_NOTE } from "./notes";
import { notes } from "./tables";

export const noteSchema = z.object({
  date: z
    .string({ error: "Please choose a date" })
    .refine((text) => parseDay(text) !== null, "Please choose a date"),
  text: z
    .string({ error: "Please write a note" })
    .trim()
    .min(1, "Please write a note")
    .max(MAX_NOTE, `A note has at most ${MAX_NOTE} characters`),
});
export const noteIdSchema = z.object({ id: z.uuid() });

/** Notes are in the analytics database, the audit log in the business database: no transaction spans both. */
type Databases = { analytics: Db; business: Db };

type NewNote = { id: string; at: string; text: string; actor: Actor };

/** Writes a note at `at` (ISO time). Repeating it after a lost response changes nothing. */
export async function addNote(
  { analytics, business }: Databases,
  { id, at, text, actor }: NewNote,
  now: Date,
): Promise<void> {
  const row = { id, at, text, authorLabel: actor.label, createdAt: now.toISOString() };
  await analytics.insert(notes).values(row).onConflictDoNothing();
  const entry = { actor, action: "analytics.note", entity: "analytics-note", entityId: id };
  if (!(await wasRecorded(business, entry)))
    await insertAudit(business, { ...entry, after: { at, text } }, now);
}

/** @throws ChangeRefused if there is no such note, unless this actor deleted it before */
export async function deleteNote(
  { analytics, business }: Databases,
  { id, actor }: { id: string; actor: Actor },
  now: Date,
): Promise<void> {
  const entry = { actor, action: "analytics.note-delete", entity: "analytics-note", entityId: id };
  const [before] = await analytics.delete(notes).where(eq(notes.id, id)).returning();
  if (before) await insertAudit(business, { ...entry, before }, now);
  else if (!(await wasRecorded(business, entry))) throw new ChangeRefused(404, "This note no longer exists.");
}
