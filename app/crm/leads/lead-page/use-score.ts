import { useCallback, useEffect, useRef, useState } from "react";
import { onLeave } from "../../../platform/http/browser/leaving";
import { useSharedScoreSaver } from "../../components/use-score-saver";

const SCORE_PAUSE_MS = 500;

type Waiting = { score: number; timer: number };

/**
 * The displayed score: the stored one, or the slider's while it is unsaved. Saves once the slider has been still for a
 * moment, and at once when the lead or the page closes: the newest score alone goes then, in place of one in flight. A
 * rejected score reverts.
 */
export function useScore(leadId: string, stored: number) {
  const { save, sending, lastLeadId } = useSharedScoreSaver();
  const { isBusy } = sending;
  const [moved, setMoved] = useState<number | null>(null);
  const waiting = useRef<Waiting | null>(null);

  const flush = useCallback(() => {
    if (!waiting.current) return;
    const { score, timer } = waiting.current;
    window.clearTimeout(timer);
    waiting.current = null;
    save(leadId, score);
  }, [leadId, save]);
  useEffect(() => {
    if (!isBusy && !waiting.current) setMoved(null);
  }, [isBusy]);
  useEffect(() => {
    const forget = onLeave(flush);
    return () => {
      forget();
      flush();
    };
  }, [flush]);

  return {
    sending: { ...sending, isUnanswered: sending.isUnanswered && lastLeadId === leadId },
    score: moved ?? stored,
    move: (score: number) => {
      setMoved(score);
      window.clearTimeout(waiting.current?.timer);
      waiting.current = { score, timer: window.setTimeout(flush, SCORE_PAUSE_MS) };
    },
  };
}
