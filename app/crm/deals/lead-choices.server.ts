import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server";
import { logError } from "../../platform/log.server";
import { DEFAULT_LEAD_SORT } from "../leads/lead-filters";
import { holdsWords, searchWords } from "../leads/lead-search.server";
import { inOrder } from "../leads/leads.server";
import { isListed } from "../leads/listed-leads.server";
import { leads } from "../tables";

/** A lead as the deal form offers it. */
export type LeadChoice = {
  id: string;
  firstName: string;
  lastName: string;
  companyName: string;
  businessEmail: string;
};

const CHOICES = 50;
const NAMES = ["firstName", "lastName", "companyName", "businessEmail"] as const;

/** The leads that a deal may belong to, newest first; with words, those that hold them all in names or email. */
export async function listLeadChoices(db: Db, search: string): Promise<LeadChoice[]> {
  return db
    .select(columns)
    .from(leads)
    .where(and(isListed(leads), ...holdsWords(searchWords(search), NAMES)))
    .orderBy(...inOrder(DEFAULT_LEAD_SORT))
    .limit(CHOICES);
}

/** One lead as a choice, e.g. the one that a form was opened for. */
export async function readLeadChoice(db: Db, id: string): Promise<LeadChoice | null> {
  const [lead] = await db
    .select(columns)
    .from(leads)
    .where(and(eq(leads.id, id), isNull(leads.deletedAt)));
  return lead ?? null;
}

/** The choices for a form that can do without them; a failure is logged and gives none. */
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
