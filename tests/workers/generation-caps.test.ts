import { beforeEach, expect, test } from "vitest";
import { OVER_BUDGET } from "../../app/generation/policy";
import { readUsage } from "../../app/generation/policy.server";
import { approveDraft } from "../../app/generation/reviews.server";
import { runGenerator } from "../../app/generation/run.task.server";
import type { Draft } from "../../app/generation/writer";
import { embeddedWriter } from "../../app/generation/writers/embedded-writer";
import { put } from "../support/cron-case";
import {
  ARTICLE,
  CARD,
  clearGeneration,
  generationAt,
  OPEN,
  runOf,
  SEO,
  setPolicy,
} from "../support/generation";
import { rows, testDb } from "../support/workers-env";
import { draftOf, scriptedWriter } from "../support/writers";

const NEW_YORK = "America/New_York";
const TOKYO = "Asia/Tokyo";
const LENA = { id: "lena", label: "lena@beaconry.example" };

beforeEach(clearGeneration);

let number = 0;
const plain = () => {
  number += 1;
  return `row-${number}`;
};

/** A draft that was approved then; by the product itself unless somebody is named. */
function approvedAt(time: string, by?: string) {
  const decided = { state: "approved", score: 100, gates: "[]", decided_at: time, created_at: time };
  return put("draft_reviews", {
    blog_id: plain(),
    generator: SEO,
    ...decided,
    ...(by ? { decided_by: by } : {}),
  });
}
function paidAt(time: string, micros: number) {
  return put("blog_generation_log", {
    ...{ id: plain(), generator: SEO, status: "error", cost_micros: micros, created_at: time },
  });
}
const usageAt = (time: string, timeZone: string) => readUsage(testDb(), { now: new Date(time), timeZone });
const run = (time: string, timeZone: string, ...writer: Parameters<typeof scriptedWriter>) =>
  runGenerator(
    runOf(SEO),
    generationAt(time, { COMPANY_TIME_ZONE: timeZone }),
    ...(writer.length > 0 ? [scriptedWriter(...writer)] : []),
  );
const published = async () =>
  (await rows("select published_at from blogs where published = 1 order by 1")).map(
    (row) => row.published_at,
  );

// Midnight of March 2 is 5:00 UTC in New York, and 15:00 UTC of March 1 in Tokyo.
test.each([
  [NEW_YORK, "2026-03-02T04:59:59.999Z", "2026-03-02T05:00:00.000Z", "2026-03-03T04:59:00.000Z"],
  [TOKYO, "2026-03-01T14:59:59.999Z", "2026-03-01T15:00:00.000Z", "2026-03-02T14:59:00.000Z"],
])(
  "in %s, what was published before its midnight is of yesterday, from then on of today",
  async (zone, before, from, now) => {
    await approvedAt(before);
    expect(await usageAt(now, zone)).toMatchObject({ publishedToday: 0, publishedThisWeek: 1 });
    await approvedAt(from);
    expect(await usageAt(now, zone)).toMatchObject({ publishedToday: 1, publishedThisWeek: 2 });
  },
);

test("the day of a change of the clock has 23 or 25 hours", async () => {
  await approvedAt("2026-03-08T05:00:00.000Z");
  expect((await usageAt("2026-03-09T03:59:59.000Z", NEW_YORK)).publishedToday).toBe(1);
  expect((await usageAt("2026-03-09T04:00:00.000Z", NEW_YORK)).publishedToday).toBe(0);
  await approvedAt("2026-11-01T04:00:00.000Z");
  expect((await usageAt("2026-11-02T04:59:59.000Z", NEW_YORK)).publishedToday).toBe(1);
  expect((await usageAt("2026-11-02T05:00:00.000Z", NEW_YORK)).publishedToday).toBe(0);
});

test("the week is the last seven times 24 hours", async () => {
  await approvedAt("2026-03-01T11:59:59.999Z");
  await approvedAt("2026-03-01T12:00:00.000Z");
  await approvedAt("2026-03-08T12:00:00.000Z");
  expect(await usageAt("2026-03-08T12:00:00.000Z", "UTC")).toMatchObject({
    publishedToday: 1,
    publishedThisWeek: 2,
  });
});

test("drafts that staff approved or rejected leave the automatic caps as they are", async () => {
  await approvedAt("2026-03-02T10:00:00.000Z", "lena@beaconry.example");
  await put("draft_reviews", {
    ...{ blog_id: plain(), generator: SEO, state: "rejected", score: 90, gates: "[]", reason: "Too dry" },
    ...{ decided_at: "2026-03-02T10:00:00.000Z", created_at: "2026-03-02T09:00:00.000Z" },
  });
  expect(await usageAt("2026-03-02T12:00:00.000Z", "UTC")).toMatchObject({
    publishedToday: 0,
    publishedThisWeek: 0,
  });
});

test("after a staff member's approvals the day's and week's posts are still published automatically", async () => {
  await setPolicy({});
  for (const hour of ["08", "09"]) await run(`2026-03-02T${hour}:00:00.000Z`, "UTC");
  for (const { id } of await rows("select id from blogs")) {
    const decision = { blogId: String(id), actor: LENA, siteUrl: "https://beaconry.example" };
    await approveDraft(testDb(), decision, new Date("2026-03-02T09:30:00.000Z"));
  }
  await setPolicy({ ...OPEN, postsPerDay: 1, postsPerWeek: 1 });
  await run("2026-03-02T10:00:00.000Z", "UTC");
  await run("2026-03-02T11:00:00.000Z", "UTC");
  expect(await published()).toEqual([
    "2026-03-02T09:30:00.000Z",
    "2026-03-02T09:30:00.000Z",
    "2026-03-02T10:00:00.000Z",
  ]);
});

test("a company in New York gets its next post of the day at its midnight, not at that of UTC", async () => {
  await setPolicy({ ...OPEN, postsPerDay: 1 });
  await run("2026-03-02T23:30:00.000Z", NEW_YORK);
  await run("2026-03-03T00:30:00.000Z", NEW_YORK);
  await run("2026-03-03T04:59:00.000Z", NEW_YORK);
  expect(await published()).toEqual(["2026-03-02T23:30:00.000Z"]);
  await run("2026-03-03T05:00:00.000Z", NEW_YORK);
  expect(await published()).toEqual(["2026-03-02T23:30:00.000Z", "2026-03-03T05:00:00.000Z"]);
});

test("the week's cap holds what the day's would let go", async () => {
  await setPolicy({ ...OPEN, postsPerDay: 5, postsPerWeek: 2 });
  for (const day of ["02", "03", "04"]) await run(`2026-03-${day}T10:00:00.000Z`, "UTC");
  expect(await published()).toHaveLength(2);
  await run("2026-03-09T10:00:00.001Z", "UTC");
  expect(await published()).toHaveLength(3);
});

test("quiet hours are those of the company's clock", async () => {
  await setPolicy({ ...OPEN, quietFrom: 20, quietTo: 7 });
  // 7:59 p.m. and 8 p.m. in New York.
  await run("2026-03-03T00:59:00.000Z", NEW_YORK);
  await run("2026-03-03T01:00:00.000Z", NEW_YORK);
  expect(await published()).toEqual(["2026-03-03T00:59:00.000Z"]);
});

// March begins at 5:00 UTC in New York, and at 15:00 UTC of the day before in Tokyo.
test.each([
  [NEW_YORK, "2026-03-01T04:59:59.999Z", "2026-03-01T05:00:00.000Z", "2026-04-01T03:59:00.000Z"],
  [TOKYO, "2026-02-28T14:59:59.999Z", "2026-02-28T15:00:00.000Z", "2026-03-31T14:59:00.000Z"],
])(
  "in %s, the month's budget is spent by what was paid since its first midnight",
  async (zone, before, from, now) => {
    await paidAt(before, 9_000_000);
    expect((await usageAt(now, zone)).spentMicros).toBe(0);
    await paidAt(from, 1000);
    await paidAt(now, 300);
    expect((await usageAt(now, zone)).spentMicros).toBe(1300);
  },
);

test("a writer is paid from the new month's budget from the company's midnight on", async () => {
  await setPolicy({ monthlyBudgetCents: 1 });
  await paidAt("2026-03-15T12:00:00.000Z", 10_000);
  const good = async (brief: Parameters<typeof draftOf>[1]) =>
    JSON.stringify(await draftOf(embeddedWriter, brief));
  // In New York it is still the last evening of March.
  await run("2026-04-01T03:59:59.000Z", NEW_YORK, good);
  await run("2026-04-01T04:00:00.000Z", NEW_YORK, good);
  expect(
    await rows(
      "select status, error_message from blog_generation_log where created_at > '2026-04' order by created_at",
    ),
  ).toEqual([
    { status: "skipped", error_message: OVER_BUDGET },
    { status: "success", error_message: null },
  ]);
});

test("the budget's last micro may be booked, and not one more", async () => {
  await setPolicy({ monthlyBudgetCents: 1 });
  await paidAt("2026-03-02T08:00:00.000Z", 9001);
  await run("2026-03-02T10:00:00.000Z", "UTC", "no JSON");
  expect(await rows("select error_message from blog_generation_log where status = 'skipped'")).toHaveLength(
    1,
  );
  await rows("update blog_generation_log set cost_micros = 9000 where cost_micros = 9001");
  await run("2026-03-02T10:00:00.000Z", "UTC", "no JSON");
  expect(await rows("select tries from blog_generation_log where tries > 0")).toEqual([{ tries: 2 }]);
});

const SENTENCE = "This page is for owners who would like to read about it before they decide.";

/** Drafts that pass every gate but the facts, and fail these outside of their text. */
const UNPROVEN: [string, (draft: Draft) => Draft][] = [
  ["title", (draft) => ({ ...draft, title: "Why 8,431 owners lose calls" })],
  ["description", (draft) => ({ ...draft, metaDescription: `${SENTENCE} It helped 8,431 owners.` })],
  [
    "key points",
    (draft) => ({ ...draft, keyPoints: [...draft.keyPoints.slice(1), "It helped 8,431 owners"] }),
  ],
  [
    "postcard",
    (draft) => ({ ...draft, postcard: draft.postcard && { ...draft.postcard, back: "Join 8,431 owners." } }),
  ],
];

test.each(UNPROVEN)(
  "what has no proof in its %s waits for a review, whatever the owner lets go",
  async (_, edit) => {
    await setPolicy(OPEN);
    const writer = scriptedWriter(async (brief) =>
      JSON.stringify(edit(await draftOf(embeddedWriter, brief))),
    );
    await runGenerator(runOf(CARD), generationAt("2026-03-02T10:00:00.000Z"), writer);
    expect(await rows("select published, published_at from blogs")).toEqual([
      { published: 0, published_at: null },
    ]);
    const [review] = await rows("select state, gates from draft_reviews");
    expect(review?.state).toBe("waiting");
    const failed = JSON.parse(String(review?.gates)).filter(({ passed }: { passed: boolean }) => !passed);
    expect(failed).toEqual([{ gate: "facts", passed: false, detail: "unproven: 8,431" }]);
    expect(await rows("select * from outbox")).toEqual([]);
  },
);

test("what is let go is one kind of draft, and no other", async () => {
  await setPolicy({ ...OPEN, isAutoPublished: { [SEO]: false, [ARTICLE]: true, [CARD]: false } });
  for (const generator of [SEO, ARTICLE, CARD] as const) {
    await runGenerator(runOf(generator), generationAt("2026-03-02T10:00:00.000Z"));
  }
  expect(
    await rows("select generator, state, decided_by, decided_at from draft_reviews order by generator"),
  ).toEqual([
    { generator: CARD, state: "waiting", decided_by: null, decided_at: null },
    { generator: ARTICLE, state: "approved", decided_by: null, decided_at: "2026-03-02T10:00:00.000Z" },
    { generator: SEO, state: "waiting", decided_by: null, decided_at: null },
  ]);
  expect(await rows("select actor_label from audit_log where action = 'blog.publish'")).toEqual([
    { actor_label: "Content generation" },
  ]);
});
