import { beforeEach, expect, test } from "vitest";
import { submitUrl } from "../../app/blog/index-request";
import { NoticeRefused } from "../../app/indexing/indexnow.server";
import type { IndexingClient } from "../../app/indexing/services.server";
import { submitUrlToServices } from "../../app/indexing/submit.task.server";
import { createJobContext } from "../../app/platform/jobs/job-context.server";
import { clearTables, rawEnv, rows } from "../support/workers-env";

const URL_OF_POST = "https://beaconry.example/blog/a-post";
const message = submitUrl.schema.parse({
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

beforeEach(() => clearTables("indexing_requests"));

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
