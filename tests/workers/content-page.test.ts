import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { createSession } from "../../app/auth/sessions/sessions.server";
import type { StaffRole } from "../../app/auth/staff";
import { createUser } from "../../app/auth/users.server";
import { rejectionText } from "../../app/generation/content";
import { readPolicy } from "../../app/generation/policy.server";
import { runGenerator } from "../../app/generation/run.task.server";
import { newId } from "../../app/platform/ids";
import { createJobContext } from "../../app/platform/jobs/job-context.server";
import { insertPosts } from "../support/posts";
import { formPost, requestSite } from "../support/site";
import { clearTables, rawEnv, rows, saveCompany, testDb } from "../support/workers-env";

const SITE = "http://localhost:8788";
const NOW = new Date();
const SEO = "generate-pixlseo-blog-post";
const cookies: Record<StaffRole, string> = { owner: "", staff: "" };

beforeAll(async () => {
  for (const role of ["owner", "staff"] as const) {
    const account = { email: `${role}@content.example`, password: "a long enough password", role };
    const user = await createUser(testDb(), account, NOW);
    const session = await createSession(testDb(), new Request(SITE), user.id, NOW);
    cookies[role] = session.split(";")[0] ?? "";
  }
});
beforeEach(async () => {
  await clearTables(
    ...["blogs", "blog_generation_log", "draft_reviews", "post_signatures", "postcards"],
    ...[
      "outbox",
      "settings",
      "failed_jobs",
      "audit_log",
      "cron_slots",
      "indexing_requests",
      "indexnow_calls",
    ],
  );
  await saveCompany();
});

const open = async (path = "/admin/content") => {
  const response = await requestSite(path, { headers: { Cookie: cookies.owner } });
  return { status: response.status, html: await response.text() };
};
const send = (fields: Record<string, string>, role: StaffRole = "owner") =>
  requestSite("/admin/content", {
    ...formPost(fields),
    redirect: "manual",
    headers: { ...formPost(fields).headers, Cookie: cookies[role] },
  });
/** The visible text of the page. */
const textOf = (html: string) => html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");

async function writeDraft() {
  const message = {
    v: 1,
    id: newId(),
    type: "generation.run",
    generator: SEO,
    slot: null,
    requestedBy: null,
    brief: null,
  } as const;
  await runGenerator(message, createJobContext(rawEnv()));
  const [post] = await rows("select id, title, slug from blogs order by created_at desc");
  return { id: String(post?.id), title: String(post?.title), slug: String(post?.slug) };
}

test("[GEN-001] [GEN-004] [GEN-005] [GEN-008] the page has its buttons, cards, schedules, switches and guidelines", async () => {
  const { status, html } = await open();
  expect(status).toBe(200);
  const text = textOf(html);
  for (const shown of [
    ...["Run All Functions", "Blog Post", "Marketing Article", "Direct Mail", "Usage Guidelines"],
    ...["Every hour at minute 5", "Every hour at minute 25", "Every hour at minute 45"],
  ]) {
    expect(text).toContain(shown);
  }
  expect(html.match(/role="switch"[^>]*aria-label="[^"]* runs on schedule"/g)).toHaveLength(3);
  expect(html.match(/name="manual_trigger" value="true"/g)).toHaveLength(3);
});

test("[GEN-002] [GEN-003] with a cron seen, the status says Active, Connected and Healthy; without one it does not say Active", async () => {
  expect(textOf((await open()).html)).toContain("Cron Jobs Not seen");
  await env.DB.prepare("insert into cron_slots (job, slot, started_at) values ('*/5 * * * *', ?1, ?1)")
    .bind(new Date().toISOString())
    .run();
  const text = textOf((await open()).html);
  for (const shown of ["Cron Jobs Active", "AI API Connected", "Database Healthy", "Failed jobs None"]) {
    expect(text).toContain(shown);
  }
  await env.DB.prepare(
    "insert into failed_jobs (id, queue, message, error, attempts, failed_at) values ('1', 'beaconry-mail', '{}', 'no', 5, ?)",
  )
    .bind(new Date().toISOString())
    .run();
  expect(textOf((await open()).html)).toContain("Failed jobs 1 to look at");
});

test("[GEN-007] only an owner can change the active switch, auto-publish, the limits and the crawlers", async () => {
  const forms: Record<string, string>[] = [
    { intent: "enable", generator: SEO, on: "false" },
    { intent: "auto-publish", generator: SEO, on: "true" },
    {
      intent: "limits",
      monthlyBudget: "5",
      postsPerDay: "1",
      postsPerWeek: "1",
      quietFrom: "0",
      quietTo: "0",
    },
    { intent: "ai-crawlers", on: "false" },
    { intent: "stop", on: "false" },
  ];
  for (const form of forms) expect((await send(form, "staff")).status, form.intent).toBe(403);
  expect(await rows("select * from settings where key <> 'company'")).toEqual([]);
  for (const form of forms) expect((await send(form)).status, form.intent).toBe(200);
  const policy = await readPolicy(testDb());
  expect([policy.isEnabled[SEO], policy.isAutoPublished[SEO], policy.monthlyBudgetCents]).toEqual([
    false,
    true,
    500,
  ]);
  const audited = [...Array(3).fill("generation.policy"), "robots.ai-crawlers"];
  expect(await rows("select action from audit_log")).toEqual(audited.map((action) => ({ action })));
});

test("everybody on the staff can stop all, only an owner starts again", async () => {
  expect((await send({ intent: "stop", on: "true" }, "staff")).status).toBe(200);
  expect((await readPolicy(testDb())).isStopped).toBe(true);
  expect((await send({ intent: "stop", on: "false" }, "staff")).status).toBe(403);
  expect((await send({ intent: "stop", on: "false" })).status).toBe(200);
  expect((await readPolicy(testDb())).isStopped).toBe(false);
});

test("limits out of range are refused at their fields", async () => {
  const response = await send({
    intent: "limits",
    monthlyBudget: "-1",
    postsPerDay: "x",
    postsPerWeek: "1.5",
    quietFrom: "24",
    quietTo: "",
  });
  expect(response.status).toBe(400);
  expect(await rows("select * from settings where key <> 'company'")).toEqual([]);
});

test.each(["", "no-such", "__proto__", "constructor"])("the intent '%s' is refused", async (intent) => {
  expect((await send({ intent })).status).toBe(400);
});

test("a draft is read, approved once, and then it is published and search services are told", async () => {
  const draft = await writeDraft();
  expect(textOf((await open()).html)).toContain(draft.title);
  const roles = ["owner", "staff"] as const;
  const answers = await Promise.all(roles.map((role) => send({ intent: "approve", id: draft.id }, role)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await rows("select published from blogs")).toEqual([{ published: 1 }]);
  expect(await rows("select count(*) n from outbox where queue = 'indexing'")).toEqual([{ n: 1 }]);
  const page = await answers.find(({ status }) => status === 200)?.text();
  // Of the toast: which article it was, and how it is taken back.
  for (const part of [`“${draft.title}”`, "Unpublish", "/admin/blogs/publish"]) expect(page).toContain(part);
});

test("a draft is approved for a time of the staff's zone: nobody is told before, and it has left the queue", async () => {
  const draft = await writeDraft();
  expect(textOf((await open(`/admin/content?dialog=schedule&draft=${draft.id}`)).html)).toContain(
    "Approve and schedule",
  );
  const early = await send({ intent: "approve", id: draft.id, date: "2020-01-01", time: "" });
  expect([early.status, await early.text()]).toEqual([
    400,
    expect.stringContaining("Choose a time in the future"),
  ]);
  for (let times = 0; times < 2; times += 1) {
    const done = await send({ intent: "approve", id: draft.id, date: "2099-01-15", time: "10:30" });
    expect(done.status).toBe(200);
  }
  // In Chicago, in winter.
  expect(await rows("select published, publish_at from blogs")).toEqual([
    { published: 1, publish_at: "2099-01-15T16:30:00.000Z" },
  ]);
  expect(await rows("select state from draft_reviews")).toEqual([{ state: "approved" }]);
  expect(await rows("select count(*) n from outbox where queue = 'indexing'")).toEqual([{ n: 0 }]);
});

test.each([
  ["embedded", "doesn’t read reasons"],
  ["openai", "reads it in its next brief"],
])("a rejection by the %s writer says what becomes of the reason", (writer, text) => {
  expect(rejectionText(writer)).toContain(text);
});

test("a rejection needs a reason", async () => {
  const draft = await writeDraft();
  expect((await send({ intent: "reject", id: draft.id, reason: " " })).status).toBe(400);
  expect((await send({ intent: "reject", id: draft.id, reason: "Too dry" })).status).toBe(200);
  expect(await rows("select state, reason, decided_by from draft_reviews")).toEqual([
    { state: "rejected", reason: "Too dry", decided_by: "owner@content.example" },
  ]);
});

test("an opened run shows its gates, its brief and its writer", async () => {
  await writeDraft();
  const [run] = await rows("select id, brief from blog_generation_log");
  const text = textOf((await open(`/admin/content?run=${run?.id}`)).html);
  for (const shown of [
    "Leaked instructions",
    "Reading grade",
    "Similarity",
    "Repeat run",
    "embedded",
    String(run?.brief).replaceAll("/", ", "),
  ]) {
    expect(text).toContain(shown);
  }
});

test("a run from before there was a gate shows the gates that checked it, and no other", async () => {
  await writeDraft();
  await rows(
    `update blog_generation_log set gates = (
      select json_group_array(json(value)) from json_each(gates) where value ->> 'gate' <> 'similarity')`,
  );
  const [run] = await rows("select id from blog_generation_log");
  const text = textOf((await open(`/admin/content?run=${run?.id}`)).html);
  expect(text).toContain("Reading grade");
  expect(text).not.toMatch(/Similarity(?!:)/);
});

test("a script in a draft does not reach the page", async () => {
  const draft = await writeDraft();
  await env.DB.prepare("update blogs set title = ?, content = ? where id = ?")
    .bind(
      "<script>alert(1)</script>",
      'Text <img src=x onerror="alert(2)"> [x](javascript:alert(3)) <script>alert(4)</script>',
      draft.id,
    )
    .run();
  const { html } = await open();
  expect(html).not.toMatch(/<script>alert|onerror=|href="javascript/);
});

test("[IDX-004] [IDX-005] [IDX-006] regenerating reads the sitemap back, counts its addresses and stores the time", async () => {
  await insertPosts({ slug: "a-post" }, { slug: "a-draft", published: false });
  expect(textOf((await open()).html)).toContain("Sitemap Not generated yet");
  expect((await send({ intent: "regenerate-sitemap" })).status).toBe(200);
  const [stored] = await rows("select value from settings where key = 'sitemap.state'");
  const state = JSON.parse(String(stored?.value));
  expect(state.status).toBe("success");
  expect(state.urlCount).toBeGreaterThan(20);
  expect(Date.parse(state.lastGenerated)).toBeGreaterThanOrEqual(NOW.getTime());
  expect(textOf((await open()).html)).toContain(`${state.urlCount} URLs`);
});

test("[IDX-007] a regeneration that fails says so and leaves the state error", async () => {
  await env.DB.prepare("alter table blogs rename to blogs_gone").run();
  const response = await send({ intent: "regenerate-sitemap" }).finally(() =>
    env.DB.prepare("alter table blogs_gone rename to blogs").run(),
  );
  expect(response.status).toBe(500);
  expect(await response.text()).toContain("Failed to regenerate sitemap");
  const [stored] = await rows("select value from settings where key = 'sitemap.state'");
  expect(JSON.parse(String(stored?.value)).status).toBe("error");
});

test("[IDX-008] [IDX-009] [IDX-010] [IDX-011] ten published posts, newest change first, each with a row for Google and Bing; the count covers all", async () => {
  const posts = Array.from({ length: 12 }, (_, at) => ({ slug: `post-${String(at).padStart(2, "0")}` }));
  await insertPosts(...posts, { slug: "hidden", published: false });
  await env.DB.prepare(
    "update blogs set updated_at = '2026-01-' || substr(slug, 6, 2) || 'T00:00:00.000Z' where published = 1",
  ).run();
  await env.DB.prepare(
    "update blogs set updated_at = '2026-01-30T00:00:00.000Z' where slug = 'post-01'",
  ).run();
  const { html } = await open();
  const paths = [...html.matchAll(/href="(\/blog\/post-\d\d)"/g)].map(([, path]) => path);
  expect(paths).toHaveLength(10);
  expect(paths.slice(0, 3)).toEqual(["/blog/post-01", "/blog/post-11", "/blog/post-10"]);
  expect(textOf(html)).toContain("newest 10 of 12");
  expect(textOf(html).match(/Google Not connected Never Bing Not connected Never/g)).toHaveLength(10);
});

test("[IDX-012] reindex asks for the post's public address with action submit and type URL_UPDATED", async () => {
  await insertPosts({ slug: "a-post" });
  const response = await send({ intent: "reindex", id: "a-post" });
  expect(await response.text()).toContain("Reindexing triggered successfully");
  const [entry] = await rows("select message from outbox where queue = 'indexing'");
  expect(JSON.parse(String(entry?.message))).toMatchObject({
    type: "indexing.submit",
    url: `${SITE}/blog/a-post`,
    action: "submit",
    kind: "URL_UPDATED",
    reason: "reindex",
  });
});

test("[IDX-014] reindexing a post that is not published fails with the specified toast", async () => {
  await insertPosts({ slug: "hidden", published: false });
  const response = await send({ intent: "reindex", id: "hidden" });
  expect(response.status).toBe(404);
  expect(await response.text()).toContain("Failed to trigger reindexing");
  expect(await rows("select * from outbox")).toEqual([]);
});

test("[IDX-015] without a published post the panel says so", async () => {
  expect((await open()).html).toContain("No published blog posts found");
});

test("[IDX-016] if the panel's data cannot be read, the page stands and says so", async () => {
  await env.DB.prepare("alter table indexnow_calls rename to indexnow_gone").run();
  const { status, html } = await open().finally(() =>
    env.DB.prepare("alter table indexnow_gone rename to indexnow_calls").run(),
  );
  expect(status).toBe(200);
  expect(html).toContain("Failed to fetch indexing status");
  expect(textOf(html)).toContain("System status");
});

test("robots.txt keeps AI crawlers out where the owner says so, and llms.txt lists pages and articles", async () => {
  await insertPosts({ slug: "a-post" });
  const robots = async () => (await requestSite(`/robots.txt?${newId()}`)).text();
  expect(await robots()).not.toContain("GPTBot");
  await send({ intent: "ai-crawlers", on: "false" });
  expect(await robots()).toMatch(/User-agent: GPTBot[\s\S]*Disallow: \/\n\nUser-agent: \*/);
  for (const name of [
    "anthropic-ai",
    "cohere-ai",
    "Diffbot",
    "FacebookBot",
    "AI2Bot",
    "Timpibot",
    "ImagesiftBot",
  ]) {
    expect(await robots()).toContain(`User-agent: ${name}\n`);
  }
  const llms = await requestSite("/llms.txt");
  expect(llms.headers.get("Content-Type")).toContain("text/plain");
  expect(await llms.text()).toContain(`(${SITE}/blog/a-post)`);
});

test("a postcard's PDF has two pages of 6 by 4 inches after trimming, with bleed; a stranger gets none", async () => {
  await env.DB.prepare(
    "insert into postcards (code, blog_id, campaign, card, created_at) values ('abcd-1234', 'b', 'Roof check', ?, '2026-01-01')",
  )
    .bind(
      JSON.stringify({
        homes: "Homes in Lakeview",
        offer: "A check",
        front: "Ready?",
        back: "Hello ☃",
        handwriting: "marker",
      }),
    )
    .run();
  const path = "/admin/content/postcards/abcd-1234";
  const response = await requestSite(path, { headers: { Cookie: cookies.staff } });
  expect(response.headers.get("Content-Type")).toBe("application/pdf");
  const { PDFDocument } = await import("@cantoo/pdf-lib");
  const pdf = await PDFDocument.load(await response.arrayBuffer());
  const boxes = pdf.getPages().map((page) => [page.getTrimBox(), page.getBleedBox()]);
  expect(boxes).toHaveLength(2);
  for (const [trim, bleed] of boxes) {
    expect([trim?.width, trim?.height]).toEqual([432, 288]);
    expect([bleed?.width, bleed?.height]).toEqual([450, 306]);
  }
  expect((await requestSite(path, { redirect: "manual" })).status).toBe(302);
  expect(
    (await requestSite("/admin/content/postcards/none", { headers: { Cookie: cookies.staff } })).status,
  ).toBe(404);
});
