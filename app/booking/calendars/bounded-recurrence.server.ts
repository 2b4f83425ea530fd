import ICAL from "ical.js";

/** For one rule: no calendar program writes more, and each step looks at all of them. */
const MAX_VALUES = 100;
/** Larger steps take the library's calendar arithmetic a loop for every month in them. */
const MAX_INTERVAL = 10_000;
/** To list the days of one year costs about as much as this many steps. */
const YEAR_STEPS = 100;
/** The same for the weekdays of a month, and for the first or last of them. */
const WEEKDAY_STEPS = 10;
const POSITION_STEPS = 75;

/** Steps left until what repeats is given up. */
export type StepBudget = { left: number };

export const REPEATS_TOO_OFTEN = "repeats too often, or never, so only its first time counts";

/** An entry that cannot be followed; the message is the end of a sentence about it. */
export class EntryRefused extends Error {}

/**
 * Makes every rule of a calendar, those of its time zones included, count its steps against the budget. Without that,
 * the library looks for the next time of a rule like "every 31 February" forever.
 */
export function boundRecurrences(component: ICAL.Component, budget: StepBudget): void {
  for (const property of component.getAllProperties("rrule")) {
    const rule = property.getFirstValue();
    if (rule instanceof ICAL.Recur) property.setValue(boundedRule(rule, budget));
  }
  for (const part of component.getAllSubcomponents()) boundRecurrences(part, budget);
}

/** The rule, with its steps counted. @throws EntryRefused when it is opened or followed */
export function boundedRule(rule: ICAL.Recur, budget: StepBudget): ICAL.Recur {
  const spend = (steps: number) => {
    budget.left -= steps;
    if (!(budget.left >= 0)) throw new EntryRefused(REPEATS_TOO_OFTEN);
  };

  // Each loop of the library calls one of these; some run before a constructor of our own could store the budget.
  class BoundedIterator extends ICAL.RecurIterator {
    override check_contracting_rules() {
      spend(1);
      return super.check_contracting_rules();
    }
    override increment_monthday(days: number) {
      spend(days);
      super.increment_monthday(days);
    }
    override next_month() {
      const hasPosition = this.has_by_data("BYSETPOS");
      if (this.has_by_data("BYDAY")) spend(hasPosition ? POSITION_STEPS : WEEKDAY_STEPS);
      return super.next_month();
    }
    override increment_month() {
      spend(1);
      super.increment_month();
    }
    override expand_year_days(year: number) {
      spend(YEAR_STEPS);
      return super.expand_year_days(year);
    }
  }

  class BoundedRule extends ICAL.Recur {
    override iterator(dtstart: ICAL.Time) {
      const values = Object.values(this.parts).flat();
      if (values.length > MAX_VALUES || this.interval > MAX_INTERVAL) {
        throw new EntryRefused(REPEATS_TOO_OFTEN);
      }
      return new BoundedIterator({ rule: this, dtstart });
    }
  }
  return new BoundedRule(rule.toJSON());
}
