import { and, asc, eq, getTableColumns, isNull, type SQL, sql } from "drizzle-orm";
import type { Db, Statement } from "../../platform/db/database.server";
import { newId } from "../../platform/ids";
import { dealStageChanges, deals } from "../tables";
import { DEFAULT_DEAL_PROBABILITY, DEFAULT_DEAL_STAGE } from "./deal";
import { shuffledRanks } from "./rank.server";

/** More than there are likely to be deals created at the same moment. */
const RANKS = 64;

/** The query for the top rank of new deals, for `insertDealUnlessOpen`. */
export function selectTopRank(db: Db) {
  return db
    .select({ rank: deals.rank })
    .from(deals)
    .where(and(eq(deals.stage, DEFAULT_DEAL_STAGE), isNull(deals.deletedAt)))
    .orderBy(asc(deals.rank), asc(deals.id))
    .limit(1);
}

type FirstDeal = {
  leadId: SQL<string>;
  title: string;
  /** Cents. */
  value: number;
  assigneeId: string | null;
  /** Of the stage's first deal, as read before; null if there is none. */
  topRank: string | null;
  /** Who or what creates it. */
  actorLabel: string;
};

/**
 * Creates a deal at the top of the first stage, unless the lead has an open one. For the batch of the
 * change that causes it; a batch in which every rank is taken meanwhile fails.
 */
export function insertDealUnlessOpen(db: Db, deal: FirstDeal, now: Date): Statement[] {
  const at = now.toISOString();
  const id = newId();
  const rank = sql`(select candidate.value from json_each(${JSON.stringify(shuffledRanks(deal.topRank, RANKS))}) as candidate
    where not exists (select 1 from deals other where other.stage = ${DEFAULT_DEAL_STAGE} and other.rank = candidate.value
      and other.deleted_at is null) limit 1)`;
  const values: Record<string, unknown> = {
    id,
    title: deal.title,
    value: deal.value,
    stage: DEFAULT_DEAL_STAGE,
    probability: DEFAULT_DEAL_PROBABILITY,
    assigneeId: deal.assigneeId,
    stageEnteredAt: at,
    version: 1,
    createdAt: at,
    updatedAt: at,
  };
  const computed: Record<string, SQL> = { leadId: deal.leadId, rank };
  const row = Object.entries(getTableColumns(deals)).map(
    ([name, column]) => computed[name] ?? sql`${sql.param(values[name] ?? null, column)}`,
  );
  const hasOpen = sql`exists (select 1 from deals open where open.lead_id = ${deal.leadId}
    and open.deleted_at is null and open.stage not in ('closed-won', 'closed-lost'))`;
  return [
    db.insert(deals).select(sql`select ${sql.join(row, sql`, `)} where not ${hasOpen}`),
    db.insert(dealStageChanges).select(
      sql`select ${newId()}, ${id}, null, ${DEFAULT_DEAL_STAGE}, ${deal.actorLabel}, ${at}
        where exists (select 1 from deals where id = ${id})`,
    ),
  ];
}
