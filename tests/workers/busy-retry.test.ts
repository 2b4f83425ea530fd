import { expect, test } from "vitest";
import { retryWhileBusy } from "../../app/platform/db/busy-retry.server";

function lockedTimes(times: number, message = "D1_ERROR: database is locked: SQLITE_BUSY") {
  let asked = 0;
  const work = async () => {
    asked += 1;
    if (asked <= times) throw new Error(message);
    return "done";
  };
  return { work, asked: () => asked };
}

test("a locked database is asked again until it answers", async () => {
  const { work, asked } = lockedTimes(3);
  expect(await retryWhileBusy(work)).toBe("done");
  expect(asked()).toBe(4);
});

test("a database that stays locked ends with its own error", async () => {
  const { work, asked } = lockedTimes(99);
  await expect(retryWhileBusy(work)).rejects.toThrow("SQLITE_BUSY");
  expect(asked()).toBe(25);
});

test("any other error is not tried again", async () => {
  const { work, asked } = lockedTimes(99, "D1_ERROR: no such table: nothing");
  await expect(retryWhileBusy(work)).rejects.toThrow("no such table");
  expect(asked()).toBe(1);
});

const NAMELESS = "D1_ERROR: Failed to parse body as JSON, got: Error: internal error; reference = 4c2d6k";

test("a reading query whose bookmark met a locked database is asked again, a writing one is not", async () => {
  const reading = lockedTimes(3, NAMELESS);
  expect(await retryWhileBusy(reading.work, true)).toBe("done");
  const writing = lockedTimes(3, NAMELESS);
  await expect(retryWhileBusy(writing.work, false)).rejects.toThrow("internal error");
  expect(writing.asked()).toBe(1);
});
