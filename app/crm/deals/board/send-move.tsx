import { useEffect, useRef } from "react";
import { useAction } from "../../../ui/use-action";
import { DEAL_CHANGES_PATH, DEAL_FAILURES } from "../deal";
import type { PendingMove } from "./board-state";

type SendMoveProps = {
  move: PendingMove;
  returnTo: string;
  onSettled: (move: PendingMove, ok: boolean) => void;
};

/** Submits one move and reports the result. Rendered once per move, so that moves are sent one after another. */
export function SendMove({ move, returnTo, onSettled }: SendMoveProps) {
  const { send, result, isUnanswered } = useAction({
    action: DEAL_CHANGES_PATH,
    failure: DEAL_FAILURES.move,
  });
  const isSent = useRef(false);

  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    const { id, stage, after } = move;
    send({ intent: "move", place: "board", id, stage, after, returnTo });
  }, [move, returnTo, send]);

  useEffect(() => {
    if (result || isUnanswered) onSettled(move, result?.ok ?? false);
  }, [result, isUnanswered, move, onSettled]);

  return null;
}
