import { useCallback, useEffect, useRef, useState } from "react";
import type { DealStage } from "../deal";
import { unfold } from "./board-columns";
import {
  appendCards,
  applyMoves,
  assignCard,
  mergeColumns,
  type PendingMove,
  removeCard,
} from "./board-state";
import type { Board, BoardColumn } from "./card";
import { losesDeal, useLostQuestion } from "./use-lost-question";

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

  const add = useCallback((move: Omit<PendingMove, "key">) => {
    unfold(move.stage);
    nextKey.current += 1;
    const key = nextKey.current;
    setMoves((all) => [...all, { key, ...move }]);
  }, []);
  const { asked, dialog, move } = useAskedMove(applyMoves(stored, moves), add);

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

  const columns = applyMoves(stored, asked ? [...moves, asked] : moves);
  const [sending = null, ...waiting] = moves;
  return { columns, sending, waiting, move, settle, append, remove, assign, dialog };
}

/**
 * A move that loses a deal shows at once in the columns and their counts, but waits for the answer why, without which
 * it never was; a folded stage opens only with that answer.
 */
function useAskedMove(columns: BoardColumn[], add: (move: Omit<PendingMove, "key">) => void) {
  const [asked, setAsked] = useState<PendingMove | null>(null);
  const { ask, dialog } = useLostQuestion();
  const shown = useRef(columns);
  shown.current = columns;
  const move = useCallback(
    (id: string, stage: DealStage, after: string) => {
      const card = shown.current.flatMap(({ cards }) => cards).find((one) => one.id === id);
      if (!card || !losesDeal(card.stage, stage)) return add({ id, stage, after });
      setAsked({ key: 0, id, stage, after });
      ask({
        deal: card,
        answer: (loss) => {
          setAsked(null);
          add({ id, stage, after, loss });
        },
        cancel: () => setAsked(null),
      });
    },
    [add, ask],
  );
  return { asked, dialog, move };
}
