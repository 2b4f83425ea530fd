import { and, eq, isNotNull, lt } from "drizzle-orm";
import { DAY, isoAfter } from "../../../platform/clock";
import type { Db } from "../../../platform/db/database.server";
import { MERGE_DAYS } from "./merge";
import { leadMerges } from "./tables";

/** The id of the lead that this one was merged into; null if it was not. */
export async function readMergedInto(db: Db, leadId: string): Promise<string | null> {
  const [merge] = await db
    .select({ leadId: leadMerges.leadId })
    .from(leadMerges)
    .where(eq(leadMerges.mergedId, leadId));
  return merge?.leadId ?? null;
}

/**
 * Forgets what is kept of merges that can no longer be undone; where a merged lead leads stays, and the address and the
 * number that the other one has from it. For the daily cron.
 */
export async function pruneMerges(db: Db, now: Date): Promise<void> {
  const due = and(isNotNull(leadMerges.kept), lt(leadMerges.createdAt, isoAfter(now, -MERGE_DAYS * DAY)));
  await db.update(leadMerges).set({ kept: null }).where(due);
}
