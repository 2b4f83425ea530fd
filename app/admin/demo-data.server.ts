import { and, eq, inArray, isNull, like, notExists, or, sql } from "drizzle-orm";
import { rebuildRollups } from "../analytics/counts/rebuild.server";
import { hits, mailVisits, sessions } from "../analytics/tables";
import { profiles, users } from "../auth/tables";
import { blogs } from "../blog/tables";
import { bookingHosts } from "../booking/tables";
import { adCosts } from "../crm/ad-costs/tables";
import { leadImports } from "../crm/import/tables";
import { unindexLeads } from "../crm/leads/lead-search.server";
import { leads } from "../crm/tables";
import { blogGenerationLog, draftReviews, postcards, postSignatures } from "../generation/tables";
import { DEMO_TRANSPORT } from "../mail/mail";
import { mails } from "../mail/tables";
import { notifications } from "../notifications/tables";
import { type Db, runBatch } from "../platform/db/database.server";
import { auditLog } from "../platform/db/tables";

/**
 * Prefix of the ids of demo sessions and demo colleagues: visits and what a person did have no demo column. A valid
 * UUID prefix that will not occur by chance.
 */
export const DEMO_PREFIX = "0de30000-0de3-";

/** Who entered the ad costs, whose table has no demo column. */
export const DEMO_AUTHOR = "Demo data";

/** Who the first account is, in its profile and as a host, whose tables have no demo column either. */
export const DEMO_HOST = { name: "Theo Baptiste", about: "Local search" };
export const DEMO_NAMES = { displayName: DEMO_HOST.name, firstName: "Theo", lastName: "Baptiste" };

/**
 * Deletes everything marked as demo data: leads with their related rows and what anybody was told of them, mails, the
 * import, posts and their runs, and the colleagues with what they did, in one transaction, then the visits. Data that
 * staff added stays.
 */
export async function removeDemoData(db: Db, analyticsDb: Db): Promise<void> {
  const demoPosts = db.select({ id: blogs.id }).from(blogs).where(eq(blogs.isDemo, true));
  const demoLeads = db.select({ id: leads.id }).from(leads).where(eq(leads.isDemo, true));
  const demoUsers = db.select({ id: users.id }).from(users).where(eq(users.isDemo, true));
  await runBatch(db, [
    db.delete(blogGenerationLog).where(inArray(blogGenerationLog.blogId, demoPosts)),
    db.delete(draftReviews).where(inArray(draftReviews.blogId, demoPosts)),
    db.delete(postcards).where(inArray(postcards.blogId, demoPosts)),
    db.delete(postSignatures).where(inArray(postSignatures.blogId, demoPosts)),
    db.delete(blogs).where(eq(blogs.isDemo, true)),
    unindexLeads(db, sql`(select id from leads where is_demo = 1)`),
    db.delete(adCosts).where(eq(adCosts.authorLabel, DEMO_AUTHOR)),
    db
      .delete(auditLog)
      .where(or(eq(auditLog.actorLabel, DEMO_AUTHOR), like(auditLog.actorId, `${DEMO_PREFIX}%`))),
    db.delete(leadImports).where(like(leadImports.actorId, `${DEMO_PREFIX}%`)),
    db.delete(mails).where(eq(mails.transport, DEMO_TRANSPORT)),
    db
      .delete(notifications)
      .where(or(inArray(notifications.leadId, demoLeads), inArray(notifications.userId, demoUsers))),
    db.delete(leads).where(eq(leads.isDemo, true)),
    db.delete(bookingHosts).where(isDemoHost(db)),
    db.update(profiles).set({ displayName: null, firstName: null, lastName: null }).where(isDemoName),
    db.delete(profiles).where(isEmptyProfile),
    db.delete(users).where(eq(users.isDemo, true)),
  ]);
  await removeDemoVisits(analyticsDb);
}

/** The host as the demo has it: nobody has saved it since. */
function isDemoHost(db: Db) {
  const ofHost = and(eq(auditLog.entityId, bookingHosts.userId), eq(auditLog.entity, "booking_host"));
  const saved = db.select({ id: auditLog.id }).from(auditLog).where(ofHost);
  return and(eq(bookingHosts.name, DEMO_HOST.name), notExists(saved));
}

/** The name as the demo has it: saving a profile notes when. */
const isDemoName = and(eq(profiles.displayName, DEMO_HOST.name), isNull(profiles.updatedAt));

/** Nothing was kept for the person since. */
const isEmptyProfile = and(
  isNull(profiles.updatedAt),
  sql`coalesce(${profiles.displayName}, ${profiles.theme}, ${profiles.timeZone}, ${profiles.zoneAnsweredAt},
    ${profiles.stepsHiddenAt}, ${profiles.wantsDigest}, ${profiles.digestDay}, ${profiles.leadList}) is null`,
);

/** Deletes the raw rows of demo visits and computes the counts again. */
async function removeDemoVisits(analyticsDb: Db): Promise<void> {
  const prefix = DEMO_PREFIX.replaceAll("-", "").toUpperCase();
  const isDemo = sql.raw(`hex(session) like '${prefix}%'`);
  await runBatch(analyticsDb, [
    analyticsDb.delete(mailVisits).where(sql.raw(`hex(visit) like '${prefix}%'`)),
    analyticsDb.delete(hits).where(isDemo),
    analyticsDb.delete(sessions).where(isDemo),
  ]);
  await rebuildRollups(analyticsDb);
}
