import { useCallback, useEffect, useRef, useState } from "react";
import { sendOnLeave } from "../../../ui/forms/form-body";
import { useSharedScoreSaver } from "../../components/use-score-saver";
import { leadPath } from "../../paths";

const SCORE_PAUSE_MS = 500;

type Waiting = { score: number; timer: number };

/**
 * The displayed score: the stored one, or the slider's while it is unsaved. Saves once the slider has been still for a
 * moment, and at once when the lead or the page closes. A rejected score reverts.
 */
export function useScore(leadId: string, stored: number) {
  const { save, sending, lastLeadId } = useSharedScoreSaver();
  const { isBusy } = sending;
  const [moved, setMoved] = useState<number | null>(null);
  const waiting = useRef<Waiting | null>(null);

  const flush = useCallback(
    (send: (leadId: string, score: number) => void) => {
      if (!waiting.current) return;
      const { score, timer } = waiting.current;
      window.clearTimeout(timer);
      waiting.current = null;
      send(leadId, score);
    },
    [leadId],
  );
  useEffect(() => {
    if (!isBusy && !waiting.current) setMoved(null);
  }, [isBusy]);
  useEffect(() => {
    const onPageHide = () => flush(saveOnPageHide);
    window.addEventListener("pagehide", onPageHide);
    return () => {
      window.removeEventListener("pagehide", onPageHide);
      flush(save);
    };
  }, [flush, save]);

  return {
    sending: { ...sending, isUnanswered: sending.isUnanswered && lastLeadId === leadId },
    score: moved ?? stored,
    move: (score: number) => {
      setMoved(score);
      window.clearTimeout(waiting.current?.timer);
      waiting.current = { score, timer: window.setTimeout(() => flush(save), SCORE_PAUSE_MS) };
    },
  };
}

function saveOnPageHide(leadId: string, score: number) {
  sendOnLeave(leadPath(leadId), new URLSearchParams({ intent: "score", score: `${score}` }));
}
