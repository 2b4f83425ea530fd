import { sql } from "drizzle-orm";
import { type Actor, insertAudit } from "../../platform/db/audit.server";
import { ChangeRefused, requireChange } from "../../platform/db/change.server";
import type { Db, Statement } from "../../platform/db/database.server";
import type { LeadStatus } from "../leads/lead";
import { changeLead, updateLead } from "../leads/lead-changes.server";
import type { Lead } from "../leads/lead-detail.server";
import { leads } from "../tables";
import type { DealStage } from "./deal";

export type LeadOfDeal = Pick<Lead, "id" | "firstName" | "lastName" | "status" | "version">;

/** The columns of a deal's lead that winning it concerns; named, since D1 keeps one of two equal names in a batch. */
export const LEAD_OF_DEAL = {
  id: sql<string>`${leads.id}`.as("of_lead_id"),
  firstName: sql<string>`${leads.firstName}`.as("of_lead_first_name"),
  lastName: sql<string>`${leads.lastName}`.as("of_lead_last_name"),
  status: sql<LeadStatus>`${leads.status}`.as("of_lead_status"),
  version: sql<number>`${leads.version}`.as("of_lead_version"),
};

/** A deal that was just won and whose lead was not converted before; `isConverted` if it was set so with the deal. */
export type Win = { lead: LeadOfDeal; isConverted: boolean };

type Change = {
  /** Null for a new deal. */
  from: DealStage | null;
  to: DealStage;
  lead: LeadOfDeal;
  /** The company's setting: a won deal sets its lead to Converted. */
  convertsLead: boolean;
};

export function winOf({ from, to, lead, convertsLead }: Change): Win | null {
  const isWon = to === "closed-won" && from !== to;
  return isWon && lead.status !== "converted" ? { lead, isConverted: convertsLead } : null;
}

/** Sets the lead's status in the batch of the deal's change, and rolls both back if the lead was changed meanwhile. */
export function setLeadStatus(
  db: Db,
  { lead, status, actor }: { lead: LeadOfDeal; status: LeadStatus; actor: Actor },
  now: Date,
): Statement[] {
  const after = { status, converted: status === "converted" };
  const change = { before: { status: lead.status, converted: lead.status === "converted" }, after };
  const entry = { actor, action: "lead.status", entity: "lead", entityId: lead.id, ...change };
  return [updateLead(db, lead, after, now), requireChange(db), insertAudit(db, entry, now)];
}

/** Nothing unless the lead is converted with the deal. */
export function convertLead(db: Db, win: Win | null, actor: Actor, now: Date): Statement[] {
  return win?.isConverted ? setLeadStatus(db, { lead: win.lead, status: "converted", actor }, now) : [];
}

type StatusChange = { leadId: string; actor: Actor };

/** What the toast of a won deal offers. Returns the lead as it was. @throws ChangeRefused if it is gone */
export async function convertDealLead(db: Db, { leadId, actor }: StatusChange, now: Date): Promise<Lead> {
  const patch = () => ({ status: "converted" as const });
  return changeLead(db, { leadId, actor, action: "lead.status", patch }, now);
}

/** @throws ChangeRefused if the lead is gone, or if somebody has changed its status since */
export async function restoreLeadStatus(
  db: Db,
  { leadId, status, actor }: StatusChange & { status: LeadStatus },
  now: Date,
): Promise<void> {
  const patch = (lead: Lead) => {
    if (lead.status === "converted" || lead.status === status) return { status };
    throw new ChangeRefused(409, "Somebody else has changed the lead’s status in the meantime.");
  };
  await changeLead(db, { leadId, actor, action: "lead.status", patch, isUndo: true }, now);
}
