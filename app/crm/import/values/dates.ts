import { DAY, MINUTE, SECOND } from "../../../platform/clock";
import { dateText, instantOf, parseDay } from "../../../platform/time/zoned-time";

export type DateOrder = "day" | "month";

/** What a cell is: a moment (ISO), "ask" if day and month cannot be told apart, or null if it is no date. */
type ReadTime = string | "ask" | null;

/** Times of a day, and what follows them: a 12-hour mark and the offset from UTC. */
const CLOCK =
  /^(.*?)[T,\s]+(?:at\s+)?(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?\s*(?:([ap])\.?\s?m\.?)?\s*(?:Uhr)?\s*(Z|UTC|GMT|[A-Z]{2,4}|(?:UTC|GMT)?\s?[+-]\d{2}(?::?\d{2})?)?$/i;
const OFFSETS: Record<string, number> = {
  ...{ Z: 0, UTC: 0, GMT: 0, BST: 1, CET: 1, CEST: 2 },
  ...{ EST: -5, EDT: -4, CST: -6, CDT: -5, MST: -7, MDT: -6, PST: -8, PDT: -7 },
};

/** The beginnings of the months' names in English, German, French and Spanish, without accents. */
const MONTHS = [
  "jan jaenner ene",
  "feb fev",
  "mar maer mrz mars marz",
  "apr avr abr",
  "may mai mayo",
  "jun juin",
  "jul juil",
  "aug aou ago",
  "sep set",
  "oct okt",
  "nov",
  "dec dez dic",
];

/** A moment as our own export writes it, to the millisecond. */
const EXACT =
  /^\d{4}-\d\d-\d\dT(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;

/** Excel's day 0. */
const EXCEL_EPOCH = -25_569 * DAY;

type WallTime = { date: Day | null; minutes: number; seconds: number; offset: number | null };
type Day = { year: number; month: number; day: number } | { year: number; either: [number, number] };

/**
 * Reads a date as programs and people write it; a date without a time is the beginning of that day, and a time
 * without an offset is of `zone` (IANA name).
 */
export function readTime(text: string, order: DateOrder | null, zone: string): ReadTime {
  if (EXACT.test(text) && parseDay(text.slice(0, 10)) !== null) return new Date(text).toISOString();
  const wall = readWallTime(text);
  if (typeof wall === "number") return new Date(wall).toISOString();
  if (wall?.date === "serial") return ofShownTime(wall.shown, zone);
  if (!wall?.date) return null;
  const date = settle(wall.date, order);
  if (date === "ask" || date === null) return date;
  if (wall.offset === null) return ofWall(date, wall, zone);
  const day = (parseDay(date) ?? 0) * DAY;
  return new Date(day + (wall.minutes - wall.offset) * MINUTE + wall.seconds * SECOND).toISOString();
}

function ofWall(date: string, { minutes, seconds }: { minutes: number; seconds: number }, zone: string) {
  return new Date(instantOf(date, minutes, zone) + seconds * SECOND).toISOString();
}

function ofShownTime(shown: number, zone: string): string {
  const day = Math.floor(shown / DAY);
  const rest = Math.round((shown - day * DAY) / SECOND);
  return ofWall(dateText(day), { minutes: Math.floor(rest / 60), seconds: rest % 60 }, zone);
}

/** Whether a date shows which comes first, the day or the month; "ask" if it can be either, null if it says nothing. */
export function orderShownBy(text: string): DateOrder | "ask" | null {
  const wall = readWallTime(text);
  if (wall === null || typeof wall === "number" || wall.date === "serial" || !wall.date) return null;
  if (!("either" in wall.date)) return null;
  const [first, second] = wall.date.either;
  if (first > 12 && second <= 12) return "day";
  if (second > 12 && first <= 12) return "month";
  return first === second || first > 12 ? null : "ask";
}

type Read = WallTime | { date: "serial"; shown: number } | number | null;

function readWallTime(text: string): Read {
  const plain = text.trim().replace(/\s*\([^)]*\)$/, "");
  const number = readNumber(plain);
  if (number !== undefined) return number;
  const [, before, hour = "", minute = "0", second = "0", half = "", mark] = CLOCK.exec(plain) ?? [];
  const date = readDay(before ?? plain);
  if (before === undefined) return { date, minutes: 0, seconds: 0, offset: null };
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === "p" ? 12 : 0) : Number(hour);
  const offset = mark === undefined ? null : readOffset(mark);
  const isClock = hours < 24 && Number(minute) < 60 && Number(second) < 60 && offset !== undefined;
  if (!isClock || (half !== "" && Number(hour) > 12)) return null;
  return { date, minutes: hours * 60 + Number(minute), seconds: Number(second), offset };
}

/** Days as Excel counts them, seconds or milliseconds since 1970, or digits without signs; undefined for other text. */
function readNumber(text: string): Read | undefined {
  if (/^[2-5]\d{4}(?:\.\d+)?$/.test(text)) return { date: "serial", shown: EXCEL_EPOCH + Number(text) * DAY };
  if (/^1\d{9}$/.test(text)) return Number(text) * SECOND;
  if (/^1\d{12}$/.test(text)) return Number(text);
  return undefined;
}

/** Minutes ahead of UTC; undefined if the mark is not known. */
function readOffset(mark: string): number | undefined {
  const [, sign, hours = "", minutes = "0"] = /([+-])(\d{2}):?(\d{2})?$/.exec(mark) ?? [];
  if (sign) return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
  const known = OFFSETS[mark.toUpperCase()];
  return known === undefined ? undefined : known * 60;
}

const WEEKDAY = /^(?:\p{L}{2,}\.?,|(?:mon|tue|wed|thu|fri|sat|sun)\p{L}*\.?)\s+/iu;
const YEAR_FIRST = /^(\d{4})([-/.])\s?(\d{1,2})\2\s?(\d{1,2})\.?$|^(\d{4})()(\d{2})(\d{2})$/;
const YEAR_LAST = /^(\d{1,2})\s?([-/.])\s?(\d{1,2})\s?\2\s?(\d{4}|\d{2})\.?$/;
const DAY_WORD =
  /^(\d{1,2})(?:st|nd|rd|th|er|º|\.)?[\s/-]*(?:(?:de|of)\s+)?(\p{L}+)\.?,?[\s/-]*(?:del?\s+)?(\d{4}|\d{2})$/iu;
const WORD_DAY = /^(\p{L}+)\.?[\s/-]*(\d{1,2})(?:st|nd|rd|th)?(?:,\s*|[\s/-]+)(\d{4}|\d{2})$/iu;

function readDay(text: string): Day | null {
  const plain = text
    .trim()
    .replace(WEEKDAY, "")
    .replace(/^(\d{4})年\s?(\d{1,2})月\s?(\d{1,2})日$/, "$1-$2-$3");
  const first = YEAR_FIRST.exec(plain);
  if (first) {
    const [, year, , month, day, bareYear, , bareMonth, bareDay] = first;
    return { year: Number(year ?? bareYear), month: Number(month ?? bareMonth), day: Number(day ?? bareDay) };
  }
  const last = YEAR_LAST.exec(plain);
  if (last) {
    const [, one = "", sign, two = "", year = ""] = last;
    if (sign === ".") return { year: fullYear(year), month: Number(two), day: Number(one) };
    return { year: fullYear(year), either: [Number(one), Number(two)] };
  }
  const [, day, word = "", year = ""] = DAY_WORD.exec(plain) ?? swap(WORD_DAY.exec(plain));
  const month = monthOf(word);
  return day && month > 0 ? { year: fullYear(year), month, day: Number(day) } : null;
}

function swap(match: RegExpExecArray | null): (string | undefined)[] {
  return match ? [match[0], match[2], match[1], match[3]] : [];
}

/** 1 to 12; 0 for a word that is no month. */
function monthOf(word: string): number {
  const plain = word.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  const at = MONTHS.findIndex((starts) => starts.split(" ").some((start) => plain.startsWith(start)));
  return plain.length > 10 ? 0 : at + 1;
}

/** Of two digits, 70 and more are of the past century. */
function fullYear(year: string): number {
  if (year.length === 4) return Number(year);
  return Number(year) + (Number(year) < 70 ? 2000 : 1900);
}

function settle(read: Day, order: DateOrder | null): string | "ask" | null {
  if (!("either" in read)) return toDate(read.year, read.month, read.day);
  const [first, second] = read.either;
  if (first > 12 || (order === "day" && second <= 12)) return toDate(read.year, second, first);
  if (second > 12 || order === "month" || first === second) return toDate(read.year, first, second);
  return "ask";
}

function toDate(year: number, month: number, day: number): string | null {
  const two = (number: number) => String(number).padStart(2, "0");
  const date = `${year}-${two(month)}-${two(day)}`;
  return year >= 1900 && parseDay(date) !== null ? date : null;
}
