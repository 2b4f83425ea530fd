import { env } from "cloudflare:workers";
import { beforeEach, expect, inject, test } from "vitest";
import { slugOf } from "../../app/blog/slug";
import { BRIEFS_WITHOUT_REPETITION, chooseBrief, listBriefs } from "../../app/generation/briefs";
import { GATES } from "../../app/generation/gates/check-draft";
import { GENERATOR_IDS, type GeneratorId } from "../../app/generation/generators";
import {
  DEFAULT_POLICY,
  MISSED,
  NO_COMPANY,
  type Policy,
  STOPPED,
  SWITCHED_OFF,
} from "../../app/generation/policy";
import { POLICY_KEY } from "../../app/generation/policy.server";
import { approveDraft, rejectDraft, verifyStatement } from "../../app/generation/reviews.server";
import { requestRun, runGenerator, scheduleGenerator } from "../../app/generation/run.task.server";
import { type Draft, postcardSchema } from "../../app/generation/writer";
import { embeddedWriter } from "../../app/generation/writers/embedded-writer";
import { openAiWriter } from "../../app/generation/writers/openai.server";
import { writeDraft } from "../../app/generation/writers/write-draft";
import { WriterError } from "../../app/generation/writers/writer-error";
import { MINUTE } from "../../app/platform/clock";
import { writeSetting } from "../../app/platform/db/settings.server";
import { newId } from "../../app/platform/ids";
import { createJobContext } from "../../app/platform/jobs/job-context.server";
import { deliver } from "../support/deliver";
import { clearTables, rawEnv, rows, saveCompany, testDb } from "../support/workers-env";
import { draftOf, scriptedWriter } from "../support/writers";

const SEO = "generate-pixlseo-blog-post";
const MAIL = "direct-mail-automation";
const SLOT = "2026-03-02T10:05:00.000Z";
const NOW = new Date("2026-03-02T10:05:03.000Z");

const ctx = () => createJobContext(rawEnv(), () => NOW);
const message = (generator: GeneratorId, slot: string | null, id: string = newId()) => ({
  v: 1 as const,
  id,
  type: "generation.run" as const,
  generator,
  slot,
  requestedBy: null,
  brief: null,
});

const posts = () => rows("select * from blogs order by created_at, id");
const log = () => rows("select * from blog_generation_log order by created_at, id");

const ACTOR = { id: "lena", label: "lena@beaconry.example" };

beforeEach(async () => {
  await allowInserts();
  await clearAll();
});

async function clearAll() {
  const own = ["blog_generation_log", "draft_reviews", "post_signatures", "postcards"];
  await clearTables("blogs", ...own, "outbox", "settings", "failed_jobs", "audit_log");
  await saveCompany();
}

/** What the embedded writer makes of the first brief. */
async function passingDraft(generator: GeneratorId): Promise<Draft> {
  const brief = chooseBrief(generator, new Set());
  if (!brief) throw new Error("There is no brief");
  return draftOf(embeddedWriter, brief);
}

async function setPolicy(edit: Partial<Policy>): Promise<void> {
  const value = { ...DEFAULT_POLICY, ...edit };
  await writeSetting(testDb(), { key: POLICY_KEY, value, by: "owner" }, NOW);
}

test("the schedule writes nothing until owners have saved who the company is; a run by hand does", async () => {
  await rows("delete from settings");
  await runGenerator(message(SEO, SLOT, "scheduled"), ctx());
  expect(await posts()).toEqual([]);
  expect(await log()).toMatchObject([{ id: "scheduled", status: "skipped", error_message: NO_COMPANY }]);
  await runGenerator(message(SEO, null), ctx());
  expect(await posts()).toHaveLength(1);
  await saveCompany();
  await runGenerator(message(MAIL, SLOT), ctx());
  expect(await posts()).toHaveLength(2);
});

test("[GEN-017] a run is logged with its status, time and error message: success, error or other", async () => {
  await runGenerator(message(SEO, null), ctx());
  await failInserts();
  await expect(runGenerator(message(MAIL, null), ctx())).rejects.toThrow();
  await allowInserts();
  await setPolicy({ isEnabled: { ...DEFAULT_POLICY.isEnabled, [SEO]: false } });
  await runGenerator(message(SEO, SLOT), ctx());
  const logged = await log();
  expect(logged.map((row) => row.status).sort()).toEqual(["error", "skipped", "success"]);
  for (const row of logged) expect(row.created_at).toBe(NOW.toISOString());
  expect(logged.find((row) => row.status === "success")?.error_message).toBeNull();
  expect(logged.find((row) => row.status === "error")?.error_message).toContain("no room for posts");
  expect(logged.find((row) => row.status === "skipped")?.error_message).toBe(SWITCHED_OFF);
});

test("a run writes the next brief as an unpublished draft that waits for review", async () => {
  const first = chooseBrief(SEO, new Set());
  if (!first) throw new Error("There is no brief");
  const draft = await draftOf(embeddedWriter, first);
  const run = message(SEO, SLOT);
  await runGenerator(run, ctx());
  const [post] = await posts();
  expect(post).toMatchObject({
    title: draft.title,
    meta_description: draft.metaDescription,
    content: draft.content,
    location: `${first.place.name}, ${first.place.stateCode}`,
    key_points: JSON.stringify(draft.keyPoints),
    published: 0,
    published_at: null,
    is_demo: 0,
    slug: slugOf(draft.title),
  });
  const [logged] = await log();
  expect(logged).toMatchObject({
    ...{
      id: run.id,
      status: "success",
      slot: SLOT,
      requested_by: null,
      blog_id: post?.id,
      title: draft.title,
    },
    ...{ writer: "embedded", tries: 1, tokens_in: 0, cost_micros: 0, brief: first.key, brief_key: first.key },
    ...{ step: null, duration_ms: 0, error_message: null },
  });
  const gates: { gate: string }[] = JSON.parse(String(logged?.gates));
  expect(gates.map(({ gate }) => gate)).toEqual([...GATES]);
  expect(await rows("select state, decided_by from draft_reviews")).toEqual([
    { state: "waiting", decided_by: null },
  ]);
  expect(await rows("select blog_id from post_signatures")).toEqual([{ blog_id: post?.id }]);
});

test("a cron that fires twice for a slot, in sequence or at once, enqueues one run", async () => {
  await scheduleGenerator(SEO, SLOT, ctx());
  await scheduleGenerator(SEO, SLOT, ctx());
  await Promise.all([1, 2, 3].map(() => scheduleGenerator(MAIL, SLOT, ctx())));
  const entries = await rows("select id, queue, message from outbox order by id");
  expect(entries.map((entry) => entry.id)).toEqual([`gen-${MAIL}-${SLOT}`, `gen-${SEO}-${SLOT}`]);
  expect(entries.every((entry) => entry.queue === "content")).toBe(true);
  expect(JSON.parse(String(entries[1]?.message))).toEqual(message(SEO, SLOT, `gen-${SEO}-${SLOT}`));
});

test("messages of one slot with different ids write one post", async () => {
  await Promise.all([1, 2, 3].map(() => runGenerator(message(SEO, SLOT), ctx())));
  await runGenerator(message(SEO, SLOT), ctx());
  expect(await posts()).toHaveLength(1);
  expect(await log()).toHaveLength(1);
});

test("a message delivered again, later or concurrently, writes one post", async () => {
  const byHand = message(SEO, null);
  await Promise.all([1, 2, 3].map(() => runGenerator(byHand, ctx())));
  await runGenerator(byHand, ctx());
  expect(await posts()).toHaveLength(1);
  expect(await log()).toMatchObject([{ id: byHand.id, status: "success" }]);
});

test("concurrent manual runs write different briefs", async () => {
  await Promise.all([1, 2, 3, 4].map(() => runGenerator(message(SEO, null), ctx())));
  const written = await log();
  expect(written.map((row) => row.status)).toEqual(["success", "success", "success", "success"]);
  expect(new Set(written.map((row) => row.brief_key)).size).toBe(4);
  expect(new Set((await posts()).map((post) => post.slug)).size).toBe(4);
});

test("two manual runs are two runs", async () => {
  const run = { generator: SEO, requestedBy: "lena@beaconry.example" } as const;
  const ids = [await requestRun(run, ctx()), await requestRun(run, ctx())];
  const entries = await rows("select id from outbox order by id");
  expect(entries.map((entry) => entry.id)).toEqual(ids.sort());
});

test("[GEN-006] the active switch is stored in the database, and an inactive generator is not run by its schedule", async () => {
  await setPolicy({ isEnabled: { ...DEFAULT_POLICY.isEnabled, [SEO]: false } });
  const [stored] = await rows("select key, value, updated_by from settings where key <> 'company'");
  expect(stored).toMatchObject({ key: "generation.policy", updated_by: "owner" });
  expect(JSON.parse(String(stored?.value)).isEnabled[SEO]).toBe(false);
  await runGenerator(message(SEO, SLOT), ctx());
  expect(await posts()).toEqual([]);
  expect(await log()).toMatchObject([{ status: "skipped", error_message: SWITCHED_OFF, brief_key: null }]);
  await runGenerator(message(MAIL, SLOT), ctx());
  expect(await posts()).toHaveLength(1);
  await setPolicy({});
  await runGenerator(message(SEO, "2026-03-02T11:05:00.000Z"), ctx());
  expect(await posts()).toHaveLength(2);
});

test("the switch does not stop a manual run", async () => {
  await setPolicy({ isEnabled: { ...DEFAULT_POLICY.isEnabled, [SEO]: false } });
  await runGenerator(message(SEO, null), ctx());
  expect(await posts()).toHaveLength(1);
});

test("a failed run leaves nothing behind, and its retry uses the same log row", async () => {
  const run = message(SEO, SLOT);
  await failInserts();
  await expect(runGenerator(run, ctx())).rejects.toThrow();
  await allowInserts();
  expect(await posts()).toEqual([]);
  expect(await log()).toMatchObject([{ id: run.id, status: "error", brief_key: null, blog_id: null }]);
  await runGenerator(run, ctx());
  expect(await posts()).toHaveLength(1);
  expect(await log()).toMatchObject([{ id: run.id, status: "success", error_message: null }]);
});

test("a run that crashed is continued by the next delivery with the same brief", async () => {
  const run = message(SEO, SLOT);
  const first = chooseBrief(SEO, new Set())?.key ?? "";
  const brief = chooseBrief(SEO, new Set([first]));
  const blogId = newId();
  await env.DB.prepare(
    "insert into blog_generation_log (id, generator, slot, status, brief, brief_key, blog_id, created_at) values (?, ?, ?, 'running', ?, ?, ?, ?)",
  )
    .bind(run.id, SEO, SLOT, brief?.key, brief?.key, blogId, NOW.toISOString())
    .run();
  await runGenerator(run, ctx());
  expect(await posts()).toMatchObject([
    { id: blogId, location: `${brief?.place.name}, ${brief?.place.stateCode}` },
  ]);
  expect(await log()).toMatchObject([{ id: run.id, status: "success", brief_key: brief?.key }]);
});

/** Ledger entries of earlier runs. */
async function useBriefs(keys: readonly string[]): Promise<void> {
  await env.DB.prepare(
    `insert into blog_generation_log (id, generator, status, brief_key, created_at)
      select 'run-' || value, ?, 'success', value, '2026-03-01T00:00:00.000Z' from json_each(?)`,
  )
    .bind(SEO, JSON.stringify(keys))
    .run();
}

test("once the embedded writer has written every brief, the run is skipped and says so; a connected writer has more", async () => {
  await useBriefs(listBriefs(SEO).slice(0, BRIEFS_WITHOUT_REPETITION));
  const run = message(SEO, SLOT);
  await runGenerator(run, ctx());
  expect(await posts()).toEqual([]);
  expect(await rows(`select status, error_message from blog_generation_log where id = '${run.id}'`)).toEqual([
    { status: "skipped", error_message: "Every brief is written. Connect a writer." },
  ]);
  const writer = scriptedWriter(async (brief) => JSON.stringify(await draftOf(embeddedWriter, brief)));
  await runGenerator(message(SEO, null), ctx(), writer);
  expect(await posts()).toHaveLength(1);
});

test("a brief whose draft does not pass is left, and the next is tried, at most 20 in a run", async () => {
  const asked: string[] = [];
  const writer = scriptedWriter(async (brief) => {
    asked.push(brief.key);
    return JSON.stringify({ ...(await draftOf(embeddedWriter, brief)), title: "We guarantee it" });
  });
  const run = message(SEO, null);
  await runGenerator(run, ctx(), { ...writer, highestCostMicros: 0, triesPerRun: 20 });
  expect(asked).toEqual(listBriefs(SEO).slice(0, 20));
  expect(await posts()).toEqual([]);
  expect(await log()).toMatchObject([
    {
      ...{ id: run.id, status: "skipped", brief: null, brief_key: null },
      error_message: "None of the 20 briefs that were tried made a draft that passes the gates.",
    },
  ]);
});

test("a run goes on to the next brief if a stored post has the first one's sentences", async () => {
  const draft = await passingDraft(SEO);
  await env.DB.prepare(
    `insert into blogs (id, slug, title, meta_description, content, created_at, updated_at)
      values ('before', 'before', 'Before', '', ?, ?, ?)`,
  )
    .bind(draft.content, NOW.toISOString(), NOW.toISOString())
    .run();
  await runGenerator(message(SEO, null), ctx());
  expect(await log()).toMatchObject([{ status: "success", brief_key: listBriefs(SEO)[1] }]);
});

test("runs of the three generators differ in town and trade, however far each of them is", async () => {
  // By its own order the second would now take the trade that the first one takes.
  await useBriefs(listBriefs(SEO).slice(0, 8));
  for (const generator of GENERATOR_IDS) await runGenerator(message(generator, null), ctx());
  const keys = (await log()).flatMap(({ brief }) => (brief === null ? [] : [String(brief).split("/")]));
  expect(keys).toHaveLength(3);
  expect(new Set(keys.map(([town]) => town)).size).toBe(3);
  expect(new Set(keys.map(([, trade]) => trade)).size).toBe(3);
});

test("a duplicate slug gets a number", async () => {
  const draft = await passingDraft(SEO);
  await env.DB.prepare(
    `insert into blogs (id, slug, title, meta_description, content, created_at, updated_at)
      values ('taken', ?, 'Taken', '', 'Something else entirely.', ?, ?)`,
  )
    .bind(slugOf(draft.title), NOW.toISOString(), NOW.toISOString())
    .run();
  await runGenerator(message(SEO, null), ctx());
  const slugs = (await posts()).map((post) => post.slug);
  expect(slugs.sort()).toEqual([slugOf(draft.title), `${slugOf(draft.title)}-2`]);
});

test("output that does not fit is repaired once, with what is wrong told to the writer", async () => {
  const writer = scriptedWriter('{"title": "Only a title"}', async (brief) =>
    JSON.stringify(await draftOf(embeddedWriter, brief)),
  );
  await runGenerator(message(SEO, null), ctx(), writer);
  expect(writer.asked[0]?.repair).toBeNull();
  expect(writer.asked[1]?.repair?.join(" ")).toContain("metaDescription");
  expect(await log()).toMatchObject([
    { status: "success", tries: 2, tokens_in: 200, tokens_out: 100, cost_micros: 20_000, model: "scripted" },
  ]);
});

test.each([
  ["fails", new WriterError("The writer did not answer within 50 s"), "did not answer", true],
  ["refuses", new WriterError("The writer refused", { mayRetry: false }), "refused", false],
  ["answers twice with what is no JSON", "Sure! Here is your article", "it is not JSON", false],
  ["leaves out the postcard", JSON.stringify({ title: "x" }), "does not fit", false],
])("a writer that %s leaves a logged run, its cost, and no half post", async (_, answer, error, mayRetry) => {
  const writer = scriptedWriter(answer);
  const run = runGenerator(message(MAIL, SLOT), ctx(), writer);
  // What is thrown is redelivered, and paid for again.
  if (mayRetry) await expect(run).rejects.toThrow(error);
  else await run;
  expect(await posts()).toEqual([]);
  expect(await rows("select * from draft_reviews")).toEqual([]);
  expect(await rows("select * from postcards")).toEqual([]);
  const [logged] = await log();
  expect(logged).toMatchObject({ status: "error", brief: null, brief_key: null, blog_id: null, step: null });
  expect(logged?.error_message).toContain(error);
  // Nobody knows what an error was billed: the most stays booked.
  expect(logged?.cost_micros).toBe(answer instanceof Error ? 1000 : 20_000);
});

test("a draft that says what a post says already is refused: the run is logged with its text, and no post is made", async () => {
  const first = await passingDraft(SEO);
  await runGenerator(message(SEO, null), ctx());
  const writer = scriptedWriter(JSON.stringify({ ...first, title: "The same once more" }));
  await runGenerator(message(SEO, null), ctx(), writer);
  expect(await posts()).toHaveLength(1);
  const refused = (await log()).find(({ status }) => status === "refused");
  expect(refused).toMatchObject({ title: "The same once more", step: null });
  expect(refused?.error_message).toContain(first.title);
  expect(JSON.parse(String(refused?.refused_draft)).content).toBe(first.content);
});

test("over budget, a writer that costs money is not asked; the embedded one still writes", async () => {
  await setPolicy({ monthlyBudgetCents: 1 });
  const writer = scriptedWriter(async (brief) => JSON.stringify(await draftOf(embeddedWriter, brief)));
  await runGenerator(message(SEO, null), ctx(), writer);
  await runGenerator(message(SEO, null), ctx(), writer);
  expect(writer.asked).toHaveLength(1);
  expect((await log()).map(({ status }) => status)).toEqual(["success", "skipped"]);
  await runGenerator(message(SEO, null), ctx());
  expect(await posts()).toHaveLength(2);
});

const booked = async () => (await log()).map(({ status, cost_micros }) => [status, cost_micros]);

test("the most that a draft can cost is booked while the writer is asked, and settled after", async () => {
  const writer = scriptedWriter(async (brief) => {
    expect(await booked()).toEqual([["running", 1000]]);
    return JSON.stringify(await draftOf(embeddedWriter, brief));
  });
  await runGenerator(message(SEO, null), ctx(), writer);
  expect(await booked()).toEqual([["success", 10_000]]);
});

test("runs in progress share the budget: the second one gets what the first has left", async () => {
  const second = scriptedWriter(async (brief) => JSON.stringify(await draftOf(embeddedWriter, brief)));
  second.highestCostMicros = 9001;
  const first = scriptedWriter(async (brief) => {
    await runGenerator(message(SEO, null), ctx(), second);
    expect(await booked()).toEqual([
      ["running", 1000],
      ["skipped", 0],
    ]);
    return JSON.stringify(await draftOf(embeddedWriter, brief));
  });
  await setPolicy({ monthlyBudgetCents: 1 });
  await runGenerator(message(SEO, null, "0-first"), ctx(), first);
  expect([first.asked.length, second.asked.length]).toEqual([1, 0]);
  // The brief that the second run had reserved is free again.
  expect(await rows("select 1 from blog_generation_log where brief is not null")).toHaveLength(1);
  await setPolicy({ monthlyBudgetCents: 2 });
  await runGenerator(message(SEO, null), ctx(), second);
  expect(second.asked).toHaveLength(1);
});

test("a crash between request and answer leaves the most booked, and the next try books its own", async () => {
  const run = message(SEO, null);
  await expect(runGenerator(run, ctx(), scriptedWriter(new Error("The worker is gone")))).rejects.toThrow();
  expect(await booked()).toEqual([["error", 1000]]);
  const writer = scriptedWriter(async (brief) => {
    expect(await booked()).toEqual([["running", 2000]]);
    return JSON.stringify(await draftOf(embeddedWriter, brief));
  });
  await runGenerator(run, ctx(), writer);
  expect(await booked()).toEqual([["success", 11_000]]);
});

test("no cost below nothing can be stored", async () => {
  await runGenerator(message(SEO, null), ctx());
  await expect(rows("update blog_generation_log set cost_micros = -1")).rejects.toThrow(/CHECK/);
});

test("the kill switch stops scheduled and manual runs", async () => {
  await setPolicy({ isStopped: true });
  await runGenerator(message(SEO, SLOT), ctx());
  await runGenerator(message(SEO, null), ctx());
  expect(await posts()).toEqual([]);
  expect((await log()).map(({ error_message }) => error_message)).toEqual([STOPPED, STOPPED]);
});

test("everything that is stopped while a writer writes is not published automatically", async () => {
  const open = {
    isAutoPublished: { ...DEFAULT_POLICY.isAutoPublished, [SEO]: true },
    quietFrom: 0,
    quietTo: 0,
  };
  await setPolicy(open);
  const writer = scriptedWriter(async (brief) => {
    await setPolicy({ ...open, isStopped: true });
    return JSON.stringify(await draftOf(embeddedWriter, brief));
  });
  await runGenerator(message(SEO, null), ctx(), writer);
  expect(await rows("select published from blogs")).toEqual([{ published: 0 }]);
});

test("slots that were missed are not caught up, but a late retry is", async () => {
  const yesterday = (hour: number) => `2026-03-01T${hour}:05:00.000Z`;
  for (const hour of [10, 11, 12]) await runGenerator(message(SEO, yesterday(hour)), ctx());
  expect(await posts()).toEqual([]);
  expect((await log()).map(({ error_message }) => error_message)).toEqual([MISSED, MISSED, MISSED]);
  const failed = message(SEO, yesterday(13));
  await failInserts();
  const then = createJobContext(rawEnv(), () => new Date(yesterday(13)));
  await expect(runGenerator(failed, then)).rejects.toThrow();
  await allowInserts();
  await runGenerator(failed, ctx());
  expect(await posts()).toHaveLength(1);
});

test("a dead letter ends its run, so that it does not seem to be going on", async () => {
  await scheduleGenerator(SEO, SLOT, ctx());
  const [body] = (await rows("select message from outbox")).map((row) => JSON.parse(String(row.message)));
  await env.DB.prepare(
    "insert into blog_generation_log (id, generator, slot, status, step, created_at) values (?, ?, ?, 'running', 'draft', ?)",
  )
    .bind(body.id, SEO, SLOT, SLOT)
    .run();
  await deliver("beaconry-dead", [body, body], rawEnv());
  expect(await log()).toMatchObject([
    { status: "error", step: null, error_message: "Every delivery of this message failed" },
  ]);
  expect(await rows("select state from outbox")).toEqual([{ state: "failed" }]);
});

test("the HTTP writer reads answers inside workerd, whose fetch differs from Node's", async () => {
  const brief = chooseBrief(SEO, new Set());
  if (!brief) throw new Error("There is no brief");
  const settings = {
    OPENAI_BASE_URL: inject("scriptedSmtp").url,
    OPENAI_API_KEY: "sk-9f27c1ab44",
    OPENAI_MODEL: "small",
  };
  const prices = { OPENAI_CENTS_PER_MILLION_IN: 40, OPENAI_CENTS_PER_MILLION_OUT: 160 };
  const { error } = await writeDraft(openAiWriter({ ...settings, ...prices }), brief);
  // It answers with a list of lines.
  expect(error?.message).toBe("The writer’s answer is not that of a chat completion");
});

test("with auto-publish, drafts that pass every gate are published up to the day's cap", async () => {
  const isAutoPublished = { ...DEFAULT_POLICY.isAutoPublished, [SEO]: true };
  await setPolicy({ isAutoPublished, postsPerDay: 2, quietFrom: 0, quietTo: 0 });
  for (let run = 0; run < 3; run += 1) await runGenerator(message(SEO, null), ctx());
  expect(await rows("select sum(published) published from blogs")).toEqual([{ published: 2 }]);
  expect(await rows("select state, count(*) n from draft_reviews group by 1 order by 1")).toEqual([
    { state: "approved", n: 2 },
    { state: "waiting", n: 1 },
  ]);
  expect(await rows("select count(*) n from outbox where queue = 'indexing'")).toEqual([{ n: 2 }]);
});

test("in quiet hours nothing is published automatically", async () => {
  const isAutoPublished = { ...DEFAULT_POLICY.isAutoPublished, [SEO]: true };
  await setPolicy({ isAutoPublished, quietFrom: 22, quietTo: 11 });
  await runGenerator(message(SEO, null), ctx());
  expect(await rows("select published from blogs")).toEqual([{ published: 0 }]);
});

test("a repeated run writes the same brief, which stays in the ledger once", async () => {
  await runGenerator(message(SEO, null), ctx());
  const [first] = await log();
  await env.DB.prepare("delete from blogs").run();
  const repeated = {
    ...message(SEO, null),
    brief: String(first?.brief),
    requestedBy: "lena@beaconry.example",
  };
  await runGenerator(repeated, ctx());
  expect(await log()).toMatchObject([
    { status: "success", brief: first?.brief, brief_key: first?.brief },
    { status: "success", brief: first?.brief, brief_key: null, requested_by: "lena@beaconry.example" },
  ]);
});

test("a direct-mail run makes a postcard with an address of its own", async () => {
  await runGenerator(message(MAIL, null), ctx());
  const [post] = await posts();
  const [card] = await rows("select * from postcards");
  expect(card).toMatchObject({ blog_id: post?.id, campaign: post?.title });
  expect(String(card?.code)).toMatch(/^[a-z0-9]{1,4}-[0-9a-f]{4}$/);
  expect(postcardSchema.safeParse(JSON.parse(String(card?.card))).success).toBe(true);
});

test("a statement to verify blocks approval until staff confirm or remove it; then two approvals publish once", async () => {
  await runGenerator(message(SEO, null), ctx());
  const [post] = await posts();
  const blogId = String(post?.id);
  const mark = "61% of patients choose the nearest practice";
  const content = `First. It is so: [verify: ${mark}]. Last.\n\nNext [verify: two]. End.`;
  await env.DB.prepare("update blogs set content = ?").bind(content).run();
  const decision = { blogId, actor: ACTOR, siteUrl: "https://beaconry.example" };
  await expect(approveDraft(testDb(), decision, NOW)).rejects.toThrow("Confirm or remove");
  await verifyStatement(testDb(), { blogId, mark, isTrue: true, actor: ACTOR }, NOW);
  await verifyStatement(testDb(), { blogId, mark: "two", isTrue: false, actor: ACTOR }, NOW);
  expect((await posts())[0]?.content).toBe(`First. It is so: ${mark}. Last.\n\nEnd.`);
  const others = ["theo", "rosa"].map((id) => ({
    ...decision,
    actor: { id, label: `${id}@beaconry.example` },
  }));
  const results = await Promise.allSettled(
    [decision, ...others].map((one) => approveDraft(testDb(), one, NOW)),
  );
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await rows("select count(*) n from audit_log where action = 'blog.publish'")).toEqual([{ n: 1 }]);
  expect(await rows("select published from blogs")).toEqual([{ published: 1 }]);
  const [review] = await rows("select state, decided_by from draft_reviews");
  const winner = [decision, ...others].find((one) => one.actor.label === review?.decided_by);
  expect(review?.state).toBe("approved");
  // The same person's approval that is sent again because its answer was lost is not an error.
  if (winner) await approveDraft(testDb(), winner, NOW);
  expect(await rows("select count(*) n from outbox where queue = 'indexing'")).toEqual([{ n: 1 }]);
});

test("an approval and a rejection at once: one of them wins, and the post agrees with it", async () => {
  for (let round = 0; round < 5; round += 1) {
    await clearAll();
    await runGenerator(message(SEO, null), ctx());
    const blogId = String((await posts())[0]?.id);
    await Promise.allSettled([
      approveDraft(testDb(), { blogId, actor: ACTOR, siteUrl: "https://beaconry.example" }, NOW),
      rejectDraft(testDb(), { blogId, actor: ACTOR, reason: "Too dry" }, NOW),
    ]);
    const [review] = await rows("select state from draft_reviews");
    expect(await rows("select published from blogs")).toEqual([
      { published: review?.state === "approved" ? 1 : 0 },
    ]);
    expect(review?.state).not.toBe("waiting");
  }
});

test("the reason of a rejection is in the next brief", async () => {
  await runGenerator(message(SEO, null), ctx());
  const blogId = String((await posts())[0]?.id);
  await rejectDraft(testDb(), { blogId, actor: ACTOR, reason: "It never names a street" }, NOW);
  let told: string[] = [];
  const writer = scriptedWriter(async (brief) => {
    told = brief.rejections;
    return JSON.stringify(await draftOf(embeddedWriter, brief));
  });
  await runGenerator(message(SEO, null), ctx(), writer);
  expect(told).toEqual(["It never names a street"]);
});

test("the dead-letter path: a run that fails every time ends in the failed jobs", async () => {
  const slot = currentSlot();
  await scheduleGenerator(MAIL, slot, ctx());
  const bodies = (await rows("select message from outbox")).map((row) => JSON.parse(String(row.message)));
  await failInserts();
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    await env.DB.prepare("update outbox set state = 'pending'").run();
    await deliver("beaconry-content", bodies, rawEnv(), attempt);
  }
  await allowInserts();
  const [failed] = await rows("select queue, attempts, error from failed_jobs");
  expect(failed).toMatchObject({ queue: "beaconry-content", attempts: 5 });
  expect(failed?.error).toContain("no room for posts");
  expect(await log()).toMatchObject([{ status: "error", brief_key: null }]);
  expect(await posts()).toEqual([]);
});

test("through the queue: a slot fired and delivered twice gives one post, and its entry is done", async () => {
  const slot = currentSlot();
  await scheduleGenerator(MAIL, slot, ctx());
  await scheduleGenerator(MAIL, slot, ctx());
  const bodies = (await rows("select message from outbox")).map((row) => JSON.parse(String(row.message)));
  expect(bodies).toHaveLength(1);
  const first = await deliver("beaconry-content", [...bodies, ...bodies], rawEnv());
  const again = await deliver("beaconry-content", bodies, rawEnv());
  expect([first.explicitAcks.length, again.explicitAcks.length]).toEqual([2, 1]);
  expect(await posts()).toHaveLength(1);
  expect(await rows("select state from outbox")).toEqual([{ state: "done" }]);
});

test("through the queue: a failed run is redelivered, and the second attempt writes", async () => {
  const slot = currentSlot();
  await scheduleGenerator(MAIL, slot, ctx());
  const bodies = (await rows("select message from outbox")).map((row) => JSON.parse(String(row.message)));
  await failInserts();
  const failed = await deliver("beaconry-content", bodies, rawEnv());
  await allowInserts();
  expect(failed.retryMessages).toHaveLength(1);
  expect(await log()).toMatchObject([{ status: "error" }]);
  await deliver("beaconry-content", bodies, rawEnv(), 2);
  expect(await log()).toMatchObject([{ status: "success", error_message: null }]);
  expect(await posts()).toHaveLength(1);
});

/** Queued messages are consumed by the system's clock. */
function currentSlot(): string {
  return new Date(Math.floor(Date.now() / MINUTE) * MINUTE).toISOString();
}

async function failInserts(): Promise<void> {
  await env.DB.prepare(
    "create trigger no_posts before insert on blogs begin select raise(abort, 'no room for posts'); end",
  ).run();
}

async function allowInserts(): Promise<void> {
  await env.DB.prepare("drop trigger if exists no_posts").run();
}
