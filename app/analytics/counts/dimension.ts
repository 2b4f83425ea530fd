import { VISIT_DIMENSIONS } from "../attributes";

/** What raw rows give, and so a rebuild; the rest is counted without a row. */
export const DERIVED_DIMENSIONS = [
  ...VISIT_DIMENSIONS,
  "total",
  "later_visit",
  "page",
  "page_device",
  "page_browser",
  "event",
] as const;

/**
 * What the rollups count by.
 * - `total`, whose value is 0: visits, counted at the hour in which they began, with all their page views, events and
 *   (at most one) conversion. Attributes of visits, whose value is a number of `texts`: the same without page views and
 *   events. A visit without the attribute (no campaign) has no row.
 * - `later_visit`, whose value is 0: visits that are not the first of their session. Without them visits are sessions.
 * - Single hits, counted at their own hour: `page` by path, `page_device` and `page_browser` (views), `event` by name
 *   (events).
 * - Hits without a row: `private_page`, `private_event` (Global Privacy Control) and `filtered` by reason (views and
 *   events by kind), all numbers of `texts`; `lcp`, `inp`, `cls`, `ttfb`, whose value is a bucket of
 *   `web-vitals.ts`, counted in `events`.
 */
export const DIMENSIONS = [
  ...DERIVED_DIMENSIONS,
  "private_page",
  "private_event",
  "filtered",
  "lcp",
  "inp",
  "cls",
  "ttfb",
] as const;
export type Dimension = (typeof DIMENSIONS)[number];

/**
 * By value of the dimension: visits that began in the hour, their page views, events, how many converted, and their
 * calls and forms. These two are missing where nothing converted, and where they are not known.
 */
export type HourCounts = Record<
  string,
  [visits: number, views: number, events: number, converted: number, calls?: number, forms?: number]
>;

/** SQL: the sum of `calls` or `forms` of counts, or null if one of them does not know it. */
export function sumIfKnown(measure: "calls" | "forms"): string {
  return `iif(max(${measure} is null and converted > 0), null, coalesce(sum(${measure}), 0))`;
}
