import { en, type Parser } from "chrono-node";
import { addDays, localDate, parseDay, weekdayOf } from "../../../platform/time/zoned-time";

export function two(number: number): string {
  return String(number).padStart(2, "0");
}

/** What people of the office say, and Chrono does not know. */
function phrase(
  pattern: RegExp,
  read: (today: string, match: RegExpMatchArray) => { date: string; hour?: number } | null,
): Parser {
  return {
    pattern: () => pattern,
    extract: (context, match) => {
      const found = read(localDate(context.reference.instant, "UTC"), match);
      if (found === null) return null;
      const { date, hour } = found;
      const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
      return {
        year,
        month,
        day,
        ...(hour === undefined ? {} : { hour, minute: 0, meridiem: hour < 12 ? 0 : 1 }),
      };
    },
  };
}

/** Chrono for English, with days as they are said in an office, and German ones. */
export const reader = en.casual.clone();
reader.parsers.push(
  phrase(/\b(?:the )?day after tomorrow\b/i, (today) => ({ date: addDays(today, 2) })),
  phrase(/\b(?:eod|end of (?:the )?day|close of business|cob)\b/i, (today) => ({ date: today, hour: 17 })),
  phrase(/\b(?:eow|end of (?:the |this )?week)\b/i, (today) => ({
    date: addDays(today, (12 - weekdayOf(today)) % 7),
  })),
  phrase(/\bin a fortnight\b/i, (today) => ({ date: addDays(today, 14) })),
  phrase(/\b(?:on|by|until|before) thanksgiving\b/i, (today) => ({ date: thanksgivingFrom(today) })),
  phrase(/\beom\b/i, (today) => ({ date: lastOfMonth(today) })),
  phrase(/\b(?:on|by|until|before) the ([12]?\d|3[01])(?:st|nd|rd|th)\b/i, (today, match) => ({
    date: nextOfMonth(today, two(Number(match[1]))),
  })),
);

const GERMAN_DAYS = ["montag", "dienstag", "mittwoch", "donnerstag", "freitag", "samstag", "sonntag"];
const GERMAN_MONTHS = [
  ...["januar", "februar", "märz", "april", "mai", "juni", "juli", "august", "september"],
  ...["oktober", "november", "dezember"],
];
const LED = "(?:(?:am|bis|zum|ab|spätestens|nächsten|kommenden) )*";

// German days, as they are written beside English words; "3.12." is no English date.
reader.parsers.unshift(
  phrase(
    new RegExp(`(?<![\\p{L}\\d.])${LED}(\\d{1,2})\\. ?(\\d{1,2})\\.(?: ?(\\d{4}))?(?!\\d)`, "iu"),
    (today, match) => nextDate(today, { day: match[1], month: Number(match[2]), year: match[3] }),
  ),
  phrase(
    new RegExp(
      `(?<![\\p{L}\\d.])${LED}(\\d{1,2})\\. ?(${GERMAN_MONTHS.join("|")})(?: (\\d{4}))?(?![\\p{L}\\d])`,
      "iu",
    ),
    (today, match) => {
      const month = GERMAN_MONTHS.indexOf((match[2] ?? "").toLowerCase()) + 1;
      return nextDate(today, { day: match[1], month, year: match[3] });
    },
  ),
  phrase(new RegExp(`(?<!\\p{L})${LED}(${GERMAN_DAYS.join("|")})(?!\\p{L})`, "iu"), (today, match) => {
    const weekday = GERMAN_DAYS.indexOf((match[1] ?? "").toLowerCase()) + 1;
    return { date: addDays(today, ((weekday - weekdayOf(today) + 6) % 7) + 1) };
  }),
  phrase(/(?<!\p{L})(heute|morgen|übermorgen)(?!\p{L})/iu, (today, match) => ({
    date: addDays(today, ["heute", "morgen", "übermorgen"].indexOf((match[1] ?? "").toLowerCase())),
  })),
);

type GermanDate = { day?: string; month: number; year?: string };

/** The date of this year, or of the next one if it has passed; null if there is none. */
function nextDate(today: string, { day = "", month, year }: GermanDate): { date: string } | null {
  const of = (named: string) => `${named}-${two(month)}-${day.padStart(2, "0")}`;
  const thisYear = of(year ?? today.slice(0, 4));
  const date = year || thisYear >= today ? thisYear : of(String(Number(today.slice(0, 4)) + 1));
  return parseDay(date) === null ? null : { date };
}

/** The next date with this day of the month, skipping months that are shorter. */
function nextOfMonth(today: string, day: string): string {
  const coming = Array.from({ length: 62 }, (_, days) => addDays(today, days));
  return coming.find((date) => date.slice(8) === day) ?? today;
}

/** The next fourth Thursday of November. */
function thanksgivingFrom(today: string): string {
  const coming = Array.from({ length: 372 }, (_, days) => addDays(today, days));
  return coming.find((date) => /-11-2[2-8]$/.test(date) && weekdayOf(date) === 4) ?? today;
}

function lastOfMonth(today: string): string {
  const [year = 0, month = 1] = today.split("-").map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}
