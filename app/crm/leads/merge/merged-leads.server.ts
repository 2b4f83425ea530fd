import { and, eq, isNotNull, lt, sql } from "drizzle-orm";
import { forgetSuppressedAddresses } from "../../../mail/suppression/suppressions.server";
import { DAY, isoAfter } from "../../../platform/clock";
import { type Db, runBatch } from "../../../platform/db/database.server";
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
 * Forgets what is kept of merges that can no longer be undone, and an address that is no lead's any more; where a
 * merged lead leads stays. For the daily cron.
 */
export async function pruneMerges(db: Db, now: Date): Promise<void> {
  const due = and(isNotNull(leadMerges.kept), lt(leadMerges.createdAt, isoAfter(now, -MERGE_DAYS * DAY)));
  const addresses = sql`(select kept ->> '$.emailKey' from lead_merges where ${due}
    and not exists (select 1 from leads where email_key = kept ->> '$.emailKey'))`;
  await runBatch(db, [
    forgetSuppressedAddresses(db, addresses),
    db.update(leadMerges).set({ kept: null }).where(due),
  ]);
}
