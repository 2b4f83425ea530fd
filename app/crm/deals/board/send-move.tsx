import { useEffect, useRef } from "react";
import { useAction } from "../../../ui/use-action";
import { DEAL_CHANGES_PATH, DEAL_FAILURES } from "../deal";
import type { PendingMove } from "./board-state";

type SendMoveProps = {
  move: PendingMove;
  returnTo: string;
  onSettled: (move: PendingMove, ok: boolean) => void;
};

/** Sends one move and tells how it ended. One for each move: the next is sent when this one has its answer. */
export function SendMove({ move, returnTo, onSettled }: SendMoveProps) {
  const { send, result, isOffline } = useAction({ action: DEAL_CHANGES_PATH, failure: DEAL_FAILURES.move });
  const isSent = useRef(false);

  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    const { id, stage, after } = move;
    send({ intent: "move", place: "board", id, stage, after, returnTo });
  }, [move, returnTo, send]);

  useEffect(() => {
    if (result || isOffline) onSettled(move, result?.ok ?? false);
  }, [result, isOffline, move, onSettled]);

  return null;
}
