import { beforeEach, expect, test, vi } from "vitest";
import { findBrief, listBriefs } from "../../app/generation/briefs";
import { ALL_WRITTEN, OVER_BUDGET, STOPPED, SWITCHED_OFF } from "../../app/generation/policy";
import { approveDraft, rejectDraft } from "../../app/generation/reviews.server";
import { noteRunError, runGenerator } from "../../app/generation/run.task.server";
import type { Brief } from "../../app/generation/writer";
import { embeddedWriter } from "../../app/generation/writers/embedded-writer";
import { NOT_BILLED, WriterError } from "../../app/generation/writers/writer-error";
import { readEnv } from "../../app/platform/env.server";
import { put } from "../support/cron-case";
import { CARD, clearGeneration, generationAt, OPEN, runOf, SEO, setPolicy } from "../support/generation";
import { rawEnv, rows, testDb } from "../support/workers-env";
import { draftOf, scriptedWriter } from "../support/writers";

const SLOT = "2026-03-02T10:05:00.000Z";
const NOW = "2026-03-02T10:05:03.000Z";
const at = (time = NOW) => generationAt(time);
const LENA = { id: "lena", label: "lena@beaconry.example" };
const good = async (brief: Brief) => JSON.stringify(await draftOf(embeddedWriter, brief));
const log = () => rows("select * from blog_generation_log order by created_at, id");
const costs = async () => (await log()).map(({ status, cost_micros }) => [status, cost_micros]);
const posts = () => rows("select * from blogs order by created_at, id");

beforeEach(clearGeneration);

const down = new WriterError("The writer answered with status 500");
const busy = new WriterError("The writer is busy", { cost: NOT_BILLED });
const noKey = new WriterError("The writer does not accept the key", { mayRetry: false, cost: NOT_BILLED });

test("what a service did not take is refunded, and the budget is free for the next try", async () => {
  await setPolicy({ monthlyBudgetCents: 1 });
  const run = runOf(SEO, { slot: SLOT });
  const writer = scriptedWriter(busy, busy, good);
  writer.highestCostMicros = 10_000;
  await expect(runGenerator(run, at(), writer)).rejects.toThrow("busy");
  expect(await costs()).toEqual([["error", 0]]);
  await expect(runGenerator(run, at(), writer)).rejects.toThrow("busy");
  await runGenerator(run, at(), writer);
  expect(await costs()).toEqual([["success", 10_000]]);
  expect(await log()).toMatchObject([{ tries: 3, tokens_in: 100, tokens_out: 50, error_message: null }]);
});

test("each try that may have been billed stays booked, until the budget lets no more of them go", async () => {
  await setPolicy({ monthlyBudgetCents: 1 });
  const run = runOf(SEO, { slot: SLOT });
  const writer = scriptedWriter(down);
  writer.highestCostMicros = 4000;
  for (const booked of [4000, 8000]) {
    await expect(runGenerator(run, at(), writer)).rejects.toThrow("500");
    expect(await costs()).toEqual([["error", booked]]);
  }
  await runGenerator(run, at(), writer);
  expect(writer.asked).toHaveLength(2);
  expect(await log()).toMatchObject([
    {
      status: "skipped",
      error_message: OVER_BUDGET,
      cost_micros: 8000,
      tries: 2,
      brief: null,
      blog_id: null,
    },
  ]);
});

test("a repair that is not taken costs the first answer alone", async () => {
  const writer = scriptedWriter("no JSON", busy);
  await expect(runGenerator(runOf(SEO), at(), writer)).rejects.toThrow("busy");
  expect(await costs()).toEqual([["error", 10_000]]);
  expect(await log()).toMatchObject([{ tries: 2, tokens_in: 100, tokens_out: 50 }]);
});

test("a repair that may have been billed costs the first answer, or the most that both can", async () => {
  const writer = scriptedWriter("no JSON", down);
  writer.highestCostMicros = 25_000;
  await expect(runGenerator(runOf(SEO), at(), writer)).rejects.toThrow("500");
  expect(await costs()).toEqual([["error", 25_000]]);
});

test("a draft that a gate refuses is paid for", async () => {
  const refused = async (brief: Brief) => {
    const draft = await draftOf(embeddedWriter, brief);
    return JSON.stringify({
      ...draft,
      metaDescription: "As an AI, I have nothing to say of it, dear owners of this town.",
    });
  };
  await runGenerator(runOf(SEO), at(), scriptedWriter(refused));
  expect(await costs()).toEqual([["refused", 10_000]]);
  expect(await posts()).toEqual([]);
});

test("what cannot help is neither retried nor paid for, and its brief is free for the next run", async () => {
  await runGenerator(runOf(SEO, { id: "a" }), at(), scriptedWriter(noKey));
  expect(await log()).toMatchObject([
    { status: "error", cost_micros: 0, tries: 1, error_message: "The writer does not accept the key" },
  ]);
  let told = "";
  const writer = scriptedWriter(async (brief) => {
    told = brief.key;
    return good(brief);
  });
  await runGenerator(runOf(SEO, { id: "b" }), at(), writer);
  const [next] = await rows("select brief from blog_generation_log where id = 'b'");
  expect(next?.brief).toBe(told);
  expect(told).toBe(await firstBriefOf(SEO));
});

/** The brief that a run takes in an empty ledger. */
async function firstBriefOf(generator: typeof SEO): Promise<unknown> {
  await clearGeneration();
  await runGenerator(runOf(generator), at());
  return (await log())[0]?.brief;
}

test.each([
  ["skipped", "Everything is stopped"],
  ["refused", "Not saved: a leak"],
  ["success", null],
] as const)("a run that ended as %s is not run again by another delivery", async (status, error) => {
  await put("blog_generation_log", {
    ...{ id: "ended", generator: SEO, slot: SLOT, status, created_at: NOW, cost_micros: 7 },
    ...(error ? { error_message: error } : {}),
  });
  const before = await log();
  const writer = scriptedWriter(good);
  await runGenerator(runOf(SEO, { id: "ended", slot: SLOT }), at(), writer);
  await runGenerator(runOf(SEO, { id: "another", slot: SLOT }), at(), writer);
  expect(await log()).toEqual(before);
  expect(writer.asked).toEqual([]);
});

/** A run whose consumer died while the writer was asked. */
async function cutOff(generator: typeof SEO | typeof CARD, id = "cut-off") {
  const brief = listBriefs(generator)[7] ?? "";
  const held = { brief, brief_key: brief, blog_id: "its-draft" };
  await put("blog_generation_log", {
    ...{ id, generator, slot: SLOT, status: "running", step: "draft", created_at: SLOT, cost_micros: 500 },
    ...held,
  });
  return runOf(generator, { id, slot: SLOT });
}

test("a run that was cut off goes on with its brief hours later, with what it cost before", async () => {
  const run = await cutOff(CARD);
  await runGenerator(run, at("2026-03-02T18:00:00.000Z"), scriptedWriter(good));
  expect(await posts()).toMatchObject([{ id: "its-draft" }]);
  expect(await log()).toMatchObject([
    {
      status: "success",
      brief: listBriefs(CARD)[7],
      cost_micros: 10_500,
      created_at: SLOT,
      step: null,
    },
  ]);
  expect(await rows("select blog_id from postcards")).toEqual([{ blog_id: "its-draft" }]);
});

test.each([
  ["everything was stopped", { isStopped: true }, STOPPED],
  ["its schedule was switched off", { isEnabled: { ...OPEN.isAutoPublished, [SEO]: false } }, SWITCHED_OFF],
])("a run that was cut off ends, and gives its brief back, if %s meanwhile", async (_, policy, reason) => {
  const run = await cutOff(SEO);
  await setPolicy(policy);
  await runGenerator(run, at());
  expect(await posts()).toEqual([]);
  expect(await log()).toMatchObject([
    { status: "skipped", error_message: reason, brief: null, brief_key: null, blog_id: null, step: null },
  ]);
});

test("a brief that the library has no longer ends its run with a reason", async () => {
  const run = await cutOff(SEO);
  await rows(
    "update blog_generation_log set brief = 'nowhere-xx/none/none', brief_key = 'nowhere-xx/none/none'",
  );
  await expect(runGenerator(run, at())).rejects.toThrow("The brief of this run no longer exists");
  expect(await log()).toMatchObject([{ status: "error", brief: null, brief_key: null }]);
});

test("a failed attempt that will be made again leaves its run as it is; the last one ends it", async () => {
  const run = await cutOff(SEO);
  const before = await log();
  await noteRunError(run, "The worker is gone", false, at());
  expect(await log()).toEqual(before);
  await noteRunError(run, "The worker is gone", true, at());
  expect(await log()).toMatchObject([
    { status: "error", error_message: "The worker is gone", step: null, brief_key: null, cost_micros: 500 },
  ]);
});

test("a run that ended is not changed by a late failure of its message", async () => {
  const run = runOf(SEO);
  await runGenerator(run, at());
  const before = await log();
  await noteRunError(run, "Every delivery of this message failed", true, at());
  expect(await log()).toEqual(before);
});

test("a repeated run that fails writes the same brief when it is retried, and the ledger keeps that of the first", async () => {
  const brief = listBriefs(SEO)[7] ?? "";
  const repeated = runOf(SEO, { id: "repeated", brief });
  await expect(runGenerator(repeated, at(), scriptedWriter(down))).rejects.toThrow("500");
  expect(await log()).toMatchObject([{ status: "error", brief: null, brief_key: null }]);
  const told: string[] = [];
  const writer = scriptedWriter(async (asked) => {
    told.push(asked.key);
    return good(asked);
  });
  await runGenerator(repeated, at(), writer);
  expect(told).toEqual([brief]);
  expect(await log()).toMatchObject([{ status: "success", brief, brief_key: null }]);
});

test("while the writer is asked the run says so, and each run has its own row and cost", async () => {
  const steps: unknown[] = [];
  const inner = scriptedWriter(good);
  const outer = scriptedWriter(async (brief) => {
    await runGenerator(runOf(CARD, { id: "b" }), at(), inner);
    steps.push(...(await rows("select id, status, step, cost_micros from blog_generation_log order by id")));
    return good(brief);
  });
  await runGenerator(runOf(SEO, { id: "a" }), at(), outer);
  expect(steps).toEqual([
    { id: "a", status: "running", step: "draft", cost_micros: 1000 },
    { id: "b", status: "success", step: null, cost_micros: 10_000 },
  ]);
  expect(await costs()).toEqual([
    ["success", 10_000],
    ["success", 10_000],
  ]);
});

test("the writer that the operator chose is asked, with the binding and the model of the settings", async () => {
  const run = vi.fn(async (_model: string, _inputs: unknown): Promise<unknown> => {
    const [row] = await log();
    const brief = findBrief(SEO, String(row?.brief));
    return {
      response: brief ? await good(brief) : "",
      usage: { prompt_tokens: 2000, completion_tokens: 1500 },
    };
  });
  const settings = { CONTENT_WRITER: "workers-ai", WORKERS_AI_MODEL: "@cf/small" };
  const prices = { WORKERS_AI_CENTS_PER_MILLION_IN: "30", WORKERS_AI_CENTS_PER_MILLION_OUT: "200" };
  const env = Object.assign(rawEnv({ ...settings, ...prices }), { AI: { run } });
  const context = generationAt(NOW);
  await runGenerator(runOf(SEO), { ...context, env: readEnv(env) });
  expect(run.mock.calls.map(([model]) => model)).toEqual(["@cf/small"]);
  // 2,000 × 30 + 1,500 × 200 cents for a million tokens = 0.36 cents.
  expect(await log()).toMatchObject([
    { status: "success", writer: "workers-ai", model: "@cf/small", prompt_version: "4", tries: 1 },
  ]);
  expect(await log()).toMatchObject([{ tokens_in: 2000, tokens_out: 1500, cost_micros: 3600 }]);
});

test("with all briefs of one generator written, the others go on", async () => {
  const used = JSON.stringify(listBriefs(SEO));
  await rows(
    `insert into blog_generation_log (id, generator, status, brief_key, created_at)
      select 'run-' || key, ?, 'success', value, '2026-03-01T00:00:00.000Z' from json_each(?)`,
    SEO,
    used,
  );
  await runGenerator(runOf(SEO, { id: "none-left" }), at());
  await runGenerator(runOf(CARD, { id: "goes-on" }), at());
  expect(
    await rows(
      "select id, status, error_message from blog_generation_log where created_at = ? order by id",
      NOW,
    ),
  ).toEqual([
    { id: "goes-on", status: "success", error_message: null },
    { id: "none-left", status: "skipped", error_message: ALL_WRITTEN },
  ]);
});

/** A draft that staff rejected on that day of March, or that nobody has decided on. */
function rejectedOn(day: number, reason: string | null, generator: string = SEO) {
  const time = `2026-03-${String(day).padStart(2, "0")}T10:00:00.000Z`;
  const review = { blog_id: `${generator}-${day}`, generator, score: 90, gates: "[]", created_at: time };
  const decided = { state: "rejected", decided_by: "lena@beaconry.example", decided_at: time };
  return put("draft_reviews", {
    ...review,
    ...(reason === null ? { state: "waiting" } : { ...decided, reason }),
  });
}

test("the next brief names the reasons of the five newest rejections of its own kind, each once, newest first", async () => {
  for (const [day, reason] of ["Oldest", "Old", "Too dry", "No street", "Too dry", "Too long"].entries()) {
    await rejectedOn(day + 1, reason);
  }
  await rejectedOn(8, "Of a card", CARD);
  await rejectedOn(9, null);
  let told: string[] = [];
  const writer = scriptedWriter(async (brief) => {
    told = brief.rejections;
    return good(brief);
  });
  await runGenerator(runOf(SEO), at("2026-03-10T10:00:00.000Z"), writer);
  expect(told).toEqual(["Too long", "Too dry", "No street", "Old"]);
});

async function waitingDraft() {
  await runGenerator(runOf(SEO), at());
  return String((await posts())[0]?.id);
}
const SITE = "https://beaconry.example";

test("a rejection that is sent again is no error; another reason, or an approval after it, is", async () => {
  const blogId = await waitingDraft();
  const rejection = { blogId, actor: LENA, reason: "Too dry" };
  await rejectDraft(testDb(), rejection, new Date(NOW));
  await rejectDraft(testDb(), rejection, new Date("2026-03-03T00:00:00.000Z"));
  const decided = "Somebody else has decided on this draft already.";
  await expect(rejectDraft(testDb(), { ...rejection, reason: "Too long" }, new Date(NOW))).rejects.toThrow(
    decided,
  );
  const theo = { id: "theo", label: "theo@beaconry.example" };
  await expect(rejectDraft(testDb(), { ...rejection, actor: theo }, new Date(NOW))).rejects.toThrow(decided);
  await expect(approveDraft(testDb(), { blogId, actor: LENA, siteUrl: SITE }, new Date(NOW))).rejects.toThrow(
    decided,
  );
  expect(await rows("select state, reason, decided_by, decided_at from draft_reviews")).toEqual([
    { state: "rejected", reason: "Too dry", decided_by: LENA.label, decided_at: NOW },
  ]);
  expect(await rows("select published from blogs")).toEqual([{ published: 0 }]);
  expect(await rows("select actor_label, after from audit_log where action = 'draft.reject'")).toEqual([
    { actor_label: LENA.label, after: '{"reason":"Too dry"}' },
  ]);
});

test("a draft in the trash is neither approved nor rejected into sight", async () => {
  const blogId = await waitingDraft();
  await rows("update blogs set deleted_at = ?", NOW);
  const gone = "This draft is no longer here.";
  await expect(approveDraft(testDb(), { blogId, actor: LENA, siteUrl: SITE }, new Date(NOW))).rejects.toThrow(
    gone,
  );
  expect(await rows("select published from blogs")).toEqual([{ published: 0 }]);
  expect(await rows("select state from draft_reviews")).toEqual([{ state: "waiting" }]);
});
