import { and, desc, eq, isNotNull, isNull, lt, type SQL, sql } from "drizzle-orm";
import { forgetSuppressedAddresses } from "../../mail/suppression/suppressions.server";
import { mails } from "../../mail/tables";
import { DAY, isoAfter } from "../../platform/clock";
import { type Actor, insertAudit, wasRecorded } from "../../platform/db/audit.server";
import { ChangeRefused, retryOnConflict, runIfChanged } from "../../platform/db/change.server";
import { type Db, runBatch, type Statement } from "../../platform/db/database.server";
import { auditLog, failedJobs, outbox } from "../../platform/db/tables";
import { leadImportRows } from "../import/tables";
import { deals, erasures, leadActivities, leadNotes, leads } from "../tables";
import { forgetTags } from "./bulk/forget-tags.server";
import { TRASH_DAYS } from "./lead";
import { LEAD_WAS_DELETED, updateLead } from "./lead-changes.server";
import { readLead } from "./lead-detail.server";
import { unindexLeads } from "./lead-search.server";

type TrashInput = { leadId: string; actor: Actor };

/**
 * Moves a lead to the trash with its activities, notes and deals.
 * @throws ChangeRefused if someone else has deleted it
 */
export async function deleteLead(db: Db, { leadId, actor }: TrashInput, now: Date): Promise<void> {
  const deletedAt = now.toISOString();
  const children = [leadActivities, leadNotes, deals].map((table) =>
    db
      .update(table)
      .set({ deletedAt })
      .where(and(eq(table.leadId, leadId), isNull(table.deletedAt))),
  );
  const entry = { actor, action: "lead.delete", entity: "lead", entityId: leadId };
  await retryOnConflict(async () => {
    const lead = await readLead(db, leadId);
    if (!lead && (await wasRecorded(db, entry))) return true;
    if (!lead) throw new ChangeRefused(404, LEAD_WAS_DELETED);
    const change = updateLead(db, lead, { deletedAt }, now);
    return (await runIfChanged(db, change, [...children, insertAudit(db, entry, now)])) || null;
  });
}

/**
 * Restores a lead and everything deleted together with it. Does nothing if it is not in the trash.
 * @throws ChangeRefused if it was permanently deleted
 */
export async function restoreLead(db: Db, { leadId, actor }: TrashInput, now: Date): Promise<void> {
  const [lead] = await db.select().from(leads).where(eq(leads.id, leadId));
  if (!lead) throw new ChangeRefused(404, "This lead is no longer in the trash.");
  if (!lead.deletedAt) return;
  const { deletedAt } = lead;
  const children = [leadActivities, leadNotes, deals].map((table) =>
    db
      .update(table)
      .set({ deletedAt: null })
      .where(and(eq(table.leadId, leadId), eq(table.deletedAt, deletedAt))),
  );
  const entry = { actor, action: "lead.restore", entity: "lead", entityId: leadId };
  await runIfChanged(db, updateLead(db, lead, { deletedAt: null }, now), [
    ...children,
    insertAudit(db, entry, now),
  ]);
}

const TRASH_PER_PAGE = 25;

/** A page of the trash, most recently deleted first. */
export async function listTrash(db: Db, page: number) {
  const found = await db
    .select({
      id: leads.id,
      firstName: leads.firstName,
      lastName: leads.lastName,
      companyName: leads.companyName,
      businessEmail: leads.businessEmail,
      deletedAt: sql<string>`${leads.deletedAt}`,
    })
    .from(leads)
    .where(isNotNull(leads.deletedAt))
    .orderBy(desc(leads.deletedAt))
    .limit(TRASH_PER_PAGE + 1)
    .offset((page - 1) * TRASH_PER_PAGE);
  return { rows: found.slice(0, TRASH_PER_PAGE), hasMore: found.length > TRASH_PER_PAGE };
}

/**
 * Erases a person's data: the lead with all related rows, the text, recipient and attachment of its mails, what mail
 * servers said of them, and the values in the audit log and in imports. Keeps the record of who erased it and when.
 * @throws ChangeRefused if someone else has erased it
 */
export async function eraseLead(db: Db, { leadId, actor }: TrashInput, now: Date): Promise<void> {
  const found = await db.select({ id: leads.id }).from(leads).where(eq(leads.id, leadId));
  const entry = { actor, action: "lead.erase", entity: "lead", entityId: leadId };
  if (found.length === 0 && (await wasRecorded(db, entry))) return;
  if (found.length === 0) throw new ChangeRefused(404, "This lead is no longer here.");
  await runBatch(db, [...eraseStatements(db, [leadId], now), insertAudit(db, entry, now)]);
}

const PURGED_AT_ONCE = 200;
const PURGES = 25;

/**
 * Erases leads that have been in the trash for more than 30 days, at most 5,000, and what was deleted from other leads
 * or stood alone. Returns the number of leads. For the daily cron.
 */
export async function purgeDeletedLeads(db: Db, now: Date): Promise<number> {
  const until = isoAfter(now, -TRASH_DAYS * DAY);
  let purged = 0;
  for (let times = 0; times < PURGES; times += 1) {
    const due = await db
      .select({ id: leads.id })
      .from(leads)
      .where(and(isNotNull(leads.deletedAt), lt(leads.deletedAt, until)))
      .limit(PURGED_AT_ONCE);
    if (due.length === 0) break;
    const ids = due.map((lead) => lead.id);
    await runBatch(db, eraseStatements(db, ids, now));
    purged += ids.length;
  }
  // What was deleted before its lead goes with it.
  const trashed = db.select({ id: leads.id }).from(leads).where(isNotNull(leads.deletedAt));
  await runBatch(
    db,
    [leadActivities, leadNotes].map((table) =>
      db
        .delete(table)
        .where(and(lt(table.deletedAt, until), sql`coalesce(${table.leadId}, '') not in (${trashed})`)),
    ),
  );
  return purged;
}

type Mails = { mailIds: SQL; now: Date };

/** Empties the mails of erased persons, and what mail servers said of them, which often names the recipient. */
function forgetMails(db: Db, { mailIds, now }: Mails): Statement[] {
  const isWaiting = sql`${mails.state} = 'queued'`;
  return [
    db
      .update(mails)
      .set({
        toAddress: "erased",
        toName: null,
        replyTo: null,
        subject: "Erased",
        html: "",
        text: "",
        attachment: null,
        state: sql`iif(${isWaiting}, 'failed', ${mails.state})`,
        lastError: sql`iif(${isWaiting}, 'The person was erased before it was sent.', null)`,
        updatedAt: now.toISOString(),
      })
      .where(sql`${mails.id} in ${mailIds}`),
    db
      .update(outbox)
      .set({ lastError: null })
      .where(sql`${outbox.lastError} is not null and ${outbox.message} ->> 'mailId' in ${mailIds}`),
    db
      .update(failedJobs)
      .set({ error: "The person was erased." })
      .where(sql`${failedJobs.message} ->> 'mailId' in ${mailIds}`),
  ];
}

/** Erases the leads that are there with those that were merged into them, and notes every id. */
export function eraseStatements(db: Db, leadIds: string[], now: Date): Statement[] {
  const listed = sql`(select value from json_each(${JSON.stringify(leadIds)}))`;
  // What is kept of a merged lead goes with the lead that it was merged into.
  const ids = sql`(select value from json_each(${JSON.stringify(leadIds)})
    union select merged_id from lead_merges where lead_id in ${listed})`;
  const dealIds = sql`(select ${deals.id} from ${deals} where ${deals.leadId} in ${ids})`;
  const entryIds = sql`(select id from lead_activities where lead_id in ${ids}
    union all select id from lead_notes where lead_id in ${ids})`;
  const mailIds = sql`(select ${mails.id} from ${mails} where ${mails.leadId} in ${ids})`;
  return [
    db
      .insert(erasures)
      .select(sql`select value, ${now.toISOString()} from ${ids} where true`)
      .onConflictDoNothing(),
    ...forgetMails(db, { mailIds, now }),
    db
      .update(auditLog)
      .set({ before: null, after: null })
      .where(
        sql`(${auditLog.entity} = 'lead' and ${auditLog.entityId} in ${ids})
          or (${auditLog.entity} = 'deal' and ${auditLog.entityId} in ${dealIds})
          or (${auditLog.entity} in ('task', 'note') and ${auditLog.entityId} in ${entryIds})
          or (${auditLog.entity} = 'mail' and ${auditLog.entityId} in ${mailIds})`,
      ),
    db
      .update(leadImportRows)
      .set({ cells: "[]", before: null, warning: null })
      .where(sql`${leadImportRows.leadId} in ${ids}`),
    forgetTags(db, ids),
    forgetSuppressedAddresses(
      db,
      sql`(select ${leads.emailKey} from ${leads} where ${leads.id} in ${ids}
        union all select email_key from lead_merges where merged_id in ${ids} and email_key is not null)`,
    ),
    unindexLeads(db, ids),
    db.delete(leads).where(sql`${leads.id} in ${ids}`),
  ];
}
