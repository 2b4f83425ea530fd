import { HOUR } from "../../platform/clock";
import { localDay } from "../../platform/time/zoned-time";
import type { FilterReason } from "../filter-reasons";
import type { Incoming, IncomingCount } from "./incoming";

export const DAY_LIMIT = "day-limit" satisfies FilterReason;
export const STORAGE_FULL = "storage-full" satisfies FilterReason;
/** Counts that stand for a page view or an event; web vitals are measurements of one that is counted already. */
const OF_HITS = new Set(["private_page", "private_event", "filtered"]);

/** Rows that hits have taken on a day of the company (days since 1970). */
export type DayRows = { day: number; rows: number };

/** How many rows hits may take on a day of the zone. */
export type RowLimit = { perDay: number; zone: string };
type Limit = RowLimit & { before: DayRows; known: ReadonlySet<string>; isFull: boolean };

/**
 * The part of a batch that fits the day's limit of rows, so that a flood fills neither the database nor the bill. The
 * rest is only counted, as filtered, without a row by which a repetition is recognized. So is every hit once the
 * database is full. Ids in `known` have their row.
 */
export function fitWithinDayLimit(
  { hits, counts }: Incoming,
  { before, perDay, zone, known, isFull }: Limit,
): { kept: Incoming; leftOut: IncomingCount[]; after: DayRows } {
  const hours = new Set([...hits, ...counts].map(({ hour }) => hour));
  const days = [...hours].map((hour) => localDay(hour * HOUR, zone));
  const day = days.reduce((latest, next) => Math.max(latest, next), before.day);
  let rows = day === before.day ? before.rows : 0;
  const fits = ({ id }: { id: string }) => {
    if (known.has(id)) return true;
    if (isFull || rows >= perDay) return false;
    rows += 1;
    return true;
  };
  const kept: Incoming = { hits: [], counts: [] };
  const leftOut: IncomingCount[] = [];
  const value = isFull ? STORAGE_FULL : DAY_LIMIT;
  const leaveOut = (id: string, hour: number, measures: { views: number; events: number }) =>
    leftOut.push({ id, hour, counts: [{ dimension: "filtered", value, ...measures }] });
  for (const hit of hits) {
    if (fits(hit)) kept.hits.push(hit);
    else leaveOut(hit.id, hit.hour, hit.event ? { views: 0, events: 1 } : { views: 1, events: 0 });
  }
  for (const count of counts) {
    if (fits(count)) kept.counts.push(count);
    else
      for (const { dimension, views, events } of count.counts)
        if (OF_HITS.has(dimension)) leaveOut(count.id, count.hour, { views, events });
  }
  return { kept, leftOut, after: { day, rows } };
}
