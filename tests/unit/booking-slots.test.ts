import fc from "fast-check";
import { expect, test } from "vitest";
import { DEFAULT_WEEK, type Host, type Rules } from "~/booking/rules";
import { listSlots, type TakenTime } from "~/booking/slots";
import { localDate, localMinute, weekdayOf } from "../../app/platform/time/zoned-time";

const ZONES = [
  "America/New_York",
  "America/Chicago",
  "America/St_Johns",
  "Europe/London",
  "Europe/Berlin",
  "Africa/Cairo",
  "Asia/Kolkata",
  "Australia/Lord_Howe",
  "Pacific/Auckland",
  "America/Santiago",
];
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const RULES: Rules = { bufferMinutes: 0, noticeHours: 0, horizonDays: 60, holidays: [] };

function host(part: Partial<Host> = {}): Host {
  return {
    id: "host",
    email: "tom@beaconry.example",
    name: "Tom",
    about: "",
    timeZone: "America/Chicago",
    week: DEFAULT_WEEK,
    dailyCap: 50,
    ...part,
  };
}

function slotsOf(
  hosts: Host[],
  from: string,
  days: number,
  more: { rules?: Partial<Rules>; taken?: TakenTime[] } = {},
) {
  const now = new Date(from);
  return listSlots({
    hosts,
    rules: { ...RULES, ...more.rules },
    taken: new Map([["host", more.taken ?? []]]),
    now,
    from: now,
    to: new Date(now.getTime() + days * DAY),
  });
}

/** Every change of every zone's offset from 2024 to 2030, found on the platform's own clock. */
function clockChanges(zone: string): number[] {
  const offset = (ms: number) => {
    const parts = new Intl.DateTimeFormat("en-US", {
      timeZone: zone,
      timeZoneName: "longOffset",
    }).formatToParts(ms);
    return parts.find(({ type }) => type === "timeZoneName")?.value;
  };
  const found: number[] = [];
  for (let day = Date.UTC(2024, 0, 1); day < Date.UTC(2031, 0, 1); day += DAY) {
    if (offset(day) !== offset(day + DAY)) found.push(day);
  }
  return found;
}

test.each(ZONES)(
  "in %s, hours stay hours of the host's clock over every clock change of 2024 to 2030",
  (timeZone) => {
    const changes = clockChanges(timeZone);
    expect(changes.length).toBe(timeZone === "Asia/Kolkata" ? 0 : 14);
    const week = DEFAULT_WEEK.map(() => ({ from: 9 * 60, to: 18 * 60 }));
    for (const change of changes) {
      const slots = slotsOf([host({ timeZone, week })], new Date(change - 2 * DAY).toISOString(), 5);
      const dates = [...new Set(slots.map(({ start }) => localDate(start, timeZone)))];
      const whole = dates
        .slice(1, -1)
        .map((date) => slots.filter(({ start }) => localDate(start, timeZone) === date));
      expect(whole.length).toBeGreaterThanOrEqual(3);
      for (const day of whole) {
        expect(day.map(({ start }) => localMinute(start, timeZone))).toEqual(
          Array.from({ length: 18 }, (_, at) => 9 * 60 + at * 30),
        );
      }
    }
  },
);

test("a night shift over a clock change has no slot in the skipped hour and none twice", () => {
  const week = DEFAULT_WEEK.map(() => ({ from: 0, to: 6 * 60 }));
  const night = (from: string) => slotsOf([host({ timeZone: "America/New_York", week })], from, 0.9);
  const spring = night("2026-03-08T05:00:00.000Z");
  expect(spring).toHaveLength(10);
  expect(spring.some(({ start }) => Math.floor(localMinute(start, "America/New_York") / 60) === 2)).toBe(
    false,
  );
  const autumn = night("2026-11-01T04:00:00.000Z");
  expect(autumn).toHaveLength(14);
  expect(new Set(autumn.map(({ start }) => start)).size).toBe(14);
});

const zone = fc.constantFrom(...ZONES);
const anyTime = fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2030, 10, 1) });
/** Within the three days before a clock change of one of the zones. */
const beforeChange = fc
  .tuple(fc.constantFrom(...ZONES.flatMap(clockChanges)), fc.integer({ min: 0, max: 3 * DAY }))
  .map(([change, before]) => change - before);
const moment = fc.oneof(anyTime, beforeChange).map((ms) => new Date(ms - (ms % MINUTE)));
const hours = fc
  .tuple(fc.integer({ min: 0, max: 1380 }), fc.integer({ min: 30, max: 1440 }))
  .map(([from, length]) => ({ from, to: Math.min(1440, from + length) }));
const week = fc.array(fc.option(hours), { minLength: 7, maxLength: 7 });
const taken = fc.array(
  fc
    .tuple(fc.integer({ min: -2000, max: 30_000 }), fc.integer({ min: 1, max: 4000 }), fc.boolean())
    .map(([at, length, isDemo]) => ({ at, length: isDemo ? 30 : length, isDemo })),
  { maxLength: 40 },
);
const rules = fc.record({
  bufferMinutes: fc.integer({ min: 0, max: 120 }),
  noticeHours: fc.integer({ min: 0, max: 72 }),
  horizonDays: fc.integer({ min: 1, max: 30 }),
});

test("[property] free slots keep hours, buffer, notice, horizon, holidays and cap, and none overlaps another", () => {
  fc.assert(
    fc.property(
      zone,
      moment,
      week,
      taken,
      rules,
      fc.integer({ min: 1, max: 10 }),
      fc.integer({ min: 0, max: 20 }),
      (timeZone, now, days, entries, limits, dailyCap, dayOff) => {
        const one = host({ timeZone, week: days, dailyCap });
        const busy = entries.map(({ at, length, isDemo }) => {
          const start = now.getTime() + at * MINUTE;
          return { start, end: start + length * MINUTE, isDemo };
        });
        const holiday = localDate(now.getTime() + dayOff * DAY, timeZone);
        const all = slotsOf([one], now.toISOString(), 21, {
          rules: { ...limits, holidays: [{ date: holiday, name: "" }] },
          taken: busy,
        });
        const free = all.filter(({ hostIds }) => hostIds.length > 0);
        for (const [index, { start }] of all.entries()) {
          const next = all[index + 1];
          if (next) expect(next.start - start).toBeGreaterThanOrEqual(30 * MINUTE);
        }
        for (const { start, isHoliday } of free) {
          const end = start + 30 * MINUTE;
          expect(isHoliday).toBe(false);
          expect(start).toBeGreaterThanOrEqual(now.getTime() + limits.noticeHours * HOUR);
          expect(start).toBeLessThanOrEqual(now.getTime() + limits.horizonDays * DAY);
          const date = localDate(start, timeZone);
          expect(date).not.toBe(holiday);
          const open = days[weekdayOf(date) - 1];
          expect(open).not.toBeNull();
          const last = localMinute(end - MINUTE, timeZone);
          expect(localMinute(start, timeZone)).toBeGreaterThanOrEqual(open?.from ?? 0);
          expect(last).toBeLessThan(open?.to ?? 0);
          const buffer = limits.bufferMinutes * MINUTE;
          for (const entry of busy) {
            expect(start >= entry.end + buffer || end <= entry.start - buffer).toBe(true);
          }
          const demos = busy.filter((entry) => entry.isDemo && localDate(entry.start, timeZone) === date);
          expect(demos.length).toBeLessThan(dailyCap);
        }
      },
    ),
    { numRuns: 200 },
  );
});

test("a busy day that ends at midnight keeps its buffer on the next", () => {
  const midnight = Date.parse("2026-11-24T06:00:00.000Z");
  const busy = [{ start: midnight - 24 * HOUR - MINUTE, end: midnight - MINUTE, isDemo: false }];
  const week = DEFAULT_WEEK.map(() => ({ from: 0, to: 4 * 60 }));
  const slots = slotsOf([host({ week })], "2026-11-24T06:00:00.000Z", 0.2, {
    taken: busy,
    rules: { bufferMinutes: 119 },
  });
  expect(slots.map(({ hostIds }) => hostIds.length)).toEqual([0, 0, 0, 0, 1, 1, 1, 1]);
});

test("several hosts share a slot, and it is taken only when all are", () => {
  const both = [host(), host({ id: "other" })];
  const start = Date.parse("2026-11-24T15:00:00.000Z");
  const busy = [{ start, end: start + 30 * MINUTE, isDemo: true }];
  const slots = slotsOf(both, "2026-11-24T00:00:00.000Z", 1, { taken: busy });
  expect(slots).toHaveLength(18);
  expect(slots.find((slot) => slot.start === start)?.hostIds).toEqual(["other"]);
  expect(slots.find((slot) => slot.start === start + 30 * MINUTE)?.hostIds).toEqual(["host", "other"]);
});
