import { sessionId } from "./session";

const PAGE_VIEW_DELAY = 100;

type EventData = Record<string, string | boolean | null | undefined>;

/** Tracks an event; failures go to the console only. */
export function trackEvent(name: string, data: EventData): void {
  send(
    { kind: "event", id: crypto.randomUUID(), name, data },
    "Failed to track event",
    "Event tracking error",
  );
}

/** One page view per visit of at least 100 ms, including returns by the back button. */
export function trackPageViews(): void {
  let timer: ReturnType<typeof setTimeout>;
  const arrive = () => {
    timer = setTimeout(() => {
      const hit = { kind: "page-view", id: crypto.randomUUID() };
      send(hit, "Failed to track page view", "Analytics tracking error");
    }, PAGE_VIEW_DELAY);
  };
  arrive();
  addEventListener("pagehide", () => clearTimeout(timer));
  addEventListener("pageshow", ({ persisted }) => persisted && arrive());
}

/** A fetch with keepalive instead of a beacon, which does not report whether the hit was accepted. */
async function send(hit: object, refused: string, failed: string): Promise<void> {
  try {
    const body = JSON.stringify({
      ...hit,
      session: sessionId(),
      path: location.pathname,
      title: document.title,
      referrer: document.referrer.slice(0, 2000) || null,
    });
    const response = await fetch("/collect", { method: "POST", keepalive: true, body });
    if (!response.ok) console.error(refused);
  } catch (error) {
    console.error(failed, error);
  }
}
