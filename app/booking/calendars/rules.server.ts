import ICAL from "ical.js";
import { DAY, HOUR, MINUTE, SECOND } from "../../platform/clock";
import { boundedRule, EntryRefused, type StepBudget } from "./bounded-recurrence.server";
import { untilOf } from "./events.server";
import { type CalendarTime, readTime, type Wall } from "./properties.server";
import { timeOf } from "./zones.server";

const PARTS =
  /^(?:FREQ|COUNT|INTERVAL|WKST|BY(?:SECOND|MINUTE|HOUR|DAY|MONTHDAY|YEARDAY|WEEKNO|MONTH|SETPOS))$/;
const UNREADABLE = "repeats in a way we can’t read, so only its first time counts";

/** A rule without its end, which is compared with moments, and that end. */
export type Rule = { recur: ICAL.Recur; until: CalendarTime | null };

/** Parts that are empty or unknown are left out. @throws EntryRefused */
export function readRule(text: string): Rule {
  const parts = text
    .toUpperCase()
    .replaceAll(/\s/g, "")
    .split(";")
    .map((part): [string, string] => {
      const [name = "", value = ""] = part.split("=");
      return [name, value.split(",").filter(Boolean).join(",")];
    });
  const written = untilOf(text);
  const until = readTime(`UNTIL:${written}`);
  const isOther = parts.some(([name, value]) => name === "RSCALE" && value !== "GREGORIAN");
  if (isOther || (written && !until)) throw new EntryRefused(UNREADABLE);
  try {
    const known = parts.filter(([name, value]) => PARTS.test(name) && value !== "");
    const recur = ICAL.Recur.fromString(known.map((part) => part.join("=")).join(";"));
    if (!recur.freq || parts.some(([name, value]) => name === "COUNT" && !(Number(value) > 0))) {
      throw new EntryRefused(UNREADABLE);
    }
    return { recur, until };
  } catch {
    throw new EntryRefused(UNREADABLE);
  }
}

/** The rules of what a series leaves out. What one of them says that cannot be read stays busy. */
export function readExclusions({ leftOutRules }: { leftOutRules: string[] }) {
  const rules = leftOutRules.flatMap((text) => {
    try {
      return readRule(text);
    } catch {
      return [];
    }
  });
  return { rules, areAllRead: rules.length === leftOutRules.length };
}

/** The times of a rule in order, of which those long before `from` may be missing. @throws EntryRefused */
export function* followRule(recur: ICAL.Recur, start: Wall, from: Wall, budget: StepBudget): Generator<Wall> {
  const iterator = openIterator(boundedRule(recur, budget), later(recur, start, from));
  for (let next = iterator.next(); next; next = iterator.next()) {
    budget.left -= 1;
    yield Date.UTC(next.year, next.month - 1, next.day, next.hour, next.minute, next.second);
  }
}

function openIterator(rule: ICAL.Recur, start: Wall): ICAL.RecurIterator {
  try {
    return rule.iterator(timeOf(start));
  } catch (error) {
    if (error instanceof EntryRefused) throw error;
    throw new EntryRefused(UNREADABLE);
  }
}

/** How long a step of a rule is; months and years have no such length. */
const STEPS: Record<string, number> = {
  SECONDLY: SECOND,
  MINUTELY: MINUTE,
  HOURLY: HOUR,
  DAILY: DAY,
  WEEKLY: 7 * DAY,
};

/**
 * A start from which an endless rule gives the same times from `from` on: whole steps later, one before `from`, since
 * the times of a step may begin before its start. Series of many years would take most of the time otherwise.
 */
function later(recur: ICAL.Recur, start: Wall, from: Wall): Wall {
  if (recur.count || start >= from) return start;
  const step = (STEPS[recur.freq] ?? 0) * recur.interval;
  if (step > 0) return start + Math.max(Math.floor((from - start) / step) - 1, 0) * step;
  const months = { MONTHLY: recur.interval, YEARLY: 12 * recur.interval }[recur.freq] ?? 0;
  return months > 0 && !recur.parts.BYWEEKNO ? monthsLater(recur, start, from, months) : start;
}

function monthsLater(recur: ICAL.Recur, start: Wall, from: Wall, step: number): Wall {
  const [at, until] = [new Date(start), new Date(from)];
  const isDayNamed = recur.freq === "MONTHLY" && (recur.parts.BYDAY ?? recur.parts.BYMONTHDAY) !== undefined;
  if (isDayNamed) at.setUTCDate(1);
  // Not every month has the later days.
  if (at.getUTCDate() > 28) return start;
  const months = (until.getUTCFullYear() - at.getUTCFullYear()) * 12 + until.getUTCMonth() - at.getUTCMonth();
  const steps = Math.floor(months / step) - 1;
  return steps > 0 ? at.setUTCMonth(at.getUTCMonth() + steps * step) : start;
}
