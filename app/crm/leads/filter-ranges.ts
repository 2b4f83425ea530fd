import { addDays, localDate, startOfDay, weekdayOf } from "../../platform/time/zoned-time";

/** From `from` up to, but without, `before`: moments as ISO texts, or numbers. Either end may be open. */
export type ValueRange = { from?: string | number; before?: string | number };

/** What is past by now. */
export function pastRange(now: Date): ValueRange {
  return { before: now.toISOString() };
}

/** The whole day in the zone, also what of it is past. */
export function todayRange(now: Date, zone: string): ValueRange {
  return daysRange(localDate(now, zone), 1, zone);
}

/** The whole week in the zone, from Monday to Sunday. */
export function weekRange(now: Date, zone: string): ValueRange {
  const today = localDate(now, zone);
  return daysRange(addDays(today, 1 - weekdayOf(today)), 7, zone);
}

function daysRange(first: string, days: number, zone: string): ValueRange {
  const [from, before] = [first, addDays(first, days)].map((date) => startOfDay(date, zone).toISOString());
  return { from, before };
}
