import { createScheduledController } from "cloudflare:test";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { keepErrorsOfJob, keepErrorsOfRequest } from "../../app/platform/errors/kept-errors.server";
import {
  notePendingError,
  takePendingErrors,
  WRITE_INTERVAL,
} from "../../app/platform/errors/pending-errors";
import worker from "../../workers/jobs/index";
import { envFailingAt } from "../support/failing-db";
import { findAll } from "../support/page";
import { requestSite } from "../support/site";
import { signedInOnSite } from "../support/staff";
import { clearTables, rawEnv, rows, testDb } from "../support/workers-env";

let headers: Record<string, string> = {};
beforeAll(async () => {
  ({ headers } = await signedInOnSite("kept@beaconry.example", "staff"));
});

let at = Date.now();
beforeEach(async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  takePendingErrors();
  // No write of another test stands in the way.
  at += 100 * WRITE_INTERVAL;
  vi.useFakeTimers({ toFake: ["Date"], now: at });
  await clearTables("errors", "cron_slots", "settings");
  return () => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  };
});

const LEAD = "0199f1c2-7d3a-7c11-9b1e-5a4d2f6c8e90";
const REFERENCE = /Reference: ([\da-f-]{36})/;

async function fail(path: string) {
  const response = await requestSite(path, { headers, env: envFailingAt(/from "mails"/) });
  expect(response.status).toBe(500);
  return REFERENCE.exec(await response.text())?.[1] ?? "";
}

const healthPage = async (search = "") => {
  const html = await (await requestSite(`/admin/health${search}`, { headers })).text();
  const tables = await findAll(html, "table");
  return tables.find(({ text }) => text.includes("Errors, newest first"))?.text ?? "";
};

test("an error that somebody was shown is found by its reference, also after it has happened again", async () => {
  const first = await fail(`/admin/mail/${LEAD}?token=secret`);
  const second = await fail(`/admin/mail/${LEAD}`);
  expect(await rows("select program, place, text, count from errors")).toEqual([
    { program: "site", place: "remix /admin/mail/[id]", text: "D1_ERROR: disk I/O error", count: 2 },
  ]);
  expect(await healthPage()).toContain(second);
  for (const reference of [first, second]) {
    expect(first).not.toBe("");
    const found = await healthPage(
      `?reference=${encodeURIComponent(` Reference: ${reference.toUpperCase()}.`)}`,
    );
    expect(found).toContain(`Reference: ${reference}`);
    expect(found).toContain("site: remix /admin/mail/[id]");
  }
  expect(await healthPage("?reference=0199f1c2-0000-7c11-9b1e-5a4d2f6c8e90")).toBe("");
  expect(await healthPage("?reference=%25")).toBe("");
});

test("an error of a job is kept as one of the jobs", async () => {
  const env = envFailingAt(/from "outbox"/);
  const cron = createScheduledController({ cron: "*/5 * * * *", scheduledTime: new Date() });
  await worker.scheduled(cron, { ...env }).catch(() => {});
  const kept = await rows("select program, place, text from errors");
  expect(kept).toContainEqual({ program: "jobs", place: "jobs.cron", text: "D1_ERROR: disk I/O error" });
});

test("a database that is down delays and fails nothing, and what it did not take is forgotten", async () => {
  const response = await requestSite("/admin/mail", { headers, env: envFailingAt(/from "mails"|errors/) });
  expect(response.status).toBe(500);
  expect(await rows("select count(*) n from errors")).toEqual([{ n: 0 }]);
  expect(takePendingErrors()).toEqual([]);
});

test("a flood costs one write in three seconds, however many requests fail", async () => {
  const works: Promise<unknown>[] = [];
  const log = (n: number) => {
    notePendingError({ where: "flood", text: "Too much", reference: `r${n}` });
    keepErrorsOfRequest(testDb, (work) => void works.push(work));
  };
  for (let n = 0; n < 500; n += 1) log(n);
  expect(works).toHaveLength(2);
  await Promise.all(works);
  expect(await rows("select place, count from errors")).toEqual([{ place: "flood", count: 500 }]);
  await keepErrorsOfJob(testDb());
  expect(works).toHaveLength(2);
});

test("only the 200 newest errors stay, and of one the 40 newest references", async () => {
  for (let n = 0; n < 60; n += 1) {
    for (let k = 0; k < 4; k += 1)
      notePendingError({ where: `place ${n} ${k}`, text: "e" }, new Date(at + k));
    notePendingError(
      { where: "same", text: "e", reference: `${LEAD.slice(0, -2)}${n + 10}` },
      new Date(at + n),
    );
    at += WRITE_INTERVAL;
    vi.setSystemTime(at);
    await keepErrorsOfJob(testDb());
  }
  const [{ total, oldest } = {}] = await rows(
    "select count(*) total, min(first_at) oldest from errors where place <> 'same'",
  );
  expect(total).toBe(199);
  expect(String(oldest) > new Date(at - 60 * WRITE_INTERVAL).toISOString()).toBe(true);
  const [{ count, reference_ids: ids } = {}] = await rows(
    "select count, reference_ids from errors where place = 'same'",
  );
  expect(count).toBe(60);
  expect(String(ids).trim().split(" ")).toEqual(
    Array.from({ length: 40 }, (_, n) => `${LEAD.slice(0, -2)}${69 - n}`),
  );
});

test("a healthy request writes nothing", async () => {
  await requestSite("/admin/mail", { headers, env: rawEnv() });
  expect(await rows("select * from errors")).toEqual([]);
});
