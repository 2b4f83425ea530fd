import fc from "fast-check";
import { type AttributeName, attributeOf, mapFields } from "../../app/analytics/attributes";
import {
  type AnalyticsMessage,
  EVENT_NAMES,
  EVENTS,
  type StoredEvent,
  type StoredHit,
} from "../../app/analytics/visit";
import { storedHit } from "./page-views";

export type HistoryHit = StoredHit & Partial<Pick<StoredEvent, "eventName" | "eventType">>;
/** Distinct hits in no order, and how they are delivered: batches with duplicates. */
export type History = { hits: HistoryHit[]; deliveries: HistoryHit[][] };

const PATHS = ["/", "/pixlseo", "/book-now", "/blog", "/blog/one", "/blog/two", "/blog/three"];
const MINUTE = 60_000;

/** Some values of attributes for which any text is valid. */
const TEXTS: Partial<Record<AttributeName, string[]>> = {
  landing: PATHS,
  referrer: ["google.com", "bing.com", "harborauto.example"],
  campaign: ["spring", "autumn"],
  country: ["US", "CA", "DE"],
  region: ["Ohio", "Ontario"],
};

function valuesOf(name: AttributeName): fc.Arbitrary<string | null> {
  const { values, optional } = attributeOf(name);
  return fc.constantFrom(...(optional ? [null] : []), ...(values ?? TEXTS[name] ?? ["one", "two"]));
}

/** Visits of up to ten hits, several in a tab, from `start` to `end`, often around midnight; some return days later, some change place. */
export function visitHistories(start: Date, end: Date): fc.Arbitrary<History> {
  const minutes = Math.floor((end.getTime() - start.getTime()) / MINUTE);
  const attributes = fc.record(mapFields(valuesOf));
  const hit = fc.record({
    order: fc.nat(0xffff),
    pagePath: fc.constantFrom(...PATHS),
    pause: fc.oneof(fc.nat(20), fc.nat(90), fc.nat(3000)),
    eventName: fc.oneof(fc.constant(undefined), fc.constantFrom(...EVENT_NAMES)),
    other: fc.oneof({ weight: 9, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: attributes }),
  });
  const visit = fc.record({
    /** In the same tab as the visit before. */
    isLater: fc.boolean(),
    begin: fc.oneof(fc.nat(minutes), fc.constantFrom(1435, 1439, 1440, 2 * 1440 - 1)),
    attributes,
    hits: fc.array(hit, { minLength: 1, maxLength: 10 }),
  });
  return fc.array(visit, { minLength: 1, maxLength: 25 }).chain((visits) => {
    let session = 0;
    const hits = visits.flatMap((each, number) => {
      let minute = each.begin;
      if (!each.isLater) session = number;
      return each.hits.map(({ pause, other, eventName, order, pagePath }, index): HistoryHit => {
        minute = Math.min(minute + (index === 0 ? 0 : pause), minutes);
        const time = new Date(start.getTime() + minute * MINUTE + index);
        const stored = storedHit({
          id: uuidOf(order, number, index),
          pagePath,
          sessionId: uuidOf(0, session, 0),
          // By a clock that is not ours.
          visit: session === number ? null : 2 ** 40 + number,
          pageTitle: `Title of ${pagePath}`,
          timestamp: time.toISOString(),
          ...each.attributes,
          ...other,
        });
        return eventName ? { ...stored, eventName, eventType: EVENTS[eventName].type } : stored;
      });
    });
    const again = fc.subarray(hits);
    return again.chain((twice) =>
      fc
        .record({
          order: fc.shuffledSubarray([...hits, ...twice], { minLength: hits.length + twice.length }),
          size: fc.integer({ min: 1, max: 40 }),
        })
        .map(({ order, size }) => ({ hits, deliveries: inBatches(order, size) })),
    );
  });
}

/** Distinct for each hit of a visit; `order` decides between hits of the same time. */
function uuidOf(order: number, visit: number, index: number): string {
  const hex = (value: number, length: number) => value.toString(16).padStart(length, "0");
  return `${hex(order, 8)}-0000-4000-8000-${hex(visit, 6)}${hex(index, 6)}`;
}

function inBatches(hits: HistoryHit[], size: number): HistoryHit[][] {
  return hits.flatMap((_, at) => (at % size === 0 ? [hits.slice(at, at + size)] : []));
}

export function toMessage({ eventName, eventType, ...hit }: HistoryHit): AnalyticsMessage {
  return eventName && eventType
    ? { v: 1, id: hit.id, type: "analytics.event", hit: { ...hit, eventName, eventType, eventData: null } }
    : { v: 1, id: hit.id, type: "analytics.page-view", hit };
}
