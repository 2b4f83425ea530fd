import { and, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server";
import { logError } from "../../platform/log.server";
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
/** Newest leads that are looked through: the index gives them without reading the table. */
const CANDIDATES = 120;
const NAME_COLUMNS = "{first_name last_name company_name business_email}";

/** The leads that a deal may belong to, newest first; with words, those of the newest that hold them all. */
export async function listLeadChoices(db: Db, search: string): Promise<LeadChoice[]> {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8);
  return db
    .select(columns)
    .from(leads)
    .where(and(isListed(leads), ...matches(words)))
    .orderBy(desc(leads.createdAt), desc(leads.id))
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

/** The search index knows sequences of three characters and more; shorter words are compared row by row. */
function matches(words: string[]): SQL[] {
  const indexed = words.filter((word) => [...word].length >= 3);
  const text = sql`lower(${leads.firstName} || ' ' || ${leads.lastName} || ' ' || ${leads.companyName} || ' ' || ${leads.businessEmail})`;
  const conditions = words
    .filter((word) => !indexed.includes(word))
    .map((word) => sql`instr(${text}, ${word}) > 0`);
  if (indexed.length > 0) {
    const expression = `${NAME_COLUMNS} : (${indexed.map((word) => `"${word.replaceAll('"', '""')}"`).join(" AND ")})`;
    return [
      sql`${leads}.rowid in (select rowid from leads_search where leads_search match ${expression} order by rowid desc limit ${CANDIDATES})`,
      ...conditions,
    ];
  }
  if (conditions.length === 0) return [];
  const newest = sql`${leads.id} in (select id from leads where deleted_at is null and quarantine_reason is null order by created_at desc, id desc limit ${CANDIDATES})`;
  return [newest, ...conditions];
}
