import { currentVisit, type Visit } from "./session";

const PAGE_VIEW_DELAY = 100;
/** The speed of one visit in ten is measured: those whose random session id begins below this, 26 of 256. */
const MEASURED_BELOW = "1a";

type EventData = Record<string, string | boolean | null | undefined>;

/** Tracks an event; failures go to the console only. */
export function trackEvent(name: string, data: EventData): void {
  sendEvent({ kind: "event", name, data });
}

function sendEvent(event: object, visit?: Visit): void {
  send(event, "Failed to track event", "Event tracking error", visit);
}

/** One page view per visit of at least 100 ms, including returns by the back button. */
export function trackPageViews(): void {
  let timer: ReturnType<typeof setTimeout>;
  const arrive = () => {
    timer = setTimeout(() => {
      send({ kind: "page-view" }, "Failed to track page view", "Analytics tracking error");
    }, PAGE_VIEW_DELAY);
  };
  arrive();
  addEventListener("pagehide", () => clearTimeout(timer));
  addEventListener("pageshow", ({ persisted }) => persisted && arrive());
}

/**
 * A fetch with keepalive, since a beacon does not report whether the hit was accepted; a beacon in Firefox before 133,
 * which ends every fetch with its page.
 */
async function send(hit: object, refused: string, failed: string, visit = currentVisit()): Promise<void> {
  try {
    const body = JSON.stringify({
      ...hit,
      id: crypto.randomUUID(),
      ...visit,
      age: performance.now(),
      webdriver: navigator.webdriver,
      path: location.pathname,
      title: document.title,
      referrer: document.referrer,
    });
    const request = new Request("/collect", { method: "POST", keepalive: true, body });
    const isTaken = request.keepalive ? (await fetch(request)).ok : navigator.sendBeacon("/collect", body);
    if (!isTaken) console.error(refused);
  } catch (error) {
    console.error(failed, error);
  }
}

/**
 * Measures the speed of this page, if its visit is one of those that are measured; a file that only they load. It is
 * sent when the page is left, however long after the last hit, so it neither begins a visit nor keeps one going.
 */
export function trackVitals(): void {
  const visit = currentVisit();
  // Without a session this is "null", which is not below.
  if (`${visit.session}` > MEASURED_BELOW) return;
  import("./vitals").then(({ measureVitals }) => measureVitals((vitals) => sendEvent(vitals, visit)));
}
