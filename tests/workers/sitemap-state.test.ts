import { beforeEach, expect, test } from "vitest";
import { PUBLIC_PATHS } from "../../app/indexing/public-paths";
import {
  readSitemapState,
  regenerateSitemap,
  type SitemapState,
} from "../../app/indexing/sitemap-state.server";
import { MINUTE, SECOND } from "../../app/platform/clock";
import { writeSetting } from "../../app/platform/db/settings.server";
import { createJobContext } from "../../app/platform/jobs/job-context.server";
import { envFailingAt } from "../support/failing-db";
import { insertPosts } from "../support/posts";
import { clearTables, testDb } from "../support/workers-env";

const SITE = "https://beaconry.example";
const NOW = new Date("2026-03-10T09:15:00.000Z");
const db = testDb();

beforeEach(() => clearTables("settings", "blogs"));

const ago = (ms: number) => new Date(NOW.getTime() - ms).toISOString();
const earlier = { lastGenerated: "2026-03-01T00:00:00.000Z", urlCount: 7, durationMs: 30, problems: [] };

const store = (state: Partial<SitemapState>) =>
  writeSetting(
    db,
    { key: "sitemap.state", value: { ...earlier, status: "success", startedAt: ago(0), ...state }, by: null },
    NOW,
  );

/** Clicks the button; returns the state and the pages that were requested. */
async function click(answers: (path: string) => boolean = () => true) {
  const requested: string[] = [];
  const isReachable = async (path: string) => {
    requested.push(path);
    return answers(path);
  };
  const state = await regenerateSitemap(db, { siteUrl: SITE, isReachable }, () => NOW);
  return { state, requested };
}

test("a regeneration of a minute ago is shown as going on, and a second click starts no second one", async () => {
  await store({ status: "generating", startedAt: ago(MINUTE) });
  expect((await readSitemapState(db, NOW)).status).toBe("generating");
  const { state, requested } = await click();
  expect(state).toEqual({ ...earlier, status: "generating", startedAt: ago(MINUTE) });
  expect(requested).toEqual([]);
});

test.each([
  [2 * MINUTE, "generating"],
  [2 * MINUTE + 1, "error"],
])("a regeneration that began %i ms ago is shown as %s", async (ms, status) => {
  await store({ status: "generating", startedAt: ago(ms) });
  expect((await readSitemapState(db, NOW)).status).toBe(status);
});

test("a regeneration that was cut off three minutes ago is an error, and can be started again", async () => {
  await store({ status: "generating", startedAt: ago(3 * MINUTE) });
  expect(await readSitemapState(db, NOW)).toMatchObject({ ...earlier, status: "error" });
  const { state } = await click();
  expect(state).toMatchObject({
    ...{ status: "success", lastGenerated: NOW.toISOString(), urlCount: PUBLIC_PATHS.length, problems: [] },
    startedAt: NOW.toISOString(),
  });
  expect(await readSitemapState(db, NOW)).toEqual(state);
});

test.each(["success", "error"] as const)("an old %s stays one, however long ago", async (status) => {
  await store({ status, startedAt: ago(100 * MINUTE) });
  expect((await readSitemapState(db, NOW)).status).toBe(status);
});

test("while it is made, the state says so, and afterwards how long it took", async () => {
  let time = NOW.getTime();
  const during: string[] = [];
  const isReachable = async () => {
    during.push((await readSitemapState(db, new Date(time))).status);
    time += SECOND;
    return true;
  };
  const state = await regenerateSitemap(db, { siteUrl: SITE, isReachable }, () => new Date(time));
  expect(new Set(during)).toEqual(new Set(["generating"]));
  expect(state.durationMs).toBe(during.length * SECOND);
});

test("one that fails is told as an error that keeps the last success", async () => {
  await store({ status: "success" });
  const failing = createJobContext(envFailingAt(/from "blogs"/)).db;
  const options = { siteUrl: SITE, isReachable: null };
  await expect(regenerateSitemap(failing, options, () => NOW)).rejects.toThrow("disk I/O error");
  expect(await readSitemapState(db, NOW)).toMatchObject({ ...earlier, status: "error" });
});

test("a page that does not answer 200 is a problem, of the fixed pages and the newest posts", async () => {
  await insertPosts(...Array.from({ length: 30 }, (_, at) => ({ slug: `post-${at}` })));
  const { state, requested } = await click((path) => path !== "/contact" && path !== "/blog/post-0");
  expect(state.problems).toEqual([
    { path: "/contact", kind: "listed but not answering 200" },
    { path: "/blog/post-0", kind: "listed but not answering 200" },
  ]);
  expect(requested).toHaveLength(40);
  expect(requested.slice(0, PUBLIC_PATHS.length)).toEqual(PUBLIC_PATHS);
});
