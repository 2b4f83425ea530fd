import { beforeAll, beforeEach, expect, test } from "vitest";
import { readContentPage } from "../../app/generation/content.server";
import { toContentView } from "../../app/generation/content-page/page-view";
import { DEFAULT_POLICY } from "../../app/generation/policy";
import { readPolicy } from "../../app/generation/policy.server";
import { runGenerator } from "../../app/generation/run.task.server";
import { repetitionOf } from "../../app/generation/run-by-hand.server";
import { put, type Row } from "../support/cron-case";
import { ARTICLE, CARD, clearGeneration, generationAt, runOf, SEO, setPolicy } from "../support/generation";
import { insertPosts } from "../support/posts";
import { formPost, requestSite } from "../support/site";
import { signedInOnSite } from "../support/staff";
import { clearTables, rawEnv, rows, testDb } from "../support/workers-env";

const NOW = "2026-03-02T10:05:03.000Z";
const ID = "0198f3a1-1111-7222-8333-444455556666";
const cookies = { owner: "", staff: "" };

beforeAll(async () => {
  for (const role of ["owner", "staff"] as const) {
    cookies[role] = (await signedInOnSite(`${role}@rules.example`, role)).cookie;
  }
});
beforeEach(async () => {
  await clearGeneration();
  await clearTables("cron_slots");
});

/** A queue that delivers nothing. */
const silent = { send: async () => {}, sendBatch: async () => {} };
function send(fields: Record<string, string>, role: keyof typeof cookies = "owner") {
  const { headers, ...form } = formPost(fields);
  const env = Object.assign(rawEnv(), { CONTENT_QUEUE: silent });
  return requestSite("/admin/content", { ...form, env, headers: { ...headers, Cookie: cookies[role] } });
}

const LIMITS = { intent: "limits", monthlyBudget: "9000", postsPerDay: "99", postsPerWeek: "499" };
const POLICY_FORMS: Record<string, Record<string, string>> = {
  limits: { ...LIMITS, quietFrom: "1", quietTo: "2" },
  "the switch of a schedule": { intent: "enable", generator: SEO, on: "false" },
  "auto-publishing": { intent: "auto-publish", generator: SEO, on: "true" },
  "the start of everything": { intent: "stop", on: "false" },
};

test.each(Object.entries(POLICY_FORMS))(
  "while everything is stopped, staff may not change %s",
  async (_, form) => {
    await setPolicy({ isStopped: true });
    const before = await rows("select * from settings");
    expect((await send(form, "staff")).status).toBe(403);
    expect(await rows("select * from settings")).toEqual(before);
    expect(await rows("select * from audit_log")).toEqual([]);
    expect((await send(form, "owner")).status).toBe(200);
    expect(await rows("select * from settings")).not.toEqual(before);
  },
);

test("staff who stop what is stopped already change nothing else", async () => {
  await setPolicy({ isStopped: true, postsPerDay: 7 });
  expect((await send({ intent: "stop", on: "true", postsPerDay: "99" }, "staff")).status).toBe(200);
  expect(await readPolicy(testDb())).toEqual({ ...DEFAULT_POLICY, isStopped: true, postsPerDay: 7 });
});

test("a form changes what it is for, and the rest of the policy stays", async () => {
  await setPolicy({ isStopped: true, postsPerDay: 7, quietFrom: 3 });
  await send({ intent: "enable", generator: CARD, on: "false" });
  await send({ intent: "auto-publish", generator: ARTICLE, on: "true" });
  const stored = { ...DEFAULT_POLICY, isStopped: true, postsPerDay: 7, quietFrom: 3 };
  const isEnabled = { [SEO]: true, [ARTICLE]: true, [CARD]: false };
  const isAutoPublished = { [SEO]: false, [ARTICLE]: true, [CARD]: false };
  expect(await readPolicy(testDb())).toEqual({ ...stored, isEnabled, isAutoPublished });
});

test("limits are stored as they are typed, the budget to the cent", async () => {
  const limits = {
    monthlyBudget: "19.99",
    postsPerDay: "4",
    postsPerWeek: "20",
    quietFrom: "23",
    quietTo: "6",
  };
  expect((await send({ intent: "limits", ...limits })).status).toBe(200);
  expect(await readPolicy(testDb())).toMatchObject({
    ...{ monthlyBudgetCents: 1999, postsPerDay: 4, postsPerWeek: 20, quietFrom: 23, quietTo: 6 },
    isEnabled: DEFAULT_POLICY.isEnabled,
  });
});

/** A run that has ended, so that the response does not wait for it. */
const ended = (id: string, generator: string, part: Row = {}) =>
  put("blog_generation_log", { id, generator, status: "success", created_at: NOW, ...part });
const requested = async () =>
  (await rows("select message from outbox order by id")).map(({ message }) => JSON.parse(String(message)));

test("a run that is asked for twice with one form is one run, in the name of who asked", async () => {
  await ended(ID, SEO);
  const form = { intent: "run", generator: SEO, manual_trigger: "true", submissionId: ID };
  for (let times = 0; times < 2; times += 1) {
    expect(await (await send(form, "staff")).text()).toContain("Blog Post executed successfully");
  }
  expect(await requested()).toEqual([{ ...runOf(SEO, { id: ID }), requestedBy: "staff@rules.example" }]);
});

test("a batch runs each generator once, and says which of them failed and why", async () => {
  await ended(ID, SEO);
  await ended(`${ID}-1`, ARTICLE, { status: "refused", error_message: "Not saved: too long" });
  await ended(`${ID}-2`, CARD, { status: "skipped", error_message: "Everything is stopped" });
  const text = await (await send({ intent: "run-all", submissionId: ID })).text();
  expect(text).toContain(
    "Blog Post ran. Marketing Article failed: Not saved: too long. Direct Mail was skipped: Everything is stopped.",
  );
  expect((await requested()).map(({ id, generator }) => [id, generator])).toEqual([
    [ID, SEO],
    [`${ID}-1`, ARTICLE],
    [`${ID}-2`, CARD],
  ]);
});

test("a run is repeated on its own brief by its own generator; one without a brief, or none, is not", async () => {
  await ended("first", CARD, { brief: "paducah-ky/plumbing/offer" });
  await ended(ID, CARD);
  await ended("skipped", SEO, { status: "skipped" });
  expect((await send({ intent: "repeat", id: "first", submissionId: ID })).status).toBe(200);
  expect(await requested()).toMatchObject([{ id: ID, generator: CARD, brief: "paducah-ky/plumbing/offer" }]);
  expect((await send({ intent: "repeat", id: "skipped" })).status).toBe(409);
  expect((await send({ intent: "repeat", id: "nobody" })).status).toBe(404);
  await expect(repetitionOf(testDb(), "nobody")).rejects.toThrow("This run is no longer here.");
  expect(await requested()).toHaveLength(1);
});

async function viewAt(
  time: string,
  part: Partial<Parameters<typeof readContentPage>[1]> = {},
  keepsMail = false,
) {
  const query = { generator: null, draftId: null, runId: null, writer: "embedded", timeZone: "UTC", ...part };
  const now = new Date(time);
  const data = await readContentPage(testDb(), query, now);
  const { writer, timeZone } = query;
  return toContentView(data, {
    now,
    timeZone,
    shownIn: "UTC",
    writer,
    keepsMail,
    isOwner: true,
    html: null,
    postcard: null,
  });
}

test("the day's runs are those since the company's midnight", async () => {
  await ended("yesterday", SEO, { created_at: "2026-03-02T04:59:59.999Z" });
  await ended("first", SEO, { created_at: "2026-03-02T05:00:00.000Z" });
  await ended("evening", SEO, { created_at: "2026-03-03T00:30:00.000Z", status: "error" });
  const page = await viewAt("2026-03-03T01:00:00.000Z", { timeZone: "America/New_York" });
  expect(page.cards.map(({ today, runsToday }) => [today, runsToday])).toEqual([
    ["1 saved, 1 error", 2],
    ["0 saved", 0],
    ["0 saved", 0],
  ]);
  expect(page.runs.meta).toBe("3 since March 2, 2 today");
});

test("the page shows what is used of budget and caps in the company's month and day", async () => {
  await ended("february", SEO, { created_at: "2026-03-01T04:59:00.000Z", cost_micros: 5_000_000 });
  await ended("march", SEO, { created_at: "2026-03-01T05:00:00.000Z", cost_micros: 1_230_000 });
  const page = await viewAt("2026-03-03T01:00:00.000Z", { timeZone: "America/New_York" });
  expect(page.limits).toMatchObject({
    ...{ month: "March", spentText: "$1.23 of $20", spentShare: 0.0615 },
    ...{ todayText: "0 of 3", weekText: "0 of 15", quietText: "8 PM to 7 AM, Eastern Time" },
  });
  const lastHour = await viewAt("2026-04-01T03:30:00.000Z", { timeZone: "America/New_York" });
  expect(lastHour.limits).toMatchObject({ month: "March", spentText: "$1.23 of $20" });
  const april = await viewAt("2026-04-01T04:00:00.000Z", { timeZone: "America/New_York" });
  expect(april.limits).toMatchObject({ month: "April", spentText: "$0.00 of $20" });
});

/** Drafts that wait, the last one the newest. */
async function waiting(...drafts: { slug: string; generator: string; content?: string }[]) {
  for (const [at, { generator, ...post }] of drafts.entries()) {
    await insertPosts({ published: false, ...post });
    const review = { blog_id: post.slug, generator, state: "waiting", score: 90, gates: "[]" };
    await put("draft_reviews", { ...review, created_at: `2026-03-01T1${at}:00:00.000Z` });
  }
}

test("drafts wait newest first, by kind, and neither in the trash nor once they are decided", async () => {
  const drafts = [SEO, ARTICLE, SEO, SEO, CARD].map((generator, at) => ({ slug: `draft-${at}`, generator }));
  await waiting(...drafts);
  await rows("update blogs set deleted_at = ? where id = 'draft-2'", NOW);
  await rows("update draft_reviews set state = 'rejected' where blog_id = 'draft-3'");
  const { summary, review } = await viewAt(NOW);
  expect(summary).toContain("3 drafts waiting for review.");
  expect(review.drafts.map(({ id }) => id)).toEqual(["draft-4", "draft-1", "draft-0"]);
  expect(review.kinds.map(({ id, drafts: count }) => [id, count])).toEqual([
    [SEO, 1],
    [ARTICLE, 1],
    [CARD, 1],
  ]);
  expect(review.draft?.id).toBe("draft-4");
  const ofKind = await viewAt(NOW, { generator: SEO });
  expect(ofKind.review.drafts.map(({ id }) => id)).toEqual(["draft-0"]);
  expect([ofKind.review.draft?.id, ofKind.review.total]).toEqual(["draft-0", 3]);
  const decided = await viewAt(NOW, { draftId: "draft-3" });
  expect(decided.review.draft).toMatchObject({ id: "draft-3", state: "rejected" });
});

test("an opened draft shows each unproven statement once, and its own postcard", async () => {
  const content = "[verify: 61%] of them, [verify: 8,431] owners, and [verify: 61%] again.";
  await waiting({ slug: "card-draft", generator: CARD, content }, { slug: "newer", generator: CARD });
  for (const [code, blog, time] of [
    ["own-1234", "card-draft", "2026-03-01T10:00:00.000Z"],
    ["new-1234", "newer", "2026-03-01T11:00:00.000Z"],
  ] as const) {
    await put("postcards", { code, blog_id: blog, campaign: code, card: "{}", created_at: time });
  }
  const query = { generator: null, draftId: "card-draft", runId: null, writer: "embedded", timeZone: "UTC" };
  const { postcard } = await readContentPage(testDb(), query, new Date(NOW));
  expect(postcard?.code).toBe("own-1234");
  const newest = await readContentPage(testDb(), { ...query, draftId: null }, new Date(NOW));
  expect(newest.postcard?.code).toBe("new-1234");
  expect((await viewAt(NOW, { draftId: "card-draft" })).review.draft?.marks).toEqual(["61%", "8,431"]);
});

test("a run that goes on, the last one that ended, and what comes next, are shown for each generator", async () => {
  await ended("old", SEO, {
    created_at: "2026-03-02T08:05:00.000Z",
    status: "error",
    error_message: "No answer",
  });
  await ended("new", SEO, { created_at: "2026-03-02T09:05:00.000Z", title: "The newest", score: 93 });
  await ended("going", CARD, { status: "running", step: "gates", requested_by: "lena@beaconry.example" });
  await setPolicy({ isEnabled: { ...DEFAULT_POLICY.isEnabled, [ARTICLE]: false } });
  const page = await viewAt("2026-03-02T10:06:03.000Z");
  const [seo, article, card] = page.cards;
  expect(seo?.last).toMatchObject({
    status: "success",
    text: "The newest",
    score: 93,
    time: { short: "9:05 AM" },
  });
  expect([seo?.next, article?.next, card?.next]).toEqual([
    "11:05 AM UTC, in 59 min",
    "Paused",
    "10:45 AM UTC, in 39 min",
  ]);
  expect(card?.running).toMatchObject({
    step: "gates",
    text: "started 10:05 AM UTC by lena@beaconry.example, 1 min 0 s",
  });
  expect(page).toMatchObject({ isRunning: true, isStopped: false });
  expect(page.summary).toBe("0 drafts waiting for review. Next on schedule: direct mail at 10:45 AM UTC");
  await setPolicy({ isStopped: true });
  const stopped = await viewAt(NOW);
  expect(stopped.summary).toBe("0 drafts waiting for review. Everything is stopped.");
  expect(stopped.cards.map(({ next }) => next)).toEqual(["Stopped", "Stopped", "Stopped"]);
  const off = { [SEO]: false, [ARTICLE]: false, [CARD]: false };
  await setPolicy({ isEnabled: off });
  expect((await viewAt(NOW)).summary).toBe("0 drafts waiting for review. Every schedule is paused.");
});

const checksAt = async (time: string, writer = "embedded") =>
  Object.fromEntries((await viewAt(time, { writer })).checks.map((check) => [check.name, check]));

test("a cron that was not seen for 15 minutes is not active", async () => {
  await put("cron_slots", { job: "*/5 * * * *", slot: NOW, started_at: "2026-03-02T10:00:00.000Z" });
  expect((await checksAt("2026-03-02T10:14:59.000Z"))["Cron Jobs"]).toMatchObject({
    ...{
      isHealthy: true,
      text: "Active",
      detail: "Last seen 10:00 AM UTC, 15 min ago. The next draft is due within the hour.",
    },
  });
  expect((await checksAt("2026-03-02T10:15:00.000Z"))["Cron Jobs"]).toMatchObject({
    ...{ isHealthy: false, text: "Not seen" },
  });
});

const job = (id: string, queue: string, state: string, time = NOW) =>
  put("outbox", {
    ...{ id, queue, state, message: "{}", attempts: 1 },
    ...{ due_at: time, created_at: time, updated_at: time },
  });

test("mail is down while the last one failed, and again up once one was sent", async () => {
  expect((await checksAt(NOW)).Email).toMatchObject({ isHealthy: true, text: "Nothing to send" });
  await job("sent", "mail", "done", "2026-03-02T09:00:00.000Z");
  await job("other", "content", "failed", "2026-03-02T09:30:00.000Z");
  expect((await checksAt(NOW)).Email).toMatchObject({ isHealthy: true, text: "Sending" });
  await job("failed", "mail", "failed", "2026-03-02T10:00:00.000Z");
  expect((await checksAt(NOW)).Email).toMatchObject({ isHealthy: false, text: "Not going out" });
  await job("later", "mail", "done", "2026-03-02T10:01:00.000Z");
  expect((await checksAt(NOW)).Email).toMatchObject({
    ...{ isHealthy: true, text: "Sending", detail: "Last sent 10:01 AM UTC, 4 min ago" },
  });
});

test("mail that stays here is not called sent", async () => {
  await job("kept", "mail", "done", "2026-03-02T09:00:00.000Z");
  const { checks } = await viewAt(NOW, {}, true);
  expect(checks.find(({ name }) => name === "Email")).toEqual({
    ...{
      name: "Email",
      isHealthy: true,
      isOff: true,
      text: "Not set up",
      detail: "Stored, not sent",
      link: { to: "/admin/settings/company", text: "Set up" },
    },
  });
});

test("the queue counts what waits and what is worked on; dead letters that were retried are none", async () => {
  for (const [id, state] of Object.entries({ a: "pending", b: "pending", c: "processing", d: "done" })) {
    await job(id, "content", state);
  }
  const dead = { queue: "beaconry-content", message: "{}", error: "no", attempts: 5 };
  await put("failed_jobs", { id: "open", ...dead, failed_at: "2026-03-02T10:00:00.000Z" });
  await put("failed_jobs", { id: "retried", ...dead, failed_at: NOW, retried_at: NOW });
  const checks = await checksAt(NOW);
  expect(checks.Queue).toMatchObject({ isHealthy: true, text: "Clear", detail: "2 waiting, 1 running" });
  expect(checks["Failed jobs"]).toMatchObject({
    ...{ isHealthy: false, text: "1 to look at", detail: "Last one 10:00 AM UTC, 5 min ago" },
  });
  for (let at = 0; at < 98; at += 1) await job(`more-${at}`, "mail", "pending");
  expect((await checksAt(NOW)).Queue).toMatchObject({ isHealthy: false, text: "Backed up" });
});

test("a service's state is that of the last run that asked it, not of another writer's", async () => {
  const openai = { writer: "openai", model: "small", tries: 1 };
  expect((await checksAt(NOW, "openai"))["AI API"]).toMatchObject({
    isHealthy: false,
    text: "Not tried yet",
  });
  await ended("asked", SEO, { ...openai, created_at: "2026-03-02T09:00:00.000Z", duration_ms: 4200 });
  await ended("own", SEO, { writer: "embedded", status: "error", error_message: "no room" });
  expect((await checksAt(NOW, "openai"))["AI API"]).toMatchObject({
    ...{ isHealthy: true, text: "Connected" },
    detail: "The AI service answered in 4 s, 9:00 AM UTC, 65 min ago",
  });
  await ended("failed", SEO, {
    ...openai,
    status: "error",
    error_message: "The writer answered with status 500",
  });
  expect((await checksAt(NOW, "openai"))["AI API"]).toMatchObject({
    ...{
      isHealthy: false,
      text: "No answer",
      detail: "The writer answered with status 500, 10:05 AM UTC, just now",
    },
  });
});

test("an opened run shows what it cost, and a refused draft can be read", async () => {
  const refused = JSON.stringify({ title: "Too like another", content: "Its text" });
  await ended("refused", SEO, {
    ...{
      status: "refused",
      error_message: "Not saved: 0.44",
      refused_draft: refused,
      title: "Too like another",
    },
    ...{ writer: "openai", model: "small", prompt_version: "1", tries: 2, tokens_in: 2400, tokens_out: 1800 },
    ...{ cost_micros: 3840, brief: "paducah-ky/plumbing/offer", duration_ms: 61_000 },
  });
  const { opened, runs } = await viewAt(NOW, { runId: "refused" });
  expect(Object.fromEntries(opened?.facts.map(({ label, value }) => [label, value]) ?? [])).toEqual({
    Brief: "paducah-ky, plumbing, offer",
    Writer: "openai, small, prompt 1",
    Tokens: "2,400 in, 1,800 out",
    Tries: "2",
    Cost: "$0.004",
  });
  expect(opened).toMatchObject({
    ...{ canRepeat: true, error: "Not saved: 0.44" },
    refused: { title: "Too like another", content: "Its text" },
  });
  expect(runs.rows).toMatchObject([
    { id: "refused", result: "Not saved: 0.44", trigger: "Schedule", took: "1 min 1 s", cost: "$0.004" },
  ]);
});

test("a draft that was approved is public at once, for those who had the missing page before", async () => {
  await runGenerator(runOf(SEO), generationAt(NOW));
  const [draft] = await rows("select id, slug from blogs");
  const path = `/blog/${draft?.slug}`;
  expect((await requestSite(path)).status).toBe(404);
  expect((await send({ intent: "approve", id: String(draft?.id) }, "staff")).status).toBe(200);
  expect((await requestSite(path)).status).toBe(200);
  expect(await rows("select decided_by from draft_reviews")).toEqual([{ decided_by: "staff@rules.example" }]);
});
