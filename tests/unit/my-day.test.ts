import { expect, test } from "vitest";
import { rulerOf } from "../../app/admin/my-day/ruler";
import { firstResponseOf } from "../../app/crm/first-response/first-response";

const NOW = new Date("2026-11-24T16:42:00.000Z");
const came = "2026-11-24T10:00:00.000Z";
const after = (minutes: number) => ({
  createdAt: came,
  answeredAt: new Date(Date.parse(came) + minutes * 60_000).toISOString(),
});

test("the median is the middle answer, or lies between the two in the middle", () => {
  expect(firstResponseOf([], NOW)).toEqual({ enquiries: 0, median: null, inTime: 0, judged: 0 });
  expect(firstResponseOf([after(50)], NOW).median).toBe(50 * 60_000);
  expect(firstResponseOf([after(90), after(5), after(20)], NOW).median).toBe(20 * 60_000);
  expect(firstResponseOf([after(90), after(5), after(20), after(30)], NOW).median).toBe(25 * 60_000);
});

test("two hours to the second are in time; who has waited no longer than that is not judged", () => {
  const waits = (createdAt: string) => ({ createdAt, answeredAt: null });
  const all = [
    ...[after(120), after(120.02), waits("2026-11-24T14:42:00.000Z"), waits("2026-11-24T14:41:59.000Z")],
  ];
  expect(firstResponseOf(all, NOW)).toMatchObject({ inTime: 1, judged: 3 });
});

const demo = (start: number, end: number) => ({ start: start * 60, end: end * 60 });

test("the day's ruler reaches from 8 to 6, and further for what lies outside", () => {
  expect(rulerOf([], 10.5 * 60)).toEqual({ from: 8, to: 18, now: 25, events: [] });
  expect(rulerOf([], 7 * 60).now).toBeNull();
  expect(rulerOf([], 18 * 60).now).toBeNull();
  expect(rulerOf([demo(7.5, 8), demo(20, 20.5)], 7 * 60)).toMatchObject({ from: 7, to: 21, now: 0 });
  // A demo that ends after midnight.
  expect(rulerOf([demo(23.75, 24.25)], 0)).toMatchObject({ from: 8, to: 24 });
});

test("a demo stands where it begins, as long as it is, with room up to the next", () => {
  const { events } = rulerOf([demo(14, 14.5), demo(9, 9.5)], 600);
  expect(events.map(({ at, width, length }) => [at, width, length].map(Math.round))).toEqual([
    [10, 50, 5],
    [60, 40, 5],
  ]);
});
