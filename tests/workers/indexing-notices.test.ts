import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { runBatch } from "../../app/platform/db/database.server";
import { insertOutbox, type OutboxEntry } from "../../app/platform/jobs/outbox.server";
import { USUAL_RETRIES } from "../../app/platform/jobs/retries";
import { deliver } from "../support/deliver";
import { envFailingAt } from "../support/failing-db";
import { insertPosts } from "../support/posts";
import { clearTables, rawEnv, rows, testDb } from "../support/workers-env";

const NOTICES = { INDEXNOW_KEY: "0123456789abcdef", INDEXNOW_URL: "https://indexnow.example/" };
const pageOf = (name: string) => `https://beaconry.example/blog/${name}`;

beforeEach(() =>
  clearTables("indexing_requests", "indexnow_calls", "failed_jobs", "outbox", "settings", "blogs"),
);
beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

type Message = OutboxEntry["message"];
const submit = (name: string, reason: string, id = `${name}-${reason}`): Message => ({
  ...{ v: 1, id, type: "indexing.submit", url: pageOf(name), action: "submit", kind: "URL_UPDATED", reason },
});
const removal = (name: string): Message => ({
  ...{ v: 1, id: `${name}-gone`, type: "indexing.removal", url: pageOf(name) },
});

/** IndexNow answers with these statuses, one request after the other; null is no answer. Returns what it was told. */
function indexNow(...statuses: (number | null)[]): string[][] {
  const told: string[][] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (_url, init) => {
    told.push(JSON.parse(String(init?.body)).urlList);
    const status = statuses[Math.min(told.length, statuses.length) - 1] ?? null;
    if (status === null) throw new Error("Network connection lost");
    return new Response(null, { status });
  });
  return told;
}

async function store(...messages: Message[]) {
  const inserts = messages.map((message) =>
    insertOutbox(testDb(), { queue: "indexing", message }, new Date()),
  );
  await runBatch(testDb(), inserts);
}
const send = (messages: Message[], env: object = rawEnv(NOTICES)) =>
  deliver("beaconry-indexing", messages, env);
const bing = () => rows("select status, detail from indexing_requests where service = 'bing'");

test.each([
  [200, "success"],
  [202, "success"],
  [400, "error"],
  [403, "error"],
  [422, "error"],
])("after a %i of IndexNow a published page is done, with the state %s", async (status, state) => {
  const told = indexNow(status);
  const message = submit("a-post", "publish");
  await store(message);
  expect((await send([message])).explicitAcks).toHaveLength(1);
  expect(await bing()).toMatchObject([{ status: state, detail: expect.stringContaining(`(${status})`) }]);
  expect((await send([message])).explicitAcks).toHaveLength(1);
  expect(told).toHaveLength(1);
});

test.each([429, 500, 503, null])(
  "after %s of IndexNow a page is told again, and the next answer counts",
  async (status) => {
    const told = indexNow(status, 200);
    const message = submit("a-post", "publish");
    await store(message);
    expect((await send([message])).retryMessages).toHaveLength(1);
    expect(await bing()).toMatchObject([{ status: "error" }]);
    expect((await send([message])).explicitAcks).toHaveLength(1);
    expect(await bing()).toEqual([{ status: "success", detail: "IndexNow: accepted (200)" }]);
    expect(told).toEqual([[pageOf("a-post")], [pageOf("a-post")]]);
  },
);

test("a page that is never taken ends as a failed job after five requests", async () => {
  const told = indexNow(500);
  const message = submit("a-post", "publish");
  await store(message);
  for (let attempt = 1; attempt < USUAL_RETRIES.attempts; attempt += 1) await send([message]);
  expect((await send([message])).explicitAcks).toHaveLength(1);
  expect(told).toHaveLength(USUAL_RETRIES.attempts);
  expect(await rows("select error, attempts from failed_jobs")).toEqual([
    { error: "IndexNow: an unknown answer (500)", attempts: USUAL_RETRIES.attempts },
  ]);
});

test.each([
  [200, "acked"],
  [403, "acked"],
  [500, "retried"],
  [null, "retried"],
])("after %s of IndexNow the notice of a removed page is %s", async (status, outcome) => {
  indexNow(status);
  await store(removal("a-post"));
  const { explicitAcks } = await send([removal("a-post")]);
  expect(explicitAcks).toHaveLength(outcome === "acked" ? 1 : 0);
  expect(await rows("select reason, urls, status from indexnow_calls")).toEqual([
    { reason: "unpublish", urls: 1, status },
  ]);
  // It does not request indexing.
  expect(await rows("select * from indexing_requests")).toEqual([]);
});

test("without a key nobody is told of a removed page, and the sitemap's state knows of it", async () => {
  const told = indexNow(200);
  await store(removal("a-post"));
  expect((await send([removal("a-post")], rawEnv())).explicitAcks).toHaveLength(1);
  expect([told, await rows("select * from indexnow_calls")]).toEqual([[], []]);
  expect(await rows("select 1 from settings where key = 'sitemap.state'")).toHaveLength(1);
});

test("pages of one delivery that changed for different reasons go in a request each, a page that comes twice once", async () => {
  const told = indexNow(200);
  const messages = [
    ...[
      submit("one", "publish"),
      submit("two", "update"),
      submit("one", "publish", "once-more"),
      removal("three"),
    ],
    ...[submit("four", "update"), submit("five", "reindex")],
  ];
  await store(...messages);
  expect((await send(messages)).explicitAcks).toHaveLength(6);
  expect(told.map((urls) => urls.map((url) => url.split("/").at(-1)))).toEqual([
    ["one"],
    ["two", "four"],
    ["three"],
    ["five"],
  ]);
  expect(await rows("select reason, urls from indexnow_calls order by reason")).toEqual([
    { reason: "publish", urls: 1 },
    { reason: "reindex", urls: 1 },
    { reason: "unpublish", urls: 1 },
    { reason: "update", urls: 2 },
  ]);
});

const sitemap = async () =>
  rows("select json_extract(value, '$.status') status, json_extract(value, '$.urlCount') urls from settings");

test("a page that changed brings the sitemap's state up to date; if that fails, the services are still told", async () => {
  const told = indexNow(200);
  await store(submit("a-post", "publish"), removal("b-post"), submit("c-post", "publish"));
  await send([submit("a-post", "publish")]);
  const [before] = await sitemap();
  expect(before?.status).toBe("success");
  await insertPosts({ slug: "b-post", category: "", location: "" });
  await send([removal("b-post")]);
  // The post; the page of those without a category is not for search engines yet.
  expect(Number((await sitemap())[0]?.urls) - Number(before?.urls)).toBe(1);

  const failing = { ...envFailingAt(/from "blogs"/), ...NOTICES };
  expect((await send([submit("c-post", "publish")], failing)).explicitAcks).toHaveLength(1);
  expect(told.at(-1)).toEqual([pageOf("c-post")]);
  expect((await sitemap())[0]?.status).toBe("error");
});
