import { getTimes } from "suncalc";
import { timeText } from "../../platform/time/time-text";
import { directionTo } from "./distance";
import type { Town } from "./towns";

/** `sunset` in the town's own clock time ("4:47 pm"); `minutes` from sunrise to sunset. */
type Daylight = { sunset: string; minutes: number };

/** The shortest and the longest day. From one year to the next the times differ by about a minute. */
export const SOLSTICES = { december: "2025-12-21", june: "2025-06-21" } as const;

/** Daylight of a town on a date (YYYY-MM-DD), by suncalc from its latitude and longitude. */
export function daylightOn(town: Pick<Town, "latitude" | "longitude" | "timeZone">, date: string): Daylight {
  const { sunrise, sunset } = getTimes(new Date(`${date}T18:00:00Z`), town.latitude, town.longitude);
  if (!sunrise || !sunset) throw new Error("The sun rises and sets on every day in the contiguous states");
  return {
    sunset: timeText("time", sunset, town.timeZone).toLowerCase(),
    minutes: Math.round((sunset.getTime() - sunrise.getTime()) / 60_000),
  };
}

/** A declared assumption; a text that uses it says so and shows the sum. */
export const PEOPLE_PER_HOUSEHOLD = 2.5;

/** 24864 as "24,864". */
export function count(value: number): string {
  return Math.round(value).toLocaleString("en-US");
}

/** To two digits, since the source does not say when people were counted: 12434 is 12000. */
export function roundPeople(people: number): number {
  const unit = 10 ** (Math.floor(Math.log10(people)) - 1);
  return Math.round(people / unit) * unit;
}

/** Whole miles, at least 1. */
export function milesOf(place: { miles: number }): number {
  return Math.max(1, Math.round(place.miles));
}

export function householdsOf(people: number): number {
  return Math.round(people / PEOPLE_PER_HOUSEHOLD);
}

/** The town's part of all people within 25 miles of it, in percent. */
export function shareWithin25Miles(town: Town): number {
  return Math.round((100 * town.population) / (town.population + town.rings[1].people));
}

export function directionOf(town: Town, neighbor: { latitude: number; longitude: number }): string {
  return directionTo(town, neighbor);
}

/** The shortest and the longest day of the town. */
export function solstices(town: Town): { december: Daylight; june: Daylight } {
  return { december: daylightOn(town, SOLSTICES.december), june: daylightOn(town, SOLSTICES.june) };
}

/** 571 minutes as "9 hours 31 minutes". */
export function hoursAndMinutes(minutes: number): string {
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)} hours${rest === 0 ? "" : ` ${rest} minutes`}`;
}
