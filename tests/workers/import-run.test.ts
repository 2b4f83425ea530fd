import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { loader as errorFileLoader } from "../../app/crm/import/errors.route";
import { resumeFailedImport } from "../../app/crm/import/imports.server";
import { loader as importsLoader } from "../../app/crm/import/imports-page/route";
import { findByEmail, findByPhone } from "../../app/crm/import/rows/matches.server";
import { loader as exportLoader } from "../../app/crm/leads/export.route";
import { loader as leadsLoader } from "../../app/crm/leads/leads-page/route";
import { importedLeadsPath } from "../../app/crm/paths";
import sample from "../../public/files/leads-sample.csv?raw";
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
import { recordingDb } from "../support/recording-db";
import { argsOf, contextAt, get, responseOf, signedInStaff, TEST_NOW } from "../support/staff";
import { clearTables, rows, testDb } from "../support/workers-env";

const CONTENT = "beaconry-content";
let headers: Record<string, string> = {};
beforeAll(async () => {
  ({ headers } = await signedInStaff("mia@beaconry.example"));
});
beforeEach(() =>
  clearTables("audit_log", "outbox", "failed_jobs", "lead_imports", "lead_import_layouts", "leads"),
);

const known = (name: string, values = {}) => {
  const email = `${name.toLowerCase()}@harbor.example`;
  return insertLead({ firstName: name, businessEmail: email, emailKey: email, ...values });
};
const leadRows = () => rows("select * from leads order by created_at, first_name");
const names = async () => (await leadRows()).map((lead) => lead.first_name);

async function started(bytes: Uint8Array, mode = "skip"): Promise<string> {
  const { id } = await upload(bytes, headers);
  await submitImportForm(id, { intent: "start", mode }, headers);
  return id;
}

test("the sample file that the page offers imports whole: no error, no remark, nothing left open", async () => {
  const { id } = await upload(new TextEncoder().encode(sample), headers);
  const page = await loadImport(id, headers);
  expect(page).toMatchObject({ totalRows: 2, failedRows: 0, missing: [], undecided: "" });
  expect(page.found).toMatchObject({ known: 0, repeated: 0, warned: 0 });
  expect(page.columns.map(({ field }) => field)).not.toContain(null);
  await submitImportForm(id, { intent: "start", mode: "skip" }, headers);
  await deliverPending();
  expect(
    await rows(
      "select first_name, status, deal_value, tags, next_follow_up is null later from leads order by first_name",
    ),
  ).toEqual([
    { first_name: "Ada", status: "new", deal_value: 850_000, tags: "Spring,Two crews", later: 0 },
    { first_name: "Marcus", status: "contacted", deal_value: 1_200_000, tags: "Spring", later: 1 },
  ]);
});

test("[CRM-088] [CRM-091] the twelve columns become the lead's fields, empty cells their defaults", async () => {
  await importFile(
    csvFile(
      HEADER,
      'Dana,Reyes,Dana@X.example,+1 (440) 555-0102,Fern,Agency,Contacted,HIGH,85,fair,"$1,250.50",A shop',
      "Only,Needed,only@x.example,,Fern,,,,,,,",
    ),
    headers,
  );
  const [dana, only] = await leadRows();
  expect(dana).toMatchObject({
    first_name: "Dana",
    last_name: "Reyes",
    business_email: "Dana@X.example",
    phone_number: "+1 (440) 555-0102",
    company_name: "Fern",
    industry: "Agency",
    status: "contacted",
    priority: "high",
    lead_score: 85,
    source: "fair",
    deal_value: 125_050,
    project_description: "A shop",
    email_key: "dana@x.example",
    phone_key: "4405550102",
    quarantine_reason: null,
    version: 1,
  });
  // She was contacted some time before; the file does not say when.
  expect(dana?.last_contacted).toBeNull();
  expect(only).toMatchObject({
    phone_number: null,
    industry: null,
    status: "new",
    priority: "medium",
    lead_score: 0,
    source: "csv_import",
    deal_value: null,
    project_description: "",
    last_contacted: null,
  });
});

test("[CRM-090] quoted cells keep commas, doubled quotes and line breaks, and lose the quotes around them", async () => {
  await importFile(
    csvFile(HEADER, 'Dana,"Reyes, Jr.",dana@x.example,,"Fern ""& Sons""",,,,,,,"One\r\ntwo, ""three"""'),
    headers,
  );
  expect((await leadRows())[0]).toMatchObject({
    last_name: "Reyes, Jr.",
    company_name: 'Fern "& Sons"',
    project_description: 'One\ntwo, "three"',
  });
});

test("[CRM-095] the import shows how many leads it imported, on its page and in the list of imports", async () => {
  const page = await importFile(csvFile(HEADER, plainLine("Ann"), plainLine("Ben"), "bad,row"), headers);
  expect(page).toMatchObject({
    state: "done",
    title: "Import done",
    createdRows: 2,
    failedRows: 1,
    doneRows: 3,
  });
  const [listed] = await importsLoader({ ...argsOf(get("/admin/leads/imports", headers)), params: {} });
  expect(listed).toMatchObject({
    fileName: "leads.csv",
    state: "done",
    totalRows: 3,
    createdRows: 2,
    failedRows: 1,
    by: "mia",
  });
  const audit = await rows("select action, count(*) n from audit_log group by 1 order by 1");
  expect(audit).toEqual([
    { action: "import.done", n: 1 },
    { action: "import.start", n: 1 },
    { action: "import.upload", n: 1 },
    { action: "lead.import", n: 2 },
  ]);
});

test("the link to an import's leads lists those that it created and updated, says its file, and exports the same", async () => {
  for (const name of ["Known", "Other"]) await known(name);
  await importFile(csvFile(HEADER, plainLine("Elsewhere")), headers);
  const file = csvFile(HEADER, plainLine("Known", ",lost"), plainLine("Fresh"), plainLine("Gone"), "bad,row");
  const { id } = await importFile(file, headers, "update");
  await rows("update leads set deleted_at = updated_at where first_name = 'Gone'");
  const list = await leadsLoader(argsOf(get(importedLeadsPath(id), headers)));
  expect(list.leads.map(({ firstName }) => firstName).toSorted()).toEqual(["Fresh", "Known"]);
  expect([list.total, list.choices.import]).toEqual([2, [{ value: id, label: "leads.csv" }]]);
  const params = { ...argsOf(get(`/admin/leads/export?import=${id}`, headers)), params: {} };
  const exported = await (await responseOf(() => exportLoader(params))).text();
  expect(exported.match(/\w+(?=@)/g)?.toSorted()).toEqual(["fresh", "known"]);
  const gone = await leadsLoader(argsOf(get(importedLeadsPath("none"), headers)));
  expect([gone.total, gone.choices.import]).toEqual([0, [{ value: "none", label: "one that is gone" }]]);
});

const MIXED = csvFile(
  HEADER,
  "Known,Changed,known@harbor.example,,,Agency,lost,,90,,500,",
  plainLine("Fresh"),
  "Fresh,Again,fresh@harbor.example,,Elsewhere,,,,,,,",
  plainLine("Same"),
);
const same = { lastName: "Bell", companyName: "Harbor Auto Group", projectDescription: "Kept" };

test("skip leaves a lead with the same email unchanged and takes each email of the file once", async () => {
  await known("Known");
  await known("Same", same);
  const before = await rows("select * from leads order by id");
  const page = await importFile(MIXED, headers, "skip");
  expect(page).toMatchObject({ createdRows: 1, updatedRows: 0, skippedRows: 3, failedRows: 0 });
  expect(await rows("select * from leads where first_name <> 'Fresh' order by id")).toEqual(before);
  expect(await rows("select last_name from leads where first_name = 'Fresh'")).toEqual([
    { last_name: "Bell" },
  ]);
});

test("update changes only what the cells contain, by the rules of an edit", async () => {
  const id = await known("Known", { priority: "high", source: "fair", converted: true, status: "converted" });
  await known("Same", same);
  const page = await importFile(MIXED, headers, "update");
  expect(page).toMatchObject({ createdRows: 1, updatedRows: 1, skippedRows: 2, failedRows: 0 });
  expect((await rows("select * from leads where id = ?", id))[0]).toMatchObject({
    last_name: "Changed",
    company_name: "Harbor Auto Group",
    project_description: "Three rooftops, most calls come from one of them.",
    industry: "Agency",
    status: "lost",
    converted: 0,
    priority: "high",
    lead_score: 90,
    source: "fair",
    deal_value: 50_000,
    version: 2,
    created_at: "2026-05-04T10:00:00.000Z",
  });
  const [entry] = await rows("select before, after from audit_log where action = 'lead.import-update'");
  expect(JSON.parse(String(entry?.before))).toMatchObject({ lastName: "Bell", leadScore: 0 });
  expect(JSON.parse(String(entry?.after))).toMatchObject({ lastName: "Changed", leadScore: 90 });
});

test("create makes a lead of each row, even with an existing email", async () => {
  await known("Known");
  await known("Same", same);
  const page = await importFile(MIXED, headers, "create");
  expect(page).toMatchObject({ createdRows: 3, updatedRows: 0, skippedRows: 0, failedRows: 1 });
  expect((await names()).sort()).toEqual(["Fresh", "Fresh", "Known", "Same", "Same"]);
});

test("an update needs only the email and the columns that change", async () => {
  const id = await known("Known", { leadScore: 10 });
  const { id: importId } = await upload(
    csvFile("Email,Score", "KNOWN@harbor.example,77", "nobody@harbor.example,50"),
    headers,
  );
  const page = await loadImport(importId, headers);
  expect(page).toMatchObject({ failedRows: 1, found: { known: 1, updatesOnly: 1 } });
  expect(page.errors.rows[0]?.error).toBe(
    "First Name is required; Last Name is required; Company is required",
  );
  expect(page.forecasts).toContainEqual({ mode: "update", created: 0, updated: 1, skipped: 0, failed: 0 });
  expect(page.forecasts).toContainEqual({ mode: "create", created: 0, updated: 0, skipped: 0, failed: 1 });
  const before = await rows("select * from leads");
  await submitImportForm(importId, { intent: "start", mode: "update" }, headers);
  await deliverPending();
  const changed = { lead_score: 77, business_email: "KNOWN@harbor.example", version: 2 };
  const [after] = await rows("select * from leads where id = ?", id);
  expect(after).toEqual({ ...before[0], ...changed, updated_at: after?.updated_at });
});

test("a row whose lead was deleted since the dry run fails alone", async () => {
  const id = await known("Known");
  const { id: importId } = await upload(csvFile("Email,Score", "known@harbor.example,77"), headers);
  await env.DB.prepare("delete from leads where id = ?").bind(id).run();
  await submitImportForm(importId, { intent: "start", mode: "update" }, headers);
  await deliverPending();
  const page = await loadImport(importId, headers);
  expect(page).toMatchObject({ state: "done", updatedRows: 0, failedRows: 1 });
  expect(page.errors.rows[0]?.error).toContain("First Name is required");
});

test("the oldest lead with an email is updated; those in the trash or in spam review do not match", async () => {
  const old = await known("Known", { createdAt: "2026-01-01T00:00:00.000Z" });
  await known("Known");
  await known("Known", { createdAt: "2025-01-01T00:00:00.000Z", deletedAt: "2026-01-01T00:00:00.000Z" });
  await known("Known", { createdAt: "2025-01-01T00:00:00.000Z", quarantineReason: "odd" });
  await importFile(csvFile("Email,Score", "known@harbor.example,77"), headers, "update");
  expect(await rows("select id from leads where lead_score = 77")).toEqual([{ id: old }]);
});

/** 2,500 rows of three kinds: three chunks of work. */
const LARGE = csvFile(
  HEADER,
  ...Array.from({ length: 2500 }, (_, at) =>
    at % 100 === 7 ? `L${at},Bell,nobody,,Harbor` : plainLine(`L${at}`, "Agency,lost,,50"),
  ),
);
const importRows = "select outcome, count(*) n from lead_import_rows group by 1 order by 1";
const ALL_DONE = [
  { outcome: "created", n: 2475 },
  { outcome: "failed", n: 25 },
];

test("delivering every message twice, and all again later, changes nothing more", async () => {
  const id = await started(LARGE);
  const [message] = await importMessages();
  await deliver(CONTENT, [message, message], importEnv());
  const after = await dumpTables();
  expect(await rows(importRows)).toEqual(ALL_DONE);
  expect(await rows("select count(*) n from leads")).toEqual([{ n: 2475 }]);
  await deliver(CONTENT, [message], importEnv());
  expect(await dumpTables()).toEqual(after);
  expect(await loadImport(id, headers)).toMatchObject({ state: "done", createdRows: 2475, failedRows: 25 });
});

test("two concurrent consumers import each row once", async () => {
  const id = await started(LARGE);
  const [message] = await importMessages();
  // The same work under another id, as the sweep resends it after a lost claim.
  const other = { ...Object(message), id: "other" };
  await env.DB.prepare(
    "insert into outbox (id, queue, message, state, attempts, due_at, created_at, updated_at) select 'other', queue, message, state, attempts, due_at, created_at, updated_at from outbox where id = ?",
  )
    .bind(String(Object(message).id))
    .run();
  await Promise.all([deliver(CONTENT, [message], importEnv()), deliver(CONTENT, [other], importEnv())]);
  expect(await rows(importRows)).toEqual(ALL_DONE);
  expect(await rows("select count(*) n from leads")).toEqual([{ n: 2475 }]);
  expect(await rows("select count(*) n from audit_log where action = 'lead.import'")).toEqual([{ n: 2475 }]);
  expect(await loadImport(id, headers)).toMatchObject({ state: "done", createdRows: 2475, doneRows: 2500 });
});

test("after a failure half-way the next delivery finishes, with no lead duplicated or missing", async () => {
  const id = await started(LARGE);
  await env.DB.prepare(
    "create trigger no_room before insert on leads when new.first_name = 'L1234' begin select raise(abort, 'no room'); end",
  ).run();
  const [message] = await importMessages();
  const failed = await deliver(CONTENT, [message], importEnv());
  expect(failed.retryMessages).toHaveLength(1);
  const half = await loadImport(id, headers);
  expect(half.state).toBe("running");
  expect(half.createdRows).toBe(Number((await rows("select count(*) n from leads"))[0]?.n));
  expect(half.createdRows).toBeGreaterThan(0);
  expect(half.createdRows).toBeLessThan(2000);
  await env.DB.prepare("drop trigger no_room").run();
  await deliver(CONTENT, [message], importEnv(), 2);
  expect(await rows(importRows)).toEqual(ALL_DONE);
  expect(await rows("select count(*) n, count(distinct email_key) emails from leads")).toEqual([
    { n: 2475, emails: 2475 },
  ]);
  expect(await loadImport(id, headers)).toMatchObject({ state: "done", createdRows: 2475 });
});

test("[CRM-096] if the queue gives up, the import is failed, shows why, and staff can resume it", async () => {
  const id = await started(csvFile(HEADER, plainLine("Ann")));
  const [message] = await importMessages();
  const failing = importEnv(envFailingAt(/insert into "leads"/));
  for (let attempt = 1; attempt <= 5; attempt += 1) await deliver(CONTENT, [message], failing, attempt);
  expect(await loadImport(id, headers)).toMatchObject({
    state: "failed",
    title: "Import failed",
    error: "D1_ERROR: disk I/O error",
  });
  expect(await rows("select queue, attempts from failed_jobs")).toEqual([{ queue: CONTENT, attempts: 5 }]);
  const answer = await submitImportForm(id, { intent: "start", mode: "skip" }, headers);
  expect(answer).toMatchObject({ status: 200, toast: { title: "Import started" } });
  await deliverPending();
  expect(await loadImport(id, headers)).toMatchObject({ state: "done", createdRows: 1, error: null });
  expect(await names()).toEqual(["Ann"]);
});

test("a late delivery does not resume a failed import that was never checked", async () => {
  const { id } = await upload(csvFile(HEADER, plainLine("Ann")), headers);
  await env.DB.prepare(
    "update lead_imports set state = 'failed', mapping = json_set(mapping, '$.found', null)",
  ).run();
  await resumeFailedImport(testDb(), id, TEST_NOW);
  expect((await loadImport(id, headers)).state).toBe("failed");
});

test("an import is started once, however often the button is clicked", async () => {
  const { id } = await upload(csvFile(HEADER, plainLine("Ann")), headers);
  const answers = await Promise.all(
    [1, 2, 3].map(() => submitImportForm(id, { intent: "start", mode: "skip" }, headers)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200]);
  expect(await importMessages()).toHaveLength(1);
  await deliverPending();
  for (const intent of ["map", "start", "discard"]) {
    const late = await submitImportForm(id, { intent, mode: "skip" }, headers);
    expect(late.status, intent).toBe(409);
  }
  expect(await names()).toEqual(["Ann"]);
});

test("an unknown intent, an invalid mode and an unknown import are rejected", async () => {
  const { id } = await upload(csvFile(HEADER, plainLine("Ann")), headers);
  expect((await submitImportForm(id, { intent: "explode" }, headers)).status).toBe(400);
  expect((await submitImportForm(id, { intent: "start", mode: "explode" }, headers)).status).toBe(400);
  expect((await submitImportForm("nobody", { intent: "undo" }, headers)).status).toBe(404);
});

test("the error file has the failed rows with line and error, and imports once corrected", async () => {
  const bad = 'Cy,Bell,cy@@harbor.example,,"Harbor, ""Auto""",=1+1,lost,,,,,"Two\nlines"';
  const { id } = await importFile(csvFile(HEADER, plainLine("Ann"), bad, "Di,Bell"), headers);
  const request = get(`/admin/leads/imports/${id}/errors`, headers);
  const response = await responseOf(() =>
    errorFileLoader({ request, params: { importId: id }, context: contextAt() }),
  );
  expect(response.headers.get("Content-Disposition")).toBe(
    'attachment; filename="import-errors-2026-03-10.csv"',
  );
  const text = await response.text();
  expect(text.split("\r\n")).toEqual([
    `Line,Problem,${HEADER}`,
    `3,Enter an email like name@company.com,Cy,Bell,cy@@harbor.example,,"Harbor, ""Auto""",'=1+1,lost,,,,,"Two\nlines"`,
    '5,"Email is required; Company is required",Di,Bell',
    "",
  ]);
  const mended = text.replace("cy@@", "cy@").replace(/\r\n5,.*/, "");
  const page = await importFile(new TextEncoder().encode(mended), headers);
  expect(page).toMatchObject({ createdRows: 1, failedRows: 0 });
  expect((await rows("select * from leads where first_name = 'Cy'"))[0]).toMatchObject({
    company_name: 'Harbor, "Auto"',
    industry: "=1+1",
    status: "lost",
    project_description: "Two\nlines",
  });
});

test("[CRM-099] an export imports unchanged, including formula-like text and the created date", () =>
  expectRoundTrip("", ""));

test("[CRM-099] the export of all fields imports unchanged, with the next follow-up", () =>
  expectRoundTrip("?fields=all", ", next_follow_up"));

async function expectRoundTrip(search: string, more: string): Promise<void> {
  for (const [at, text] of [
    "=1+1",
    "+1 (440) 555-0102",
    "-2",
    "@SUM(A1)",
    "'=quoted",
    "''",
    "'t Hooft",
  ].entries()) {
    await insertLead({
      firstName: text,
      lastName: `"${text}", ;`,
      phoneNumber: text,
      companyName: text,
      industry: text,
      status: "lost",
      priority: "low",
      leadScore: at,
      source: text,
      dealValue: at === 0 ? null : at * 33,
      projectDescription: `${text}\n\n"so", they said;\tand more`,
      createdAt: `2026-02-0${at + 1}T04:05:06.789Z`,
      nextFollowUp: at === 1 ? null : `2026-05-1${at}T14:30:00.000Z`,
      ...{ lastContacted: "2026-02-20T09:00:00.000Z", channel: "paid", campaign: text, landingPath: "/x" },
    });
  }
  const fields = `select first_name, last_name, business_email, phone_number, company_name, industry, status, priority,
    lead_score, source, deal_value, project_description, created_at, email_key${more} from leads order by created_at`;
  const before = await rows(fields);
  const request = get(`/admin/leads/export${search}`, headers);
  const exported = await responseOf(() => exportLoader({ request, params: {}, context: contextAt() }));
  const bytes = new Uint8Array(await exported.arrayBuffer());
  await clearTables("leads");
  const page = await importFile(bytes, headers);
  expect(page).toMatchObject({ createdRows: 7, failedRows: 0, skippedRows: 0 });
  expect(await rows(fields)).toEqual(before);
}

test("matching the leads of 1,000 rows reads a few rows each, however many leads there are", async () => {
  await env.DB.prepare(
    `with recursive n(i) as (select 0 union all select i + 1 from n where i < 4999)
    insert into leads (id, first_name, last_name, business_email, company_name, project_description, source, email_key,
      phone_key, created_at, updated_at)
    select 'lead-' || i, 'L' || i, 'Bell', 'x', 'Harbor', '', 'fair', 'l' || (i / 2) || '@x.example', '5550' || (i / 2),
      '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z' from n`,
  ).run();
  const { db, measure } = recordingDb();
  const keys = Array.from({ length: 1000 }, (_, at) => at);
  const byEmail = await findByEmail(
    db,
    keys.map((at) => `l${at}@x.example`),
  );
  expect(byEmail.size).toBe(1000);
  expect(byEmail.get("l7@x.example")?.id).toBe("lead-14");
  const byPhone = await findByPhone(
    db,
    keys.map((at) => `5550${at}`),
  );
  expect(byPhone.get("55507")).toBe("L14 Bell, Harbor");
  const read = await measure();
  expect(read).toHaveLength(2);
  for (const count of read) expect(count).toBeLessThan(10_000);
});
