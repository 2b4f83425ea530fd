import { useOutletContext } from "@remix-run/react";
import { useCallback, useState } from "react";
import { useAction } from "../../ui/use-action";
import { LEAD_FAILURES } from "../leads/lead-failures";
import { leadPath } from "../paths";

export type ScoreSaver = {
  save: (leadId: string, score: number) => void;
  /** How it goes with the score that was saved last, and whose it is. */
  sending: Pick<ReturnType<typeof useAction>, "isBusy" | "isOffline" | "retry">;
  lastLeadId: string | null;
};

/** Saves scores for the leads that are opened over the list; it lives with the list, since a lead may be closed meanwhile. */
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

export function useListsScoreSaver(): ScoreSaver {
  return useOutletContext<ScoreSaver>();
}
