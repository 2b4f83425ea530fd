import { useFetcher, useOutletContext } from "@remix-run/react";
import { useCallback } from "react";
import { useActionToast } from "../../ui/toast";
import type { Answer } from "../answer";
import { leadPath } from "../paths";

export type ScoreSaver = { save: (leadId: string, score: number) => void; isSaving: boolean };

/** Saves scores for the leads that are opened over the list; it lives with the list, since a lead may be closed meanwhile. */
export function useScoreSaver(): ScoreSaver {
  const { submit, state, data } = useFetcher<Answer>();
  useActionToast(data?.toast);
  const save = useCallback(
    (leadId: string, score: number) =>
      submit({ intent: "score", score }, { method: "post", action: leadPath(leadId) }),
    [submit],
  );
  return { save, isSaving: state !== "idle" };
}

export function useListsScoreSaver(): ScoreSaver {
  return useOutletContext<ScoreSaver>();
}
