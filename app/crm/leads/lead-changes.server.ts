import { eq, sql } from "drizzle-orm";
import { type AuditEntry, insertAudit } from "../../platform/db/audit.server";
import { type Db, runBatch, type Statement } from "../../platform/db/database.server";
import { newId } from "../../platform/ids";
import { leads } from "../tables";
import { emailKey, phoneKey } from "./lead";
import { type Lead, readLead } from "./lead-detail.server";
import type { LeadInput } from "./lead-form";
import { indexLeads, isSearched } from "./lead-search.server";

export type Actor = AuditEntry["actor"];

/** A change that cannot be made, with a reason for the person who asked for it. */
export class ChangeRefused extends Error {}

export const LEAD_IS_GONE = "this lead was deleted";

/** Of as many people at once, each wins one round. */
const TRIES = 20;

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
  for (let tries = 1; ; tries += 1) {
    const lead = await readLead(db, change.leadId);
    if (!lead) throw new ChangeRefused(LEAD_IS_GONE);
    const { before, after } = differenceOf(lead, withRules(change.patch(lead), now));
    if (Object.keys(after).length === 0) return lead;
    const entry = {
      actor: change.actor,
      action: change.action,
      entity: "lead",
      entityId: lead.id,
      before,
      after,
    };
    try {
      await runBatch(db, [
        updateAtVersion(db, lead, after, now),
        ...(isSearched(after) ? indexLeads(db, sql`(${lead.id})`) : []),
        insertAudit(db, entry, now),
      ]);
      return lead;
    } catch (error) {
      if (!isVersionConflict(error) || tries === TRIES) throw error;
    }
  }
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

/** Sets the fields if the lead is still the one that was read; else the NOT NULL of `version` undoes the batch. */
export function updateAtVersion(db: Db, lead: Lead, patch: Patch, now: Date): Statement {
  return db
    .update(leads)
    .set({
      ...patch,
      version: sql`case when ${leads.version} = ${lead.version} then ${leads.version} + 1 end`,
      updatedAt: now.toISOString(),
    })
    .where(eq(leads.id, lead.id));
}

/** Whether `updateAtVersion` found that someone else had changed the lead. */
export function isVersionConflict(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current.message.includes("NOT NULL constraint failed: leads.version")) return true;
  }
  return false;
}

/** Stores a lead that staff wrote by hand. Returns its id. */
export async function createLead(
  db: Db,
  { fields, actor }: { fields: LeadInput; actor: Actor },
  now: Date,
): Promise<string> {
  const id = newId();
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
  await runBatch(db, [
    db.insert(leads).values(lead),
    ...indexLeads(db, sql`(${id})`),
    insertAudit(db, entry, now),
  ]);
  return id;
}
