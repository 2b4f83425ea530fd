import { and, eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { Actor } from "../../platform/db/audit.server";
import { type Db, runBatch } from "../../platform/db/database.server";
import { newId } from "../../platform/ids";
import { localDate } from "../../platform/time/zoned-time";
import { momentOfWord } from "../follow-ups/follow-up";
import { moveFollowUps, selectFollowUps } from "../follow-ups/follow-ups.server";
import { leadActivities } from "../tables";
import { wholeDay } from "./due";
import { audit, type Changed, columnsOf, nextVersion, readBefore } from "./task-changes.server";
import { selectOverdue } from "./task-list.server";
import { IS_OPEN, type Whose } from "./tasks.server";

type Moved = Whose & { zone: string; actor: Actor };

/** Those of one undo, of tasks and of follow-ups. */
const MOVED_AT_ONCE = 500;

/**
 * Makes overdue tasks and follow-ups due today, at most 500 of each. Returns their number and the id by which
 * `undoMove` knows them.
 */
export async function moveOverdueToToday(db: Db, { zone, actor, ...whose }: Moved, now: Date) {
  const followed = { ...whose, now, zone, before: now, limit: MOVED_AT_ONCE };
  const [moved, listed, leads] = await db.batch([
    selectOverdue(db, { ...whose, now, zone }).limit(MOVED_AT_ONCE),
    selectFollowUps(db, followed),
    // Left behind by its task, a follow-up would be in the list again.
    selectFollowUps(db, { ...followed, withPlanned: true }),
  ]);
  const id = newId();
  const count = moved.length + listed.length;
  if (count === 0) return { id, count };
  const [today, later] = [wholeDay(localDate(now, zone)), momentOfWord("today", now, zone)];
  const followUps = leads.map((lead) => ({ leadId: lead.id, before: lead.nextFollowUp, after: later }));
  await runBatch(db, [
    audit(db, { id, actor, action: "move-overdue", before: { to: today.at, moved, followUps } }, now),
    db
      .update(leadActivities)
      .set({ ...columnsOf(today), ...nextVersion })
      .where(and(IS_OPEN, sql`${leadActivities.id} in ${idsOf(moved)}`)),
    ...moveFollowUps(db, followUps, actor, now),
  ]);
  return { id, count };
}

const movedTask = z.object({ id: z.string(), at: z.string(), allDay: z.boolean() });
const movedFollowUp = z.object({ leadId: z.string(), before: z.string(), after: z.string() });
const beforeMove = z.object({
  to: z.string(),
  moved: z.array(movedTask),
  followUps: z.array(movedFollowUp).default([]),
});

/** Undoes `moveOverdueToToday`, except for tasks and follow-ups that have been put off or done since. */
export async function undoMove(db: Db, { id, actor }: Changed, now: Date): Promise<void> {
  const { to, moved, followUps } = beforeMove.parse(await readBefore(db, id, "task.move-overdue"));
  const before = sql`json_each(${JSON.stringify(moved)})`;
  const back = followUps.map((each) => ({ ...each, before: each.after, after: each.before }));
  await runBatch(db, [
    audit(db, { id, actor, action: "undo-move" }, now),
    db
      .update(leadActivities)
      .set({
        scheduledAt: sql`moved.value ->> '$.at'`,
        dueAllDay: sql`moved.value ->> '$.allDay'`,
        ...nextVersion,
      })
      .from(sql`${before} as moved`)
      .where(
        and(
          sql`${leadActivities.id} = moved.value ->> '$.id'`,
          IS_OPEN,
          eq(leadActivities.dueAllDay, true),
          eq(leadActivities.scheduledAt, to),
        ),
      ),
    ...moveFollowUps(db, back, actor, now),
  ]);
}

function idsOf(rows: { id: string }[]) {
  return sql`(select value from json_each(${JSON.stringify(rows.map(({ id }) => id))}))`;
}
