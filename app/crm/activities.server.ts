import { and, asc, desc, eq, isNull } from "drizzle-orm";
import type { Db } from "../platform/db.server";
import { crmCounts } from "./counters/tables";
import { ACTIVITIES_PER_PAGE } from "./lead";
import { isListed, leadActivities, leads } from "./tables";

const logColumns = {
  id: leadActivities.id,
  leadId: leadActivities.leadId,
  type: leadActivities.activityType,
  title: leadActivities.title,
  description: leadActivities.description,
  createdAt: leadActivities.createdAt,
  firstName: leads.firstName,
  lastName: leads.lastName,
  companyName: leads.companyName,
};

/** A page of the activities of all listed leads, newest first, with their kept total. */
export async function listRecentActivities(db: Db, wantedPage: number) {
  const [counted] = await db
    .select({ total: crmCounts.total })
    .from(crmCounts)
    .where(eq(crmCounts.name, "activities"));
  const total = counted?.total ?? 0;
  const pages = Math.max(1, Math.ceil(total / ACTIVITIES_PER_PAGE));
  const page = Math.min(wantedPage, pages);
  const offset = (page - 1) * ACTIVITIES_PER_PAGE;
  const rows = total === 0 ? [] : await selectActivities(db, { offset, total });
  return { rows, total, page, pages };
}

/** Skipped rows are read, so the second half of the log is counted from its end. */
async function selectActivities(db: Db, { offset, total }: { offset: number; total: number }) {
  const fromEnd = offset > total / 2;
  const limit = Math.min(ACTIVITIES_PER_PAGE, total - offset);
  const order = fromEnd ? asc : desc;
  const rows = await db
    .select(logColumns)
    .from(leadActivities)
    .innerJoin(leads, eq(leads.id, leadActivities.leadId))
    .where(and(isNull(leadActivities.deletedAt), isListed(leads)))
    .orderBy(order(leadActivities.createdAt), order(leadActivities.id))
    .limit(limit)
    .offset(fromEnd ? total - offset - limit : offset);
  return fromEnd ? rows.reverse() : rows;
}
