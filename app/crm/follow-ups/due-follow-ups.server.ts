import { and, asc, eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server";
import { isListed } from "../leads/listed-leads.server";
import { leads } from "../tables";

const DUE_SHOWN = 20;

type DueQuery = { assigneeId: string; now: Date; before: string };

/** The follow-ups of somebody's leads that are due before that moment (ISO), oldest first, and how many are overdue. */
export async function listDueFollowUps(db: Db, { assigneeId, now, before }: DueQuery) {
  // In the words of the index that is sorted by them, so that only what is due is read.
  const isDue = sql`${leads.nextFollowUp} collate nocase < ${before}`;
  const mine = and(isListed(leads), isDue, eq(leads.assigneeId, assigneeId));
  const [rows, [counted]] = await db.batch([
    db
      .select({
        id: leads.id,
        firstName: leads.firstName,
        lastName: leads.lastName,
        companyName: leads.companyName,
        nextFollowUp: sql<string>`${leads.nextFollowUp}`,
      })
      .from(leads)
      .where(mine)
      .orderBy(sql`${leads.nextFollowUp} collate nocase`, asc(leads.createdAt))
      .limit(DUE_SHOWN),
    db
      .select({
        all: sql<number>`count(*)`,
        overdue: sql<number>`count(*) filter (where ${leads.nextFollowUp} < ${now.toISOString()})`,
      })
      .from(leads)
      .where(mine),
  ]);
  return { rows, all: counted?.all ?? 0, overdue: counted?.overdue ?? 0 };
}
