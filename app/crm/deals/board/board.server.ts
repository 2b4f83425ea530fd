import { and, asc, count, eq, isNull, type SQL, sql } from "drizzle-orm";
import { users } from "../../../auth/tables";
import { FIGURES } from "../../../copy/figures";
import type { Db } from "../../../platform/db/database.server";
import { logError } from "../../../platform/log.server";
import { formatUsd } from "../../../platform/money";
import { localDate } from "../../../platform/time/zoned-time";
import { deals, leads } from "../../tables";
import { DEAL_STAGES, type DealStage, isClosed } from "../deal";
import { type DealFilters, NO_DEAL_FILTERS } from "../filters/deal-filters";
import {
  type DealReading,
  IS_OPEN,
  matchesFilters,
  matchesOwner,
  WEIGHTED,
} from "../filters/deal-filters.server";
import { type Board, type BoardColumn, type CardRow, type ColumnCursor, toCard, writeCursor } from "./card";
import { type ForecastMonth, toForecast } from "./forecast-months";

/** Enough to fill a column below the fold. Every extra card makes the lead list page heavier. */
const CARDS_PER_LOAD = 10;

/** The column totals and the first cards of every column, in one round trip; no cards if it is folded. */
export async function readBoard(
  db: Db,
  reading: DealReading,
  filters: DealFilters = NO_DEAL_FILTERS,
): Promise<Board> {
  const matches = matchesFilters(filters, reading);
  const [heads, ...columns] = await db.batch([
    selectHeads(db, matches),
    ...(reading.isFolded ? [] : DEAL_STAGES).map((stage) => selectCards(db, { stage, after: null, matches })),
  ]);
  const open = heads.filter(({ stage }) => !isClosed(stage));
  const sum = (key: "deals" | "valueSum" | "weightedSum", of = heads) =>
    of.reduce((total, head) => total + head[key], 0);
  const valueIn = (stage: DealStage) => heads.find((head) => head.stage === stage)?.valueSum ?? 0;
  return {
    total: formatUsd(sum("valueSum")),
    count: sum("deals"),
    open: formatUsd(sum("valueSum", open)),
    weighted: formatUsd(sum("weightedSum", open)),
    won: formatUsd(valueIn("closed-won")),
    lost: formatUsd(valueIn("closed-lost")),
    definitions: {
      total: FIGURES.pipelineTotal,
      open: FIGURES.pipelineOpen,
      weighted: FIGURES.pipelineWeighted,
      won: FIGURES.pipelineWon,
      lost: FIGURES.pipelineLost,
    },
    columns: DEAL_STAGES.map((stage, at): BoardColumn => {
      const head = heads.find((candidate) => candidate.stage === stage);
      return {
        stage,
        count: head?.deals ?? 0,
        value: formatUsd(head?.valueSum ?? 0),
        weighted: formatUsd(head?.weightedSum ?? 0),
        ...toCards(columns[at] ?? [], reading),
      };
    }),
  };
}

/** Like `readBoard`, for a page that works without the board: logs an error and returns null. */
export async function loadBoard(db: Db, reading: DealReading, filters?: DealFilters): Promise<Board | null> {
  try {
    return await readBoard(db, reading, filters);
  } catch (error) {
    logError("board", error);
    return null;
  }
}

type ColumnQuery = { stage: DealStage; after: ColumnCursor | null; filters?: DealFilters };

/** A column's cards below `after`, and the cursor for the next ones. */
export async function readColumn(db: Db, { stage, after, filters }: ColumnQuery, reading: DealReading) {
  const matches = matchesFilters(filters ?? NO_DEAL_FILTERS, reading);
  return toCards(await selectCards(db, { stage, after, matches }), reading);
}

/** Like `readColumn`, but logs an error and returns null. */
export async function loadColumn(db: Db, query: ColumnQuery, reading: DealReading) {
  try {
    return await readColumn(db, query, reading);
  } catch (error) {
    logError("board.column", error, { stage: query.stage });
    return null;
  }
}

function toCards(rows: CardRow[], reading: DealReading): Pick<BoardColumn, "cards" | "next"> {
  const shown = rows.slice(0, CARDS_PER_LOAD);
  const last = shown.at(-1);
  const next = rows.length > CARDS_PER_LOAD && last ? writeCursor(last) : null;
  return { cards: shown.map((row) => toCard(row, reading)), next };
}

/** Per stage: the number of deals, their total value, and what they weigh. */
function selectHeads(db: Db, matches: SQL | undefined) {
  const heads = db
    .select({
      stage: deals.stage,
      deals: count(),
      valueSum: sql<number>`sum(${deals.value})`,
      weightedSum: sql<number>`sum(${WEIGHTED})`,
    })
    .from(deals)
    .$dynamic();
  // Without a filter the totals come from the index alone.
  return (matches ? heads.innerJoin(leads, eq(leads.id, deals.leadId)) : heads)
    .where(and(isNull(deals.deletedAt), matches))
    .groupBy(deals.stage);
}

/** The open deals of an owner by the month of their expected closing; if that fails, logs an error and returns none. */
export async function loadForecast(
  db: Db,
  reading: DealReading,
  { owner }: DealFilters,
): Promise<ForecastMonth[]> {
  try {
    const months = await db
      .select({
        month: sql<string | null>`substr(${deals.expectedCloseDate}, 1, 7)`.as("month"),
        deals: count(),
        valueSum: sql<number>`sum(${deals.value})`,
        weightedSum: sql<number>`sum(${WEIGHTED})`,
      })
      .from(deals)
      .where(and(IS_OPEN, isNull(deals.deletedAt), matchesOwner(owner, reading.staffId)))
      .groupBy(sql`month`)
      .orderBy(sql`month`);
    return toForecast(months, localDate(reading.now, reading.zone));
  } catch (error) {
    logError("forecast", error);
    return [];
  }
}

type CardsQuery = { stage: DealStage; after: ColumnCursor | null; matches: SQL | undefined };

function selectCards(db: Db, { stage, after, matches }: CardsQuery) {
  return db
    .select({
      id: deals.id,
      title: deals.title,
      stage: deals.stage,
      rank: deals.rank,
      value: deals.value,
      probability: deals.probability,
      expectedCloseDate: deals.expectedCloseDate,
      actualCloseDate: deals.actualCloseDate,
      stageEnteredAt: deals.stageEnteredAt,
      lostReason: deals.lostReason,
      firstName: leads.firstName,
      lastName: leads.lastName,
      companyName: leads.companyName,
      assignee: users.email,
    })
    .from(deals)
    .innerJoin(leads, eq(leads.id, deals.leadId))
    .leftJoin(users, eq(users.id, deals.assigneeId))
    .where(
      and(
        eq(deals.stage, stage),
        isNull(deals.deletedAt),
        matches,
        after ? sql`(${deals.rank}, ${deals.id}) > (${after.rank}, ${after.id})` : undefined,
      ),
    )
    .orderBy(asc(deals.rank), asc(deals.id))
    .limit(CARDS_PER_LOAD + 1);
}
