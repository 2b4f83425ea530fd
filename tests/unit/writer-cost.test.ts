import { expect, test } from "vitest";
import { costOf, highestCost, MAX_TOKENS, tokensOf } from "../../app/generation/writers/cost";

/** Cents a million tokens. */
const PRICES = { centsIn: 15, centsOut: 60 };

test("a cost is in millionths of a dollar, rounded up", () => {
  expect(costOf({ tokensIn: 1_000_000, tokensOut: 0 }, PRICES)).toBe(150_000);
  expect(costOf({ tokensIn: 0, tokensOut: 1_000_000 }, PRICES)).toBe(600_000);
  expect(costOf({ tokensIn: 1, tokensOut: 0 }, PRICES)).toBe(1);
  expect(costOf({ tokensIn: 0, tokensOut: 0 }, PRICES)).toBe(0);
});

test("a draft is of at most 6,000 tokens in and 4,000 out; its repair reads the first answer, too", () => {
  expect(MAX_TOKENS).toBe(4000);
  // (6,000 × 15 + 4,000 × 60 + 10,000 × 15 + 4,000 × 60) / 100
  expect(highestCost(PRICES)).toBe(7200);
  expect(highestCost({ centsIn: 100, centsOut: 0 })).toBe(16_000);
});

const exchange = { sent: "x".repeat(2000), answer: "y".repeat(400), isRepair: false };
const used = (prompt_tokens: unknown, completion_tokens: unknown) => ({ prompt_tokens, completion_tokens });
const MOST = { tokensIn: 6000, tokensOut: 4000 };

test("what a service reports is taken where it can be true", () => {
  expect(tokensOf({ ...exchange, usage: used(100, 20) })).toEqual({ tokensIn: 100, tokensOut: 20 });
  expect(tokensOf({ ...exchange, usage: used(100_000, 100_000) })).toEqual({
    tokensIn: 100_000,
    tokensOut: 100_000,
  });
});

test.each([
  ["nothing", null],
  ["one number", { prompt_tokens: 100 }],
  ["a text", used("100", 20)],
  ["a fraction", used(100.5, 20)],
  ["no tokens sent", used(0, 20)],
  ["no tokens answered", used(100, 0)],
  ["too many", used(100_001, 20)],
  ["fewer than the request can have", used(99, 20)],
  ["fewer than the answer can have", used(100, 19)],
])("a service that reports %s is taken to have used the most", (_, usage) => {
  expect(tokensOf({ ...exchange, usage })).toEqual(MOST);
  expect(tokensOf({ ...exchange, usage, isRepair: true })).toEqual({ tokensIn: 10_000, tokensOut: 4000 });
});
