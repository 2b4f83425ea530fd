import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { pruneImports } from "../../app/crm/import/prune.task.server";
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
import { submitLeadForm } from "../support/lead-page";
import { insertLead } from "../support/leads";
import { INDEX_ALL_LEADS } from "../support/search-rows";
import { signedInStaff } from "../support/staff";
import { clearTables, rows, testDb } from "../support/workers-env";

const CONTENT = "beaconry-content";
/** Tables that record the import and its undo; all others must be as before. */
const RECORDS = ["audit_log", "outbox", "failed_jobs", "errors", "lead_imports", "lead_import_rows"];

let headers: Record<string, string> = {};
beforeAll(async () => {
  ({ headers } = await signedInStaff("noa@beaconry.example"));
});
beforeEach(() => clearTables(...RECORDS, "lead_import_layouts", "leads"));

const known = (name: string, values = {}) => {
  const email = `${name.toLowerCase()}@harbor.example`;
  return insertLead({ firstName: name, businessEmail: email, emailKey: email, ...values });
};

const undo = (id: string) => submitImportForm(id, { intent: "undo" }, headers);

/** 1,200 new leads and 1,200 existing ones, of every status, priority and industry. */
async function insertMany() {
  await env.DB.prepare(
    `with recursive n(i) as (select 0 union all select i + 1 from n where i < 1199)
    insert into leads (id, first_name, last_name, business_email, phone_number, company_name, industry,
      project_description, status, priority, lead_score, source, deal_value, converted, email_key, phone_key, version, created_at, updated_at)
    select printf('old-%05d', i), 'K' || i, 'Bell', 'k' || i || '@harbor.example', iif(i % 4, null, '(216) 555-0118'), 'Harbor',
      iif(i % 5, null, 'Agency'), '', iif(i % 3, 'new', 'converted'), iif(i % 2, 'low', 'high'), i % 100, 'fair',
      iif(i % 7, i * 100, null), i % 3 = 0, 'k' || i || '@harbor.example', iif(i % 4, '', '2165550118'), 1 + i % 3,
      '2026-01-01T00:00:00.000Z', '2026-02-01T00:00:00.000Z'
    from n`,
  ).run();
  await env.DB.prepare(INDEX_ALL_LEADS).run();
}

const fresh = (at: number) =>
  `N${at},Bell,n${at}@harbor.example,,Harbor,Industry ${at % 9},lost,,50,,12.50,Text,2025-0${(at % 9) + 1}-01`;
const changed = (at: number) =>
  `K${at},Changed ${at},K${at}@harbor.example,+1 440 555 0102,Elsewhere,Law firm,${at % 2 ? "lost" : "contacted"},medium,77,web,99,New text`;

const MANY = csvFile(
  `${HEADER},Created`,
  ...Array.from({ length: 1200 }, (_, at) => [fresh(at), changed(at)]).flat(),
  "bad,row",
);

test("[CRM-094] undoing an import, including updates, restores the same database", async () => {
  await insertMany();
  const before = await dumpTables(RECORDS);
  const page = await importFile(MANY, headers, "update");
  expect(page).toMatchObject({ state: "done", createdRows: 1200, updatedRows: 1200, failedRows: 1 });
  expect((await dumpTables(RECORDS)).leads).not.toEqual(before.leads);
  const answer = await undo(page.id);
  expect(answer).toMatchObject({ status: 200, toast: { title: "Undoing the import" } });
  expect((await loadImport(page.id, headers)).state).toBe("undoing");
  await deliverPending();
  expect(await loadImport(page.id, headers)).toMatchObject({
    state: "undone",
    title: "Import undone",
    keptRows: 0,
  });
  const after = await dumpTables(RECORDS);
  for (const [table, stored] of Object.entries(before)) expect(after[table], table).toEqual(stored);
  const audit = await rows("select action, count(*) n from audit_log group by 1 order by 1");
  expect(audit).toContainEqual({ action: "lead.import-undo", n: 2400 });
  expect(audit).toContainEqual({ action: "import.undone", n: 1 });
});

test("[CRM-094] an undo delivered twice at once that fails half-way restores the same database", async () => {
  await insertMany();
  const before = await dumpTables(RECORDS);
  const page = await importFile(MANY, headers, "update");
  await undo(page.id);
  const [message] = await importMessages();
  await env.DB.prepare(
    "create trigger no_way before delete on leads when old.first_name = 'N700' begin select raise(abort, 'no way'); end",
  ).run();
  const failed = await deliver(CONTENT, [message], importEnv());
  expect(failed.retryMessages).toHaveLength(1);
  expect(Number((await rows("select count(*) n from leads"))[0]?.n)).toBeLessThan(2400);
  expect((await loadImport(page.id, headers)).state).toBe("undoing");
  await env.DB.prepare("drop trigger no_way").run();
  await Promise.all([
    deliver(CONTENT, [message], importEnv(), 2),
    deliver(CONTENT, [message], importEnv(), 2),
  ]);
  await deliver(CONTENT, [message], importEnv(), 3);
  expect((await loadImport(page.id, headers)).state).toBe("undone");
  expect(await dumpTables(RECORDS)).toEqual(before);
});

test("[CRM-094] an import that stopped half-way is undone as far as it got", async () => {
  await insertMany();
  const before = await dumpTables(RECORDS);
  const { id } = await upload(MANY, headers);
  await submitImportForm(id, { intent: "start", mode: "update" }, headers);
  await env.DB.prepare(
    "create trigger no_room before insert on leads when new.first_name = 'N700' begin select raise(abort, 'no room'); end",
  ).run();
  const [message] = await importMessages();
  for (let attempt = 1; attempt <= 5; attempt += 1) await deliver(CONTENT, [message], importEnv(), attempt);
  await env.DB.prepare("drop trigger no_room").run();
  const half = await loadImport(id, headers);
  expect(half).toMatchObject({ state: "failed", error: expect.stringContaining("no room") });
  expect(half.createdRows + half.updatedRows).toBeGreaterThan(0);
  expect((await undo(id)).status).toBe(200);
  await deliverPending();
  expect((await loadImport(id, headers)).state).toBe("undone");
  expect(await dumpTables(RECORDS)).toEqual(before);
});

test("[CRM-094] leads that someone has changed since stay, and the page names them", async () => {
  await known("Edited", { leadScore: 10, industry: "Agency" });
  const page = await importFile(
    csvFile(
      HEADER,
      plainLine("Untouched"),
      plainLine("Noted"),
      plainLine("Called"),
      "Edited,Bell,edited@harbor.example,,Harbor Auto Group,Law firm,,,90,,,",
    ),
    headers,
    "update",
  );
  const ids = new Map(
    (await rows("select first_name, id from leads")).map((row) => [row.first_name, String(row.id)]),
  );
  await submitLeadForm(ids.get("Noted") ?? "", { intent: "note", content: "Prefers mornings" }, { headers });
  await submitLeadForm(ids.get("Called") ?? "", { intent: "status", status: "contacted" }, { headers });
  await submitLeadForm(ids.get("Edited") ?? "", { intent: "score", score: "55" }, { headers });
  await undo(page.id);
  await deliverPending();
  const undone = await loadImport(page.id, headers);
  expect(undone).toMatchObject({ state: "undone", keptRows: 3 });
  expect(undone.kept.rows.map(({ line, error }) => [line, error])).toEqual([
    [3, "Someone has worked with this lead since, so it stayed"],
    [4, "Someone has worked with this lead since, so it stayed"],
    [5, "Someone has changed this lead since: what they changed stayed, the rest is as before"],
  ]);
  expect(await rows("select first_name from leads order by 1")).toEqual([
    { first_name: "Called" },
    { first_name: "Edited" },
    { first_name: "Noted" },
  ]);
  // Of the leads that stay as they are, neither audit nor timeline says that their import was taken back.
  const takenBack = await rows("select entity_id id from audit_log where action = 'lead.import-undo'");
  expect(takenBack.map(({ id }) => id).sort()).toEqual([ids.get("Edited"), ids.get("Untouched")].sort());
  const [edited] = await rows("select lead_score, industry, version from leads where first_name = 'Edited'");
  expect(edited).toMatchObject({ lead_score: 55, industry: "Agency" });
  expect(Number(edited?.version)).toBe(4);
});

const AT = "'2026-05-04T10:00:00.000Z'";
/** A row in each table that references a lead; the lead itself is unchanged since the import. */
const CHILD_ROWS = {
  deals: `(id, lead_id, title, value, rank, stage_entered_at, created_at, updated_at) values ('it', ?, 'Map', 5000, 'a0', ${AT}, ${AT}, ${AT})`,
  mails: `(id, kind, to_address, from_address, from_name, subject, html, text, lead_id, created_at, updated_at) values ('it', 'crm', 'a@x.example', 'b@x.example', 'B', 'S', '', '', ?, ${AT}, ${AT})`,
  mail_drafts: `(lead_id, user_id, subject, body, updated_at) values (?, 'somebody', 'S', 'Half a sentence', ${AT})`,
  lead_activities: `(id, lead_id, activity_type, title, created_at) values ('it', ?, 'call', 'Called', ${AT})`,
  lead_submissions: `(id, lead_id, submission_key, fields, page_path, created_at) values ('it', ?, 'key', '{}', '/', ${AT})`,
} as const;

test.each(Object.entries(CHILD_ROWS))(
  "[CRM-094] a lead that has a new row in %s stays with it, and the page names it",
  async (table, values) => {
    await clearTables(...Object.keys(CHILD_ROWS));
    const page = await importFile(csvFile(HEADER, plainLine("Worked"), plainLine("Untouched")), headers);
    const [worked] = await rows("select id, version from leads where first_name = 'Worked'");
    await rows(`insert into ${table} ${values}`, String(worked?.id));
    await undo(page.id);
    await deliverPending();
    const undone = await loadImport(page.id, headers);
    expect(undone).toMatchObject({ state: "undone", keptRows: 1 });
    expect(undone.kept.rows.map(({ line, error }) => [line, error])).toEqual([
      [2, "Someone has worked with this lead since, so it stayed"],
    ]);
    expect(await rows("select id, version from leads")).toEqual([worked]);
    expect(await rows(`select lead_id from ${table}`)).toEqual([{ lead_id: worked?.id }]);
  },
);

test("[CRM-094] two imports of the same leads are undone one after the other", async () => {
  await known("Known", { leadScore: 10 });
  const before = await dumpTables(RECORDS);
  const score = (value: number) => csvFile("Email,Score", `known@harbor.example,${value}`);
  const first = await importFile(score(20), headers, "update");
  const second = await importFile(score(30), headers, "update");
  for (const { id } of [second, first]) {
    await undo(id);
    await deliverPending();
  }
  expect(await dumpTables(RECORDS)).toEqual(before);
});

test("an undo can be requested once, and only if there is something to undo", async () => {
  const page = await importFile(csvFile(HEADER, plainLine("Ann")), headers);
  const answers = await Promise.all([undo(page.id), undo(page.id)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200]);
  expect(await importMessages()).toHaveLength(1);
  await deliverPending();
  expect((await undo(page.id)).status).toBe(409);
  const { id } = await upload(csvFile(HEADER, plainLine("Ann")), headers);
  expect((await undo(id)).status).toBe(409);
  expect((await loadImport(id, headers)).state).toBe("uploaded");
});

test("an undo that the queue gave up shows why, and staff can resume it", async () => {
  const page = await importFile(csvFile(HEADER, plainLine("Ann")), headers);
  await undo(page.id);
  const [message] = await importMessages();
  const failing = importEnv(envFailingAt(/delete from "leads"/));
  for (let attempt = 1; attempt <= 5; attempt += 1) await deliver(CONTENT, [message], failing, attempt);
  expect(await loadImport(page.id, headers)).toMatchObject({
    state: "undoing",
    error: "D1_ERROR: disk I/O error",
  });
  expect((await undo(page.id)).status).toBe(200);
  await deliverPending();
  expect(await loadImport(page.id, headers)).toMatchObject({ state: "undone", error: null });
  expect(await rows("select id from leads")).toEqual([]);
});

test("an erased person's data is removed from the import, which can still be undone", async () => {
  const page = await importFile(csvFile(HEADER, plainLine("Ann"), plainLine("Ben")), headers);
  const [ann] = await rows("select id from leads where first_name = 'Ann'");
  await submitLeadForm(String(ann?.id), { intent: "erase" }, { headers }).catch(() => null);
  expect(JSON.stringify(await rows("select * from lead_import_rows"))).not.toContain("ann@");
  const plan = await rows(
    "explain query plan update lead_import_rows set cells = '[]' where lead_id in ('a')",
  );
  expect(JSON.stringify(plan)).toContain("lead_import_rows_lead_idx");
  await undo(page.id);
  await deliverPending();
  expect((await loadImport(page.id, headers)).state).toBe("undone");
  expect(await rows("select id from leads")).toEqual([]);
});

test("an import and its rows are deleted 30 days after its last change", async () => {
  await importFile(csvFile(HEADER, plainLine("Ann")), headers);
  const [row] = await rows("select updated_at from lead_imports");
  const changedAt = new Date(String(row?.updated_at)).getTime();
  await pruneImports(testDb(), new Date(changedAt + 30 * 86_400_000));
  expect(await rows("select id from lead_imports")).toHaveLength(1);
  await pruneImports(testDb(), new Date(changedAt + 30 * 86_400_000 + 1));
  expect(await rows("select id from lead_imports")).toEqual([]);
  expect(await rows("select line from lead_import_rows")).toEqual([]);
  expect(await rows("select first_name from leads")).toEqual([{ first_name: "Ann" }]);
});
