import { beforeEach, expect, test } from "vitest";
import { readIndexingPanel, requestReindex } from "../../app/indexing/panel/panel.server";
import { listServedPaths } from "../../app/indexing/redirects/redirects.server";
import { insertIndexNowCall, recordOutcome } from "../../app/indexing/requests.server";
import { runBatch } from "../../app/platform/db/database.server";
import { insertPosts } from "../support/posts";
import { clearTables, rows, testDb } from "../support/workers-env";

const SITE_URL = "https://beaconry.example";
const NOW = new Date("2026-03-10T09:15:00.000Z");
const db = testDb();
const BOTH = { SITE_URL, INDEXNOW_KEY: "0123456789abcdef", GOOGLE_SERVICE_ACCOUNT: "{}" };
const BING_ONLY = { ...BOTH, GOOGLE_SERVICE_ACCOUNT: undefined };
const NEITHER = { ...BING_ONLY, INDEXNOW_KEY: undefined };

beforeEach(() => clearTables("blogs", "indexing_requests", "indexnow_calls", "settings"));

type Outcome = Parameters<typeof recordOutcome>[1];
const outcome = (part: Pick<Outcome, "service" | "status"> & Partial<Outcome>): Outcome => ({
  ...{
    url: `${SITE_URL}/blog/a-post`,
    action: "submit",
    kind: "URL_UPDATED",
    detail: `It is ${part.status}`,
  },
  ...part,
});
const record = (part: Parameters<typeof outcome>[0], at = NOW) =>
  runBatch(db, [recordOutcome(db, outcome(part), at)]);

/** The row of each service for the newest post. */
async function rowsOf(env: typeof BOTH | typeof BING_ONLY | typeof NEITHER) {
  const [post] = (await readIndexingPanel(db, env, NOW)).posts;
  return Object.fromEntries(
    (post?.rows ?? []).map(({ service, status, lastIndexed }) => [service, [status, lastIndexed]]),
  );
}

test("a post's row says what each service answered last, and whether it is connected at all", async () => {
  await insertPosts({ slug: "a-post" });
  expect(await rowsOf(NEITHER)).toEqual({ google: ["not-connected", null], bing: ["not-connected", null] });
  expect(await rowsOf(BOTH)).toEqual({ google: ["not-asked", null], bing: ["not-asked", null] });
  await record({ service: "bing", status: "success" });
  await record({ service: "google", status: "error" });
  await record({ service: "google", status: "success", url: `${SITE_URL}/blog/a-post-of-another-name` });
  expect(await rowsOf(BOTH)).toEqual({ google: ["error", null], bing: ["success", NOW.toISOString()] });
  expect(await rowsOf(BING_ONLY)).toEqual({
    google: ["not-connected", null],
    bing: ["success", NOW.toISOString()],
  });
});

test("a page is last indexed when the service says so: an accepted request counts from now, and no later answer forgets it", async () => {
  await insertPosts({ slug: "a-post" });
  const crawled = "2026-03-01T08:00:00.000Z";
  await record({ service: "google", status: "success", indexedAt: crawled });
  expect((await rowsOf(BOTH)).google).toEqual(["success", crawled]);
  const later = new Date("2026-03-11T00:00:00.000Z");
  for (const [status, indexedAt] of [
    ["pending", undefined],
    ["error", undefined],
    ["success", null],
  ] as const) {
    await record({ service: "google", status, ...(indexedAt === undefined ? {} : { indexedAt }) }, later);
    expect((await rowsOf(BOTH)).google).toEqual([status, crawled]);
  }
  await record({ service: "google", status: "success", indexedAt: later.toISOString() }, later);
  expect((await rowsOf(BOTH)).google).toEqual(["success", later.toISOString()]);
});

test("asking again makes the connected services pending, keeps when they last indexed, and sends one message", async () => {
  await insertPosts({ slug: "a-post" });
  await record({ service: "bing", status: "success" });
  const entry = await requestReindex(db, { id: "a-post", env: BING_ONLY, messageId: "again" }, NOW);
  expect(entry).toMatchObject({
    queue: "indexing",
    message: { id: "again", type: "indexing.submit", url: `${SITE_URL}/blog/a-post`, reason: "reindex" },
  });
  expect(await rowsOf(BING_ONLY)).toEqual({
    google: ["not-connected", null],
    bing: ["pending", NOW.toISOString()],
  });
  expect(await rows("select service from indexing_requests")).toEqual([{ service: "bing" }]);
});

test.each([
  ["a draft", "update blogs set published = 0"],
  ["a post that waits for its time", "update blogs set publish_at = '2026-03-10T09:15:00.001Z'"],
  ["a post that is gone", "delete from blogs"],
])("asking again for %s is refused and changes nothing", async (_, change) => {
  await insertPosts({ slug: "a-post" });
  await rows(change);
  const input = { id: "a-post", env: BOTH, messageId: "again" };
  await expect(requestReindex(db, input, NOW)).rejects.toThrow("no longer published");
  expect(await rows("select * from indexing_requests")).toEqual([]);
});

test("of IndexNow's answers the newest four are shown, newest first", async () => {
  for (let minute = 1; minute <= 5; minute += 1) {
    const at = new Date(`2026-03-10T09:0${minute}:00.000Z`);
    await runBatch(db, [
      insertIndexNowCall(db, { reason: "publish", urls: minute, status: minute === 5 ? null : 200 }, at),
    ]);
  }
  const { calls } = await readIndexingPanel(db, BOTH, NOW);
  expect(calls.map(({ urls, status }) => [urls, status])).toEqual([
    [5, null],
    [4, 200],
    [3, 200],
    [2, 200],
  ]);
});

test("the site serves fixed pages, published posts and topics that have one; not drafts, waiting posts or made-up paths", async () => {
  await insertPosts(
    { slug: "a-post", category: "SEO", location: "Lakeview, WI" },
    { slug: "a-draft", category: "Drafts", location: "Nowhere, WI", published: false },
    { slug: "waiting", category: "SEO", location: "Later, WI" },
  );
  await rows("update blogs set publish_at = '2999-01-01T00:00:00.000Z' where slug = 'waiting'");
  const served = [
    "/",
    "/blog",
    "/contact",
    "/blog/a-post",
    "/blog/category/seo",
    "/blog/location/lakeview-wi",
  ];
  const not = [
    ...["/blog/a-draft", "/blog/waiting", "/blog/category/drafts", "/blog/location/nowhere-wi"],
    ...[
      "/blog/location/later-wi",
      "/blog/category/",
      "/blog/",
      "/made-up",
      "/contact/",
      "/blog/A-Post",
      "/admin",
    ],
  ];
  expect([...(await listServedPaths(db, [...not, ...served]))].sort()).toEqual(served.sort());
  expect([...(await listServedPaths(db, not))]).toEqual([]);
  expect([...(await listServedPaths(db, []))]).toEqual([]);
});
