import { expect, test } from "vitest";
import type { Host, Rules } from "~/booking/rules";
import { dayAround, listSlots, type TakenTime } from "~/booking/slots";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const RULES: Rules = { bufferMinutes: 0, noticeHours: 0, horizonDays: 60, holidays: [] };
/** In Chicago, from nine to eleven every day but Sunday: 15:00 to 17:00 UTC in November 2026. */
const HOST: Host = {
  ...{
    id: "host",
    email: "tom@beaconry.example",
    name: "Tom",
    about: "",
    timeZone: "America/Chicago",
    dailyCap: 8,
  },
  week: [...Array(6).fill({ from: 540, to: 660 }), null],
};
const ms = (iso: string) => Date.parse(iso);
const entry = (start: string, minutes: number, isDemo = false): TakenTime => ({
  ...{ start: ms(start), end: ms(start) + minutes * MINUTE, isDemo },
});

type Change = {
  host?: Partial<Host>;
  rules?: Partial<Rules>;
  taken?: TakenTime[];
  now?: string;
  others?: Host[];
};
function list(from: string, to: string, { host, rules, taken, now, others = [] }: Change = {}) {
  return listSlots({
    hosts: [{ ...HOST, ...host }, ...others],
    rules: { ...RULES, ...rules },
    taken: new Map([["host", taken ?? []]]),
    now: new Date(now ?? from),
    from: new Date(from),
    to: new Date(to),
  });
}
/** The free times of a Tuesday as UTC. */
const free = (change: Change = {}, from = "2026-11-24T00:00:00Z", to = "2026-11-25T00:00:00Z") =>
  list(from, to, change)
    .filter(({ hostIds }) => hostIds.length > 0)
    .map(({ start }) => new Date(start).toISOString().slice(11, 16));

test("a day has a slot every half hour within the host's hours", () => {
  expect(free()).toEqual(["15:00", "15:30", "16:00", "16:30"]);
  expect(free({ host: { week: Array(7).fill({ from: 545, to: 610 }) } })).toEqual(["15:05", "15:35"]);
  expect(free({ host: { week: Array(7).fill({ from: 545, to: 574 }) } })).toEqual([]);
});

test("the range begins and ends with its slots; a day off has none", () => {
  expect(free({}, "2026-11-24T15:30:00Z", "2026-11-24T16:00:00Z")).toEqual(["15:30", "16:00"]);
  expect(free({}, "2026-11-24T15:30:00Z", "2026-11-24T15:30:00Z")).toEqual(["15:30"]);
  expect(free({}, "2026-11-24T15:30:01Z", "2026-11-24T15:59:59Z")).toEqual([]);
  expect(free({}, "2026-11-29T00:00:00Z", "2026-11-30T06:00:00Z")).toEqual([]);
  expect(list("2026-11-24T15:00:00Z", "2026-11-24T14:00:00Z")).toEqual([]);
  expect(free({}, "2026-11-28T16:30:00Z", "2026-11-30T15:00:00Z")).toEqual(["16:30", "15:00"]);
});

test("notice and horizon are counted from now", () => {
  const at = (rules: Partial<Rules>, now: string) => free({ rules, now });
  expect(at({ noticeHours: 2 }, "2026-11-24T13:30:00Z")).toEqual(["15:30", "16:00", "16:30"]);
  expect(at({ noticeHours: 2 }, "2026-11-24T13:30:01Z")).toEqual(["16:00", "16:30"]);
  expect(at({ horizonDays: 1 }, "2026-11-23T15:30:00Z")).toEqual(["15:00", "15:30"]);
  expect(at({ horizonDays: 1 }, "2026-11-23T14:00:00Z")).toEqual([]);
});

test("what a host has takes its slots, with the buffer on both sides", () => {
  const taken = [entry("2026-11-24T15:30:00Z", 30)];
  expect(free({ taken })).toEqual(["15:00", "16:00", "16:30"]);
  expect(free({ taken, rules: { bufferMinutes: 1 } })).toEqual(["16:30"]);
  expect(free({ taken: [entry("2026-11-24T15:30:00Z", 31)] })).toEqual(["15:00", "16:30"]);
  expect(free({ taken: [entry("2026-11-24T15:29:00Z", 31)] })).toEqual(["16:00", "16:30"]);
});

test("what begins before the hours or ends after them counts, too", () => {
  expect(free({ taken: [entry("2026-11-24T14:00:00Z", 61)] })).toEqual(["15:30", "16:00", "16:30"]);
  expect(free({ taken: [entry("2026-11-24T14:00:00Z", 60)] })).toEqual(["15:00", "15:30", "16:00", "16:30"]);
  expect(free({ taken: [entry("2026-11-24T13:30:00Z", 60)], rules: { bufferMinutes: 31 } })).toHaveLength(3);
  expect(free({ taken: [entry("2026-11-24T13:30:00Z", 60)], rules: { bufferMinutes: 30 } })).toHaveLength(4);
  expect(free({ taken: [entry("2026-11-24T17:00:00Z", 30)], rules: { bufferMinutes: 1 } })).toHaveLength(3);
  // From 15:10 on the day before to the first slot.
  expect(free({ taken: [entry("2026-11-23T15:10:00Z", 24 * 60)] })).toEqual(["15:30", "16:00", "16:30"]);
});

test("what lasts for days takes all of their slots, whatever comes between", () => {
  const short = Array.from({ length: 5 }, (_, day) => entry(`2026-11-2${day + 1}T20:00:00Z`, 30));
  const long = entry("2026-11-20T00:00:00Z", 4 * 24 * 60 + 15 * 60 + 30);
  expect(free({ taken: [...short, long] })).toEqual(["15:30", "16:00", "16:30"]);
  expect(free({ taken: [entry("2026-11-24T16:30:00Z", 3 * 24 * 60), ...short] })).toEqual([
    "15:00",
    "15:30",
    "16:00",
  ]);
  expect(
    free({ taken: [entry("2026-11-24T17:01:00Z", 3 * 24 * 60)], rules: { bufferMinutes: 1 } }),
  ).toHaveLength(4);
  expect(
    free({ taken: [entry("2026-11-24T17:00:00Z", 3 * 24 * 60)], rules: { bufferMinutes: 1 } }),
  ).toHaveLength(3);
  expect(
    free({ taken: [entry("2026-11-20T14:59:00Z", 4 * 24 * 60)], rules: { bufferMinutes: 1 } }),
  ).toHaveLength(4);
  expect(
    free({ taken: [entry("2026-11-20T15:00:00Z", 4 * 24 * 60)], rules: { bufferMinutes: 1 } }),
  ).toHaveLength(3);
});

test("the cap counts the demos of the host's own day, not other entries", () => {
  const capped = (taken: TakenTime[]) => free({ taken, host: { dailyCap: 1 } }).length;
  expect(capped([])).toBe(4);
  expect(capped([entry("2026-11-24T20:00:00Z", 30)])).toBe(4);
  expect(capped([entry("2026-11-24T20:00:00Z", 30, true)])).toBe(0);
  // The day in Chicago is from 06:00 to 06:00 UTC.
  expect(capped([entry("2026-11-24T06:00:00Z", 30, true)])).toBe(0);
  expect(capped([entry("2026-11-24T05:59:00Z", 30, true)])).toBe(4);
  expect(capped([entry("2026-11-25T05:59:00Z", 30, true)])).toBe(0);
  expect(capped([entry("2026-11-25T06:00:00Z", 30, true)])).toBe(4);
  expect(free({ taken: [entry("2026-11-24T20:00:00Z", 30, true)], host: { dailyCap: 2 } })).toHaveLength(4);
});

test("with a buffer, the cap still counts the day's own demos", () => {
  const capped = (start: string) =>
    free({ taken: [entry(start, 30, true)], host: { dailyCap: 1 }, rules: { bufferMinutes: 60 } }).length;
  expect(capped("2026-11-25T05:59:00Z")).toBe(0);
  expect(capped("2026-11-25T06:30:00Z")).toBe(4);
});

test("hours that a change of the clock lengthens end on the clock", () => {
  // On 8 March 2026 in New York, half past two is half past three.
  const host = { timeZone: "America/New_York", week: Array(7).fill({ from: 90, to: 150 }) };
  const slots = list("2026-03-08T00:00:00Z", "2026-03-09T00:00:00Z", { host });
  expect(slots.map(({ start }) => new Date(start).toISOString())).toEqual(["2026-03-08T06:30:00.000Z"]);
});

test("entries in any order count", () => {
  const taken = ["16:00", "15:00", "16:30"].map((time) => entry(`2026-11-24T${time}:00Z`, 30));
  expect(free({ taken })).toEqual(["15:30"]);
  const days = Array.from({ length: 9 }, (_, day) => entry(`2026-11-${20 + day}T15:00:00Z`, 30)).reverse();
  expect(free({ taken: days })).toEqual(["15:30", "16:00", "16:30"]);
});

test("a holiday's slots are shown as such, and nobody is free", () => {
  const slots = list("2026-11-24T00:00:00Z", "2026-11-26T00:00:00Z", {
    rules: { holidays: [{ date: "2026-11-25", name: "A day off" }] },
  });
  expect(slots.map(({ hostIds, isHoliday }) => [hostIds.length, isHoliday])).toEqual([
    ...Array(4).fill([1, false]),
    ...Array(4).fill([0, true]),
  ]);
});

test("a slot is a holiday's only if it is one for every host, and slots of two hosts are in order", () => {
  const tokyo: Host = {
    ...HOST,
    id: "tokyo",
    timeZone: "Asia/Tokyo",
    week: Array(7).fill({ from: 0, to: 60 }),
  };
  // Midnight of the 25th in Tokyo is nine in the morning of the 24th in Chicago.
  const slots = list("2026-11-24T14:00:00Z", "2026-11-24T16:00:00Z", {
    rules: { holidays: [{ date: "2026-11-25", name: "A day off" }] },
    others: [tokyo],
  });
  expect(slots).toEqual([
    { start: ms("2026-11-24T15:00:00Z"), hostIds: ["host"], isHoliday: false },
    { start: ms("2026-11-24T15:30:00Z"), hostIds: ["host"], isHoliday: false },
    { start: ms("2026-11-24T16:00:00Z"), hostIds: ["host"], isHoliday: false },
  ]);
  const early: Host = { ...HOST, id: "early", week: Array(7).fill({ from: 480, to: 570 }) };
  const starts = list("2026-11-24T00:00:00Z", "2026-11-25T00:00:00Z", { others: [early] });
  expect(
    starts.map(({ start, hostIds }) => `${new Date(start).toISOString().slice(11, 16)} ${hostIds}`),
  ).toEqual(["14:00 early", "14:30 early", "15:00 host,early", "15:30 host", "16:00 host", "16:30 host"]);
});

test("hours that are longer on the clock on the day of a change keep their end", () => {
  // On 1 November 2026 in New York, one o'clock comes twice.
  const host = { timeZone: "America/New_York", week: Array(7).fill({ from: 90, to: 120 }) };
  const starts = list("2026-11-01T00:00:00Z", "2026-11-02T00:00:00Z", { host }).map(({ start }) =>
    new Date(start).toISOString(),
  );
  expect(starts).toEqual(["2026-11-01T05:30:00.000Z", "2026-11-01T06:30:00.000Z"]);
});

test("the host's day around a start", () => {
  expect(dayAround(HOST, ms("2026-11-25T05:59:00Z"))).toEqual({
    dayStart: ms("2026-11-24T06:00:00Z"),
    dayEnd: ms("2026-11-25T06:00:00Z"),
  });
  expect(dayAround(HOST, ms("2026-11-01T12:00:00Z")).dayEnd - ms("2026-11-01T05:00:00Z")).toBe(25 * HOUR);
});
