import { z } from "zod";
import { MOST_HOLIDAYS, WEEKDAYS } from "./hosts/settings-texts";

/** The setting that holds the rules of all hosts. */
export const RULES_SETTING = "booking.rules";

const date = z.iso.date();

/** Rules that hold for every host. */
export const rulesSchema = z.object({
  /** Minutes kept free before and after each demo. */
  bufferMinutes: z.number().int().min(0).max(120),
  /** Hours between a booking and its demo, at least. */
  noticeHours: z.number().int().min(0).max(336),
  /** Days ahead that can be booked. */
  horizonDays: z.number().int().min(1).max(365),
  /** Days on which nobody takes demos, in each host's zone. */
  holidays: z.array(z.object({ date, name: z.string() })).max(MOST_HOLIDAYS),
});
export type Rules = z.infer<typeof rulesSchema>;

export const DEFAULT_RULES: Rules = { bufferMinutes: 0, noticeHours: 4, horizonDays: 60, holidays: [] };

/** Hours of a weekday in minutes from midnight, the end not included; null for a day off. */
const hours = z
  .object({ from: z.number().int().min(0).max(1439), to: z.number().int().min(1).max(1440) })
  .refine(({ from, to }) => from < to)
  .nullable();
/** Monday first. */
export const weekSchema = z.array(hours).length(7);
export type Week = z.infer<typeof weekSchema>;
export type Hours = z.infer<typeof hours>;

const OFFICE_HOURS = { from: 9 * 60, to: 18 * 60 };
export const DEFAULT_WEEK: Week = WEEKDAYS.map((_, day) => (day < 5 ? OFFICE_HOURS : null));

export const DEFAULT_DAILY_CAP = 8;

export type Host = {
  /** A staff account. */
  id: string;
  email: string;
  /** As visitors read it. */
  name: string;
  /** What the host does, such as "who runs accounts for dealerships"; empty if not given. */
  about: string;
  timeZone: string;
  week: Week;
  /** Demos a day, in the host's zone. */
  dailyCap: number;
};

/** Holidays as their rows of fields are joined: one a line, a date and a name. */
export const holidayLines = z
  .string()
  .max(10_000, "This list is too long")
  .transform((text, issues) => {
    const lines = text.split("\n").map((line) => line.trim());
    return lines.filter(Boolean).map((line) => {
      const [day = "", ...name] = line.split(/\s+/);
      if (!date.safeParse(day).success) issues.addIssue(`"${line.slice(0, 40)}" needs a date`);
      return { date: day, name: name.join(" ").slice(0, 100) };
    });
  });

const clock = /^([01]\d|2[0-3]):([0-5]\d)$/;

/** Minutes from midnight of a time field's "09:30"; null if it is not one. "00:00" as an end means midnight. */
export function readClock(text: string): number | null {
  const [, hour, minute] = clock.exec(text) ?? [];
  return hour === undefined ? null : Number(hour) * 60 + Number(minute);
}

export function formatClock(minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / 60) % 24, minutes % 60];
  return `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;
}
