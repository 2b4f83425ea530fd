import { useCallback, useEffect, useRef, useState } from "react";
import type { DealStage } from "../deal";
import {
  appendCards,
  applyMoves,
  assignCard,
  mergeColumns,
  type PendingMove,
  removeCard,
} from "./board-state";
import type { Board, BoardColumn } from "./card";

/**
 * The board's columns: server data, cards loaded later, and on top of them the moves in flight. A failed move is
 * removed, so its card returns to where it was.
 */
export function useBoard(board: Board) {
  const [stored, setStored] = useState(board.columns);
  const [moves, setMoves] = useState<PendingMove[]>([]);
  const nextKey = useRef(0);

  useEffect(() => {
    setStored((shown) => mergeColumns(board.columns, shown));
  }, [board]);

  const move = useCallback((id: string, stage: DealStage, after: string) => {
    nextKey.current += 1;
    const key = nextKey.current;
    setMoves((all) => [...all, { key, id, stage, after }]);
  }, []);

  const settle = useCallback((settled: PendingMove, ok: boolean) => {
    if (ok) setStored((columns) => applyMoves(columns, [settled]));
    setMoves((all) => all.filter(({ key }) => key !== settled.key));
  }, []);

  const append = useCallback((more: Pick<BoardColumn, "stage" | "cards" | "next">) => {
    setStored((columns) => appendCards(columns, more));
  }, []);
  const remove = useCallback((id: string) => setStored((columns) => removeCard(columns, id)), []);

  const assign = useCallback((id: string, assignee: string | null) => {
    setStored((columns) => assignCard(columns, id, assignee));
  }, []);

  const columns = applyMoves(stored, moves);
  return { columns, sending: moves[0] ?? null, move, settle, append, remove, assign };
}
