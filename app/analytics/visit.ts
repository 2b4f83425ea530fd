import { z } from "zod";
import { defineMessage } from "../platform/jobs/message";
import { type AttributeFields, attributeOf, mapFields } from "./attributes";
import { FILTER_REASONS } from "./filter-reasons";

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

/**
 * Tells a visit from others of its session: when it began, by the browser's clock (ms since 1970), in at most 6 bytes.
 */
export const visitNumber = z
  .number()
  .int()
  .nonnegative()
  .max(2 ** 48 - 1);

/**
 * By what a visit is stored: the hex digits of its session's id, and of a later visit in the same tab 12 more, its
 * number. So the first visit of a session has the session's own key, and all of them begin with it.
 */
export function visitKey({ sessionId, visit }: { sessionId: string; visit: number | null }): string {
  const session = sessionId.replaceAll("-", "").toLowerCase();
  return visit === null ? session : session + visit.toString(16).padStart(12, "0");
}

/** The hex digits of the session's id in a visit's key. */
export function sessionOfKey(key: string): string {
  return key.slice(0, 32);
}

const storedText = z.string().max(2000);

/** An optional attribute may be missing: messages and the archive may be older than it. */
function attributeSchemas(): { [Field in keyof AttributeFields]: z.ZodType<AttributeFields[Field]> };
function attributeSchemas(): Record<string, z.ZodType> {
  return mapFields((name) => {
    const { values, optional } = attributeOf(name);
    const value = values ? z.enum(values) : storedText;
    return optional ? value.nullable().default(null) : value;
  });
}

/** A hit as stored. The server derives everything but path, title, referrer, arrival and data. */
const storedHit = z.object({
  id: z.uuid(),
  sessionId: z.uuid(),
  /** Null for the first visit of the session, and in messages that are older than this field. */
  visit: visitNumber.nullable().default(null),
  pagePath: storedText,
  pageTitle: storedText,
  userAgent: storedText,
  referrer: storedText.nullable(),
  ...attributeSchemas(),
  /** The mail of ours whose link led to the visit. */
  mailId: z.uuid().nullable().default(null),
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
export const pageViewMessage = defineMessage("analytics", "analytics.page-view", "Record a page view", {
  hit: storedHit,
});
export const eventMessage = defineMessage("analytics", "analytics.event", "Record an event", {
  hit: storedEvent,
});

/** A hit that is counted without a row: under Global Privacy Control ("private"), or not from a visitor. */
export const countHitMessage = defineMessage("analytics", "analytics.count", "Count a hit", {
  reason: z.enum(["private", ...FILTER_REASONS]),
  eventName: z.enum(EVENT_NAMES).nullable(),
  pagePath: storedText,
  timestamp: z.iso.datetime(),
});

/** The web vitals of a sampled page view; null where the browser did not measure one. Counted without a row. */
export const countVitalsMessage = defineMessage(
  "analytics",
  "analytics.vitals",
  "Count the speed of a page",
  {
    /** Milliseconds, except `cls`, which has no unit. */
    lcp: z.number().nonnegative().nullable(),
    inp: z.number().nonnegative().nullable(),
    cls: z.number().nonnegative().nullable(),
    ttfb: z.number().nonnegative().nullable(),
    timestamp: z.iso.datetime(),
  },
);

export const analyticsMessage = z.discriminatedUnion("type", [
  pageViewMessage.schema,
  eventMessage.schema,
  countHitMessage.schema,
  countVitalsMessage.schema,
]);
export type AnalyticsMessage = z.infer<typeof analyticsMessage>;

/** All hits of one request, since a queue bills for messages. A request with a single one sends that alone. */
export const hitsMessage = defineMessage(
  "analytics",
  "analytics.hits",
  "Record several page views and events",
  {
    hits: z.array(analyticsMessage).min(1),
  },
);
export type CountedHit = z.infer<typeof countHitMessage.schema>;
export type CountedVitals = z.infer<typeof countVitalsMessage.schema>;

/**
 * Records a hit that belongs to a change in the business database: unlike a visitor's own hits it goes through the
 * outbox, in the batch of the change.
 */
export const recordConversionMessage = defineMessage("analytics", "analytics.record", "Record a conversion", {
  hit: analyticsMessage,
});
