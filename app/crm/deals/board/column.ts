import type { DealStage } from "../deal";
import type { BoardCard } from "./card";

export type BoardColumn = {
  stage: DealStage;
  count: number;
  /** "$26,250" */
  value: string;
  /** The sum of value times probability: "$6,563". */
  weighted: string;
  cards: BoardCard[];
  /** Cursor for the next cards; null if there are none. */
  next: string | null;
};

export type Board = { total: string; count: number; weighted: string; columns: BoardColumn[] };

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
