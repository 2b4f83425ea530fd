import type { DealStage } from "../deal";
import type { LossFields } from "../deal-form/use-deal-form";
import type { BoardCard, BoardColumn } from "./card";

export type PendingMove = {
  key: number;
  id: string;
  stage: DealStage;
  after: string;
  /** Why the deal was lost, if it was asked. */
  loss?: LossFields;
};

/** Applies moves that are not stored yet: cards appear in their new columns and counts change. */
export function applyMoves(columns: BoardColumn[], moves: PendingMove[]): BoardColumn[] {
  return moves.reduce(applyMove, columns);
}

function applyMove(columns: BoardColumn[], { id, stage, after }: PendingMove): BoardColumn[] {
  const card = columns.flatMap((column) => column.cards).find((candidate) => candidate.id === id);
  if (!card) return columns;
  return columns.map((column) => {
    const rest = column.cards.filter((candidate) => candidate.id !== id);
    const count = column.count - (column.stage === card.stage ? 1 : 0) + (column.stage === stage ? 1 : 0);
    const cards = column.stage === stage ? insertAfter(rest, { ...card, stage }, after) : rest;
    return { ...column, count, cards };
  });
}

function insertAfter(cards: BoardCard[], card: BoardCard, after: string): BoardCard[] {
  const at = cards.findIndex((candidate) => candidate.id === after) + 1;
  return [...cards.slice(0, at), card, ...cards.slice(at)];
}

/**
 * The server's columns, keeping cards that were loaded below the first ones. A card that the server returns is kept
 * only where the server puts it.
 */
export function mergeColumns(fresh: BoardColumn[], shown: BoardColumn[]): BoardColumn[] {
  const known = new Set(fresh.flatMap((column) => column.cards.map((card) => card.id)));
  return fresh.map((column) => {
    const before = shown.find((candidate) => candidate.stage === column.stage);
    const last = column.cards.at(-1)?.id;
    const seam = before?.cards.findIndex((card) => card.id === last) ?? -1;
    if (!before || column.next === null || seam < 0) return column;
    const kept = before.cards.slice(seam + 1).filter((card) => !known.has(card.id));
    return kept.length === 0 ? column : { ...column, cards: [...column.cards, ...kept], next: before.next };
  });
}

export function removeCard(columns: BoardColumn[], id: string): BoardColumn[] {
  return columns.map((column) => ({ ...column, cards: column.cards.filter((card) => card.id !== id) }));
}

export function assignCard(columns: BoardColumn[], id: string, assignee: string | null): BoardColumn[] {
  const assigned = (card: BoardCard) => (card.id === id ? { ...card, assignee } : card);
  return columns.map((column) => ({ ...column, cards: column.cards.map(assigned) }));
}

export function appendCards(
  columns: BoardColumn[],
  { stage, cards, next }: { stage: DealStage; cards: BoardCard[]; next: string | null },
): BoardColumn[] {
  return columns.map((column) => {
    if (column.stage !== stage) return column;
    const known = new Set(column.cards.map((card) => card.id));
    return { ...column, cards: [...column.cards, ...cards.filter((card) => !known.has(card.id))], next };
  });
}
