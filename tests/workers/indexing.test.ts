import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { removalNoticeMessage, submitUrlMessage } from "../../app/blog/publishing/index-request";
import { NoticeRefused } from "../../app/indexing/indexnow.server";
import type { IndexingClient } from "../../app/indexing/services.server";
import { submitUrlToServices } from "../../app/indexing/submit.task.server";
import { runBatch } from "../../app/platform/db/database.server";
import { createJobContext } from "../../app/platform/jobs/job-context.server";
import { insertOutbox, type OutboxEntry } from "../../app/platform/jobs/outbox.server";
import { deliver } from "../support/deliver";
import { clearTables, rawEnv, rows, testDb } from "../support/workers-env";

const URL_OF_POST = "https://beaconry.example/blog/a-post";
const message = submitUrlMessage.schema.parse({
  v: 1,
  id: "message-1",
  type: "indexing.submit",
  url: URL_OF_POST,
  action: "submit",
  kind: "URL_UPDATED",
});
const at = (time: string) => createJobContext(rawEnv(), () => new Date(time));
const NOON = "2024-11-21T12:00:00.000Z";
const LATER = "2024-11-21T13:00:00.000Z";
const requests = () => rows("select * from indexing_requests order by service");

beforeEach(() => clearTables("indexing_requests", "indexnow_calls", "failed_jobs", "outbox"));
afterEach(() => vi.restoreAllMocks());

test("[IDX-011] without an account both services report that they are not connected", async () => {
  await submitUrlToServices(message, at(NOON));
  expect(await requests()).toMatchObject(
    ["bing", "google"].map((service) => ({
      service,
      url: URL_OF_POST,
      action: "submit",
      kind: "URL_UPDATED",
      status: "not-connected",
      last_indexed: null,
    })),
  );
});

test("delivering a message twice, also later, changes nothing", async () => {
  await submitUrlToServices(message, at(NOON));
  const before = await requests();
  await submitUrlToServices(message, at(LATER));
  expect(await requests()).toEqual(before);
});

const taking: IndexingClient = {
  service: "bing",
  submit: async () => ({ status: "success", detail: "200" }),
};
const failing: IndexingClient = {
  service: "google",
  submit: () => Promise.reject(new Error("503 from the service")),
};

test("[IDX-011] if one service fails, the other's result is kept, and the failure is shown and retried", async () => {
  await expect(submitUrlToServices(message, at(NOON), [failing, taking])).rejects.toThrow(
    "503 from the service",
  );
  expect(await requests()).toMatchObject([
    { service: "bing", status: "success", last_indexed: NOON },
    { service: "google", status: "error", detail: "503 from the service", last_indexed: null },
  ]);
});

test("a failure after a success keeps the date of the last success", async () => {
  await submitUrlToServices(message, at(NOON), [taking]);
  await expect(submitUrlToServices(message, at(LATER), [{ ...failing, service: "bing" }])).rejects.toThrow();
  expect(await requests()).toMatchObject([{ status: "error", last_indexed: NOON, updated_at: LATER }]);
});

test("a refusal of IndexNow is kept as an error and is not tried again", async () => {
  const refusing: IndexingClient = {
    service: "bing",
    submit: () => Promise.reject(new NoticeRefused("IndexNow: the key was not found on the site (403)")),
  };
  await submitUrlToServices(message, at(NOON), [refusing]);
  expect(await requests()).toMatchObject([
    { service: "bing", status: "error", detail: "IndexNow: the key was not found on the site (403)" },
  ]);
});

const withIndexNow = () =>
  rawEnv({ INDEXNOW_KEY: "0123456789abcdef", INDEXNOW_URL: "https://indexnow.example/" });
const pageOf = (n: number) => `https://beaconry.example/blog/post-${n}`;

/** Delivers messages as the outbox sent them. */
async function deliverAll(messages: OutboxEntry["message"][]) {
  await runBatch(
    testDb(),
    messages.map((sent) => insertOutbox(testDb(), { queue: "indexing", message: sent }, new Date())),
  );
  return deliver("beaconry-indexing", messages, withIndexNow());
}

const removal = removalNoticeMessage.schema.parse({
  v: 1,
  id: "gone",
  type: "indexing.removal",
  url: pageOf(9),
});

test("the pages of one delivery go to IndexNow in one request for each reason", async () => {
  const asked: string[][] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (_url, init) => {
    asked.push(JSON.parse(String(init?.body)).urlList);
    return new Response(null, { status: 202 });
  });
  const published = [1, 2, 3].map((n) => ({ ...message, id: `message-${n}`, url: pageOf(n) }));
  const result = await deliverAll([...published, removal]);
  expect(result.explicitAcks).toHaveLength(4);
  expect(asked).toEqual([[pageOf(1), pageOf(2), pageOf(3)], [pageOf(9)]]);
  expect(await rows("select reason, urls, status from indexnow_calls order by rowid")).toEqual([
    { reason: "publish", urls: 3, status: 202 },
    { reason: "unpublish", urls: 1, status: 202 },
  ]);
  expect(await rows("select url from indexing_requests where service = 'bing' order by url")).toEqual(
    [1, 2, 3].map((n) => ({ url: pageOf(n) })),
  );
});

test("a 429 of IndexNow sends every message of its delivery back to the queue for as long as it asks", async () => {
  vi.spyOn(globalThis, "fetch").mockImplementation(
    async () => new Response(null, { status: 429, headers: { "Retry-After": "120" } }),
  );
  const published = [1, 2].map((n) => ({ ...message, id: `busy-${n}`, url: pageOf(n) }));
  const result = await deliverAll(published);
  expect(result.explicitAcks).toEqual([]);
  expect(result.retryMessages).toHaveLength(2);
  const waits = await rows("select unixepoch(due_at) - unixepoch() as seconds from outbox");
  expect(waits).toHaveLength(2);
  for (const { seconds } of waits) expect(seconds).toBeGreaterThan(100);
  expect(await rows("select urls, status from indexnow_calls")).toEqual([{ urls: 2, status: 429 }]);
});
