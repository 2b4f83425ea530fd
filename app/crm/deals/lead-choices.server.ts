import { and, eq } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server";
import { logError } from "../../platform/log.server";
import { DEFAULT_LEAD_SORT } from "../leads/filters/lead-sorts";
import { matchesSearch } from "../leads/lead-search.server";
import { orderBy } from "../leads/leads.server";
import { isListed } from "../leads/listed-leads.server";
import { leads } from "../tables";
import { LEAD_CHOICES } from "./deal";

/** A lead as an option in the deal form. */
export type LeadChoice = {
  id: string;
  firstName: string;
  lastName: string;
  companyName: string;
  businessEmail: string;
};

const NAMES = ["firstName", "lastName", "companyName", "businessEmail"] as const;

/**
 * Leads a deal can belong to, newest first. Every search word must occur in the names or the email, or the search is a
 * phone number.
 */
export async function listLeadChoices(db: Db, search: string): Promise<LeadChoice[]> {
  return selectLeadChoices(db, search);
}

/** The same as a statement, for several searches at once. */
export function selectLeadChoices(db: Db, search: string) {
  return db
    .select(columns)
    .from(leads)
    .where(and(isListed(leads), ...matchesSearch(search, { fields: NAMES })))
    .orderBy(...orderBy(DEFAULT_LEAD_SORT))
    .limit(LEAD_CHOICES);
}

/** The same for a search of everything: with status and time, and at most `limit`. */
export function selectFoundLeads(db: Db, search: string, limit: number) {
  return db
    .select({ ...columns, status: leads.status, createdAt: leads.createdAt })
    .from(leads)
    .where(and(isListed(leads), ...matchesSearch(search, { fields: NAMES })))
    .orderBy(...orderBy(DEFAULT_LEAD_SORT))
    .limit(limit);
}

/** One lead as an option, e.g. the lead from whose page the form was opened; null unless a deal can belong to it. */
export async function readLeadChoice(db: Db, id: string): Promise<LeadChoice | null> {
  const [lead] = await db
    .select(columns)
    .from(leads)
    .where(and(eq(leads.id, id), isListed(leads)));
  return lead ?? null;
}

/** Like `listLeadChoices`, for a form that works without them: logs an error and returns an empty list. */
export async function loadLeadChoices(db: Db, search: string): Promise<LeadChoice[]> {
  try {
    return await listLeadChoices(db, search);
  } catch (error) {
    logError("lead-choices", error);
    return [];
  }
}

const columns = {
  id: leads.id,
  firstName: leads.firstName,
  lastName: leads.lastName,
  companyName: leads.companyName,
  businessEmail: leads.businessEmail,
};
