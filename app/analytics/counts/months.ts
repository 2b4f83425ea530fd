import { DAY } from "../../platform/clock";

/** UTC months as numbers (months since January 1970), and days as days since 1970. */

export function monthOfDay(day: number): number {
  const date = new Date(day * DAY);
  return (date.getUTCFullYear() - 1970) * 12 + date.getUTCMonth();
}

export function firstDayOfMonth(month: number): number {
  return Date.UTC(1970, month) / DAY;
}
