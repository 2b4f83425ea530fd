import { formatUsd } from "../../../platform/money";
import { formatDay } from "../../../platform/time/time-text";
import { localDate } from "../../../platform/time/zoned-time";
import { type DealStage, daysBetween, isClosed } from "../deal";

/** A deal formatted for its card. */
export type BoardCard = {
  id: string;
  title: string;
  stage: DealStage;
  company: string;
  value: string;
  /** As chosen; `probabilityOf` says how it counts. */
  probability: number;
  /** "Closes Dec 20", "Closed Nov 18", or null if it has no date. */
  closes: string | null;
  /** "4 days in stage"; null for a closed deal, which shows its close date instead. */
  age: string | null;
  /** The assignee's email. */
  assignee: string | null;
};

export type CardRow = Omit<BoardCard, "value" | "closes" | "age" | "company"> & {
  rank: string;
  value: number;
  firstName: string;
  lastName: string;
  companyName: string;
  expectedCloseDate: string | null;
  actualCloseDate: string | null;
  stageEnteredAt: string;
};

export function toCard(row: CardRow, { now, zone }: { now: Date; zone: string }): BoardCard {
  const { id, title, stage, probability, assignee } = row;
  const date = isClosed(stage) ? row.actualCloseDate : row.expectedCloseDate;
  return {
    ...{ id, title, stage, probability, assignee },
    company: row.companyName || `${row.firstName} ${row.lastName}`.trim(),
    value: formatUsd(row.value),
    closes:
      date === null
        ? null
        : `${isClosed(stage) ? "Closed" : "Closes"} ${formatDay(date, localDate(now, zone))}`,
    age: isClosed(stage) ? null : ageText(daysBetween(row.stageEnteredAt, now)),
  };
}

function ageText(days: number): string {
  if (days === 0) return "In stage since today";
  return `${days} ${days === 1 ? "day" : "days"} in stage`;
}

export type BoardColumn = {
  stage: DealStage;
  count: number;
  /** "$26,250" */
  value: string;
  /** The sum of value times probability, which is 100 % of won and 0 % of lost deals: "$6,563". */
  weighted: string;
  cards: BoardCard[];
  /** Cursor for the next cards; null if there are none. */
  next: string | null;
};

/** Sums as text; `total` is that of all stages, `weighted` of the open ones. */
export type Board = {
  total: string;
  count: number;
  open: string;
  weighted: string;
  won: string;
  lost: string;
  columns: BoardColumn[];
};

export type ColumnCursor = { rank: string; id: string };

const CURSOR = /^([0-9A-Za-z]{1,200})~([\w-]{1,64})$/;

export function writeCursor({ rank, id }: ColumnCursor): string {
  return `${rank}~${id}`;
}

/** Parses a cursor from the URL; null if it is invalid. */
export function readCursor(text: string | null): ColumnCursor | null {
  const [, rank, id] = CURSOR.exec(text ?? "") ?? [];
  return rank && id ? { rank, id } : null;
}

/** The URL of a column's next cards. */
export function columnPath(stage: DealStage, next: string): string {
  return `/admin/deals?${new URLSearchParams({ stage, after: next })}`;
}
