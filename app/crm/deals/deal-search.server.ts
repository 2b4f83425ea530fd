import { and, desc, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server";
import { foldSqlFor } from "../../platform/fold-text";
import { matchesWords } from "../leads/lead-search.server";
import { isListed } from "../leads/listed-leads.server";
import { searchWords } from "../leads/search-text";
import { deals, leads } from "../tables";
import type { DealStage } from "./deal";

export type FoundDeal = {
  id: string;
  title: string;
  stage: DealStage;
  /** Integer cents. */
  value: number;
  companyName: string;
  createdAt: string;
};

const NAMES = ["firstName", "lastName", "companyName"] as const;

/** The deal's title, the lead's name or the company contains the word, which is one of `searchWords`. */
export function holdsWord(word: string): SQL | undefined {
  return or(
    // A subquery in FROM does not add to the depth of an expression, which D1 limits.
    sql`exists (select 1 from (select ${sql.raw(foldSqlFor(word, "deals.title"))} as title) where instr(title, ${word}) > 0)`,
    ...matchesWords([word], { fields: NAMES }),
  );
}

/** Up to `limit` deals, newest first. Every word must occur in the deal's title, the lead's name or the company. */
export async function findDeals(db: Db, search: string, limit: number): Promise<FoundDeal[]> {
  const words = searchWords(search);
  if (words.length === 0) return [];
  const holds = words.map(holdsWord);
  return db
    .select({
      id: deals.id,
      title: deals.title,
      stage: deals.stage,
      value: deals.value,
      companyName: leads.companyName,
      createdAt: deals.createdAt,
    })
    .from(deals)
    .innerJoin(leads, eq(leads.id, deals.leadId))
    .where(and(isNull(deals.deletedAt), isListed(leads), ...holds))
    .orderBy(desc(deals.id))
    .limit(limit);
}
