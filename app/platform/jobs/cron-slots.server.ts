import { and, eq, lt } from "drizzle-orm";
import { DAY, isoAfter } from "../clock";
import type { Db } from "../db/database.server";
import { cronSlots } from "../db/tables";

type Slot = { job: string; slot: string; version: string };

/**
 * Claims a cron slot for this version of the program. Returns false if it was claimed before: Cloudflare may fire a
 * cron twice.
 */
export async function takeCronSlot(db: Db, slot: Slot, now: Date): Promise<boolean> {
  const taken = await db
    .insert(cronSlots)
    .values({ ...slot, startedAt: now.toISOString() })
    .onConflictDoNothing()
    .returning({ job: cronSlots.job });
  return taken.length > 0;
}

export async function closeCronSlot(
  db: Db,
  job: string,
  slot: string,
  error: string | null,
  now: Date,
): Promise<void> {
  await db
    .update(cronSlots)
    .set({ finishedAt: now.toISOString(), error })
    .where(and(eq(cronSlots.job, job), eq(cronSlots.slot, slot)));
}

export async function pruneCronSlots(db: Db, now: Date): Promise<void> {
  await db.delete(cronSlots).where(lt(cronSlots.startedAt, isoAfter(now, -7 * DAY)));
}
