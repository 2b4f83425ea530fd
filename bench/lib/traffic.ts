import { type AttributeName, attributeOf, mapFields } from "../../app/analytics/attributes.ts";
import { CHANNELS } from "../../app/analytics/channel.ts";
import {
  type AnalyticsMessage,
  EVENT_NAMES,
  EVENTS,
  eventMessage,
  pageViewMessage,
  type StoredHit,
} from "../../app/analytics/visit.ts";
import { SECOND } from "../../app/platform/clock.ts";
import { createSeededRandom, type SeededRandom } from "../../app/platform/seeded-random.ts";

/** Of 100 visits, how many have 1, 2, … 9 hits: 3.3 on average. */
const DEPTHS = [30, 20, 14, 12, 8, 6, 4, 3, 3];
const EVENT_SHARE = 0.2;
/** Of 100 visits, how many come by each of the channels, in order. */
const CHANNEL_SHARES = [38, 25, 12, 9, 6, 4, 4, 2];
const list = (count: number, name: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => name(at));

const PAGES = [
  ...list(20, (at) => (at === 0 ? "/" : `/page-${at}`)),
  ...list(40, (at) => `/blog/what-we-learned-about-local-search-${at}`),
];
const REFERRERS = list(25, (at) => `www.site-${at}.example`);
const CAMPAIGNS = list(12, (at) => `campaign-${at}`);
const COUNTRIES = list(20, (at) => String.fromCharCode(65 + at, 83));
const REGIONS = list(40, (at) => `Region ${at}`);
const USER_AGENTS = list(
  60,
  (at) =>
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${70 + at}.0.0.0 Safari/537.36`,
);
/** Values of the attributes, the most frequent first. */
const VALUES: Partial<Record<AttributeName, readonly string[]>> = {
  device: ["desktop", "mobile", "tablet"],
  browser: ["Chrome", "Safari", "Firefox", "Edge", "Unknown"],
  os: ["Windows", "iOS", "Android", "macOS", "Linux", "Unknown"],
  referrer: REFERRERS,
  campaign: CAMPAIGNS,
  country: COUNTRIES,
  region: REGIONS,
};
/** How many visits have the attribute at all. */
const SHARES: Partial<Record<AttributeName, number>> = { referrer: 0.7, campaign: 0.2, utm: 0 };

type Visit = { left: number; hit: StoredHit };

/**
 * Visits of many people at once, in the order in which their hits arrive. A site with `hitsPerSecond` has so many visits
 * under way that the hits of one lie far apart: between two of them pass 5 to 115 seconds. Pages, referrers and the rest
 * are used unevenly, by Zipf's law, as on every site.
 */
export function createTraffic(start: Date, hitsPerSecond: number) {
  const random = createSeededRandom("bench traffic");
  const waiting = new Map<number, Visit[]>();
  let second = Math.floor(start.getTime() / SECOND);
  const visitsPerSecond = hitsPerSecond / averageDepth();

  function nextSecond(): AnalyticsMessage[] {
    const due = waiting.get(second) ?? [];
    waiting.delete(second);
    const begun = Math.floor(visitsPerSecond) + (random.chance(visitsPerSecond % 1) ? 1 : 0);
    for (let visit = 0; visit < begun; visit += 1) due.push(newVisit(random));
    const messages = due.map((visit) => nextHit(random, visit, second));
    for (const visit of due) {
      if (visit.left === 0) continue;
      const at = second + random.between(5, 115);
      waiting.set(at, [...(waiting.get(at) ?? []), visit]);
    }
    second += 1;
    return messages;
  }

  return {
    /** The next messages, at least `count`. */
    take: (count: number) => {
      const messages: AnalyticsMessage[] = [];
      while (messages.length < count) messages.push(...nextSecond());
      return messages;
    },
  };
}

function averageDepth(): number {
  return (
    DEPTHS.reduce((sum, share, at) => sum + share * (at + 1), 0) / DEPTHS.reduce((sum, share) => sum + share)
  );
}

function newVisit(random: SeededRandom): Visit {
  const landing = byZipf(random, PAGES);
  const channel = CHANNELS[weightedIndex(random, CHANNEL_SHARES)] ?? "direct";
  return {
    left: weightedIndex(random, DEPTHS) + 1,
    hit: pageViewMessage.schema.shape.hit.parse({
      ...{ id: uuid(random), timestamp: new Date(0).toISOString() },
      ...mapFields((name) => attributeValue(random, name)),
      ...{ landingPath: landing, channel },
      sessionId: uuid(random),
      pagePath: landing,
      pageTitle: `Title of ${landing}`,
      userAgent: byZipf(random, USER_AGENTS),
      referrer: `https://${byZipf(random, REFERRERS)}/`,
    }),
  };
}

function attributeValue(random: SeededRandom, name: AttributeName): string | null {
  const { values = list(20, (at) => `${name}-${at}`) } = attributeOf(name);
  return random.chance(SHARES[name] ?? 1) ? byZipf(random, VALUES[name] ?? values) : null;
}

function nextHit(random: SeededRandom, visit: Visit, second: number): AnalyticsMessage {
  visit.left -= 1;
  const pagePath = byZipf(random, PAGES);
  const id = uuid(random);
  const timestamp = new Date(second * SECOND + random.between(0, 999)).toISOString();
  const hit = { ...visit.hit, id, pagePath, pageTitle: `Title of ${pagePath}`, timestamp };
  if (!random.chance(EVENT_SHARE)) return { v: 1, type: pageViewMessage.type, id, hit };
  const eventName = byZipf(random, EVENT_NAMES);
  const event = { eventName, eventType: EVENTS[eventName].type, eventData: { location: "hero" } };
  return { v: 1, type: eventMessage.type, id, hit: { ...hit, ...event } };
}

/** The first is picked twice as often as the second, three times as often as the third, and so on. */
function byZipf<Item>(random: SeededRandom, items: readonly Item[]): Item {
  const index = weightedIndex(
    random,
    items.map((_, at) => 1 / (at + 1)),
  );
  return items[index] ?? random.pick(items);
}

function weightedIndex(random: SeededRandom, weights: readonly number[]): number {
  let left = random.next() * weights.reduce((sum, weight) => sum + weight, 0);
  return Math.max(
    0,
    weights.findIndex((weight) => {
      left -= weight;
      return left < 0;
    }),
  );
}

function uuid(random: SeededRandom): string {
  const hex = Array.from({ length: 32 }, () => random.between(0, 15).toString(16)).join("");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
}
