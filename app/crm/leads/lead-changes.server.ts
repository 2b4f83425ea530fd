import { and, eq, isNull, lt, or, sql } from "drizzle-orm";
import { type Actor, insertAudit } from "../../platform/db/audit.server";
import { ChangeRefused, lockVersion, retryOnConflict, runIfChanged } from "../../platform/db/change.server";
import type { Db, Statement } from "../../platform/db/database.server";
import type { Toast } from "../../platform/http/forms/toast";
import { BULK_PATH } from "../paths";
import { leads } from "../tables";
import type { LeadInput } from "./fields/lead-form";
import { emailKey, LEAD_FAILURES, type LeadStatus, nameAssignee, phoneKey } from "./lead";
import { type Lead, readLead } from "./lead-detail.server";
import { affectsSearch, indexLeads } from "./lead-search.server";
import { readMergedInto } from "./merge/merged-leads.server";
import { notifyAssigned, withdrawAssigned } from "./notify-assigned.server";

export const LEAD_WAS_DELETED = "This lead was deleted.";
const LEAD_WAS_MERGED = "This lead was merged into another one. Open its page again.";

/** @throws ChangeRefused (404) if the lead is gone */
export async function requireLead(db: Db, leadId: string): Promise<Lead> {
  const lead = await readLead(db, leadId);
  if (lead) return lead;
  const isMerged = (await readMergedInto(db, leadId)) !== null;
  throw new ChangeRefused(404, isMerged ? LEAD_WAS_MERGED : LEAD_WAS_DELETED);
}

export type Patch = Partial<Omit<Lead, "id" | "version" | "updatedAt">>;
type LeadChange = {
  leadId: string;
  action: string;
  actor: Actor;
  /** Computes the new values from the current lead. May throw to reject the change. */
  patch: (lead: Lead) => Patch;
  /** Brings an old status back, which is no new contact. */
  isUndo?: boolean;
};

/**
 * Updates fields of a lead and writes the audit entry, in one transaction. If someone else changed the lead in
 * between, reads it again, so no change is lost. Returns the lead as it was before.
 * @throws ChangeRefused if the lead is gone
 */
export async function changeLead(db: Db, change: LeadChange, now: Date): Promise<Lead> {
  return retryOnConflict(async () => {
    const lead = await requireLead(db, change.leadId);
    const changed = diffLead(lead, change.patch(lead)).after;
    const derived = withDerivedFields(changed, now);
    if (change.isUndo) delete derived.lastContacted;
    const { before, after } = diffLead(lead, derived);
    if (Object.keys(after).length === 0) return lead;
    const { actor, action } = change;
    const entry = { actor, action, entity: "lead", entityId: lead.id, before, after };
    const isWritten = await runIfChanged(db, updateLead(db, lead, after, now), [
      ...(affectsSearch(after) ? indexLeads(db, sql`(${lead.id})`) : []),
      insertAudit(db, entry, now),
      ...(after.assigneeId !== undefined && lead.assigneeId !== null
        ? [withdrawAssigned(db, sql`(${lead.assigneeId})`)]
        : []),
      ...notifyAssigned(
        db,
        {
          leads: [{ id: lead.id, assigneeId: after.assigneeId }],
          key: `assigned ${lead.id} ${lead.version}`,
          actorId: actor.id,
        },
        now,
      ),
    ]);
    return isWritten ? lead : null;
  });
}

/** Adds derived fields: duplicate keys, the converted flag, the time of contact. */
export function withDerivedFields(patch: Patch, now: Date): Patch {
  const rules: Patch = { ...patch };
  if (patch.businessEmail !== undefined) rules.emailKey = emailKey(patch.businessEmail);
  if (patch.phoneNumber !== undefined) rules.phoneKey = phoneKey(patch.phoneNumber ?? "");
  if (patch.status !== undefined) rules.converted = patch.status === "converted";
  if (patch.status === "contacted") rules.lastContacted = now.toISOString();
  return rules;
}

/** The fields whose value changes, before and after. */
export function diffLead(lead: Lead, patch: Patch): { before: Patch; after: Patch } {
  const current = new Map<string, unknown>(Object.entries(lead));
  const changed = Object.entries(patch).filter(([name, value]) => current.get(name) !== value);
  return {
    before: Object.fromEntries(changed.map(([name]) => [name, current.get(name)])),
    after: Object.fromEntries(changed),
  };
}

/** Returns the update, which applies only if the version is unchanged; see `lockVersion`. */
export function updateLead(db: Db, lead: Pick<Lead, "id" | "version">, patch: Patch, now: Date): Statement {
  const lock = lockVersion(leads, lead, now);
  return db
    .update(leads)
    .set({ ...patch, ...lock.next })
    .where(lock.isUnchanged);
}

/** Says that there was a contact at this time (ISO), unless there was a later one. Part of no version of the lead. */
export function updateLastContacted(db: Db, leadId: string, at: string): Statement {
  const isLater = or(isNull(leads.lastContacted), lt(leads.lastContacted, at));
  return db
    .update(leads)
    .set({ lastContacted: at })
    .where(and(eq(leads.id, leadId), isLater));
}

/** Undoes `updateLastContacted` with `at`, unless the lead has been contacted since. */
export function restoreLastContacted(
  db: Db,
  leadId: string,
  { at, before }: { at: string; before: string | null },
): Statement {
  const isStill = and(eq(leads.id, leadId), eq(leads.lastContacted, at));
  return db.update(leads).set({ lastContacted: before }).where(isStill);
}

type NewLead = { id: string; fields: LeadInput; actor: Actor };

/** Stores a lead added by staff. Does nothing if the id exists. */
export async function createLead(db: Db, { id, fields, actor }: NewLead, now: Date): Promise<void> {
  const at = now.toISOString();
  const lead = {
    ...fields,
    id,
    emailKey: emailKey(fields.businessEmail),
    phoneKey: phoneKey(fields.phoneNumber ?? ""),
    converted: fields.status === "converted",
    lastContacted: fields.status === "contacted" ? at : null,
    createdAt: at,
    updatedAt: at,
  };
  const entry = { actor, action: "lead.create", entity: "lead", entityId: id, after: fields };
  await runIfChanged(db, db.insert(leads).values(lead).onConflictDoNothing(), [
    ...indexLeads(db, sql`(${id})`),
    insertAudit(db, entry, now),
    ...notifyAssigned(db, { leads: [lead], key: `assigned ${id}`, actorId: actor.id }, now),
  ]);
}

type Stored = { assigneeId: string | null };
type Choice = { assigneeId: string | null; shown?: string };

/**
 * A choice made from a list of many may be based on an outdated page.
 * @throws ChangeRefused (409) if someone else has meanwhile assigned it to a third person
 */
export function requireShownAssignee(stored: Stored, { assigneeId, shown }: Choice): void {
  const isOutdated = shown !== undefined && shown !== nameAssignee(stored.assigneeId);
  if (isOutdated && stored.assigneeId !== assigneeId) {
    throw new ChangeRefused(
      409,
      "Somebody else has assigned it in the meantime. The list now shows who has it.",
    );
  }
}

/**
 * For the toast of a contact that was noted: offers to say so of a lead that is still New. It is the change of status
 * of the leads' table, with its undo.
 */
export function offerContacted(lead: { id: string; status: LeadStatus }): Pick<Toast, "offer"> {
  if (lead.status !== "new") return {};
  const fields = { intent: "run", lead: lead.id, field: "status", value: "contacted" };
  const failed = LEAD_FAILURES.status.title;
  return { offer: { label: "Set to Contacted", action: BULK_PATH, fields, failed } };
}
