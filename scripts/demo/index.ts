import { eq, sql } from "drizzle-orm";
import { getTableConfig, type SQLiteTable } from "drizzle-orm/sqlite-core";
import { DEMO_HOST, DEMO_NAMES } from "../../app/admin/demo-data.server.ts";
import { arrivalOf } from "../../app/analytics/collect/arrival.ts";
import { recordMessages } from "../../app/analytics/counts/record.server.ts";
import { visitKey } from "../../app/analytics/visit.ts";
import { memberName, profiles, users } from "../../app/auth/tables.ts";
import { blogs } from "../../app/blog/tables.ts";
import { selectAvailability, toAvailability } from "../../app/booking/availability.server.ts";
import type { Rules } from "../../app/booking/rules.ts";
import { insertIfFree } from "../../app/booking/slot-guard.server.ts";
import { bookingHosts, bookings } from "../../app/booking/tables.ts";
import { adCosts } from "../../app/crm/ad-costs/tables.ts";
import { leadImportRows, leadImports } from "../../app/crm/import/tables.ts";
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
import { mails } from "../../app/mail/tables.ts";
import { notifications } from "../../app/notifications/tables.ts";
import { DAY } from "../../app/platform/clock.ts";
import { COMPANY_KEY } from "../../app/platform/company.server.ts";
import { type Db, runBatch, type Statement } from "../../app/platform/db/database.server.ts";
import { auditLog, settings } from "../../app/platform/db/tables.ts";
import { makeAudit } from "./audit.ts";
import { makeDeals } from "./deals.ts";
import { type ActivityRow, makeActivities, makeAnswers, makeNotes, type NoteRow } from "./history.ts";
import { type LeadRow, makeLeads, makeSubmissions, type SubmissionRow } from "./leads.ts";
import { makeAdCosts, makeBookings } from "./money.ts";
import { makePosts } from "./posts.ts";
import { assignDeals, assignLeads, COLLEAGUES, type Member, makeColleagues } from "./team.ts";
import { bookedActivity, DEMO_ZONE, makeHost, makeUpcoming, type Upcoming } from "./upcoming.ts";
import { makeVisits } from "./visits.ts";
import { makeImport, makeMails, makeNotifications } from "./work.ts";

/** Whether the database has no lead and no post. */
export async function isEmpty(db: Db): Promise<boolean> {
  const [found] = await db.all<{ found: number }>(
    sql`select exists (select 1 from ${leads}) or exists (select 1 from ${blogs}) as found`,
  );
  return found?.found === 0;
}

/**
 * Fills an empty database with a small company at work: colleagues, leads with their history, deals, tasks, demos
 * ahead, mails, an import, posts, and 60 days of visits recorded by the product's own collector and recorder.
 * Deterministic for a given `now`. Does nothing if there is a lead or a post. Sends nothing.
 */
export async function seedDemoData(db: Db, analyticsDb: Db, now: Date): Promise<void> {
  if (!(await isEmpty(db))) return;
  const { owner, profile, host, calendar, colleagues, members } = await readTeam(db, now);
  const leadRows = makeLeads(now);
  assignLeads(leadRows, members, now);
  const submissions = makeSubmissions(leadRows);
  const content = await makePosts(now);
  const made = makeDeals(leadRows, now);
  assignDeals(made.deals, leadRows);
  const demos = makeBookings(leadRows, submissions, { hostId: owner?.id ?? null, now });
  const upcoming = makeUpcoming(leadRows, demos, calendar, now);
  const written = makeMails(leadRows, members);
  const messages = makeVisits(
    now,
    content.posts.filter((post) => post.published),
    {
      submissions,
      demos,
      ahead: upcoming.map(({ booking }) => booking),
      opened: written.opened.filter(({ at }) => at < now),
    },
  );
  nameVisits(leadRows, submissions);
  const told = makeNotifications({ owner, colleagues, leads: leadRows, upcoming }, now);
  const history = makeActivities(leadRows, { now, submissions, ownerId: owner?.id ?? null });
  await runBatch(db, [
    ...insertColleagues(db, colleagues, now),
    ...insertCompany(
      db,
      {
        leadRows,
        submissions,
        activities: [...history, ...upcoming.map(bookedActivity), ...written.activities],
        notes: [...makeNotes(leadRows), ...told.notes],
      },
      now,
    ),
    ...insertRows(db, profiles, profile ? [profile] : []),
    ...insertRows(db, bookingHosts, host ? [host] : []),
    ...insertRows(db, bookings, demos),
    ...insertUpcoming(db, upcoming, calendar.rules),
    ...insertDeals(db, made),
    ...insertRows(db, auditLog, makeAudit({ ...made, posts: content.posts })),
    ...insertRows(db, mails, written.mails),
    ...insertImport(db, leadRows, colleagues, now),
    ...insertRows(db, notifications, told.rows),
    ...insertPosts(db, content),
  ]);
  await recordMessages(analyticsDb, messages);
}

type Company = {
  leadRows: LeadRow[];
  submissions: SubmissionRow[];
  activities: ActivityRow[];
  notes: NoteRow[];
};

/** Beaconry as the settings have it counts as saved: generators run, and no first run is offered. */
function insertCompany(
  db: Db,
  { leadRows, submissions, activities, notes }: Company,
  now: Date,
): Statement[] {
  return [
    db
      .insert(settings)
      .values({ key: COMPANY_KEY, value: "{}", updatedAt: now.toISOString() })
      .onConflictDoNothing(),
    ...insertRows(db, leads, leadRows),
    ...indexLeads(db, sql`(select id from leads)`),
    ...insertRows(db, leadSubmissions, submissions),
    ...insertRows(db, leadActivities, activities),
    ...insertRows(db, auditLog, makeAnswers(leadRows)),
    ...insertRows(db, leadNotes, notes),
    ...insertRows(db, adCosts, makeAdCosts(now)),
  ];
}

function insertDeals(db: Db, made: ReturnType<typeof makeDeals>): Statement[] {
  return [...insertRows(db, deals, made.deals), ...insertRows(db, dealStageChanges, made.changes)];
}

function insertImport(db: Db, leadRows: LeadRow[], [member]: Member[], now: Date): Statement[] {
  if (!member) return [];
  const { run, rows } = makeImport(leadRows, member, now);
  return [...insertRows(db, leadImports, [run]), ...insertRows(db, leadImportRows, rows)];
}

function insertPosts(
  db: Db,
  { posts, runs, reviews, postcards: cards }: Awaited<ReturnType<typeof makePosts>>,
) {
  return [
    ...insertRows(db, blogs, posts),
    ...insertRows(db, blogGenerationLog, runs),
    ...insertRows(db, draftReviews, reviews),
    ...insertRows(db, postcards, cards),
  ];
}

/**
 * The first account and when it is free in the coming two weeks. While it has no profile and nobody is a host, it is
 * the demo's person: its profile and its row as a host say so.
 */
async function readSite(db: Db, now: Date) {
  const range = { from: now, to: new Date(now.getTime() + 14 * DAY) };
  const calendar = toAvailability(await db.batch([...selectAvailability(db, range)]), DEMO_ZONE);
  const [account] = await db
    .select({ id: users.id, email: users.email, name: memberName, profile: profiles.userId })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(users.isDemo, false))
    .orderBy(users.createdAt)
    .limit(1);
  const isNew = account?.profile === null && (await db.$count(bookingHosts)) === 0;
  const name = isNew ? DEMO_HOST.name : (account?.name ?? "");
  const own = calendar.hosts.filter(({ id }) => id === account?.id);
  return {
    owner: account && { ...account, name },
    profile: isNew ? { userId: account.id, ...DEMO_NAMES } : null,
    host: isNew ? makeHost(account.id, now) : null,
    calendar: { ...calendar, hosts: isNew ? own.map((host) => ({ ...host, name })) : own },
  };
}

async function readTeam(db: Db, now: Date) {
  const [site, colleagues] = [await readSite(db, now), await listColleagues(db)];
  return { ...site, colleagues, members: site.owner ? [site.owner, ...colleagues] : colleagues };
}

/** As accounts that are there already, if an address is taken. */
async function listColleagues(db: Db): Promise<Member[]> {
  const known = await db.select({ id: users.id, email: sql<string>`lower(${users.email})` }).from(users);
  return COLLEAGUES.map((one) => ({
    ...one,
    id: known.find(({ email }) => email === one.email)?.id ?? one.id,
  }));
}

function insertColleagues(db: Db, colleagues: Member[], now: Date): Statement[] {
  const made = makeColleagues(now);
  const isNew = (userId: string) => colleagues.some(({ id }) => id === userId);
  const own = made.users.filter(({ id }) => isNew(id));
  const named = made.profiles.filter(({ userId }) => isNew(userId));
  return [...insertRows(db, users, own), ...insertRows(db, profiles, named)];
}

/** By the condition of a real booking: the host is free. */
function insertUpcoming(db: Db, upcoming: Upcoming[], rules: Rules): Statement[] {
  return upcoming.map(({ host, booking: { id, leadId, ...booking } }) =>
    insertIfFree(db, { ...booking, id, leadId: sql<string>`${leadId}` }, { host, rules }),
  );
}

/** Leads know the visit in which they wrote. */
function nameVisits(leadRows: LeadRow[], submissions: SubmissionRow[]): void {
  for (const submission of submissions) {
    const lead = leadRows.find(({ id }) => id === submission.leadId);
    if (lead && submission.sessionId) {
      const visit = { sessionId: submission.sessionId, visit: null };
      Object.assign(lead, originOf(submission), { visitKey: visitKey(visit) });
    }
  }
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
