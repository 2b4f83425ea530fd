import type { AnalyticsMessage } from "../../app/analytics/visit";

/** A page view as the queue brings it. */
export function pageViewAt(timestamp: Date): AnalyticsMessage {
  const id = crypto.randomUUID();
  const hit = {
    ...{ id, sessionId: crypto.randomUUID(), pagePath: "/", pageTitle: "Home", userAgent: "Browser/1.0" },
    ...({ deviceType: "desktop", browser: "Firefox", os: "Linux", channel: "direct" } as const),
    ...{ landingPath: "/", country: "US", region: null, timestamp: timestamp.toISOString() },
    ...{ referrer: null, referrerHost: null, campaign: null, utm: null },
  };
  return { v: 1, type: "analytics.page-view", id, hit };
}
