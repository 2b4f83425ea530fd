import { beforeEach, expect, test } from "vitest";
import {
  notePendingError,
  planWrite,
  takePendingErrors,
  WRITE_INTERVAL,
} from "../../app/platform/errors/pending-errors";

const AT = new Date("2026-03-10T12:00:00.000Z");
const later = (ms: number) => new Date(AT.getTime() + ms);
const note = (text: string, reference?: string, now = AT) =>
  notePendingError({ where: "remix", path: "/admin/mail", text, reference }, now);

beforeEach(() => {
  takePendingErrors();
});

test("the same error counts up, and keeps every reference, newest first", () => {
  note("disk I/O error", "r1");
  note("disk I/O error", "r2", later(1000));
  note("disk I/O error");
  expect(takePendingErrors()).toEqual([
    {
      place: "remix /admin/mail",
      text: "disk I/O error",
      count: 3,
      references: ["r2", "r1"],
      firstAt: "2026-03-10T12:00:00.000Z",
      lastAt: "2026-03-10T12:00:00.000Z",
    },
  ]);
  expect(takePendingErrors()).toEqual([]);
});

test("a flood of different errors is bounded, as are references and texts", () => {
  for (let n = 0; n < 100; n += 1) note(`${"e".repeat(n)} ${"long ".repeat(100)}`);
  for (let n = 0; n < 100; n += 1) note(` ${"long ".repeat(100)}`, `r${n}`);
  const kept = takePendingErrors();
  expect(kept).toHaveLength(12);
  expect(kept[0]?.count).toBe(101);
  expect(kept[0]?.references).toHaveLength(40);
  expect(kept[0]?.references[0]).toBe("r99");
  expect(Math.max(...kept.map(({ text }) => text.length))).toBe(300);
});

test("an isolate writes at most once an interval: the second waits, the third leaves it to the second", () => {
  const now = Date.now() + 10 * WRITE_INTERVAL;
  expect(planWrite(now)).toBeNull();
  note("one");
  expect(planWrite(now)).toBe(0);
  expect(planWrite(now + 1000, { mayWait: false })).toBeNull();
  expect(planWrite(now + 1000)).toBe(WRITE_INTERVAL - 1000);
  expect(planWrite(now + 1500)).toBeNull();
  // The one that waited was stopped: from its turn on, others write.
  expect(planWrite(now + 3 * WRITE_INTERVAL)).toBe(0);
  expect(planWrite(now - 100 * WRITE_INTERVAL), "a clock that was put back").toBe(0);
});
