import { MINUTE, SECOND } from "../../platform/clock";

/** The page's formats; times are UTC, as everywhere in the back office. */
const TIME = new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit", timeZone: "UTC" });
const DAY = new Intl.DateTimeFormat("en-US", { month: "long", day: "numeric", timeZone: "UTC" });

/** "2:05 PM" */
export function timeOf(at: Date | string): string {
  return TIME.format(new Date(at));
}

/** "November 5" */
export function dayOf(at: Date | string): string {
  return DAY.format(new Date(at));
}

/** "2:05 PM", or "November 5, 2:05 PM" if that was another day. */
export function momentOf(iso: string, now: Date): string {
  return dayOf(iso) === dayOf(now) ? timeOf(iso) : `${dayOf(iso)}, ${timeOf(iso)}`;
}

/** "November", by the zone's calendar. */
export function monthOf(at: Date, timeZone: string): string {
  return new Intl.DateTimeFormat("en-US", { month: "long", timeZone }).format(at);
}

/** "2:05 PM, 13 min ago", or the date if that is longer ago. */
export function since(iso: string, now: Date): string {
  const minutes = Math.round((now.getTime() - Date.parse(iso)) / MINUTE);
  if (minutes < 1) return `${timeOf(iso)}, just now`;
  if (minutes < 120) return `${timeOf(iso)}, ${minutes} min ago`;
  return `${dayOf(iso)}, ${timeOf(iso)}`;
}

/** "0.4 s", "47 s", "3 min 4 s" */
export function seconds(ms: number): string {
  if (ms < 1000) return `${(ms / SECOND).toFixed(1)} s`;
  if (ms < MINUTE) return `${Math.round(ms / SECOND)} s`;
  return `${Math.floor(ms / MINUTE)} min ${Math.round((ms % MINUTE) / SECOND)} s`;
}

/** "$0.011" of millionths of a dollar. */
export function dollars(micros: number): string {
  return `$${(micros / 1e6).toFixed(3)}`;
}
