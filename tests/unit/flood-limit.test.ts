import { expect, test } from "vitest";
import { createFloodLimit } from "../../app/platform/http/limits/flood-limit";

test("a burst passes, then as many as the refill rate allows", () => {
  const take = createFloodLimit({ burst: 3, perSecond: 2, maxSubjects: 10 });
  const taken = (count: number, now: number) => Array.from({ length: count }, () => take("a", now));
  expect(taken(4, 0)).toEqual([true, true, true, false]);
  expect(taken(2, 500)).toEqual([true, false]);
  expect(taken(3, 1500)).toEqual([true, true, false]);
  expect(taken(4, 60_000)).toEqual([true, true, true, false]);
});

test("one subject does not use up another's tokens", () => {
  const take = createFloodLimit({ burst: 1, perSecond: 1, maxSubjects: 10 });
  expect([take("a", 0), take("a", 0), take("b", 0)]).toEqual([true, false, true]);
});

test("memory is bounded: the least recently seen subject is dropped", () => {
  const take = createFloodLimit({ burst: 1, perSecond: 0, maxSubjects: 2 });
  take("a", 0);
  take("b", 1);
  take("a", 2);
  take("c", 3);
  expect(take("a", 4)).toBe(false);
  expect(take("b", 4)).toBe(true);
});

test("a clock that goes backward gives no tokens", () => {
  const take = createFloodLimit({ burst: 1, perSecond: 1, maxSubjects: 2 });
  expect([take("a", 10_000), take("a", 0), take("a", 500)]).toEqual([true, false, false]);
});
