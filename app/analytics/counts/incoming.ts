import { HOUR } from "../../platform/clock";
import { ATTRIBUTE_NAMES, ATTRIBUTES } from "../attributes";
import {
  type AnalyticsMessage,
  type CountedHit,
  type CountedVitals,
  type StoredEvent,
  type StoredHit,
  visitKey,
} from "../visit";
import { vitalBucket, type WebVital } from "../web-vitals";
import type { Dimension } from "./dimension";

const VITALS = ["lcp", "inp", "cls", "ttfb"] as const satisfies WebVital[];

/** A page view or event with its place in the tables. Ids are hex digits in lower case. */
export type IncomingHit = {
  id: string;
  /** The visit's key (`visitKey`). */
  visit: string;
  /** Milliseconds since 1970, and the hour since 1970 in which that lies. */
  time: number;
  hour: number;
  hit: StoredHit;
  event: Pick<StoredEvent, "eventType" | "eventName" | "eventData"> | null;
};

/** Something counted without a row: at most one count per dimension. */
export type IncomingCount = { id: string; hour: number; counts: Count[] };
type Count = { dimension: Dimension; value: string | number; views: number; events: number };

export type Incoming = { hits: IncomingHit[]; counts: IncomingCount[] };

/** Sorts messages into hits and counts; one that comes twice is kept once. */
export function toIncoming(messages: AnalyticsMessage[]): Incoming {
  const hits = new Map<string, IncomingHit>();
  const counts = new Map<string, IncomingCount>();
  for (const message of messages) {
    const id = hexOf(message.id);
    switch (message.type) {
      case "analytics.page-view":
        hits.set(id, toHit(id, message.hit, null));
        break;
      case "analytics.event":
        hits.set(id, toHit(id, message.hit, message.hit));
        break;
      case "analytics.count":
        counts.set(id, { id, hour: hourOf(message), counts: [countOf(message)] });
        break;
      case "analytics.vitals":
        counts.set(id, { id, hour: hourOf(message), counts: vitalsOf(message) });
        break;
    }
  }
  return { hits: [...hits.values()], counts: [...counts.values()] };
}

function toHit(id: string, hit: StoredHit, event: IncomingHit["event"]): IncomingHit {
  const time = Date.parse(hit.timestamp);
  return { id, visit: visitKey(hit), time, hour: Math.floor(time / HOUR), hit, event };
}

function countOf({ reason, eventName, pagePath }: CountedHit): Count {
  const numbers = eventName === null ? { views: 1, events: 0 } : { views: 0, events: 1 };
  if (reason !== "private") return { dimension: "filtered", value: reason, ...numbers };
  return eventName === null
    ? { dimension: "private_page", value: pagePath, ...numbers }
    : { dimension: "private_event", value: eventName, ...numbers };
}

function vitalsOf(message: CountedVitals): Count[] {
  return VITALS.flatMap((vital) => {
    const measured = message[vital];
    if (measured === null) return [];
    return [{ dimension: vital, value: vitalBucket(vital, measured), views: 0, events: 1 }];
  });
}

function hourOf({ timestamp }: { timestamp: string }): number {
  return Math.floor(Date.parse(timestamp) / HOUR);
}

/** A UUID as the hex digits of a blob. */
export function hexOf(uuid: string): string {
  return uuid.replaceAll("-", "").toLowerCase();
}

/** Every text that the tables refer to by number, once. */
export function textsOf({ hits, counts }: Incoming): string[] {
  const texts = new Set<string>();
  const add = (text: string | null) => text !== null && texts.add(text);
  for (const { hit, event } of hits) {
    for (const text of [hit.pagePath, hit.pageTitle, hit.userAgent, hit.referrer]) add(text);
    for (const name of ATTRIBUTE_NAMES) add(hit[ATTRIBUTES[name].field]);
    if (event) texts.add(event.eventType).add(event.eventName);
  }
  for (const { value } of counts.flatMap((one) => one.counts))
    if (typeof value === "string") texts.add(value);
  return [...texts];
}
