import { sql } from "drizzle-orm";
import { getTableConfig, type SQLiteTable } from "drizzle-orm/sqlite-core";
import { arrivalOf } from "../../app/analytics/collect/arrival.ts";
import { recordMessages } from "../../app/analytics/counts/record.server.ts";
import { visitKey } from "../../app/analytics/visit.ts";
import { users } from "../../app/auth/tables.ts";
import { blogs } from "../../app/blog/tables.ts";
import { bookings } from "../../app/booking/tables.ts";
import { adCosts } from "../../app/crm/ad-costs/tables.ts";
import { indexLeads } from "../../app/crm/leads/lead-search.server.ts";
import {
  dealStageChanges,
  deals,
  leadActivities,
  leadNotes,
  leadSubmissions,
  leads,
} from "../../app/crm/tables.ts";
import { blogGenerationLog, draftReviews, postcards } from "../../app/generation/tables.ts";
import { COMPANY_KEY } from "../../app/platform/company.server.ts";
import { type Db, runBatch, type Statement } from "../../app/platform/db/database.server.ts";
import { auditLog, settings } from "../../app/platform/db/tables.ts";
import { makeActivities, makeAnswers, makeDeals, makeNotes } from "./history.ts";
import { makeLeads, makeSubmissions, type SubmissionRow } from "./leads.ts";
import { makeAdCosts, makeBookings } from "./money.ts";
import { makePosts } from "./posts.ts";
import { makeVisits } from "./visits.ts";

/** Whether the database has no lead and no post. */
export async function isEmpty(db: Db): Promise<boolean> {
  const [found] = await db.all<{ found: number }>(
    sql`select exists (select 1 from ${leads}) or exists (select 1 from ${blogs}) as found`,
  );
  return found?.found === 0;
}

/**
 * Fills an empty database with a small company: leads with their history, deals, posts, and 60 days of visits
 * recorded by the product's own collector and recorder. Deterministic for a given `now`. Does nothing if there is a
 * lead or a post.
 */
export async function seedDemoData(db: Db, analyticsDb: Db, now: Date): Promise<void> {
  if (!(await isEmpty(db))) return;
  const leadRows = makeLeads(now);
  const submissions = makeSubmissions(leadRows);
  const { posts, runs, reviews, postcards: cards } = await makePosts(now);
  const made = makeDeals(leadRows, now);
  const [owner] = await db.select({ id: users.id }).from(users).orderBy(users.createdAt).limit(1);
  const published = posts.filter((post) => post.published);
  const demos = makeBookings(leadRows, submissions, now);
  const messages = makeVisits(now, published, { submissions, demos });
  for (const submission of submissions) {
    const lead = leadRows.find(({ id }) => id === submission.leadId);
    if (lead && submission.sessionId) {
      const visit = { sessionId: submission.sessionId, visit: null };
      Object.assign(lead, originOf(submission), { visitKey: visitKey(visit) });
    }
  }
  await runBatch(db, [
    // Beaconry as the settings have it counts as saved: generators run, and no first run is offered.
    db
      .insert(settings)
      .values({ key: COMPANY_KEY, value: "{}", updatedAt: now.toISOString() })
      .onConflictDoNothing(),
    ...insertRows(db, leads, leadRows),
    ...indexLeads(db, sql`(select id from leads)`),
    ...insertRows(db, leadSubmissions, submissions),
    ...insertRows(db, leadActivities, makeActivities(leadRows, { now, assigneeId: owner?.id ?? null })),
    ...insertRows(db, auditLog, owner ? makeAnswers(leadRows, owner.id) : []),
    ...insertRows(db, leadNotes, makeNotes(leadRows)),
    ...insertRows(db, bookings, demos),
    ...insertRows(db, adCosts, makeAdCosts(now)),
    ...insertRows(db, deals, made.deals),
    ...insertRows(db, dealStageChanges, made.changes),
    ...insertRows(db, blogs, posts),
    ...insertRows(db, blogGenerationLog, runs),
    ...insertRows(db, draftReviews, reviews),
    ...insertRows(db, postcards, cards),
  ]);
  await recordMessages(analyticsDb, messages);
}

/** Where a lead's visit came from, as the contact form stores it. */
function originOf({ landingPath, referrer, utm, pagePath }: SubmissionRow) {
  const kept = {
    landingPath: landingPath ?? null,
    referrer: referrer ?? null,
    utm: utm ? JSON.parse(utm) : null,
  };
  const {
    channel,
    campaign,
    landingPath: landing,
  } = arrivalOf(kept, { page: pagePath, ownHosts: [], userAgent: "" });
  return { channel, campaign, landingPath: landing };
}

/** What an earlier demo has left stays. As many rows per statement as D1's 100 bound parameters allow. */
function insertRows<Table extends SQLiteTable>(
  db: Db,
  table: Table,
  rows: Table["$inferInsert"][],
): Statement[] {
  const size = Math.floor(100 / getTableConfig(table).columns.length);
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, index) =>
    db
      .insert(table)
      .values(rows.slice(index * size, (index + 1) * size))
      .onConflictDoNothing(),
  );
}
