import { DAY, MINUTE } from "../../platform/clock";
import type { OpenTime, WeekDay } from "./week";

/** How far an open time may be from where a demo is put down, in minutes: the length of a demo. */
const REACH = 30;

export type Arrow = "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight";
type Place = { date: string; minute: number };
type Times = Pick<WeekDay, "date" | "times">[];
export type Target = Place & OpenTime;

/** Of one day, the open time nearest to a minute, at most half an hour away. */
export function targetAt(days: Times, { date, minute }: Place, reach = REACH): Target | null {
  const times = days.find((day) => day.date === date)?.times ?? [];
  const away = (time: OpenTime) => Math.abs(time.minute - minute);
  const [nearest] = times.toSorted((a, b) => away(a) - away(b));
  return nearest && away(nearest) <= reach ? { date, ...nearest } : null;
}

/** The open time that an arrow leads to: above or below in the day, or as late as this one in the next day with one. */
export function stepFrom(days: Times, place: Place, arrow: Arrow): Target | null {
  const at = days.findIndex(({ date }) => date === place.date);
  if (arrow === "ArrowLeft" || arrow === "ArrowRight") {
    const others = arrow === "ArrowLeft" ? days.slice(0, at).reverse() : days.slice(at + 1);
    const day = others.find(({ times }) => times.length > 0);
    return day ? targetAt(days, { date: day.date, minute: place.minute }, DAY / MINUTE) : null;
  }
  const times = days[at]?.times ?? [];
  const next =
    arrow === "ArrowUp"
      ? times.findLast(({ minute }) => minute < place.minute)
      : times.find(({ minute }) => minute > place.minute);
  return next ? { date: place.date, ...next } : null;
}
