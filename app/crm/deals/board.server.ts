import { and, asc, count, eq, isNull, sql } from "drizzle-orm";
import { users } from "../../auth/tables";
import type { Db } from "../../platform/db/database.server";
import { logError } from "../../platform/log.server";
import { formatUsd } from "../../platform/money";
import { deals, leads } from "../tables";
import {
  type Board,
  type BoardColumn,
  type CardRow,
  type ColumnCursor,
  toCard,
  writeCursor,
} from "./board/card";
import { DEAL_STAGES, type DealStage, isClosed } from "./deal";

/** Enough to fill a column below the fold. Every extra card makes the lead list page heavier. */
const CARDS_PER_LOAD = 10;

/** When the board is read, and in which zone. */
type Reading = { now: Date; zone: string };

/** The column totals and the first cards of every column, in one round trip. */
export async function readBoard(db: Db, reading: Reading): Promise<Board> {
  const [heads, ...columns] = await db.batch([
    selectHeads(db),
    selectCards(db, DEAL_STAGES[0], null),
    ...DEAL_STAGES.slice(1).map((stage) => selectCards(db, stage, null)),
  ]);
  const open = heads.filter(({ stage }) => !isClosed(stage));
  const sum = (key: "deals" | "valueSum" | "weightedSum", of = heads) =>
    of.reduce((total, head) => total + head[key], 0);
  const valueIn = (stage: DealStage) => heads.find((head) => head.stage === stage)?.valueSum ?? 0;
  return {
    total: formatUsd(sum("valueSum")),
    count: sum("deals"),
    open: formatUsd(sum("valueSum", open)),
    weighted: formatWeighted(sum("weightedSum", open)),
    won: formatUsd(valueIn("closed-won")),
    lost: formatUsd(valueIn("closed-lost")),
    columns: DEAL_STAGES.map((stage, at): BoardColumn => {
      const head = heads.find((candidate) => candidate.stage === stage);
      return {
        stage,
        count: head?.deals ?? 0,
        value: formatUsd(head?.valueSum ?? 0),
        weighted: formatWeighted(head?.weightedSum ?? 0),
        ...toCards(columns[at] ?? [], reading),
      };
    }),
  };
}

/** Like `readBoard`, for a page that works without the board: logs an error and returns null. */
export async function loadBoard(db: Db, reading: Reading): Promise<Board | null> {
  try {
    return await readBoard(db, reading);
  } catch (error) {
    logError("board", error);
    return null;
  }
}

/** A column's cards below `after`, and the cursor for the next ones. */
export async function readColumn(db: Db, stage: DealStage, after: ColumnCursor | null, reading: Reading) {
  return toCards(await selectCards(db, stage, after), reading);
}

/** Like `readColumn`, but logs an error and returns null. */
export async function loadColumn(db: Db, stage: DealStage, after: ColumnCursor | null, reading: Reading) {
  try {
    return await readColumn(db, stage, after, reading);
  } catch (error) {
    logError("board.column", error, { stage });
    return null;
  }
}

function toCards(rows: CardRow[], reading: Reading): Pick<BoardColumn, "cards" | "next"> {
  const shown = rows.slice(0, CARDS_PER_LOAD);
  const last = shown.at(-1);
  const next = rows.length > CARDS_PER_LOAD && last ? writeCursor(last) : null;
  return { cards: shown.map((row) => toCard(row, reading)), next };
}

/** Per stage: the number of deals, their total value, and the sum of value times `probabilityOf` (in percent). */
function selectHeads(db: Db) {
  return db
    .select({
      stage: deals.stage,
      deals: count(),
      valueSum: sql<number>`sum(${deals.value})`,
      weightedSum: sql<number>`sum(${deals.value} * case ${deals.stage} when 'closed-won' then 100 when 'closed-lost' then 0 else ${deals.probability} end)`,
    })
    .from(deals)
    .where(isNull(deals.deletedAt))
    .groupBy(deals.stage);
}

function selectCards(db: Db, stage: DealStage, after: ColumnCursor | null) {
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
        after ? sql`(${deals.rank}, ${deals.id}) > (${after.rank}, ${after.id})` : undefined,
      ),
    )
    .orderBy(asc(deals.rank), asc(deals.id))
    .limit(CARDS_PER_LOAD + 1);
}

/** Takes hundredths of a cent; rounds to the dollar, since a weighted value is an estimate. */
function formatWeighted(hundredths: number): string {
  return formatUsd(Math.round(hundredths / 10_000) * 100);
}
