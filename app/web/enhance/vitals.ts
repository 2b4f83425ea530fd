/** Layout shifts less than a second apart count together, for at most five seconds (web.dev/cls). */
const GAP = 1000;
const WINDOW = 5000;
/** The shortest interaction that browsers report, in ms. */
const SHORTEST = 16;

/** Milliseconds, except `cls`; null where the browser did not measure it. */
type Vitals = {
  kind: "vitals";
  lcp: number | null;
  inp: number | null;
  cls: number | null;
  ttfb: number | null;
};

/**
 * Measures LCP, INP, CLS and TTFB of this page and hands them over once, when it is hidden or left. INP is the slowest
 * interaction, which is exact for pages with fewer than fifty.
 */
export function measureVitals(send: (vitals: Vitals) => void): void {
  const [navigation] = performance.getEntriesByType("navigation");
  // A prerendered page is shown long after its navigation began, and its times count from then.
  const shownAt = navigation?.activationStart ?? 0;
  const sinceShown = (time: number) => Math.max(0, time - shownAt);
  const ttfb = navigation?.responseStart ? sinceShown(navigation.responseStart) : null;
  const vitals: Vitals = { kind: "vitals", lcp: null, inp: null, cls: null, ttfb };
  // A page that was opened in a background tab paints when it is looked at, however fast it is.
  const isFromBackground = performance.getEntriesByType("visibility-state")[0]?.name === "hidden" && !shownAt;
  observe("largest-contentful-paint", ({ startTime }) => {
    if (!isFromBackground) vitals.lcp = sinceShown(startTime);
  });
  const noteInteraction = ({ duration }: PerformanceEntry) => {
    vitals.inp = Math.max(vitals.inp ?? 0, duration);
  };
  observe("first-input", noteInteraction);
  observe("event", (entry) => entry.interactionId && noteInteraction(entry));
  observeShifts((cls) => {
    vitals.cls = cls;
  });
  const finish = () => {
    removeEventListener("pagehide", finish);
    document.removeEventListener("visibilitychange", finish);
    send(vitals);
  };
  addEventListener("pagehide", finish);
  document.addEventListener("visibilitychange", finish);
}

/** Tells the shifts' greatest sum within a window; 0 if the browser sees shifts and there are none. */
function observeShifts(tell: (cls: number) => void): void {
  let [greatest, sum, began, last] = [0, 0, 0, 0];
  const isSupported = observe("layout-shift", ({ startTime, value = 0, hadRecentInput }) => {
    if (hadRecentInput) return;
    if (startTime - last > GAP || startTime - began > WINDOW) [sum, began] = [0, startTime];
    last = startTime;
    sum += value;
    greatest = Math.max(greatest, sum);
    tell(greatest);
  });
  if (isSupported) tell(0);
}

/** Handles entries of a type from the page's start on; returns whether the browser has the type. */
function observe(type: string, handle: (entry: PerformanceEntry) => void): boolean {
  const isSupported = PerformanceObserver.supportedEntryTypes.includes(type);
  if (isSupported) {
    new PerformanceObserver((list) => list.getEntries().forEach(handle)).observe({
      type,
      buffered: true,
      durationThreshold: SHORTEST,
    });
  }
  return isSupported;
}
