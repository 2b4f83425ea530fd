import { DAY, isoAfter } from "../../../platform/clock";
import {
  addDays,
  localDate,
  startOfDay,
  startOfLocalMonth,
  weekdayOf,
} from "../../../platform/time/zoned-time";
import { SCORE_BANDS } from "../lead";
import type { RangeKind, ValueRange } from "./custom-range";

/** Matches leads whose column equals `value`, satisfies `is`, or lies within a range, which depends on the reader. */
export type FilterOption = {
  value: string;
  label: string;
  /** A second line below the label. */
  note?: string;
  is?: "empty" | "filled" | "actor";
  within?: (now: Date, zone: string) => ValueRange;
};

export type LeadFilter = {
  /** The URL parameter. */
  name: string;
  label: string;
  /** The option shown while the filter is not set. */
  placeholder: string;
  /** Has a select beside the search, for one value; the words for choosing several. */
  several?: string;
  /** The lead column it filters by. */
  column: string;
  options: readonly FilterOption[];
  /** The heading for additional options from the data (`FilterChoices`). If set, the URL may contain any value. */
  dynamicOptionsLabel?: string;
  /** Any text may come by a link; no choice is offered. */
  fromLinks?: boolean;
  /** Takes pages of the site by their addresses, whether or not there are such pages. */
  isOfPages?: boolean;
  /** Values that are no options of it stay, and match nothing. */
  keepsUnknown?: boolean;
  /** Takes a range of one's own, too. */
  range?: RangeKind;
};

export const FOLLOW_UP_OPTIONS: readonly FilterOption[] = [
  { value: "overdue", label: "Overdue", within: (now) => ({ before: now.toISOString() }) },
  { value: "today", label: "Today", within: todayRange },
  { value: "week", label: "This week", within: weekRange },
  { value: "none", label: "None", is: "empty" },
];

/** "Last 7 days" is to the minute, as in the figures; weeks begin on Monday. */
export const CREATED_OPTIONS: readonly FilterOption[] = [
  { value: "today", label: "Today", within: todayRange },
  { value: "7-days", label: "Last 7 days", within: (now) => ({ from: isoAfter(now, -7 * DAY) }) },
  { value: "week", label: "Since Monday", within: weekRange },
  {
    value: "month",
    label: "This month",
    within: (now, zone) => ({ from: startOfLocalMonth(now, zone).toISOString() }),
  },
  { value: "30-days", label: "Last 30 days", within: (now) => ({ from: isoAfter(now, -30 * DAY) }) },
];

export const LAST_CONTACT_OPTIONS: readonly FilterOption[] = [
  { value: "7-days", label: "Last 7 days", within: (now) => ({ from: isoAfter(now, -7 * DAY) }) },
  {
    value: "over-7-days",
    label: "More than 7 days ago",
    within: (now) => ({ before: isoAfter(now, -7 * DAY) }),
  },
  {
    value: "over-30-days",
    label: "More than 30 days ago",
    within: (now) => ({ before: isoAfter(now, -30 * DAY) }),
  },
  { value: "never", label: "Never", is: "empty" },
];

export const SCORE_OPTIONS: readonly FilterOption[] = SCORE_BANDS.map(({ from, label, tone }, at) => ({
  value: tone,
  label,
  within: () => ({ from, before: SCORE_BANDS[at - 1]?.from }),
}));

/** In cents. */
export const VALUE_OPTIONS: readonly FilterOption[] = [
  { value: "over-50k", label: "$50,000 or more", within: () => ({ from: 50_000_00 }) },
  { value: "10k-50k", label: "$10,000 to $50,000", within: () => ({ from: 10_000_00, before: 50_000_00 }) },
  { value: "1k-10k", label: "$1,000 to $10,000", within: () => ({ from: 1_000_00, before: 10_000_00 }) },
  { value: "under-1k", label: "Less than $1,000", within: () => ({ before: 1_000_00 }) },
  { value: "none", label: "None", is: "empty" },
];

/** The whole day in the zone, also what of it is past. */
export function todayRange(now: Date, zone: string): ValueRange {
  return daysRange(localDate(now, zone), 1, zone);
}

/** The whole week in the zone, from Monday to Sunday. */
function weekRange(now: Date, zone: string): ValueRange {
  const today = localDate(now, zone);
  return daysRange(addDays(today, 1 - weekdayOf(today)), 7, zone);
}

function daysRange(first: string, days: number, zone: string): ValueRange {
  const [from, before] = [first, addDays(first, days)].map((date) => startOfDay(date, zone).toISOString());
  return { from, before };
}
