import { DEMO_PREFIX } from "../../app/admin/demo-data.server.ts";
import { messagesOf } from "../../app/analytics/collect/collect.server.ts";
import { itemSchema } from "../../app/analytics/collect/hit.ts";
import type { AnalyticsMessage } from "../../app/analytics/visit.ts";
import type { SeededRandom } from "../../app/platform/seeded-random.ts";
import { ARRIVALS, PAGES, PLACES, USER_AGENTS } from "./content/visits.ts";
import { idAt } from "./moments.ts";

export const SITE = "https://beaconry.example";
export type Page = { path: string; title: string };
export type Visit = {
  session: string;
  userAgent: string;
  referrer: string | null;
  /** utm_* parameters of the link that led here. */
  utm: Record<string, string> | null;
  place: { country: string; region: string };
  landing: Page;
  start: Date;
};

export function newVisit(random: SeededRandom, start: Date, landing: Page): Visit {
  const [referrer, utm] = weighted(random, ARRIVALS);
  const [country, region] = weighted(random, PLACES);
  return {
    session: `${DEMO_PREFIX}${idAt(random, start).slice(DEMO_PREFIX.length)}`,
    userAgent: weighted(random, USER_AGENTS),
    referrer,
    utm,
    place: { country, region },
    landing,
    start,
  };
}

export function pageView(
  random: SeededRandom,
  visit: Visit,
  page: Page,
  referrer: string | null,
  at: Date,
): AnalyticsMessage {
  return received({ kind: "page-view", id: idAt(random, at), ...common(visit, page, referrer) }, visit, at);
}

export function common({ session }: Visit, { path, title }: Page, referrer: string | null) {
  return { session, path, title, referrer };
}

/** The message that the collector makes of the hit. */
export function received(hit: object, visit: Visit, at: Date): AnalyticsMessage {
  const arrival = new URLSearchParams({
    landingPath: visit.landing.path,
    referrer: visit.referrer ?? "",
    utm: JSON.stringify(visit.utm ?? {}),
  });
  const age = at.getTime() - visit.start.getTime() + 400;
  const item = itemSchema.parse({ ...hit, age, arrival: `${arrival}` });
  const headers = { "User-Agent": visit.userAgent, "Accept-Language": "en-US" };
  const request = new Request(`${SITE}/collect`, { method: "POST", headers });
  const [message] = messagesOf([item], {
    request,
    origin: { ...visit.place, asn: null, timeZone: null },
    ownHosts: [new URL(SITE).host],
    now: at,
  });
  if (!message) throw new Error("The collector takes no demo hit");
  return message;
}

export function pageAt(path: string): Page {
  const known = PAGES.find(([, other]) => other === path);
  return { path, title: known?.[2] ?? "Beaconry" };
}

export function weighted<Item>(random: SeededRandom, choices: readonly (readonly [number, Item])[]): Item {
  const total = choices.reduce((sum, [weight]) => sum + weight, 0);
  let left = random.next() * total;
  for (const [weight, item] of choices) {
    left -= weight;
    if (left < 0) return item;
  }
  return random.pick(choices)[1];
}
