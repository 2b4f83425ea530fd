/** The entry types event, largest-contentful-paint and layout-shift, as far as the browser has them. */
const MEASURED = /^event$|^la/;
/** Layout shifts less than a second apart count together, for at most five seconds (web.dev/cls). */
const GAP = 1000;
const WINDOW = 5000;

type Vitals = { kind: "vitals"; lcp: number; inp: number; cls: number; ttfb: number | undefined };

/**
 * Measures LCP, INP, CLS and TTFB of this page and hands them over when it is left. INP is the slowest interaction, as
 * long as a page has fewer than fifty. A file of its own, since only sampled visits load it.
 */
export function measureVitals(send: (vitals: Vitals) => void): void {
  let [lcp, inp, cls, shifts, began, last] = [0, 0, 0, 0, 0, 0];
  const measure = ({ startTime, duration, interactionId, value, hadRecentInput }: PerformanceEntry) => {
    if (interactionId) inp = Math.max(inp, duration);
    else if (value && !hadRecentInput) {
      if (startTime - last > GAP || startTime - began > WINDOW) [shifts, began] = [0, startTime];
      last = startTime;
      shifts += value;
      cls = Math.max(cls, shifts);
    } else if (!duration && value === undefined) lcp = startTime;
  };
  for (const type of PerformanceObserver.supportedEntryTypes) {
    if (MEASURED.test(type)) {
      new PerformanceObserver((list) => list.getEntries().forEach(measure)).observe({ type, buffered: true });
    }
  }
  addEventListener(
    "pagehide",
    () => {
      const [navigation] = performance.getEntriesByType("navigation");
      send({ kind: "vitals", lcp, inp, cls, ttfb: navigation?.responseStart });
    },
    { once: true },
  );
}
