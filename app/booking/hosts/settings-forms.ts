import { z } from "zod";
import { lineField, requiredLine } from "../../platform/http/forms/form-fields";
import { timeZoneField } from "../booking";
import { feedUrlField } from "../calendars/feed-address";
import { type Hours, holidayLines, readClock, type Week } from "../rules";
import { WEEKDAYS } from "./settings-texts";

export const SETTINGS_PATH = "/admin/settings/booking";

const whole = (label: string, min: number, max: number) =>
  z.coerce
    .number({ error: `${label} must be a number` })
    .int(`${label} must be a whole number`)
    .min(min, `${label} can be ${min} to ${max}`)
    .max(max, `${label} can be ${min} to ${max}`);

/** The rules of all hosts, as the form sends them. */
export const rulesFormSchema = z.object({
  bufferMinutes: whole("The buffer between demos", 0, 120),
  noticeHours: whole("The minimum notice", 0, 336),
  horizonDays: whole("The booking window", 1, 365),
  holidays: holidayLines.default([]),
});

const id = z.string().min(1).max(64);
/**
 * The hours of a weekday, from its box and its two time fields; undefined if they are wrong. A day that is not ticked
 * is a day off, whatever hours it holds; in a form without boxes, one without hours. Midnight ends a day.
 */
function readHours(form: Record<string, unknown>, day: number): Hours | undefined {
  const isTicked = form[`open${day}`] !== undefined;
  const [from, to] = [String(form[`from${day}`] ?? ""), String(form[`to${day}`] ?? "")];
  if (!isTicked && (form.week !== undefined || (from === "" && to === ""))) return null;
  const [start, end] = [readClock(from), readClock(to)];
  if (start === null || end === null) return undefined;
  const last = end === 0 ? 1440 : end;
  return start < last ? { from: start, to: last } : undefined;
}

/** One host, as the form sends it. */
export const hostFormSchema = z
  .object({
    id,
    isActive: z
      .literal("on")
      .optional()
      .transform((on) => on === "on"),
    name: requiredLine(100, "Name"),
    about: lineField(150, "About").default(""),
    timeZone: timeZoneField,
    dailyCap: whole("Most demos per day", 1, 50),
    busyUrl: feedUrlField.default(""),
  })
  // The box and the two time fields of each weekday.
  .loose()
  .transform((form, issues) => {
    const week: Week = WEEKDAYS.map((_, day) => {
      const hours = readHours(form, day);
      if (hours === undefined)
        issues.addIssue({
          code: "custom",
          path: [`to${day}`],
          message: "Enter a start and a later end, or untick the day",
        });
      return hours ?? null;
    });
    const { isActive, name, about, timeZone, dailyCap, busyUrl } = form;
    return { id: form.id, isActive, name, about, timeZone, dailyCap, busyUrl: busyUrl || null, week };
  });
export type HostForm = z.output<typeof hostFormSchema>;

export const renewFormSchema = z.object({ id });

export const SETTINGS_INTENTS = ["rules", "host", "renew"] as const;

/** A host's form adds its id, so that its answer is not shown at another host. */
export const settingsIntentSchema = z.object({
  intent: z
    .string()
    .transform((text) => text.split(" ")[0])
    .pipe(z.enum(SETTINGS_INTENTS)),
});

export const BAD_FEED_URL =
  "Enter a public address that begins with https://, on the usual port or one from 1024 up";
