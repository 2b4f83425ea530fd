import type { DealStage } from "../deal";
import type { BoardCard } from "./card";

export type BoardColumn = {
  stage: DealStage;
  count: number;
  /** "$26,250" */
  value: string;
  /** Each value times its probability: "$6,563". */
  weighted: string;
  cards: BoardCard[];
  /** Where the column goes on; null when all its cards are here. */
  next: string | null;
};

export type Board = { total: string; count: number; weighted: string; columns: BoardColumn[] };

export type ColumnCursor = { rank: string; id: string };

const CURSOR = /^([0-9A-Za-z]{1,200})~([\w-]{1,64})$/;

export function writeCursor({ rank, id }: ColumnCursor): string {
  return `${rank}~${id}`;
}

/** Reads a cursor of an address; null when it is none. */
export function readCursor(text: string | null): ColumnCursor | null {
  const [, rank, id] = CURSOR.exec(text ?? "") ?? [];
  return rank && id ? { rank, id } : null;
}

/** The address of a column's next cards. */
export function columnPath(stage: DealStage, next: string): string {
  return `/admin/deals?${new URLSearchParams({ stage, after: next })}`;
}
