import { sql } from "drizzle-orm";
import { type Actor, insertAudit } from "../../platform/db/audit.server";
import { ChangeRefused, lockVersion, retryOnConflict, runIfChanged } from "../../platform/db/change.server";
import type { Db, Statement } from "../../platform/db/database.server";
import { leads } from "../tables";
import { emailKey, phoneKey } from "./lead";
import { type Lead, readLead } from "./lead-detail.server";
import type { LeadInput } from "./lead-form";
import { indexLeads, isSearched } from "./lead-search.server";

export const LEAD_WAS_DELETED = "This lead was deleted.";

/** @throws ChangeRefused (404) when the lead is gone */
export async function requireLead(db: Db, leadId: string): Promise<Lead> {
  const lead = await readLead(db, leadId);
  if (!lead) throw new ChangeRefused(404, LEAD_WAS_DELETED);
  return lead;
}

export type Patch = Partial<Omit<Lead, "id" | "version" | "updatedAt">>;
type LeadChange = {
  leadId: string;
  action: string;
  actor: Actor;
  /** What to set, from the lead as it is at that moment. May throw to refuse. */
  patch: (lead: Lead) => Patch;
};

/**
 * Sets fields of a lead and writes the audit, as one write. A lead that someone else changed in between is read
 * again, so that no change is lost. Returns the lead as it was before.
 * @throws ChangeRefused when the lead is gone
 */
export async function changeLead(db: Db, change: LeadChange, now: Date): Promise<Lead> {
  return retryOnConflict(async () => {
    const lead = await requireLead(db, change.leadId);
    const changed = differenceOf(lead, change.patch(lead)).after;
    const { before, after } = differenceOf(lead, withRules(changed, now));
    if (Object.keys(after).length === 0) return lead;
    const { actor, action } = change;
    const entry = { actor, action, entity: "lead", entityId: lead.id, before, after };
    const isWritten = await runIfChanged(db, updateLead(db, lead, after, now), [
      ...(isSearched(after) ? indexLeads(db, sql`(${lead.id})`) : []),
      insertAudit(db, entry, now),
    ]);
    return isWritten ? lead : null;
  });
}

/** What follows from a change: keys for duplicates, the converted flag, the moment of contact. */
export function withRules(patch: Patch, now: Date): Patch {
  const rules: Patch = { ...patch };
  if (patch.businessEmail !== undefined) rules.emailKey = emailKey(patch.businessEmail);
  if (patch.phoneNumber !== undefined) rules.phoneKey = phoneKey(patch.phoneNumber ?? "");
  if (patch.status !== undefined) rules.converted = patch.status === "converted";
  if (patch.status === "contacted") rules.lastContacted = now.toISOString();
  return rules;
}

/** The fields that really change, as they were and as they will be. */
export function differenceOf(lead: Lead, patch: Patch): { before: Patch; after: Patch } {
  const current = new Map<string, unknown>(Object.entries(lead));
  const changed = Object.entries(patch).filter(([name, value]) => current.get(name) !== value);
  return {
    before: Object.fromEntries(changed.map(([name]) => [name, current.get(name)])),
    after: Object.fromEntries(changed),
  };
}

/** Sets the fields if the lead is still the one that was read; see `lockVersion`. */
export function updateLead(db: Db, lead: Pick<Lead, "id" | "version">, patch: Patch, now: Date): Statement {
  const lock = lockVersion(leads, lead, now);
  return db
    .update(leads)
    .set({ ...patch, ...lock.next })
    .where(lock.isUnchanged);
}

type NewLead = { id: string; fields: LeadInput; actor: Actor };

/** Stores a lead that staff wrote by hand; one that is stored already is left as it is. */
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
  ]);
}
