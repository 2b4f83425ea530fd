import { and, desc, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server";
import { searchExpression, searchWords } from "../leads/lead-search.server";
import { isListed } from "../leads/listed-leads.server";
import { deals, leads } from "../tables";
import type { DealStage } from "./deal";

export type FoundDeal = {
  id: string;
  title: string;
  stage: DealStage;
  /** Integer cents. */
  value: number;
  companyName: string;
};

/** Newest deals whose titles are looked through; ids begin with the moment they were made at. */
const NEWEST = 100;
/** Leads whose deals are found by the lead's words, by the search index. */
const LEADS = 25;

/** Up to `limit` deals that hold the words in their title, their lead's name or its company, newest first. */
export async function findDeals(db: Db, search: string, limit: number): Promise<FoundDeal[]> {
  const words = searchWords(search);
  const all = [...words.indexed, ...words.short];
  if (all.length === 0) return [];
  const text = sql`lower(${deals.title} || ' ' || ${leads.firstName} || ' ' || ${leads.lastName} || ' ' || ${leads.companyName})`;
  const newest = db
    .select({ id: deals.id })
    .from(deals)
    .where(isNull(deals.deletedAt))
    .orderBy(desc(deals.id))
    .limit(NEWEST);
  const byText = select(
    inArray(deals.id, newest),
    all.map((word) => sql`instr(${text}, ${word.toLowerCase()}) > 0`),
  );
  const expression = searchExpression({ indexed: words.indexed, short: [] });
  if (expression === null || words.short.length > 0) return byText;
  const byLead = select(
    sql`${deals.leadId} in (select id from leads where rowid in (select rowid from leads_search where leads_search match ${expression} order by rowid desc limit ${LEADS}))`,
  );
  const found = new Map((await db.batch([byText, byLead])).flat().map((deal) => [deal.id, deal]));
  return [...found.values()].sort((a, b) => (a.id < b.id ? 1 : -1)).slice(0, limit);

  function select(where: SQL, more: SQL[] = []) {
    return db
      .select({
        id: deals.id,
        title: deals.title,
        stage: deals.stage,
        value: deals.value,
        companyName: leads.companyName,
      })
      .from(deals)
      .innerJoin(leads, eq(leads.id, deals.leadId))
      .where(and(where, isNull(deals.deletedAt), isListed(leads), ...more))
      .orderBy(desc(deals.id))
      .limit(limit);
  }
}
