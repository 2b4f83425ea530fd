import { beforeEach, expect, test } from "vitest";
import { MINUTE } from "../../app/platform/clock";
import { hitRateLimit, pruneRateLimits } from "../../app/platform/http/limits/rate-limit.server";
import { clearTables, rows, testDb } from "../support/workers-env";

const NOON = new Date("2026-03-10T12:00:00.000Z");
const later = (ms: number) => new Date(NOON.getTime() + ms);
const SHORT = { scope: "short", subject: "ada", limit: 2, windowMs: 15 * MINUTE };
const LONG = { scope: "long", subject: "ada", limit: 2, windowMs: 60 * MINUTE };

beforeEach(() => clearTables("rate_limits"));

test("pruning deletes expired windows, and a current one keeps counting", async () => {
  for (const limit of [SHORT, LONG]) {
    expect((await hitRateLimit(testDb(), limit, NOON)).allowed).toBe(true);
    expect((await hitRateLimit(testDb(), limit, NOON)).allowed).toBe(true);
  }
  await pruneRateLimits(testDb(), later(15 * MINUTE - 1));
  expect((await hitRateLimit(testDb(), SHORT, later(15 * MINUTE - 1))).allowed).toBe(false);
  await pruneRateLimits(testDb(), later(15 * MINUTE + 1));
  expect(await rows("select expires_at from rate_limits")).toEqual([
    { expires_at: later(60 * MINUTE).toISOString() },
  ]);
  expect((await hitRateLimit(testDb(), LONG, later(15 * MINUTE + 1))).allowed).toBe(false);
  await pruneRateLimits(testDb(), later(60 * MINUTE + 1));
  expect(await rows("select key from rate_limits")).toEqual([]);
});
