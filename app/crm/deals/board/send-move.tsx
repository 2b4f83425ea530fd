import { useFetcher } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useToast } from "../../../ui/toast";
import { DEAL_CHANGES_PATH, type DealChangeAnswer } from "../deal";
import type { PendingMove } from "./board-state";

type SendMoveProps = {
  move: PendingMove;
  returnTo: string;
  onSettled: (move: PendingMove, ok: boolean) => void;
};

/** Sends one move and tells how it ended. One for each move: the next is sent when this one has its answer. */
export function SendMove({ move, returnTo, onSettled }: SendMoveProps) {
  const { submit, data } = useFetcher<DealChangeAnswer>();
  const showToast = useToast();
  const isSent = useRef(false);

  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    const { id, stage, after } = move;
    submit(
      { intent: "move", place: "board", id, stage, after, returnTo },
      { method: "post", action: DEAL_CHANGES_PATH },
    );
  }, [move, returnTo, submit]);

  useEffect(() => {
    if (!data) return;
    showToast(data.toast);
    onSettled(move, data.ok);
  }, [data, move, onSettled, showToast]);

  return null;
}
