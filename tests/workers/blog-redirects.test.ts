import { beforeAll, beforeEach, expect, test } from "vitest";
import { createSession } from "../../app/auth/sessions/sessions.server";
import { createUser } from "../../app/auth/users.server";
import { rememberSlug } from "../../app/blog/slugs.server";
import { closestPath } from "../../app/indexing/redirects/closest-path";
import { runBatch } from "../../app/platform/db/database.server";
import { answerMissingPage } from "../../app/platform/http/missing-pages.server";
import { recordMissingPath } from "../../app/platform/http/redirects.server";
import { findAll } from "../support/page";
import { insertPosts } from "../support/posts";
import { emptyEdgeCache, formPost, requestSite } from "../support/site";
import { clearTables, rows, SITE_URL, testDb } from "../support/workers-env";

const NOW = new Date("2026-03-10T12:00:00.000Z");
const PERSON = {
  "User-Agent": "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36",
};
const PAGE = "/admin/blogs/redirects";

let cookie = "";
beforeAll(async () => {
  const account = {
    email: "redirects@beaconry.example",
    password: "a long enough password",
    role: "staff",
  } as const;
  const user = await createUser(testDb(), account, NOW);
  const session = await createSession(testDb(), new Request(SITE_URL), user.id, new Date());
  cookie = session.split(";")[0] ?? "";
});
beforeEach(async () => {
  await clearTables("blogs", "redirects", "missing_paths", "audit_log");
  await emptyEdgeCache();
});

const moves = () => rows("select from_path, to_path, hits, created_by from redirects order by from_path");
const missing = () => rows("select path, hits, referrer from missing_paths order by path");
const rename = (from: string, to: string) => runBatch(testDb(), rememberSlug(testDb(), { from, to }, NOW));
const visit = (path: string, headers: Record<string, string> = {}) =>
  requestSite(path, { redirect: "manual", headers: { ...PERSON, ...headers } });

test("an article's old address leads to the new one for good, query included, and is counted", async () => {
  await insertPosts({ slug: "new" });
  await rename("old", "new");
  const moved = await visit("/blog/old?utm_source=x");
  expect([moved.status, moved.headers.get("Location")]).toEqual([301, "/blog/new?utm_source=x"]);
  expect(moved.headers.get("Content-Security-Policy")).not.toBeNull();
  expect((await visit("/blog/new")).status).toBe(200);
  await visit("/blog/old");
  expect(await moves()).toEqual([
    { from_path: "/blog/old", to_path: "/blog/new", hits: 2, created_by: null },
  ]);
  expect(await missing()).toEqual([]);
});

test("a chain of renames is one step, and renaming back makes no loop", async () => {
  await rename("a", "b");
  await rename("b", "c");
  expect((await moves()).map((row) => [row.from_path, row.to_path])).toEqual([
    ["/blog/a", "/blog/c"],
    ["/blog/b", "/blog/c"],
  ]);
  await rename("c", "a");
  expect((await moves()).map((row) => [row.from_path, row.to_path])).toEqual([
    ["/blog/b", "/blog/a"],
    ["/blog/c", "/blog/a"],
  ]);
  expect(rememberSlug(testDb(), { from: "a", to: "a" }, NOW)).toEqual([]);
});

test("whatever order slugs change in, every redirect leads in one step to a path that redirects no further", async () => {
  const random = (seed: number) => "abcde"[Math.floor(Math.abs(Math.sin(seed) * 1e4)) % 5] ?? "a";
  for (let step = 0; step < 60; step += 1) {
    await rename(random(step), random(step + 100));
    const all = await moves();
    const from = new Set(all.map((row) => row.from_path));
    for (const row of all) expect(from.has(row.to_path), `${step}`).toBe(false);
  }
  expect((await moves()).length).toBeGreaterThan(0);
});

test("a page that exists is shown, whatever redirects say", async () => {
  await insertPosts({ slug: "here" });
  await rename("here", "elsewhere");
  expect((await visit("/blog/here")).status).toBe(200);
});

test("a missing page is noted with its hits and the page that linked to it", async () => {
  await visit("/old-page?token=secret", { Referer: "https://guide.example/list?q=private" });
  await visit("/old-page");
  expect((await visit("/blog/gone")).status).toBe(404);
  expect(await missing()).toEqual([
    { path: "/blog/gone", hits: 1, referrer: null },
    { path: "/old-page", hits: 2, referrer: "https://guide.example/list" },
  ]);
});

test.each([
  ["a crawler", "/old-page", { "User-Agent": "Googlebot/2.1 (+http://www.google.com/bot.html)" }],
  ["a scanner's file", "/wp-login.php", {}],
  ["an address of 301 letters", `/${"x".repeat(300)}`, {}],
  ["the back office", "/admin/nowhere", {}],
  ["a draft's address", "/blog/preview/x.1.y", {}],
])("%s leaves no note", async (_, path, headers) => {
  await visit(path, headers);
  expect(await missing()).toEqual([]);
});

test("a flood of made-up addresses keeps 500 entries, the wanted ones among them", async () => {
  const db = testDb();
  const wanted = { path: "/wanted", referrer: null };
  for (let visitNumber = 0; visitNumber < 3; visitNumber += 1) await recordMissingPath(db, wanted, NOW);
  for (let made = 0; made < 520; made += 1) {
    await recordMissingPath(db, { path: `/made-up-${made}`, referrer: "x".repeat(1000) }, NOW);
  }
  const [stored] = await rows(
    "select count(*) as entries, max(length(referrer)) as longest from missing_paths",
  );
  expect(stored).toEqual({ entries: 500, longest: 300 });
  expect(await rows("select hits from missing_paths where path = '/wanted'")).toEqual([{ hits: 3 }]);
});

test("one isolate notes at most 60 missing pages a minute", async () => {
  const later = new Date(Date.now() + 3_600_000);
  const waiting: Promise<unknown>[] = [];
  for (let count = 0; count < 80; count += 1) {
    await answerMissingPage({
      request: new Request(`http://localhost:8788/flood-${count}`, { headers: PERSON }),
      page: new Response("Not found", { status: 404 }),
      openDb: testDb,
      now: later,
      waitUntil: (promise) => waiting.push(promise),
    });
  }
  await Promise.all(waiting);
  expect(await rows("select count(*) as entries from missing_paths")).toEqual([{ entries: 60 }]);
});

test("a failed database still gives the 404 page", async () => {
  const answer = await answerMissingPage({
    request: new Request("http://localhost:8788/x", { headers: PERSON, method: "POST" }),
    page: new Response("Not found", { status: 404 }),
    openDb: () => {
      throw new Error("not asked for a form");
    },
    now: NOW,
    waitUntil: () => {},
  });
  expect(answer).toBeNull();
});

const asStaff = () => ({ Cookie: cookie });
const send = (fields: Record<string, string>) =>
  requestSite(PAGE, formPost(fields, { ...asStaff(), Accept: "text/html" }));

test("staff see missing pages with the closest page filled in, and redirect one with one form", async () => {
  await insertPosts({ slug: "rank-maps-by-street" });
  await recordMissingPath(testDb(), { path: "/blog/rank-map-by-streets", referrer: null }, NOW);
  await recordMissingPath(testDb(), { path: "/contacts", referrer: null }, NOW);
  const html = await (await requestSite(PAGE, { headers: asStaff() })).text();
  const fields = await findAll(html, "main input[name='to'][aria-label]");
  expect(fields.map(({ attributes }) => [attributes["aria-label"], attributes.value]).sort()).toEqual([
    ["Page for /blog/rank-map-by-streets", "/blog/rank-maps-by-street"],
    ["Page for /contacts", "/contact"],
  ]);
  const answer = await send({ intent: "redirect", from: "/contacts", to: "/contact" });
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, PAGE]);
  expect(await moves()).toEqual([
    { from_path: "/contacts", to_path: "/contact", hits: 0, created_by: "redirects@beaconry.example" },
  ]);
  expect((await missing()).map(({ path }) => path)).toEqual(["/blog/rank-map-by-streets"]);
  expect((await visit("/contacts")).headers.get("Location")).toBe("/contact");
  const [audit] = await rows("select action, entity_id from audit_log");
  expect(audit).toEqual({ action: "redirect.add", entity_id: "/contacts" });
});

test.each([
  ["another site", "https://evil.example/"],
  ["another site without a scheme", "//evil.example"],
  ["a back slash", "/\\evil.example"],
  ["a page that does not exist", "/nowhere"],
  ["a draft", "/blog/draft"],
  ["nothing", ""],
  ["the back office", "/admin"],
])("a redirect to %s is refused", async (_, to) => {
  await insertPosts({ slug: "draft", published: false });
  await send({ intent: "redirect", from: "/old", to });
  expect(await moves()).toEqual([]);
});

test("a redirect to an address that moved leads to where it moved", async () => {
  await insertPosts({ slug: "c" });
  await rename("b", "c");
  await send({ intent: "redirect", from: "/blog/a", to: "/blog/b" });
  expect((await moves()).map((row) => [row.from_path, row.to_path])).toEqual([
    ["/blog/a", "/blog/c"],
    ["/blog/b", "/blog/c"],
  ]);
});

test("a page that exists cannot be redirected", async () => {
  await send({ intent: "redirect", from: "/about", to: "/contact" });
  expect(await moves()).toEqual([]);
});

test("a deleted redirect no longer leads anywhere", async () => {
  await insertPosts({ slug: "new" });
  await rename("old", "new");
  await send({ intent: "delete", from: "/blog/old" });
  expect(await moves()).toEqual([]);
  expect((await visit("/blog/old")).status).toBe(404);
});

test.each([
  ["/blog/rank-map", ["/blog/rank-maps", "/about"], "/blog/rank-maps"],
  ["/solution", ["/solutions", "/blog"], "/solutions"],
  ["/xyz", ["/about", "/contact"], null],
  ["/", ["/about"], null],
])("what is closest to %s of %j is %s", (path, candidates, closest) => {
  expect(closestPath(path, candidates)).toBe(closest);
});
