import { and, eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { Actor } from "../../platform/db/audit.server";
import { runIfChanged } from "../../platform/db/change.server";
import type { Db } from "../../platform/db/database.server";
import { newId } from "../../platform/ids";
import { localDate } from "../../platform/time/zoned-time";
import { leadActivities } from "../tables";
import { wholeDay } from "./due";
import { audit, type Changed, columnsOf, nextVersion, readBefore } from "./task-changes.server";
import { IS_OPEN, listOverdue } from "./tasks.server";

type Moved = { assigneeId?: string; zone: string; actor: Actor };

/** Makes overdue tasks due today, at most 500. Returns their number and the id by which `undoMove` knows them. */
export async function moveOverdueToToday(db: Db, { zone, actor, ...whose }: Moved, now: Date) {
  const moved = await listOverdue(db, { ...whose, now, zone });
  const id = newId();
  if (moved.length === 0) return { id, count: 0 };
  const today = wholeDay(localDate(now, zone));
  const change = db
    .update(leadActivities)
    .set({ ...columnsOf(today), ...nextVersion })
    .where(and(IS_OPEN, sql`${leadActivities.id} in ${idsOf(moved)}`));
  const before = { to: today.at, moved };
  await runIfChanged(db, change, [audit(db, { id, actor, action: "move-overdue", before }, now)]);
  return { id, count: moved.length };
}

const movedTask = z.object({ id: z.string(), at: z.string(), allDay: z.boolean() });
const beforeMove = z.object({ to: z.string(), moved: z.array(movedTask) });

/** Undoes `moveOverdueToToday`, except for tasks that have been put off or done since. */
export async function undoMove(db: Db, { id, actor }: Changed, now: Date): Promise<void> {
  const { to, moved } = beforeMove.parse(await readBefore(db, id, "task.move-overdue"));
  const before = sql`json_each(${JSON.stringify(moved)})`;
  const change = db
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
    );
  await runIfChanged(db, change, [audit(db, { id, actor, action: "undo-move" }, now)]);
}

function idsOf(rows: { id: string }[]) {
  return sql`(select value from json_each(${JSON.stringify(rows.map(({ id }) => id))}))`;
}
