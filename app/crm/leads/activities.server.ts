import { and, count, desc, eq, inArray, isNotNull, isNull, notInArray, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server";
import { leadActivities, leads } from "../tables";
import { ACTIVITIES_PER_PAGE } from "./lead";
import { authorOf } from "./lead-detail.server";
import { MAX_PAGES, pagingOf } from "./list-settings";
import { isUnlisted } from "./listed-leads.server";

/**
 * A page of the activities of all listed leads, newest first, with the total. A page past the end returns the last
 * page.
 */
export async function listRecentActivities(db: Db, page: number) {
  const wanted = Math.min(page, MAX_PAGES);
  const [rows, [counted]] = await db.batch([selectPage(db, wanted), selectTotal(db)]);
  const paging = pagingOf(wanted, { total: counted?.total ?? 0, perPage: ACTIVITIES_PER_PAGE });
  return { ...paging, rows: paging.page === wanted ? rows : await selectPage(db, paging.page) };
}

/** Limits the rows before joining the leads, so that no lead is looked up for a skipped row. */
function selectPage(db: Db, page: number) {
  const shown = db
    .select()
    .from(leadActivities)
    .where(and(isNull(leadActivities.deletedAt), notInArray(leadActivities.leadId, selectUnlisted(db))))
    .orderBy(desc(leadActivities.createdAt), desc(leadActivities.id))
    .limit(ACTIVITIES_PER_PAGE)
    .offset((page - 1) * ACTIVITIES_PER_PAGE)
    .as("shown");
  return db
    .select({
      id: shown.id,
      leadId: sql<string>`${shown.leadId}`,
      type: shown.activityType,
      title: shown.title,
      description: shown.description,
      createdAt: shown.createdAt,
      scheduledAt: shown.scheduledAt,
      dueAllDay: shown.dueAllDay,
      /** Planned and not done. */
      isOpen: sql<number>`${shown.completedAt} is null and ${shown.scheduledAt} is not null`,
      author: authorOf("shown", "activity"),
      firstName: leads.firstName,
      lastName: leads.lastName,
      companyName: leads.companyName,
    })
    .from(shown)
    .innerJoin(leads, eq(leads.id, shown.leadId))
    .orderBy(desc(shown.createdAt), desc(shown.id));
}

/**
 * All activities minus the deleted ones, the tasks that stand alone and those of unlisted leads, which are few: SQLite
 * counts a whole table without reading its rows.
 */
function selectTotal(db: Db) {
  const countWhere = (condition?: SQL) => db.select({ total: count() }).from(leadActivities).where(condition);
  const deleted = countWhere(isNotNull(leadActivities.deletedAt));
  const unlisted = countWhere(
    and(isNull(leadActivities.deletedAt), inArray(leadActivities.leadId, selectUnlisted(db))),
  );
  const alone = countWhere(and(isNull(leadActivities.deletedAt), isNull(leadActivities.leadId)));
  return db
    .select({ total: sql<number>`count(*) - ${deleted} - ${unlisted} - ${alone}` })
    .from(leadActivities);
}

function selectUnlisted(db: Db) {
  return db.select({ id: leads.id }).from(leads).where(isUnlisted(leads));
}
