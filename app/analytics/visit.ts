import { z } from "zod";
import { defineMessage } from "../platform/jobs/message";
import { CHANNELS } from "./channel";
import { FILTER_REASONS } from "./filter-reasons";

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

/** Stands for every path that the site does not serve, so that made-up paths cannot fill the counts. */
export const NOT_FOUND_PATH = "not found";

/** Pages without tracking: the back office and its sign-in. */
export function isUntracked(path: string): boolean {
  return path.startsWith("/admin") || path === "/auth" || path.startsWith("/auth/");
}

const storedText = z.string().max(2000);

/** A hit as stored. The server derives everything but path, title, referrer, arrival and data. */
const storedHit = z.object({
  id: z.uuid(),
  sessionId: z.uuid(),
  pagePath: storedText,
  pageTitle: storedText,
  userAgent: storedText,
  referrer: storedText.nullable(),
  deviceType: z.enum(DEVICE_TYPES),
  browser: z.enum(BROWSERS),
  os: z.enum(OPERATING_SYSTEMS),
  /** How and where the visit arrived: the same for all its hits, unless the browser lost its storage. */
  landingPath: storedText,
  channel: z.enum(CHANNELS),
  referrerHost: storedText.nullable(),
  campaign: storedText.nullable(),
  /** The utm_* parameters as a query string. */
  utm: storedText.nullable(),
  /** ISO 3166 code of the country, and the region's name, from the request. */
  country: storedText.nullable(),
  region: storedText.nullable(),
  /** ISO time (UTC) at which the site received it. */
  timestamp: z.iso.datetime(),
});

const storedEvent = storedHit.extend({
  eventType: z.enum(EVENT_TYPES),
  eventName: z.enum(EVENT_NAMES),
  eventData: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])).nullable(),
});

export type StoredHit = z.infer<typeof storedHit>;
export type StoredEvent = z.infer<typeof storedEvent>;

/** A page view to record. */
export const recordPageView = defineMessage("analytics", "analytics.page-view", "Record a page view", {
  hit: storedHit,
});
export const recordEvent = defineMessage("analytics", "analytics.event", "Record an event", {
  hit: storedEvent,
});

/** A hit that is counted without a row: under Global Privacy Control ("private"), or not from a visitor. */
export const countHit = defineMessage("analytics", "analytics.count", "Count a hit", {
  reason: z.enum(["private", ...FILTER_REASONS]),
  eventName: z.enum(EVENT_NAMES).nullable(),
  pagePath: storedText,
  timestamp: z.iso.datetime(),
});

/** The web vitals of a sampled page view; null where the browser did not measure one. Counted without a row. */
export const countVitals = defineMessage("analytics", "analytics.vitals", "Count the speed of a page", {
  /** Milliseconds, except `cls`, which has no unit. */
  lcp: z.number().nonnegative().nullable(),
  inp: z.number().nonnegative().nullable(),
  cls: z.number().nonnegative().nullable(),
  ttfb: z.number().nonnegative().nullable(),
  timestamp: z.iso.datetime(),
});

export const analyticsMessage = z.discriminatedUnion("type", [
  recordPageView.schema,
  recordEvent.schema,
  countHit.schema,
  countVitals.schema,
]);
export type AnalyticsMessage = z.infer<typeof analyticsMessage>;
export type CountedHit = z.infer<typeof countHit.schema>;
export type CountedVitals = z.infer<typeof countVitals.schema>;
