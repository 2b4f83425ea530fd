import { expect, test } from "vitest";
import type { Availability } from "../../app/booking/availability.server";
import { DEFAULT_RULES, type Week } from "../../app/booking/rules";
import {
  bandText,
  hoursShown,
  inLanes,
  joinBands,
  listDays,
  mondayOf,
  weekTitle,
} from "../../app/booking/staff/week";
import { stepFrom, targetAt } from "../../app/booking/staff/week-moves";

const CHICAGO = "America/Chicago";
const HOUR = 60;

/** One host in Chicago with the same hours every day. */
function hostsWith(from: number, to: number, part: Partial<Availability> = {}): Availability {
  const week: Week = Array.from({ length: 7 }, () => ({ from, to }));
  const host = {
    id: "tom",
    email: "tom@x.example",
    name: "Tom",
    about: "",
    timeZone: CHICAGO,
    week,
    dailyCap: 20,
  };
  return { hosts: [host], rules: { ...DEFAULT_RULES, noticeHours: 0 }, taken: new Map(), ...part };
}

const before = new Date("2026-02-20T12:00:00.000Z");
const reader = (zone: string, now = before) => ({ id: "tom", zone, now });
const dayOf = (date: string, days: ReturnType<typeof listDays>) => {
  const day = days.find((one) => one.date === date);
  if (!day) throw new Error(`No ${date} in the week`);
  return day;
};

test("on the day when clocks go forward, the hour that is skipped has no open time", () => {
  const day = dayOf("2026-03-08", listDays("2026-03-02", hostsWith(0, 5 * HOUR), reader(CHICAGO)));
  expect(day.open).toEqual([
    { from: 0, to: 120 },
    { from: 180, to: 300 },
  ]);
  expect(day.times.map(({ text }) => text)).toEqual([
    ...["12:00 AM", "12:30 AM", "1:00 AM", "1:30 AM"],
    ...["3:00 AM", "3:30 AM", "4:00 AM", "4:30 AM"],
  ]);
});

test("on the day when clocks go back, the hour that comes twice has its two open times twice", () => {
  const now = new Date("2026-10-20T12:00:00.000Z");
  const day = dayOf("2026-11-01", listDays("2026-10-26", hostsWith(HOUR, 3 * HOUR), reader(CHICAGO, now)));
  expect(day.open).toEqual([{ from: 60, to: 180 }]);
  expect(day.times.map(({ start, minute }) => [start, minute])).toEqual([
    ["2026-11-01T06:00:00.000Z", 60],
    ["2026-11-01T06:30:00.000Z", 90],
    ["2026-11-01T07:00:00.000Z", 60],
    ["2026-11-01T07:30:00.000Z", 90],
    ["2026-11-01T08:00:00.000Z", 120],
    ["2026-11-01T08:30:00.000Z", 150],
  ]);
});

test("hours stand where the reader's clock shows them, past midnight on the next day", () => {
  const hours = hostsWith(9 * HOUR, 18 * HOUR);
  // Seven hours ahead of Chicago, and six once clocks went forward there but not yet in Berlin.
  expect(dayOf("2026-03-03", listDays("2026-03-02", hours, reader("Europe/Berlin"))).open).toEqual([
    { from: 0, to: 60 },
    { from: 960, to: 1440 },
  ]);
  expect(dayOf("2026-03-10", listDays("2026-03-09", hours, reader("Europe/Berlin"))).open).toEqual([
    { from: 900, to: 1440 },
  ]);
});

test("free is what visitors can book: not what is taken, too soon, or over", () => {
  const at = (text: string) => Date.parse(`2026-03-03T${text}:00.000Z`);
  const taken = new Map([
    [
      "tom",
      [
        { start: at("16:00"), end: at("16:30"), isDemo: true },
        { start: at("18:00"), end: at("19:10"), isDemo: false },
      ],
    ],
  ]);
  const rules = { ...DEFAULT_RULES, noticeHours: 1 };
  const now = new Date("2026-03-03T14:20:00.000Z");
  const day = dayOf(
    "2026-03-03",
    listDays("2026-03-02", hostsWith(8 * HOUR, 14 * HOUR, { taken, rules }), reader(CHICAGO, now)),
  );
  expect(day.open).toEqual([{ from: 480, to: 840 }]);
  // 8:20 and an hour of notice: from 9:30; a demo at 10:00; busy from noon to 1:10.
  expect(day.free).toEqual([
    { from: 570, to: 600 },
    { from: 630, to: 720 },
    { from: 810, to: 840 },
  ]);
  expect(day.busy).toEqual([{ from: 720, to: 790 }]);
  expect(day.times[0]?.text).toBe("8:30 AM");
});

test("a holiday is named, another day without hours is closed", () => {
  const rules = { ...DEFAULT_RULES, holidays: [{ date: "2026-03-04", name: "Founders' Day" }] };
  const days = listDays("2026-03-02", hostsWith(540, 600, { rules }), reader(CHICAGO));
  expect([dayOf("2026-03-03", days).closed, dayOf("2026-03-04", days).closed]).toEqual([
    null,
    "Founders' Day",
  ]);
  expect(dayOf("2026-03-04", days).times).toEqual([]);
  expect(listDays("2026-03-02", { ...hostsWith(0, 60), hosts: [] }, reader(CHICAGO))[0]?.closed).toBe(
    "Closed",
  );
});

test("bands that touch are one; the hours shown begin an hour before the first and end an hour after the last", () => {
  expect(
    joinBands([
      { from: 90, to: 120 },
      { from: 60, to: 90 },
      { from: 150, to: 180 },
    ]),
  ).toEqual([
    { from: 60, to: 120 },
    { from: 150, to: 180 },
  ]);
  expect(hoursShown([{ from: 555, to: 1020 }])).toEqual({ from: 8, to: 18 });
  expect(hoursShown([{ from: 0, to: 1440 }])).toEqual({ from: 0, to: 24 });
});

test("demos that overlap stand side by side, the next ones have the whole width again", () => {
  const lanes = inLanes([600, 615, 630, 660].map((minute) => ({ minute })));
  expect(lanes.map(({ minute, lane, lanes: of }) => [minute, lane, of])).toEqual([
    [600, 0, 2],
    [615, 1, 2],
    [630, 0, 2],
    [660, 0, 1],
  ]);
});

test.each([
  ["2026-11-23", "November 23 – 29, 2026"],
  ["2026-11-30", "November 30 – December 6, 2026"],
  ["2026-12-28", "December 28, 2026 – January 3, 2027"],
])("the week from %s is called %s", (monday, title) => {
  expect(weekTitle(monday)).toBe(title);
});

test("arrows lead to the next open time, sideways over days without one, and nowhere at the edge", () => {
  const time = (minute: number) => ({ start: `at ${minute}`, minute, text: `${minute}` });
  const days = [
    { date: "mon", times: [540, 570, 900].map(time) },
    { date: "tue", times: [] },
    { date: "wed", times: [600].map(time) },
  ];
  const from = { date: "mon", minute: 570 };
  const minutes = (["ArrowUp", "ArrowDown", "ArrowRight", "ArrowLeft"] as const).map((arrow) => {
    const target = stepFrom(days, from, arrow);
    return target && [target.date, target.minute];
  });
  expect(minutes).toEqual([["mon", 540], ["mon", 900], ["wed", 600], null]);
  expect(targetAt(days, { date: "mon", minute: 880 })?.minute).toBe(900);
  expect(targetAt(days, { date: "mon", minute: 700 })).toBeNull();
});

test.each([
  [null, "2026-03-09T04:59:00.000Z", "2026-03-02"],
  [null, "2026-03-09T05:00:00.000Z", "2026-03-09"],
  ["2026-03-15", "2026-01-01T00:00:00.000Z", "2026-03-09"],
  ["2026-03-09", "2026-01-01T00:00:00.000Z", "2026-03-09"],
])("the week of %s, at %s, begins on Monday %s", (date, now, monday) => {
  expect(mondayOf(date, CHICAGO, new Date(now))).toBe(monday);
});

test("part of a day is said with AM and PM where its ends differ", () => {
  const told = [
    [0, 90],
    [540, 720],
    [540, 690],
    [750, 1080],
    [1380, 1440],
  ].map(([from = 0, to = 0]) => bandText({ from, to }));
  expect(told).toEqual([
    "12:00–1:30 AM",
    "9:00 AM–12:00 PM",
    "9:00–11:30 AM",
    "12:30–6:00 PM",
    "11:00 PM–12:00 AM",
  ]);
});
