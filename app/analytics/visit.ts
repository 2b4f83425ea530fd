import { z } from "zod";
import { defineMessage } from "../platform/jobs/message";

export const DEVICE_TYPES = ["tablet", "mobile", "desktop"] as const;
export type DeviceType = (typeof DEVICE_TYPES)[number];

export const BROWSERS = ["Chrome", "Firefox", "Safari", "Edge", "Unknown"] as const;
export type Browser = (typeof BROWSERS)[number];

export const OPERATING_SYSTEMS = ["Windows", "macOS", "Linux", "Android", "iOS", "Unknown"] as const;
export type OperatingSystem = (typeof OPERATING_SYSTEMS)[number];

export const EVENT_TYPES = ["conversion", "interaction", "navigation"] as const;
export type EventType = (typeof EVENT_TYPES)[number];

export const EVENT_NAMES = [
  "contact_form_submit",
  "phone_click",
  "demo_booking",
  "email_click",
  "button_click",
  "link_click",
  "file_download",
  "page_navigation",
] as const;
export type EventName = (typeof EVENT_NAMES)[number];

/** Each event's type and required data keys. Callers may add more. */
export const EVENTS = {
  contact_form_submit: { type: "conversion", data: [] },
  phone_click: { type: "conversion", data: ["phone_number"] },
  demo_booking: { type: "conversion", data: [] },
  email_click: { type: "interaction", data: ["email"] },
  button_click: { type: "interaction", data: ["button_text", "location"] },
  link_click: { type: "interaction", data: ["url", "link_text"] },
  file_download: { type: "interaction", data: ["file_name", "file_type"] },
  page_navigation: { type: "navigation", data: ["from_page", "to_page"] },
} as const satisfies Record<EventName, { type: EventType; data: readonly string[] }>;

/** Device and browser in the counts of hits under Global Privacy Control. */
export const REDACTED = "not kept";

/** Pages without tracking: the back office and its sign-in. */
export function isUntracked(path: string): boolean {
  return path.startsWith("/admin") || path === "/auth";
}

/** A hit as stored. The server derives everything but path, title, referrer and data. */
const storedHit = z.object({
  id: z.string().min(1),
  sessionId: z.string(),
  pagePath: z.string(),
  pageTitle: z.string(),
  userAgent: z.string(),
  referrer: z.string().nullable(),
  deviceType: z.enum(DEVICE_TYPES),
  browser: z.enum(BROWSERS),
  os: z.enum(OPERATING_SYSTEMS),
  timestamp: z.string(),
});

const storedEvent = storedHit.extend({
  eventType: z.enum(EVENT_TYPES),
  eventName: z.enum(EVENT_NAMES),
  eventData: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])).nullable(),
});

export type StoredHit = z.infer<typeof storedHit>;
export type StoredEvent = z.infer<typeof storedEvent>;

/** A page view to record. */
export const recordPageView = defineMessage("analytics", "analytics.page-view", { hit: storedHit });
export const recordEvent = defineMessage("analytics", "analytics.event", { hit: storedEvent });
/** A hit under Global Privacy Control: counted, but no row is stored. */
export const countPrivateHit = defineMessage("analytics", "analytics.private-hit", {
  kind: z.enum(["page-view", "event"]),
  eventName: z.enum(EVENT_NAMES).nullable(),
  eventType: z.enum(EVENT_TYPES).nullable(),
  pagePath: z.string(),
  timestamp: z.string(),
});

const analyticsMessage = z.discriminatedUnion("type", [
  recordPageView.schema,
  recordEvent.schema,
  countPrivateHit.schema,
]);
export type AnalyticsMessage = z.infer<typeof analyticsMessage>;
export type PrivateHit = z.infer<typeof countPrivateHit.schema>;
