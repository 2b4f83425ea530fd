import { beforeAll, beforeEach, expect, test } from "vitest";
import { loader as errorFileLoader } from "../../app/crm/import/errors.route";
import { selectNewLeadCount } from "../../app/crm/leads/lead-stats.server";
import { csvFile, HEADER, plainLine } from "../support/csv";
import { deliverPending, importFile, loadImport, submitImportForm, upload } from "../support/import-page";
import { insertLead } from "../support/leads";
import { contextAt, get, responseOf, signedInStaff } from "../support/staff";
import { clearTables, rows, testDb } from "../support/workers-env";

let headers: Record<string, string> = {};
beforeAll(async () => {
  ({ headers } = await signedInStaff("uma@beaconry.example"));
  await signedInStaff("vera@beaconry.example");
});
beforeEach(() =>
  clearTables("audit_log", "outbox", "failed_jobs", "lead_imports", "lead_import_layouts", "leads"),
);

const known = (name: string, values = {}) => {
  const email = `${name.toLowerCase()}@harbor.example`;
  return insertLead({ firstName: name, businessEmail: email, emailKey: email, ...values });
};
const undo = (id: string) => submitImportForm(id, { intent: "undo" }, headers);
const count = async (table: string) => Number((await rows(`select count(*) n from ${table}`))[0]?.n);

const FULL = (email: string, score: number) => `Ann,Bell,${email},,Harbor,,,,${score},,,`;
const PART = (email: string, score: number) => `,,${email},,,,,,${score},,,`;
type Ends = { created: number; updated: number; skipped: number; failed: number; scores: number[] };
const ends = (
  created: number,
  updated: number,
  skipped: number,
  failed: number,
  ...scores: number[]
): Ends => ({
  ...{ created, updated, skipped, failed, scores },
});

/** Two rows of one email, the second written otherwise: what becomes of them, and the scores of the leads then. */
const REPEATS: [string, string[], "fresh" | "known", "create" | "update" | "skip", Ends][] = [
  [
    "two whole rows",
    [FULL("a@x.example", 1), FULL("A@X.example", 2)],
    "fresh",
    "create",
    ends(2, 0, 0, 0, 1, 2),
  ],
  [
    "two whole rows",
    [FULL("a@x.example", 1), FULL("A@X.example", 2)],
    "fresh",
    "update",
    ends(1, 0, 1, 0, 1),
  ],
  ["two whole rows", [FULL("a@x.example", 1), FULL("A@X.example", 2)], "fresh", "skip", ends(1, 0, 1, 0, 1)],
  [
    "two whole rows",
    [FULL("a@x.example", 1), FULL("A@X.example", 2)],
    "known",
    "create",
    ends(2, 0, 0, 0, 1, 2, 9),
  ],
  [
    "two whole rows",
    [FULL("a@x.example", 1), FULL("A@X.example", 2)],
    "known",
    "update",
    ends(0, 1, 1, 0, 1),
  ],
  ["two whole rows", [FULL("a@x.example", 1), FULL("A@X.example", 2)], "known", "skip", ends(0, 0, 2, 0, 9)],
  [
    "whole, then part",
    [FULL("a@x.example", 1), PART("A@X.example", 2)],
    "fresh",
    "create",
    ends(1, 0, 0, 1, 1),
  ],
  [
    "whole, then part",
    [FULL("a@x.example", 1), PART("A@X.example", 2)],
    "fresh",
    "update",
    ends(1, 0, 1, 0, 1),
  ],
  [
    "whole, then part",
    [FULL("a@x.example", 1), PART("A@X.example", 2)],
    "fresh",
    "skip",
    ends(1, 0, 1, 0, 1),
  ],
  [
    "whole, then part",
    [FULL("a@x.example", 1), PART("A@X.example", 2)],
    "known",
    "update",
    ends(0, 1, 1, 0, 1),
  ],
  [
    "part, then whole",
    [PART("a@x.example", 1), FULL("A@X.example", 2)],
    "fresh",
    "create",
    ends(1, 0, 0, 1, 2),
  ],
  [
    "part, then whole",
    [PART("a@x.example", 1), FULL("A@X.example", 2)],
    "fresh",
    "update",
    ends(1, 0, 0, 1, 2),
  ],
  [
    "part, then whole",
    [PART("a@x.example", 1), FULL("A@X.example", 2)],
    "fresh",
    "skip",
    ends(1, 0, 0, 1, 2),
  ],
  [
    "part, then whole",
    [PART("a@x.example", 1), FULL("A@X.example", 2)],
    "known",
    "update",
    ends(0, 1, 1, 0, 1),
  ],
  [
    "part, then whole",
    [PART("a@x.example", 1), FULL("A@X.example", 2)],
    "known",
    "create",
    ends(1, 0, 0, 1, 2, 9),
  ],
  [
    "part, then whole",
    [PART("a@x.example", 1), FULL("A@X.example", 2)],
    "known",
    "skip",
    ends(0, 0, 2, 0, 9),
  ],
];

test.each(REPEATS)(
  "%s of one email (%j), which is %s, by the mode '%s': as the dry run foretold",
  async (_, lines, lead, mode, want) => {
    if (lead === "known") {
      await insertLead({ businessEmail: "a@x.example", emailKey: "a@x.example", leadScore: 9 });
    }
    const { id } = await upload(csvFile(HEADER, ...lines), headers);
    const { forecasts, failedRows } = await loadImport(id, headers);
    const { created, updated, skipped, failed, scores } = want;
    const foretold = forecasts.find((forecast) => forecast.mode === mode);
    expect(foretold).toEqual({ mode, created, updated, skipped, failed: failed - failedRows });
    await submitImportForm(id, { intent: "start", mode }, headers);
    await deliverPending();
    expect(await loadImport(id, headers)).toMatchObject({
      ...{ state: "done", doneRows: 2, createdRows: created, updatedRows: updated },
      ...{ skippedRows: skipped, failedRows: failed },
    });
    const stored = await rows("select lead_score from leads order by 1");
    expect(stored.map((row) => row.lead_score)).toEqual(scores);
    const [entry] = await rows("select after from audit_log where action = 'import.done'");
    expect(JSON.parse(String(entry?.after))).toEqual({
      ...{ createdRows: created, updatedRows: updated, skippedRows: skipped, failedRows: failed },
    });
  },
);

/** A column of the file, its cell, and what it changes in the lead beside version and time. */
const COLUMNS: [string, string, Record<string, unknown>][] = [
  ["First Name", "Nina", { first_name: "Nina" }],
  ["Last Name", "Quist", { last_name: "Quist" }],
  ["Phone", "+1 (440) 555-0102", { phone_number: "+1 (440) 555-0102", phone_key: "4405550102" }],
  ["Company", "Fern", { company_name: "Fern" }],
  ["Industry", "Agency", { industry: "Agency" }],
  ["Status", "Converted", { status: "converted", converted: 1 }],
  ["Status", "contacted", { status: "contacted", last_contacted: expect.stringMatching(/^20/) }],
  ["Priority", "HIGH", { priority: "high" }],
  ["Lead Score", "77", { lead_score: 77 }],
  ["Source", "fair", { source: "fair" }],
  ["Deal Value", '"$1,250.50"', { deal_value: 125_050 }],
  ["Project Description", '"Two\r\nlines, ""quoted"""', { project_description: 'Two\nlines, "quoted"' }],
  ["Labels", "VIP; lakeview", { tags: "Lakeview,Fair,VIP" }],
  ["Assigned To", "vera@beaconry.example", { assignee_id: expect.stringMatching(/./) }],
];

test.each(COLUMNS)(
  "a file of email and %s (%s) changes that alone, and its undo gives it back",
  async (column, cell, change) => {
    await known("Known", {
      dealValue: 300,
      phoneNumber: "216",
      phoneKey: "216",
      industry: "Law firm",
      tags: "Lakeview,Fair",
    });
    const before = await rows("select * from leads");
    const page = await importFile(
      csvFile(`Email,${column}`, `known@harbor.example,${cell}`),
      headers,
      "update",
    );
    expect(page).toMatchObject({ state: "done", updatedRows: 1, failedRows: 0 });
    const [after] = await rows("select * from leads");
    expect(after).toEqual({ ...before[0], ...change, version: 2, updated_at: after?.updated_at });
    await undo(page.id);
    await deliverPending();
    expect(await rows("select * from leads")).toEqual(before);
  },
);

test.each(["", '""', "   ", '" "', '"\r\n"'])("a cell of %j changes nothing in any column", async (cell) => {
  await known("Known", {
    dealValue: 300,
    industry: "Law firm",
    status: "lost",
    priority: "high",
    leadScore: 5,
  });
  const before = await rows("select * from leads");
  const names = [...new Set(COLUMNS.map(([name]) => name)), "Created"];
  const line = `known@harbor.example,${names.map(() => cell).join(",")}`;
  const page = await importFile(csvFile(`Email,${names.join(",")}`, line), headers, "update");
  expect(page).toMatchObject({ updatedRows: 0, skippedRows: 1, failedRows: 0 });
  expect(await rows("select * from leads")).toEqual(before);
});

test("a lead gets the day of the file when it is made, and keeps its own when it is updated", async () => {
  await known("Known");
  const line = (name: string) => `${plainLine(name, ",,,50,,,")},2025-02-03`;
  await importFile(csvFile(`${HEADER},Created`, line("Known"), line("Fresh")), headers, "update");
  expect(await rows("select first_name, created_at, lead_score from leads order by 1")).toEqual([
    // The day begins at 6:00 UTC where the reader is, in Chicago.
    { first_name: "Fresh", created_at: "2025-02-03T06:00:00.000Z", lead_score: 50 },
    { first_name: "Known", created_at: "2026-05-04T10:00:00.000Z", lead_score: 50 },
  ]);
});

const foundBy = async (word: string) =>
  (await rows(`select rowid from leads_search where leads_search match '"${word}"'`)).length;

test("the search knows what an import made and changed, and after the undo what was there before", async () => {
  await known("Known", { companyName: "Quarry Works" });
  const { id } = await importFile(
    csvFile(HEADER, "Known,Bell,known@harbor.example,,Lantern Works,,,,,,,", plainLine("Freshwater")),
    headers,
    "update",
  );
  expect([await foundBy("Lantern"), await foundBy("Quarry"), await foundBy("Freshwater")]).toEqual([1, 0, 1]);
  await undo(id);
  await deliverPending();
  expect([await foundBy("Lantern"), await foundBy("Quarry"), await foundBy("Freshwater")]).toEqual([0, 1, 0]);
});

/** More rows than are checked at once; every hundredth has no company, and the last repeats the first. */
const LONG = [
  ...Array.from({ length: 1100 }, (_, at) => `a${at}@x.example,Ann,Bell,${at % 100 === 99 ? "" : "Fern"}`),
  "A0@x.example,Ann,Again,Fern",
];

test("a file of several portions is checked as a whole, and again when its columns change", async () => {
  await insertLead({ businessEmail: "a1050@x.example", emailKey: "a1050@x.example" });
  const { id } = await upload(csvFile("Email,Who,Family,Where", ...LONG), headers);
  // Without names the file can update the one lead only, and its rows have no earlier row to repeat.
  expect(await loadImport(id, headers)).toMatchObject({ totalRows: 1101, failedRows: 1100 });
  const fields = ["businessEmail", "firstName", "lastName", "companyName"];
  const columns = Object.fromEntries(fields.map((field, at) => [`column-${at}`, field]));
  await submitImportForm(id, { intent: "map", ...columns }, headers);
  const page = await loadImport(id, headers);
  expect(page).toMatchObject({ failedRows: 11, found: { known: 1, repeated: 1, updatesOnly: 0 } });
  expect(page.hints.rows).toEqual([
    { line: 1102, text: "A0@x.example, Ann, Again", error: "Same email as line 2", cells: [] },
  ]);
  await submitImportForm(id, { intent: "start", mode: "skip" }, headers);
  await deliverPending();
  expect(await loadImport(id, headers)).toMatchObject({
    ...{ state: "done", doneRows: 1101, createdRows: 1088, skippedRows: 2, failedRows: 11 },
  });
});

test("a column that is mapped to nothing again is not imported", async () => {
  const { id } = await upload(csvFile(HEADER, plainLine("Ann", "Agency,,,50,,,")), headers);
  const { columns } = await loadImport(id, headers);
  const kept = columns.filter(({ field }) => field !== "leadScore");
  const form = Object.fromEntries(kept.map(({ at, field }) => [`column-${at}`, field ?? ""]));
  await submitImportForm(id, { intent: "map", ...form }, headers);
  await submitImportForm(id, { intent: "start", mode: "skip" }, headers);
  await deliverPending();
  expect(await rows("select industry, lead_score from leads")).toEqual([
    { industry: "Agency", lead_score: 0 },
  ]);
});

test("a row that is too long stays refused, whatever its columns are mapped to", async () => {
  const { id } = await upload(
    csvFile("Email,First,Last,Company,Junk", `a@x.example,Ann,Bell,Fern,${"x".repeat(200_001)}`),
    headers,
  );
  const fields = ["businessEmail", "firstName", "lastName", "companyName", ""];
  const columns = Object.fromEntries(fields.map((field, at) => [`column-${at}`, field]));
  for (let times = 0; times < 2; times += 1) {
    await submitImportForm(id, { intent: "map", ...columns }, headers);
    const { failedRows, errors } = await loadImport(id, headers);
    expect([failedRows, errors.rows[0]?.error]).toEqual([1, "This row is longer than 200,000 characters"]);
  }
});

test("rows with much text in columns that are not imported are all imported", async () => {
  const lines = [1, 2, 3, 4, 5].map((at) => `a${at}@x.example,Ann,Bell,Fern,${"x".repeat(190_000)}`);
  const page = await importFile(csvFile("Email,First Name,Last Name,Company,Junk", ...lines), headers);
  expect(page).toMatchObject({ state: "done", doneRows: 5, createdRows: 5, failedRows: 0 });
});

test("the error file has every failed row once, in the order of the file, however many there are", async () => {
  const lines = Array.from({ length: 1201 }, (_, at) =>
    at % 1200 === 5 ? plainLine("Fine") : `Bad${at},Bell`,
  );
  const { id } = await upload(csvFile(HEADER, ...lines), headers);
  const request = get(`/admin/leads/imports/${id}/errors`, headers);
  const response = await responseOf(() =>
    errorFileLoader({ request, params: { importId: id }, context: contextAt() }),
  );
  const written = (await response.text()).split("\r\n").slice(1, -1);
  expect(written.map((line) => Number(line.split(",")[0]))).toEqual(
    lines.flatMap((line, at) => (line.startsWith("Bad") ? at + 2 : [])),
  );
});

test("a number that an export made safe for spreadsheets has one apostrophe in the error file, too", async () => {
  const { id } = await upload(csvFile("Email,Phone", '"not an address",\'+1 216 555 0118'), headers);
  const request = get(`/admin/leads/imports/${id}/errors`, headers);
  const response = await responseOf(() =>
    errorFileLoader({ request, params: { importId: id }, context: contextAt() }),
  );
  expect((await response.text()).split("\r\n")[1]).toMatch(/,not an address,'\+1 216 555 0118$/);
});

test("failed rows, hints and kept rows are shown ten at a time, with a next page where there is one", async () => {
  const bad = Array.from({ length: 21 }, (_, at) => `Bad${at},Bell`);
  const { id } = await upload(csvFile(HEADER, plainLine("Fine"), ...bad), headers);
  const pageOf = async (number: number) => {
    const { errors } = await loadImport(id, headers, `?errors=${number}`);
    return [errors.page, errors.rows.map(({ line }) => line), errors.hasMore];
  };
  expect(await pageOf(1)).toEqual([1, [3, 4, 5, 6, 7, 8, 9, 10, 11, 12], true]);
  expect(await pageOf(2)).toEqual([2, [13, 14, 15, 16, 17, 18, 19, 20, 21, 22], true]);
  expect(await pageOf(3)).toEqual([3, [23], false]);
  const ten = await upload(csvFile(HEADER, plainLine("Fine"), ...bad.slice(0, 10)), headers);
  expect((await loadImport(ten.id, headers)).errors.hasMore).toBe(false);
});

const SENT = "0198f3a1-1111-7222-8333-444455556666";

test("a file that is sent again is one import; one that was not read to its end is read again", async () => {
  const bytes = csvFile(HEADER, plainLine("Ann"), plainLine("Ben"));
  for (let times = 0; times < 2; times += 1) {
    expect(await upload(bytes, headers, { submissionId: SENT })).toMatchObject({ status: 303, id: SENT });
  }
  expect(await rows("select total_rows, state from lead_imports")).toEqual([
    { total_rows: 2, state: "uploaded" },
  ]);
  expect(await count("lead_import_rows")).toBe(2);
  expect(await count("audit_log where action = 'import.upload'")).toBe(1);
  // The worker died after the first row.
  const cut = "This file was not read to its end. Import it again.";
  await rows("update lead_imports set state = 'failed', total_rows = 0, error = ?", cut);
  await rows("delete from lead_import_rows where line = 3");
  await upload(bytes, headers, { submissionId: SENT });
  expect(await rows("select total_rows, state, error from lead_imports")).toEqual([
    { total_rows: 2, state: "uploaded", error: null },
  ]);
  expect(await count("lead_import_rows")).toBe(2);
});

test("a tag that a file spells in two ways is one tag, as a lead or the first row spells it", async () => {
  await known("Known", { tags: "VIP" });
  const csv = csvFile(
    "First name,Last name,Email,Company,Tags",
    "Ann,Bell,ann@harbor.example,Harbor,Expo",
    'Bo,Carver,bo@harbor.example,Carver,"expo,vip"',
    'Known,Bell,known@harbor.example,Harbor,"EXPO,Vip"',
  );
  await importFile(csv, headers, "update");
  expect(await rows("select first_name name, tags from leads order by 1")).toEqual([
    { name: "Ann", tags: "Expo" },
    { name: "Bo", tags: "Expo,VIP" },
    { name: "Known", tags: "VIP,Expo" },
  ]);
});

test("contacts of an import are no new enquiries, also those that get a note of what was not imported", async () => {
  await insertLead({ createdAt: "2026-05-04T10:00:00.000Z" });
  const csv = csvFile(
    "First name,Last name,Email,Company,Contact owner",
    "Ann,Bell,ann@harbor.example,Harbor,Tom Gone",
    "Bo,Carver,bo@harbor.example,Carver,",
  );
  const { createdRows } = await importFile(csv, headers);
  expect([createdRows, await count("lead_notes")]).toEqual([2, 1]);
  expect(await count("lead_import_rows where before is not null")).toBe(1);
  expect(await selectNewLeadCount(testDb(), "2000-01-01T00:00:00.000Z")).toEqual([{ total: 1 }]);
});

test("what an undo deletes and what it gives back is recorded at each lead", async () => {
  await known("Known", { leadScore: 10 });
  const { id } = await importFile(
    csvFile(HEADER, plainLine("Ann"), plainLine("Known", ",,,90,,,")),
    headers,
    "update",
  );
  const touched = await rows("select entity_id from audit_log where action like 'lead.import%' order by 1");
  await undo(id);
  await deliverPending();
  expect(await rows("select entity_id from audit_log where action = 'lead.import-undo' order by 1")).toEqual(
    touched,
  );
  expect(touched).toHaveLength(2);
});

test("a lead that was updated and then deleted for good is no obstacle to the undo of the others", async () => {
  await known("Gone", { leadScore: 10 });
  await known("Stays", { leadScore: 20 });
  const score = ["gone@harbor.example,90", "stays@harbor.example,90"];
  const { id } = await importFile(csvFile("Email,Score", ...score), headers, "update");
  await rows("delete from leads where first_name = 'Gone'");
  await undo(id);
  await deliverPending();
  expect(await loadImport(id, headers)).toMatchObject({ state: "undone", keptRows: 0 });
  expect(await rows("select first_name, lead_score from leads")).toEqual([
    { first_name: "Stays", lead_score: 20 },
  ]);
});
