import { DAY } from "../../../platform/clock";
import { dayText } from "../../../platform/time/time-text";
import { addDays } from "../../../platform/time/zoned-time";

/** What a pair of bars stands for: what was closed from one day, month or year to another, both inclusive. */
export type Span = { from: string; to: string; label: string; short: string };

/** As many bars as a chart has room for; of a longer time they stand for years. */
const MOST_MONTHS = 24;
const MOST_DAYS = 90;

/** Both inclusive, YYYY-MM-DD. */
export type Days = { fromDay: string; toDay: string };

/** Whether a period is so short that its bars are days or weeks. */
export function isShort({ fromDay, toDay }: Days): boolean {
  return lengthOf(fromDay, toDay) <= MOST_DAYS;
}

/** The days of a week, or the weeks up to the last day; of the first one what is in the period. */
export function toShortSpans({ fromDay, toDay }: Days): Span[] {
  const length = lengthOf(fromDay, toDay);
  if (length <= 7) return range(length).map((at) => daySpan(addDays(fromDay, at), addDays(fromDay, at)));
  return range(Math.ceil(length / 7))
    .reverse()
    .map((ago) => {
      const from = addDays(toDay, -7 * ago - 6);
      return daySpan(from < fromDay ? fromDay : from, addDays(toDay, -7 * ago));
    });
}

/** The months, or of more than two years the years. */
export function toLongSpans({ fromDay, toDay }: Days): Span[] {
  const [first, last] = [monthNumber(fromDay), monthNumber(toDay)];
  if (last - first < MOST_MONTHS)
    return range(last - first + 1).map((at) => monthSpan(first + at, at === 0 || first + at === last));
  const [start, end] = [fromDay, toDay].map((day) => Number(day.slice(0, 4))) as [number, number];
  return range(end - start + 1).map((at) => {
    const year = `${start + at}`;
    return { from: year, to: `${year}-12`, label: year, short: year };
  });
}

const range = (count: number) => Array.from({ length: count }, (_, at) => at);

function lengthOf(fromDay: string, toDay: string): number {
  return Math.round((Date.parse(toDay) - Date.parse(fromDay)) / DAY) + 1;
}

/** The first day of the month that was `ago` months before this day's. */
export function monthStart(day: string, ago: number): string {
  return `${monthText(monthNumber(day) - ago)}-01`;
}

function daySpan(from: string, to: string): Span {
  const [first, last] = [dayText("day", from), dayText("day", to)];
  return { from, to, label: from === to ? first : `${first} to ${last}`, short: first };
}

function monthNumber(day: string): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
}

/** YYYY-MM */
function monthText(number: number): string {
  return `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, "0")}`;
}

/** Its short name has the year at both ends and in January, as two bars may be of one month's name. */
function monthSpan(number: number, isEnd: boolean): Span {
  const month = monthText(number);
  const label = dayText("monthAndYear", `${month}-01`);
  const short = isEnd || number % 12 === 0 ? `${label.slice(0, 3)} ’${label.slice(-2)}` : label.slice(0, 3);
  return { from: month, to: month, label, short };
}
