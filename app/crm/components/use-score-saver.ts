import { useOutletContext } from "@remix-run/react";
import { useCallback } from "react";
import { useAction } from "../../ui/use-action";
import { LEAD_FAILURES } from "../leads/lead-failures";
import { leadPath } from "../paths";

export type ScoreSaver = { save: (leadId: string, score: number) => void; isSaving: boolean };

/** Saves scores for the leads that are opened over the list; it lives with the list, since a lead may be closed meanwhile. */
export function useScoreSaver(): ScoreSaver {
  const { send, isBusy } = useAction({ failure: LEAD_FAILURES.score });
  const save = useCallback(
    (leadId: string, score: number) =>
      send({ intent: "score", score: `${score}` }, { action: leadPath(leadId) }),
    [send],
  );
  return { save, isSaving: isBusy };
}

export function useListsScoreSaver(): ScoreSaver {
  return useOutletContext<ScoreSaver>();
}
