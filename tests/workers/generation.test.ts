import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { chooseBrief, listBriefs } from "../../app/generation/briefs";
import { composeDraft } from "../../app/generation/embedded-writer";
import { setGeneratorEnabled } from "../../app/generation/generator-settings.server";
import type { GeneratorId } from "../../app/generation/generators";
import {
  ALL_WRITTEN,
  requestRun,
  runGenerator,
  SWITCHED_OFF,
  scheduleGenerator,
} from "../../app/generation/run.task.server";
import { newId } from "../../app/platform/ids";
import { createJobContext } from "../../app/platform/jobs/job-context.server";
import { deliver } from "../support/deliver";
import { clearTables, rawEnv, rows, testDb } from "../support/workers-env";

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
});

const posts = () => rows("select * from blogs order by created_at, id");
const log = () => rows("select * from blog_generation_log order by created_at, id");

beforeEach(() => clearTables("blogs", "blog_generation_log", "outbox", "settings"));

test("[GEN-017] a run is logged with its status, time and error message: success, error or other", async () => {
  await runGenerator(message(SEO, null), ctx());
  await failInserts();
  await expect(runGenerator(message(MAIL, null), ctx())).rejects.toThrow();
  await allowInserts();
  await setGeneratorEnabled(testDb(), { generator: SEO, enabled: false, by: "owner" }, NOW);
  await runGenerator(message(SEO, SLOT), ctx());
  const logged = await log();
  expect(logged.map((row) => row.status).sort()).toEqual(["error", "skipped", "success"]);
  for (const row of logged) expect(row.created_at).toBe(NOW.toISOString());
  expect(logged.find((row) => row.status === "success")?.error_message).toBeNull();
  expect(logged.find((row) => row.status === "error")?.error_message).toContain("no room for posts");
  expect(logged.find((row) => row.status === "skipped")?.error_message).toBe(SWITCHED_OFF);
});

test("a run writes the next brief as an unpublished draft and completes its log row with it", async () => {
  const first = listBriefs(SEO)[0];
  if (!first) throw new Error("There is no brief");
  const draft = composeDraft(first);
  const run = message(SEO, SLOT);
  await runGenerator(run, ctx());
  const [post] = await posts();
  expect(post).toMatchObject({
    title: draft.title,
    meta_description: draft.metaDescription,
    content: draft.content,
    category: "SEO",
    location: "Lakeview, WI",
    key_points: JSON.stringify(draft.keyPoints),
    published: 0,
    published_at: null,
    is_demo: 0,
    slug: "where-lakeview-stops-finding-you-and-how-to-see-it-on-a-map",
  });
  expect(post?.read_minutes).toBeGreaterThanOrEqual(2);
  expect(await log()).toMatchObject([
    { id: run.id, status: "success", blog_id: post?.id, writer: "embedded", duration_ms: 0, slot: SLOT },
  ]);
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
  const ids = [await requestRun(SEO, ctx()), await requestRun(SEO, ctx())];
  const entries = await rows("select id from outbox order by id");
  expect(entries.map((entry) => entry.id)).toEqual(ids.sort());
});

test("[GEN-006] the active switch is stored in the database, and an inactive generator is not run by its schedule", async () => {
  await setGeneratorEnabled(testDb(), { generator: SEO, enabled: false, by: "owner" }, NOW);
  expect(await rows("select key, value, updated_by from settings")).toEqual([
    { key: `generator.${SEO}.enabled`, value: "false", updated_by: "owner" },
  ]);
  await runGenerator(message(SEO, SLOT), ctx());
  expect(await posts()).toEqual([]);
  expect(await log()).toMatchObject([{ status: "skipped", error_message: SWITCHED_OFF, brief_key: null }]);
  await runGenerator(message(MAIL, SLOT), ctx());
  expect(await posts()).toHaveLength(1);
  await setGeneratorEnabled(testDb(), { generator: SEO, enabled: true, by: "owner" }, NOW);
  await runGenerator(message(SEO, "2026-03-02T11:05:00.000Z"), ctx());
  expect(await posts()).toHaveLength(2);
});

test("the switch does not stop a manual run", async () => {
  await setGeneratorEnabled(testDb(), { generator: SEO, enabled: false, by: "owner" }, NOW);
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
  const brief = listBriefs(SEO)[7];
  const held = brief ? `${brief.place.id}/${brief.topic.id}` : "";
  const blogId = newId();
  await env.DB.prepare(
    "insert into blog_generation_log (id, generator, slot, status, brief_key, blog_id, created_at) values (?, ?, ?, 'running', ?, ?, ?)",
  )
    .bind(run.id, SEO, SLOT, held, blogId, NOW.toISOString())
    .run();
  await runGenerator(run, ctx());
  expect(await posts()).toMatchObject([
    { id: blogId, location: `${brief?.place.name}, ${brief?.place.region}` },
  ]);
  expect(await log()).toMatchObject([{ id: run.id, status: "success", brief_key: held }]);
});

test("if every brief is used, the run is skipped and says why", async () => {
  for (const brief of listBriefs(SEO)) {
    await env.DB.prepare(
      "insert into blog_generation_log (id, generator, status, brief_key, created_at) values (?, ?, 'success', ?, ?)",
    )
      .bind(newId(), SEO, `${brief.place.id}/${brief.topic.id}`, "2026-03-01T00:00:00.000Z")
      .run();
  }
  const run = message(SEO, SLOT);
  await runGenerator(run, ctx());
  expect(await posts()).toEqual([]);
  expect(await rows(`select status, error_message from blog_generation_log where id = '${run.id}'`)).toEqual([
    { status: "skipped", error_message: ALL_WRITTEN },
  ]);
});

test("a duplicate slug gets a number", async () => {
  const first = chooseBrief(SEO, new Set());
  if (!first) throw new Error("There is no brief");
  await runGenerator(message(SEO, null), ctx());
  await env.DB.prepare("update blog_generation_log set brief_key = null").run();
  await runGenerator(message(SEO, null), ctx());
  await env.DB.prepare("update blog_generation_log set brief_key = null").run();
  await runGenerator(message(SEO, null), ctx());
  const slug = "where-lakeview-stops-finding-you-and-how-to-see-it-on-a-map";
  const slugs = (await posts()).map((post) => post.slug);
  expect(slugs.sort()).toEqual([slug, `${slug}-2`, `${slug}-3`]);
});

test("through the queue: a slot fired and delivered twice gives one post, and its entry is done", async () => {
  await scheduleGenerator(MAIL, SLOT, ctx());
  await scheduleGenerator(MAIL, SLOT, ctx());
  const bodies = (await rows("select message from outbox")).map((row) => JSON.parse(String(row.message)));
  expect(bodies).toHaveLength(1);
  const first = await deliver("beaconry-content", [...bodies, ...bodies], rawEnv());
  const again = await deliver("beaconry-content", bodies, rawEnv());
  expect([first.explicitAcks.length, again.explicitAcks.length]).toEqual([2, 1]);
  expect(await posts()).toHaveLength(1);
  expect(await rows("select state from outbox")).toEqual([{ state: "done" }]);
});

test("through the queue: a failed run is redelivered, and the second attempt writes", async () => {
  await scheduleGenerator(MAIL, SLOT, ctx());
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

async function failInserts(): Promise<void> {
  await env.DB.prepare(
    "create trigger no_posts before insert on blogs begin select raise(abort, 'no room for posts'); end",
  ).run();
}

async function allowInserts(): Promise<void> {
  await env.DB.prepare("drop trigger no_posts").run();
}
