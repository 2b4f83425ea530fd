import { useOutletContext } from "@remix-run/react";
import { useCallback, useState } from "react";
import { useAction } from "../../ui/forms/use-action";
import { LEAD_FAILURES } from "../leads/lead";
import { leadPath } from "../paths";

export type ScoreSaver = {
  save: (leadId: string, score: number) => void;
  /** The state of the last save, which was for `lastLeadId`. */
  sending: Pick<ReturnType<typeof useAction>, "isBusy" | "isUnanswered" | "retry">;
  lastLeadId: string | null;
};

/**
 * Saves the scores of leads opened over the list. Belongs to the list, because the lead may close before the response
 * arrives.
 */
export function useScoreSaver(): ScoreSaver {
  const sending = useAction({ failure: LEAD_FAILURES.score });
  const { send } = sending;
  const [lastLeadId, setLastLeadId] = useState<string | null>(null);
  const save = useCallback(
    (leadId: string, score: number) => {
      setLastLeadId(leadId);
      send({ intent: "score", score: `${score}` }, { action: leadPath(leadId) });
    },
    [send],
  );
  return { save, sending, lastLeadId };
}

export function useSharedScoreSaver(): ScoreSaver {
  return useOutletContext<ScoreSaver>();
}
