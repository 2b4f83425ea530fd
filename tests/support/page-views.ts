import { type AnalyticsMessage, pageViewMessage, type StoredHit } from "../../app/analytics/visit";

/** The attributes of a visit that every hit has; the optional ones are null. */
const VISIT = { landingPath: "/", channel: "direct", deviceType: "desktop", browser: "Firefox", os: "Linux" };

/** A page view as it is stored, of 9:15 on 2026-03-10. */
export function storedHit(changes: Partial<Record<keyof StoredHit, string | number | null>> = {}): StoredHit {
  return pageViewMessage.schema.shape.hit.parse({
    ...{ id: crypto.randomUUID(), sessionId: crypto.randomUUID(), pagePath: "/", pageTitle: "Home" },
    ...{ userAgent: "Browser/1.0", referrer: null, timestamp: "2026-03-10T09:15:00.000Z" },
    ...VISIT,
    ...changes,
  });
}

/** A page view as the queue brings it. */
export function pageViewOf(hit: StoredHit): AnalyticsMessage {
  return { v: 1, type: pageViewMessage.type, id: hit.id, hit };
}

export function pageViewAt(timestamp: Date): AnalyticsMessage {
  return pageViewOf(storedHit({ country: "US", timestamp: timestamp.toISOString() }));
}
