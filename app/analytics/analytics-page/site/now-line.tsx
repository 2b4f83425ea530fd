import { useEffect, useState } from "react";
import { FIGURES } from "../../../copy/figures";
import { Definition } from "../../../ui/overlays/definition";
import { ANALYTICS_NOW_PATH } from "../../paths";
import { count } from "../figures";

const EVERY_MS = 15_000;

/** Visitors of the last 5 minutes, read again while the tab is seen. Without an answer the last number stays. */
export function NowLine({ visitors }: { visitors: number | null }) {
  const shown = useVisitorsNow(visitors);
  if (shown === null) return null;
  return (
    <p className="mr-2 inline-flex items-center gap-[0.45rem] self-center text-sm text-ink-2">
      <i className="size-2 rounded-full bg-teal shadow-[0_0_0_3px_var(--color-teal-soft)]" />
      <span>
        Now: <b className="text-ink tabular-nums">{count(shown)}</b> {shown === 1 ? "visitor" : "visitors"}
      </span>
      <Definition {...FIGURES.visitorsNow} />
    </p>
  );
}

function useVisitorsNow(loaded: number | null): number | null {
  const [visitors, setVisitors] = useState(loaded);
  useEffect(() => setVisitors(loaded), [loaded]);
  useEffect(() => {
    const stop = new AbortController();
    const read = async () => {
      if (document.visibilityState !== "visible") return;
      const found = await readNow(stop.signal);
      if (found !== null && !stop.signal.aborted) setVisitors(found);
    };
    const timer = window.setInterval(read, EVERY_MS);
    document.addEventListener("visibilitychange", read, { signal: stop.signal });
    return () => {
      window.clearInterval(timer);
      stop.abort();
    };
  }, []);
  return visitors;
}

/** Quiet in every failure: the next reading comes soon. */
async function readNow(signal: AbortSignal): Promise<number | null> {
  try {
    const response = await fetch(ANALYTICS_NOW_PATH, { signal, redirect: "error" });
    const body: unknown = await response.json();
    const isNumber =
      typeof body === "object" && body !== null && "visitors" in body && typeof body.visitors === "number";
    return isNumber ? Number(body.visitors) : null;
  } catch {
    return null;
  }
}
