import { and, eq, gte, inArray, lt, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import {
  eventDays,
  pageViewDays,
  pageViewHours,
  sessionDays,
  websiteAnalytics,
  websiteEvents,
} from "../analytics/tables";
import { users } from "../auth/tables";
import { blogs } from "../blog/tables";
import { unindexLeads } from "../crm/leads/lead-search.server";
import { leads } from "../crm/tables";
import { blogGenerationLog } from "../generation/tables";
import { type Db, runBatch, type Statement } from "../platform/db/database.server";
import { DEMO_SESSION_PREFIX } from "./demo-data";

/**
 * Deletes everything marked as demo data, in one transaction: leads with their related rows, posts and their runs,
 * users, and visits, which are subtracted from the counts. Data that staff added stays.
 */
export async function removeDemoData(db: Db): Promise<void> {
  const demoPosts = db.select({ id: blogs.id }).from(blogs).where(eq(blogs.isDemo, true));
  await runBatch(db, [
    ...removeDemoVisits(db),
    db.delete(blogGenerationLog).where(inArray(blogGenerationLog.blogId, demoPosts)),
    db.delete(blogs).where(eq(blogs.isDemo, true)),
    unindexLeads(db, sql`(select id from leads where is_demo = 1)`),
    db.delete(leads).where(eq(leads.isDemo, true)),
    db.delete(users).where(eq(users.isDemo, true)),
  ]);
}

/** Counts first: they are reduced by sums over the raw rows. */
function removeDemoVisits(db: Db): Statement[] {
  const demoViews = sql`from website_analytics where ${isDemo(websiteAnalytics.sessionId)}`;
  const demoEvents = sql`from website_events where ${isDemo(websiteEvents.sessionId)}`;
  return [
    db
      .update(pageViewHours)
      .set({ views: sql`${pageViewHours.views} - demo.hits` })
      .from(sql`(select substr(timestamp, 1, 13) as hour, count(*) as hits ${demoViews} group by 1) as demo`)
      .where(sql`${pageViewHours.hour} = demo.hour`),
    db
      .update(pageViewDays)
      .set({ views: sql`${pageViewDays.views} - demo.hits` })
      .from(sql`(select substr(timestamp, 1, 10) as day, page_path, device_type, browser, count(*) as hits
        ${demoViews} group by 1, 2, 3, 4) as demo`)
      .where(sql`${pageViewDays.day} = demo.day and ${pageViewDays.pagePath} = demo.page_path
        and ${pageViewDays.deviceType} = demo.device_type and ${pageViewDays.browser} = demo.browser`),
    db
      .update(eventDays)
      .set({ events: sql`${eventDays.events} - demo.hits` })
      .from(sql`(select substr(timestamp, 1, 10) as day, event_type, event_name, count(*) as hits
        ${demoEvents} group by 1, 2, 3) as demo`)
      .where(sql`${eventDays.day} = demo.day and ${eventDays.eventType} = demo.event_type
        and ${eventDays.eventName} = demo.event_name`),
    db.delete(pageViewHours).where(eq(pageViewHours.views, 0)),
    db.delete(pageViewDays).where(eq(pageViewDays.views, 0)),
    db.delete(eventDays).where(eq(eventDays.events, 0)),
    db.delete(websiteAnalytics).where(isDemo(websiteAnalytics.sessionId)),
    db.delete(websiteEvents).where(isDemo(websiteEvents.sessionId)),
    db.delete(sessionDays).where(isDemo(sessionDays.sessionId)),
  ];
}

/** A range, so that the session index is used; ids are hex, so none sorts above 'f'. */
function isDemo(sessionId: SQLiteColumn): SQL | undefined {
  return and(gte(sessionId, DEMO_SESSION_PREFIX), lt(sessionId, `${DEMO_SESSION_PREFIX}g`));
}
