import type { FigureDefinition } from "../../../copy/figures";
import { formatUsd } from "../../../platform/money";
import { dayText, formatDay } from "../../../platform/time/time-text";
import { addDays, localDate } from "../../../platform/time/zoned-time";
import { type DealStage, daysBetween, isClosed, type LostReason, lostReasonText } from "../deal";
import { type DealFilters, dealsPath, type StageDays } from "../filters/deal-filters";

/** A deal formatted for its card. */
export type BoardCard = {
  id: string;
  title: string;
  stage: DealStage;
  company: string;
  value: string;
  /** As chosen; `probabilityOf` says how it counts. */
  probability: number;
  /** "Closes Dec 20", "Closed Nov 18, 2025", or null if it has no date. */
  closes: string | null;
  /** Whole days in its stage; null for a closed deal, which shows its close date instead. */
  days: number | null;
  /** The limit of its stage in days, if it has stood there for longer. */
  limit: number | null;
  /** Of a lost deal: "Price" or "No reason given". */
  lost: string | null;
  /** The assignee's email. */
  assignee: string | null;
};

export type CardRow = Pick<BoardCard, "id" | "title" | "stage" | "probability" | "assignee"> & {
  lostReason: LostReason | null;
  rank: string;
  value: number;
  firstName: string;
  lastName: string;
  companyName: string;
  expectedCloseDate: string | null;
  actualCloseDate: string | null;
  stageEnteredAt: string;
};

type Reading = { now: Date; zone: string; stageDays?: StageDays };

export function toCard(row: CardRow, { now, zone, stageDays }: Reading): BoardCard {
  const { id, title, stage, probability, assignee } = row;
  const days = isClosed(stage) ? null : daysBetween(row.stageEnteredAt, now);
  const limit = isClosed(stage) ? null : (stageDays?.[stage] ?? null);
  return {
    ...{ id, title, stage, probability, assignee },
    company: row.companyName || `${row.firstName} ${row.lastName}`.trim(),
    value: formatUsd(row.value),
    closes: closesText(row, localDate(now, zone)),
    days,
    limit: days !== null && limit !== null && days > limit ? limit : null,
    lost: stage === "closed-lost" ? lostReasonText(row.lostReason) : null,
  };
}

/** Too few for a day of the year to be taken for the same one of another year. */
const NEAR_DAYS = 300;

/** Of an open deal, without the year of a date that is near: with it, the days in the stage find no room beside it. */
function closesText({ stage, actualCloseDate, expectedCloseDate }: CardRow, today: string): string | null {
  if (isClosed(stage)) return actualCloseDate && `Closed ${formatDay(actualCloseDate, today)}`;
  if (expectedCloseDate === null) return null;
  const isNear =
    addDays(today, -NEAR_DAYS) <= expectedCloseDate && expectedCloseDate <= addDays(today, NEAR_DAYS);
  return `Closes ${dayText(isNear ? "day" : "date", expectedCloseDate)}`;
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
  /** What the sums mean, from the server: the texts of all figures would weigh more than the page's own script. */
  definitions: Record<"total" | "open" | "weighted" | "won" | "lost", FigureDefinition>;
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
export function columnPath(stage: DealStage, next: string, filters: Partial<DealFilters>): string {
  return dealsPath(filters, { stage, after: next });
}
