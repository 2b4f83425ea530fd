import { expect, test } from "vitest";
import {
  ALL_WRITTEN,
  DEFAULT_POLICY,
  isMissedSlot,
  isQuiet,
  MISSED,
  nextRun,
  OVER_BUDGET,
  policySchema,
  reasonNotToRun,
  reasonToReview,
} from "../../app/generation/policy";

const SEO = "generate-pixlseo-blog-post";
const NOON = { now: new Date("2026-03-02T18:00:00.000Z"), timeZone: "America/Chicago" };
const open = {
  ...DEFAULT_POLICY,
  isAutoPublished: { ...DEFAULT_POLICY.isAutoPublished, [SEO]: true },
  quietFrom: 0,
  quietTo: 0,
};
const none = { spentMicros: 0, publishedToday: 0, publishedThisWeek: 0 };

test("by default nothing is published without a review", () => {
  expect(reasonToReview(DEFAULT_POLICY, SEO, none, NOON)).toBe("Drafts of this kind are reviewed");
  expect(reasonToReview(open, SEO, none, NOON)).toBeNull();
});

test.each([
  [{ publishedToday: 3 }, "Today’s posts are published"],
  [{ publishedToday: 2 }, null],
  [{ publishedThisWeek: 15 }, "This week’s posts are published"],
])("with %o published, the answer is %s", (usage, reason) => {
  expect(reasonToReview(open, SEO, { ...none, ...usage }, NOON)).toBe(reason);
});

test.each([
  [22, 7, 23, true],
  [22, 7, 3, true],
  [22, 7, 7, false],
  [22, 7, 21, false],
  [9, 17, 9, true],
  [9, 17, 17, false],
  [9, 17, 8, false],
  [22, 7, 22, true],
  [5, 5, 5, false],
])("quiet from %i to %i: at %i it is %s", (quietFrom, quietTo, hour, expected) => {
  expect(isQuiet({ quietFrom, quietTo }, hour)).toBe(expected);
});

test.each([
  [22, 2, [22, 23, 0, 1]],
  [0, 3, [0, 1, 2]],
  [21, 0, [21, 22, 23]],
  [13, 14, [13]],
  [9, 9, []],
  [0, 0, []],
])("from %i to %i the quiet hours are %j", (quietFrom, quietTo, hours) => {
  const quiet = Array.from({ length: 24 }, (_, hour) => hour).filter((hour) =>
    isQuiet({ quietFrom, quietTo }, hour),
  );
  expect(quiet).toEqual([...hours].sort((a, b) => a - b));
});

test("a policy nobody changed runs all three, reviews all, and spends 20 dollars a month at most", () => {
  const each = (value: boolean) => ({
    "generate-pixlseo-blog-post": value,
    "generate-marketing-article": value,
    "direct-mail-automation": value,
  });
  expect(DEFAULT_POLICY).toEqual({
    isStopped: false,
    isEnabled: each(true),
    isAutoPublished: each(false),
    postsPerDay: 3,
    postsPerWeek: 15,
    quietFrom: 20,
    quietTo: 7,
    monthlyBudgetCents: 2000,
  });
  expect(policySchema.parse(DEFAULT_POLICY)).toEqual(DEFAULT_POLICY);
});

test.each([
  ["postsPerDay", 100],
  ["postsPerWeek", 500],
  ["quietFrom", 23],
  ["quietTo", 23],
  ["monthlyBudgetCents", 1_000_000],
])("%s is a whole number from 0 to %i", (name, most) => {
  const isRead = (value: unknown) => policySchema.safeParse({ ...DEFAULT_POLICY, [name]: value }).success;
  expect([0, 1, most].map(isRead)).toEqual([true, true, true]);
  expect([-1, most + 1, 0.5, "many", undefined].map(isRead)).toEqual([false, false, false, false, false]);
});

test("a switch that is missing is no policy", () => {
  const { "direct-mail-automation": _, ...isEnabled } = DEFAULT_POLICY.isEnabled;
  expect(policySchema.safeParse({ ...DEFAULT_POLICY, isEnabled }).success).toBe(false);
  expect(policySchema.safeParse({ ...DEFAULT_POLICY, isStopped: undefined }).success).toBe(false);
});

test("quiet hours are those of the company's zone, in summer and in winter", () => {
  const quiet = { ...open, quietFrom: 20, quietTo: 7 };
  const answerAt = (iso: string) =>
    reasonToReview(quiet, SEO, none, { now: new Date(iso), timeZone: "America/Chicago" });
  expect(answerAt("2026-01-15T12:59:00Z")).toBe("These are quiet hours");
  expect(answerAt("2026-01-15T13:00:00Z")).toBeNull();
  expect(answerAt("2026-07-15T11:59:00Z")).toBe("These are quiet hours");
  expect(answerAt("2026-07-15T12:00:00Z")).toBeNull();
});

test("the kill switch stops everything, the generator's switch its schedule only", () => {
  const paused = { ...open, isEnabled: { ...open.isEnabled, [SEO]: false } };
  const reason = (policy: typeof open, isScheduled: boolean, hasCompany = true) =>
    reasonNotToRun({ policy, hasCompany }, { generator: SEO, isScheduled });
  expect(reason(open, true)).toBeNull();
  expect(reason(paused, true)).toBe("The generator is switched off");
  expect(reason(paused, false)).toBeNull();
  expect(reason({ ...open, isStopped: true }, false)).toBe("Everything is stopped");
  expect(reason(open, true, false)).toBe("The company’s page was never saved");
  expect(reason(open, false, false)).toBeNull();
  expect(reasonToReview({ ...open, isStopped: true }, SEO, none, NOON)).toBe("Everything is stopped");
});

test("a slot is missed once the cron's next one has come", () => {
  expect(isMissedSlot("2026-03-02T17:05:00.000Z", NOON.now)).toBe(false);
  expect(isMissedSlot("2026-03-02T17:00:00.000Z", NOON.now)).toBe(true);
});

test.each([
  ["2026-03-02T12:04:59.000Z", "2026-03-02T12:05:00.000Z"],
  ["2026-03-02T12:05:00.000Z", "2026-03-02T13:05:00.000Z"],
  ["2026-03-02T23:30:00.000Z", "2026-03-03T00:05:00.000Z"],
])("at %s the cron of minute 5 fires next at %s", (now, next) => {
  expect(nextRun("5 * * * *", new Date(now)).toISOString()).toBe(next);
});

test("the cron's minute may have two digits", () => {
  const now = new Date("2026-03-02T12:10:00.000Z");
  expect(nextRun("25 * * * *", now).toISOString()).toBe("2026-03-02T12:25:00.000Z");
});

test("by default every generator runs, for three posts a day, fifteen a week and 20 dollars a month", () => {
  const eachOne = (value: boolean) => ({
    "generate-pixlseo-blog-post": value,
    "generate-marketing-article": value,
    "direct-mail-automation": value,
  });
  expect(DEFAULT_POLICY).toEqual({
    ...{ isStopped: false, isEnabled: eachOne(true), isAutoPublished: eachOne(false) },
    ...{ postsPerDay: 3, postsPerWeek: 15, quietFrom: 20, quietTo: 7, monthlyBudgetCents: 2000 },
  });
});

test.each([
  ["postsPerDay", 100],
  ["postsPerWeek", 500],
  ["quietFrom", 23],
  ["quietTo", 23],
  ["monthlyBudgetCents", 1_000_000],
])("%s is a whole number from 0 to %i", (name, max) => {
  const accepts = (value: unknown) => policySchema.safeParse({ ...DEFAULT_POLICY, [name]: value }).success;
  expect([-1, 0, 0.5, max, max + 1, String(max), "x"].map(accepts)).toEqual([
    ...[false, true, false, true, false],
    ...[true, false],
  ]);
});

test("a policy names each generator", () => {
  expect(policySchema.parse(DEFAULT_POLICY)).toEqual(DEFAULT_POLICY);
  expect(policySchema.safeParse({ ...DEFAULT_POLICY, isEnabled: { [SEO]: true } }).success).toBe(false);
  expect(policySchema.safeParse({ ...DEFAULT_POLICY, isAutoPublished: {} }).success).toBe(false);
});

test("staff read why nothing is written", () => {
  expect([ALL_WRITTEN, OVER_BUDGET, MISSED]).toEqual([
    "Every brief is written. Connect a writer.",
    "The month’s budget is spent",
    "Its time had passed: missed runs are not caught up",
  ]);
});
