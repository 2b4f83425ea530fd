import { addDays, parseDay, startOfDay } from "../../../platform/time/zoned-time";

/** From `from` up to, but without, `before`: moments as ISO texts, or numbers. Either end may be open. */
export type ValueRange = { from?: string | number; before?: string | number };

/** What a range of one's own is of: days of the reader, points, or whole dollars of a column in cents. */
export type RangeKind = "days" | "points" | "dollars";

/** "2026-11-01..2026-11-15" or "40..": both ends are part of it, and one of them may be open. */
export const isRange = (text: string) => text.includes("..");

/** What a range means in the database, of days in the reader's zone; null for a text that is no range of the kind. */
export function customRange(text: string, kind: RangeKind, zone: string): ValueRange | null {
  const [first = "", last = "", ...others] = text.split("..");
  const [from, before] = [limitOf(first, 0, { kind, zone }), limitOf(last, 1, { kind, zone })];
  if (from === null || before === null || first + last === "" || others.length > 0) return null;
  return from !== undefined && before !== undefined && from >= before ? null : { from, before };
}

type Limit = string | number | undefined | null;

/** The beginning of an end, or of what is next `after` it; undefined if it is open, null if it is not of the kind. */
function limitOf(end: string, after: 0 | 1, { kind, zone }: { kind: RangeKind; zone: string }): Limit {
  if (end === "") return undefined;
  if (kind !== "days") return /^\d+$/.test(end) ? Number(end) * (kind === "dollars" ? 100 : 1) + after : null;
  const isDay = parseDay(end) !== null && end > "1900" && end < "2200";
  return isDay ? startOfDay(addDays(end, after), zone).toISOString() : null;
}
