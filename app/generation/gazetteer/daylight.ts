import { getTimes } from "suncalc";
import { timeText } from "../../platform/time/time-text";
import type { Town } from "./towns";

/** `sunset` in the town's own clock time ("4:47 pm"); `minutes` from sunrise to sunset. */
export type Daylight = { sunset: string; minutes: number };

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
