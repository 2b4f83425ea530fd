import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { workOnImport } from "../../app/crm/import/work.task.server";
import { SECOND } from "../../app/platform/clock";
import { retryFailedJob } from "../../app/platform/jobs/failed-jobs.server";
import { createJobContext } from "../../app/platform/jobs/job-context.server";
import { csvFile, HEADER, plainLine } from "../support/csv";
import { deliver } from "../support/deliver";
import { dumpTables } from "../support/dump";
import { envFailingAt } from "../support/failing-db";
import {
  deliverPending,
  importEnv,
  importFile,
  importMessages,
  loadImport,
  submitImportForm,
  upload,
} from "../support/import-page";
import { insertLead } from "../support/leads";
import { envOvertakenAt } from "../support/overtaken-db";
import { signedInStaff, TEST_NOW } from "../support/staff";
import { clearTables, rows, testDb } from "../support/workers-env";

const CONTENT = "beaconry-content";
const RECORDS = ["audit_log", "outbox", "failed_jobs", "lead_imports", "lead_import_rows"];
let headers: Record<string, string> = {};
let colleague: Record<string, string> = {};
beforeAll(async () => {
  ({ headers } = await signedInStaff("ida@beaconry.example"));
  colleague = (await signedInStaff("theo@beaconry.example")).headers;
});
beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  return clearTables(...RECORDS, "leads");
});
afterEach(() => vi.restoreAllMocks());

const known = (name: string, values = {}) => {
  const email = `${name.toLowerCase()}@harbor.example`;
  return insertLead({ firstName: name, businessEmail: email, emailKey: email, ...values });
};
async function started(bytes: Uint8Array, mode = "skip"): Promise<string> {
  const { id } = await upload(bytes, headers);
  await submitImportForm(id, { intent: "start", mode }, headers);
  return id;
}
const undo = (id: string, by = headers) => submitImportForm(id, { intent: "undo" }, by);
const count = async (table: string) => Number((await rows(`select count(*) n from ${table}`))[0]?.n);
const file = (length: number, name = "L") =>
  csvFile(HEADER, ...Array.from({ length }, (_, at) => plainLine(`${name}${at}`)));

const importSchema = z.object({
  v: z.literal(1),
  id: z.string(),
  type: z.literal("crm.import"),
  importId: z.string(),
});

/** Does the pending message's work and that of all that follow, on a clock that moves on by so much at each look. */
async function workInTurns(step: number, env: object = importEnv()) {
  let time = TEST_NOW.getTime();
  const clock = () => {
    time += step;
    return new Date(time);
  };
  const sent = await importMessages();
  const queue = { send: async (body: unknown) => void sent.push(body), sendBatch: async () => {} };
  const context = createJobContext(Object.assign(env, { CONTENT_QUEUE: queue }), clock);
  const took: number[] = [];
  for (const body of sent) {
    const begun = time;
    await workOnImport(importSchema.parse(body), context);
    took.push((time - begun) / SECOND);
  }
  return { messages: sent.map((body) => importSchema.parse(body)), took };
}

test("an import that takes one message a portion ends as done with every row, and so does its undo", async () => {
  await known("L3", { lastName: "Other" });
  const before = await dumpTables(RECORDS);
  const id = await started(file(1600), "update");
  const { messages } = await workInTurns(46 * SECOND);
  expect(messages.length).toBeGreaterThan(3);
  expect(new Set(messages.map((message) => message.id)).size).toBe(messages.length);
  expect(await loadImport(id, headers)).toMatchObject({
    ...{ state: "done", doneRows: 1600, createdRows: 1599, updatedRows: 1, skippedRows: 0, failedRows: 0 },
  });
  expect(await count("leads")).toBe(1600);
  await rows("update outbox set state = 'done'");
  await undo(id);
  const back = await workInTurns(46 * SECOND);
  expect(back.messages.length).toBeGreaterThan(3);
  expect(await loadImport(id, headers)).toMatchObject({ state: "undone", keptRows: 0 });
  expect(await dumpTables(RECORDS)).toEqual(before);
});

test("a message works for 45 seconds, and leaves the rest to the next one", async () => {
  await started(file(1600));
  const { took } = await workInTurns(10 * SECOND);
  expect(took.length).toBeGreaterThan(1);
  for (const seconds of took.slice(0, -1)) expect(seconds).toBeGreaterThan(45);
  for (const seconds of took) expect(seconds).toBeLessThan(90);
  expect(await rows("select state from lead_imports")).toEqual([{ state: "done" }]);
});

test("work that is no longer due does nothing: of a discarded, done, undone or not started import", async () => {
  const { id: waiting } = await upload(csvFile(HEADER, plainLine("Waits")), headers);
  const { id: done } = await importFile(csvFile(HEADER, plainLine("Done")), headers);
  const { id: undone } = await importFile(csvFile(HEADER, plainLine("Undone")), headers);
  await undo(undone);
  await deliverPending();
  const before = await dumpTables(["outbox"]);
  for (const importId of [waiting, done, undone, "discarded"]) {
    const message = { v: 1 as const, id: `late-${importId}`, type: "crm.import" as const, importId };
    await workOnImport(message, createJobContext(importEnv()));
  }
  expect(await dumpTables(["outbox"])).toEqual(before);
});

/** The fields of a lead that a colleague saved between the reading and the writing of a portion. */
const overtaken = (change: string) =>
  importEnv(
    envOvertakenAt(/update "leads" set/, () => rows(`update leads set ${change}, version = version + 1`)),
  );

test("a lead that changes between the reading and the writing of its row keeps the colleague's fields and gets the file's", async () => {
  const id = await known("Known", { industry: "Agency", leadScore: 10 });
  const importId = await started(
    csvFile("Email,Score", "known@harbor.example,77", "nobody@harbor.example,1"),
    "update",
  );
  const env = overtaken("industry = 'Law firm', status = 'qualified', lead_score = 55");
  await deliverPending(env);
  const page = await loadImport(importId, headers);
  expect(page).toMatchObject({ state: "done", doneRows: 2, updatedRows: 1, failedRows: 1, createdRows: 0 });
  expect(await rows("select industry, status, lead_score, version from leads")).toEqual([
    { industry: "Law firm", status: "qualified", lead_score: 77, version: 3 },
  ]);
  const entries = await rows(
    "select entity_id, before, after from audit_log where action = 'lead.import-update'",
  );
  expect(entries).toEqual([{ entity_id: id, before: '{"leadScore":55}', after: '{"leadScore":77}' }]);
  await undo(importId);
  await deliverPending();
  expect(await rows("select industry, status, lead_score, version from leads")).toEqual([
    { industry: "Law firm", status: "qualified", lead_score: 55, version: 2 },
  ]);
});

test("a whole portion is read again if one of its leads changed, and each row counts once", async () => {
  await known("Known", { leadScore: 10 });
  const lines = Array.from({ length: 300 }, (_, at) => plainLine(`New${at}`));
  const importId = await started(
    csvFile(HEADER, ...lines, "Known,Changed,known@harbor.example,,Harbor,,,,90,,,"),
    "update",
  );
  await deliverPending(overtaken("industry = 'Law firm'"));
  expect(await loadImport(importId, headers)).toMatchObject({
    ...{ state: "done", doneRows: 301, createdRows: 300, updatedRows: 1 },
  });
  expect(await count("leads")).toBe(301);
  expect(
    await rows("select action, count(*) n from audit_log where action like 'lead.%' group by 1"),
  ).toEqual([
    { action: "lead.import", n: 300 },
    { action: "lead.import-update", n: 1 },
  ]);
});

test("an import goes on when a message's only portion lost to a colleague's change", async () => {
  await known("Known", { leadScore: 10 });
  const lines = Array.from({ length: 900 }, (_, at) => plainLine(`New${at}`));
  const importId = await started(
    csvFile(HEADER, "Known,Changed,known@harbor.example,,Harbor,,,,90,,,", ...lines),
    "update",
  );
  const { messages } = await workInTurns(46 * SECOND, overtaken("industry = 'Law firm'"));
  expect(new Set(messages.map((message) => message.id)).size).toBe(messages.length);
  expect(await loadImport(importId, headers)).toMatchObject({
    ...{ state: "done", doneRows: 901, createdRows: 900, updatedRows: 1 },
  });
  expect(await rows("select industry, lead_score from leads where first_name = 'Known'")).toEqual([
    { industry: "Law firm", lead_score: 90 },
  ]);
});

test("a lead that goes to the trash meanwhile is not updated in it", async () => {
  await known("Known", { leadScore: 10 });
  const importId = await started(csvFile("Email,Score", "known@harbor.example,77"), "update");
  await deliverPending(overtaken("deleted_at = '2026-05-05T10:00:00.000Z'"));
  expect(await loadImport(importId, headers)).toMatchObject({ state: "done", updatedRows: 0, failedRows: 1 });
  expect(await rows("select lead_score from leads")).toEqual([{ lead_score: 10 }]);
});

/** Delivers the pending message until the queue gives up. */
async function giveUp(env: object) {
  const [message] = await importMessages();
  for (let attempt = 1; attempt <= 5; attempt += 1) await deliver(CONTENT, [message], env, attempt);
  return message;
}
const MIXED = csvFile(HEADER, ...Array.from({ length: 700 }, (_, at) => plainLine(`N${at}`)));

/** An import that failed after its first portion. */
async function halfDone(mode = "skip") {
  const id = await started(MIXED, mode);
  await rows(
    "create trigger no_room before insert on leads when new.first_name = 'N600' begin select raise(abort, 'no room'); end",
  );
  const message = await giveUp(importEnv());
  await rows("drop trigger no_room");
  return { id, message };
}

test("an import that stopped half-way cannot be discarded, and can still be undone", async () => {
  await known("Own");
  const { id } = await halfDone();
  expect(await loadImport(id, headers)).toMatchObject({ state: "failed", createdRows: 500, doneRows: 500 });
  const answer = await submitImportForm(id, { intent: "discard" }, headers);
  expect(answer).toMatchObject({ status: 409, toast: { title: "Failed to discard the import" } });
  expect(await count("lead_import_rows")).toBe(700);
  expect(await undo(id)).toMatchObject({ status: 200 });
  await deliverPending();
  expect(await loadImport(id, headers)).toMatchObject({ state: "undone", keptRows: 0 });
  expect(await rows("select first_name from leads")).toEqual([{ first_name: "Own" }]);
});

test("an import that stopped after updates alone cannot be discarded either", async () => {
  await known("Known");
  const { id } = await importFile(csvFile("Email,Score", "known@harbor.example,77"), headers, "update");
  await rows("update lead_imports set state = 'failed', error = 'The last message was lost'");
  expect((await submitImportForm(id, { intent: "discard" }, headers)).status).toBe(409);
  await undo(id);
  await deliverPending();
  expect(await rows("select lead_score from leads")).toEqual([{ lead_score: 0 }]);
});

test("an import that failed before its first row can be discarded", async () => {
  const id = await started(csvFile(HEADER, plainLine("Ann")));
  await giveUp(importEnv(envFailingAt(/insert into "leads"/)));
  expect((await loadImport(id, headers)).state).toBe("failed");
  expect((await submitImportForm(id, { intent: "discard" }, headers)).status).toBe(303);
  expect(await count("lead_imports")).toBe(0);
});

test.each(["running", "done", "undoing", "undone"])(
  "an import that is %s cannot be discarded",
  async (state) => {
    const { id } = await upload(csvFile(HEADER, plainLine("Ann")), headers);
    await rows("update lead_imports set state = ?", state);
    expect((await submitImportForm(id, { intent: "discard" }, headers)).status).toBe(409);
    expect(await count("lead_import_rows")).toBe(1);
  },
);

test("an import that failed half-way and is resumed makes the rest, once, and counts all", async () => {
  const { id } = await halfDone();
  expect((await submitImportForm(id, { intent: "start", mode: "skip" }, headers)).status).toBe(200);
  await deliverPending();
  expect(await loadImport(id, headers)).toMatchObject({
    ...{ state: "done", createdRows: 700, doneRows: 700, skippedRows: 0, error: null },
  });
  expect(await rows("select count(*) n, count(distinct email_key) emails from leads")).toEqual([
    { n: 700, emails: 700 },
  ]);
});

test("retrying the failed job of an import goes on with it, too", async () => {
  const { id } = await halfDone();
  const [job] = await rows("select id from failed_jobs");
  const retried = await retryFailedJob(testDb(), String(job?.id), TEST_NOW, () => []);
  expect(retried.kind).toBe("queued");
  await deliverPending();
  expect(await loadImport(id, headers)).toMatchObject({ state: "done", createdRows: 700, error: null });
});

test("a message that comes after the undo of a half-done import brings nothing back", async () => {
  const { id, message } = await halfDone();
  await undo(id);
  await deliverPending();
  await rows("update outbox set state = 'pending', attempts = 0");
  await deliver(CONTENT, [message], importEnv());
  expect(await loadImport(id, headers)).toMatchObject({ state: "undone" });
  expect(await count("leads")).toBe(0);
});

test("an undo that the queue gave up half-way is resumed where it stopped", async () => {
  const { id } = await importFile(MIXED, headers);
  const answer = await undo(id);
  expect(answer.status).toBe(200);
  await rows(
    "create trigger no_way before delete on leads when old.first_name = 'N600' begin select raise(abort, 'no way'); end",
  );
  await giveUp(importEnv());
  await rows("drop trigger no_way");
  expect(await loadImport(id, headers)).toMatchObject({ state: "undoing", doneRows: 500 });
  expect((await undo(id)).status).toBe(200);
  expect(await loadImport(id, headers)).toMatchObject({ state: "undoing", doneRows: 500, error: null });
  // While it goes on, nobody starts a second one.
  expect((await undo(id, colleague)).status).toBe(409);
  await deliverPending();
  expect(await loadImport(id, headers)).toMatchObject({ state: "undone", doneRows: 700 });
  expect(await count("leads")).toBe(0);
  expect(await count("audit_log where action = 'lead.import-undo'")).toBe(700);
});

test("retrying the failed job of an undo ends it without its old error", async () => {
  const { id } = await importFile(csvFile(HEADER, plainLine("Ann")), headers);
  await undo(id);
  await giveUp(importEnv(envFailingAt(/delete from "leads"/)));
  expect((await loadImport(id, headers)).error).not.toBeNull();
  const [job] = await rows("select id from failed_jobs");
  await retryFailedJob(testDb(), String(job?.id), TEST_NOW, () => []);
  await deliverPending();
  expect(await loadImport(id, headers)).toMatchObject({ state: "undone", error: null });
});

test("a colleague's click on what somebody else started says so", async () => {
  const id = await started(csvFile(HEADER, plainLine("Ann")));
  const start = { intent: "start", mode: "skip" };
  expect((await submitImportForm(id, start, headers)).status).toBe(200);
  expect(await submitImportForm(id, start, colleague)).toMatchObject({
    ...{ status: 409, toast: { description: "Someone else has started, undone or discarded it." } },
  });
  expect(await importMessages()).toHaveLength(1);
});
