import { DAY, HOUR, MINUTE, SECOND } from "../../app/platform/clock.ts";
import type { SeededRandom } from "../../app/platform/seeded-random.ts";

/** Visits reach back as far as this, and with them what needs one. */
export const VISIT_DAYS = 60;

/** A UUIDv7 for this time with seeded randomness: the same seed gives the same ids. */
export function idAt(random: SeededRandom, at: Date): string {
  const time = at.getTime().toString(16).padStart(12, "0");
  const digits = (count: number) =>
    Array.from({ length: count }, () => random.between(0, 15).toString(16)).join("");
  return `${time.slice(0, 8)}-${time.slice(8)}-7${digits(3)}-${"89ab".charAt(random.between(0, 3))}${digits(3)}-${digits(12)}`;
}

/**
 * A time about `daysAgo` days before `now` (negative: after it) during business hours in US Central time, never on a
 * Sunday, and in the past if `daysAgo` is positive.
 */
export function businessTime(random: SeededRandom, now: Date, daysAgo: number): Date {
  const day = new Date(now.getTime() - daysAgo * DAY);
  day.setUTCHours(14, 0, 0, 0);
  const moment = new Date(
    day.getTime() +
      random.between(0, 8) * HOUR +
      random.between(0, 59) * MINUTE +
      random.between(0, 59) * SECOND,
  );
  if (moment.getUTCDay() === 0) moment.setTime(moment.getTime() - DAY);
  if (daysAgo >= 0 && moment >= now) moment.setTime(now.getTime() - random.between(20, 300) * MINUTE);
  return moment;
}

/** The quarter of an hour before it, as people plan. */
export function plannedTime(at: Date): Date {
  return new Date(Math.floor(at.getTime() / (15 * MINUTE)) * 15 * MINUTE);
}

/** Hours of UTC in which people work in Chicago. */
const FIRST_HOUR = 14;
const LAST_HOUR = 23;

/** The time itself if people are at work then, else the next morning, some minutes after eight or nine. */
export function atWork(at: Date): Date {
  const hour = at.getUTCHours();
  if (hour >= FIRST_HOUR && hour <= LAST_HOUR) return at;
  const morning = new Date(at);
  morning.setUTCHours(FIRST_HOUR);
  return morning;
}

/** `count` times between the two, ascending, during business hours where the range allows. */
export function timesBetween(random: SeededRandom, from: Date, to: Date, count: number): Date[] {
  const span = Math.max(1, to.getTime() - from.getTime());
  return Array.from({ length: count }, () => {
    const any = new Date(from.getTime() + Math.floor(random.next() * span));
    const working = new Date(any);
    working.setUTCHours(14 + random.between(0, 8));
    if (working >= from && working <= to) return working;
    if (atWork(any) === any) return any;
    // Soon after the first of the two, or if that was at night before the last.
    const away = any.getTime() % Math.min(span, HOUR);
    return new Date(atWork(from) === from ? from.getTime() + away : to.getTime() - away);
  }).sort((a, b) => a.getTime() - b.getTime());
}
