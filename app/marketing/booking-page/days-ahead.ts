import { DAY, HOUR } from "../../platform/clock";
import { dayText, timeText } from "../../platform/time/time-text";
import { dateText, localDay, localMinute } from "../../platform/time/zoned-time";

/** The ruler has no more divisions. */
const MOST = 8;

export type DayAhead = { label: string; notes: string[] };

export type DaysAhead = {
  /** From today to the demo's day, which is the last; of a long wait, the middle is one division. */
  days: DayAhead[];
  /** Where on the ruler the demo is, in percent. */
  at: number;
  /** The mails that come before it: whoever books later than that has just been mailed. */
  reminders: ("a day" | "an hour")[];
};

type Demo = { startsAt: string; updatedAt: string; timeZone: string };

/** The days until a demo, in the visitor's zone, with its reminders. */
export function daysAhead({ startsAt, updatedAt, timeZone: zone }: Demo, now: Date): DaysAhead {
  const start = Date.parse(startsAt);
  const mails = REMINDERS.map((mail) => ({ ...mail, at: start - mail.before })).filter(
    ({ at }) => at > Date.parse(updatedAt) && at > now.getTime(),
  );
  const [today, last] = [localDay(now, zone), localDay(start, zone)];
  const days = Array.from({ length: last - today + 1 }, (_, at) => ({
    label: at === 0 ? "Today" : dayText("weekday", dateText(today + at)),
    notes: mails
      .filter((mail) => localDay(mail.at, zone) === today + at)
      .map((mail) => `${timeText("time", mail.at, zone)}, ${mail.name}`),
  }));
  // Today, the division of the middle, and the last days.
  const middle = days.length - (MOST - 1);
  if (middle > 1) days.splice(1, middle, { label: `${middle} more days`, notes: [] });
  const at = ((days.length - 1 + localMinute(start, zone) / 1440) / days.length) * 100;
  return { days, at: Math.round(at * 10) / 10, reminders: mails.map(({ ahead: name }) => name) };
}

const REMINDERS = [
  { before: DAY, ahead: "a day", name: "first reminder" },
  { before: HOUR, ahead: "an hour", name: "last reminder" },
] as const;
