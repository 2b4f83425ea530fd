import { HOUR, MINUTE } from "../../platform/clock";
import { formatDateTime, timeText } from "../../platform/time/time-text";
import { addDays, instantOf, localDate, momentOf, weekdayOf } from "../../platform/time/zoned-time";
import { type Due, dueDate, groupOf, overdueText } from "../tasks/due";

/** Choices that mean a day counted from the one on which they are chosen, even on a page from the day before. */
const FOLLOW_UP_WORDS = ["today", "tomorrow", "two-weeks", "none"] as const;
type FollowUpWord = (typeof FOLLOW_UP_WORDS)[number];

/** How forms say that there is no follow-up, so that an empty date never removes the stored one. */
export const NO_FOLLOW_UP = "none" satisfies FollowUpWord;

export function isFollowUpWord(text: string): text is FollowUpWord {
  return FOLLOW_UP_WORDS.some((word) => word === text);
}

/** The moment (ISO) that a word means to somebody in this zone; null is none. */
export function momentOfWord(word: FollowUpWord, now: Date, zone: string): string | null {
  const today = localDate(now, zone);
  switch (word) {
    case "none":
      return null;
    case "today":
      return laterToday(now, zone);
    case "tomorrow":
      return morningOf(addDays(today, 1), zone);
    case "two-weeks":
      return morningOf(addDays(today, 14), zone);
  }
}

const FIVE_PM = 17 * 60;
const LAST_MINUTE = 24 * 60 - 1;

/** 5 PM; after 4 PM an hour later, but still on the same day. */
function laterToday(now: Date, zone: string): string {
  const today = localDate(now, zone);
  const inAnHour = Math.floor((now.getTime() + HOUR) / MINUTE) * MINUTE;
  const wanted = Math.max(instantOf(today, FIVE_PM, zone), inAnHour);
  return new Date(Math.min(wanted, instantOf(today, LAST_MINUTE, zone))).toISOString();
}

function morningOf(date: string, zone: string): string {
  return momentOf({ date, time: "" }, zone) ?? "";
}

const TUESDAY = 2;

/** The first Tuesday after tomorrow. */
function nextTuesday(today: string): string {
  const inTwoDays = addDays(today, 2);
  return addDays(inTwoDays, (TUESDAY + 7 - weekdayOf(inTwoDays)) % 7);
}

/** `value` is what the form sends; `day` a shorter label that says the day, which is `date`. */
export type FollowUpChoice = { value: string; label: string; day: string; date: string; detail: string };

/** The follow-ups that take one click, for somebody in this zone. */
export function followUpChoices(now: Date, zone: string): FollowUpChoice[] {
  const today = localDate(now, zone);
  const tuesday = nextTuesday(today);
  const [tomorrow, twoWeeks] = (["tomorrow", "two-weeks"] as const).map(
    (word) => momentOfWord(word, now, zone) ?? "",
  );
  const dayAndTime = (iso: string) => timeText("dayAndTime", iso, zone);
  return [
    {
      ...{ value: "today", label: "Today", day: "Today", date: today },
      detail: timeText("time", laterToday(now, zone), zone),
    },
    {
      ...{ value: "tomorrow", label: "Tomorrow", day: "Tomorrow", date: addDays(today, 1) },
      detail: timeText("shortWeekdayAndTime", tomorrow ?? "", zone),
    },
    {
      value: tuesday,
      label: "Next Tuesday",
      day: timeText("weekday", morningOf(tuesday, zone), zone),
      date: tuesday,
      detail: dayAndTime(morningOf(tuesday, zone)),
    },
    {
      ...{ value: "two-weeks", label: "In 2 weeks", day: "In 2 weeks", date: addDays(today, 14) },
      detail: dayAndTime(twoWeeks ?? ""),
    },
  ];
}

/** When a follow-up is due, in words; `day` is YYYY-MM-DD, `date` the whole date and time. */
export type FollowUp = {
  at: string;
  day: string;
  text: string;
  date: string;
  due: "overdue" | "today" | "later";
};

/** A stored follow-up (ISO) for somebody in this zone. Days overdue are those of the calendar. */
export function followUpOf(at: string, now: Date, zone: string): FollowUp {
  // What a script of somebody's own has put there, and is no moment, is shown as it stands.
  if (Number.isNaN(Date.parse(at))) return { at, day: at, date: at, text: at, due: "later" };
  const due: Due = { at, allDay: false };
  const when = { at, day: dueDate(due, zone), date: formatDateTime(at, zone) };
  const group = groupOf(due, now, zone);
  if (group === "overdue") return { ...when, text: overdueText(due, now, zone), due: "overdue" };
  if (group === "today") return { ...when, text: `Today, ${timeText("time", at, zone)}`, due: "today" };
  const isThisYear = timeText("year", at, zone) === timeText("year", now, zone);
  return { ...when, text: timeText(isThisYear ? "weekday" : "date", at, zone), due: "later" };
}

/** What a form sends with the chosen value; `shown` is what the person saw stored. */
export function followUpFields(stored: FollowUp | null, value: string) {
  return { intent: "follow-up", followUp: value, shown: stored?.at ?? NO_FOLLOW_UP };
}

type Steps = { nextFollowUp: string | null; nextDemo: string | null };

/** A lead's follow-up, and its next demo if that is earlier. */
export function nextSteps({ nextFollowUp, nextDemo }: Steps, now: Date, zone: string) {
  const isDemoNext = nextDemo !== null && (nextFollowUp === null || nextDemo < nextFollowUp);
  return {
    followUp: nextFollowUp === null ? null : followUpOf(nextFollowUp, now, zone),
    demo: isDemoNext ? followUpOf(nextDemo, now, zone) : null,
  };
}

const ID = "follow-up:";

/** By which lists of tasks name the follow-up of a lead. */
export function followUpId(leadId: string): string {
  return ID + leadId;
}

/** The lead of such an id; null if it is that of a task. */
export function leadOfFollowUp(id: string): string | null {
  return id.startsWith(ID) ? id.slice(ID.length) : null;
}
