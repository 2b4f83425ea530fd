import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { beforeEach, expect, test } from "vitest";
import { action as changeDeal } from "../../app/crm/deals/changes.route";
import { action as editDeal } from "../../app/crm/deals/deal.route";
import { action as newDeal } from "../../app/crm/deals/new-deal.route";
import { action as sendEmail } from "../../app/crm/email/email.route";
import { newId } from "../../app/platform/ids";
import { csvFile, HEADER, plainLine } from "../support/csv";
import { importMessages, submitImportForm, upload } from "../support/import-page";
import { addLead, readActionResult, submitLeadForm } from "../support/lead-page";
import { insertLead } from "../support/leads";
import { contextAt, post, signedInStaff } from "../support/staff";
import { clearTables, rows } from "../support/workers-env";

type Fields = Record<string, string>;

/** A form whose response was lost is resent unchanged, with the same id. */
const submissionId = newId();
const CREATED = ["lead_notes", "lead_activities", "deals", "mails", "lead_imports", "leads"];

let headers: Fields = {};
let leadId = "";
beforeEach(async () => {
  await clearTables("audit_log", "outbox", ...CREATED);
  ({ headers } = await signedInStaff(`${newId()}@beaconry.example`, "owner"));
  leadId = await insertLead();
});

const toLead = async (fields: Fields) =>
  readActionResult(await submitLeadForm(leadId, { ...fields, submissionId }, { headers }));

async function send(
  action: (args: ActionFunctionArgs) => Promise<unknown>,
  fields: Fields,
  params: Fields = {},
) {
  const request = post("/admin", { ...fields, submissionId }, headers);
  return readActionResult(await action({ request, params, context: contextAt() }));
}

/** Runs an action twice; the second response must succeed like the first. */
async function twice<Answer extends { status: unknown; to: unknown }>(run: () => Promise<Answer>) {
  const first = await run();
  const second = await run();
  expect(second).toMatchObject({ status: first.status, to: first.to });
  return second;
}

const audited = () => rows("select action from audit_log order by id");
const count = async (table: string) => (await rows(`select count(*) n from ${table}`))[0]?.n;

test("a note sent twice is stored once, and the same text in a new form is another note", async () => {
  const note = { intent: "note", content: "Prefers mornings" };
  expect(await twice(() => toLead(note))).toMatchObject({ toast: { title: "Note added successfully" } });
  expect(await count("lead_notes")).toBe(1);
  expect(await audited()).toEqual([{ action: "lead.note" }]);
  await submitLeadForm(leadId, { ...note, submissionId: newId() }, { headers });
  expect(await count("lead_notes")).toBe(2);
});

test("an activity sent twice is stored once", async () => {
  await twice(() => toLead({ intent: "activity", type: "call", title: "Called" }));
  expect(await count("lead_activities")).toBe(1);
  expect(await audited()).toEqual([{ action: "lead.activity" }]);
});

test("a deal sent twice is stored once", async () => {
  const fields = { title: "Two rooftops", value: "100", leadId };
  expect(await twice(() => send(newDeal, fields))).toMatchObject({
    toast: { title: "Deal created successfully" },
  });
  expect(await count("deals")).toBe(1);
  expect(await audited()).toEqual([{ action: "deal.create" }]);
});

test("a lead sent twice is stored once, and is not a duplicate of itself", async () => {
  const person = { firstName: "Priya", lastName: "Raman", businessEmail: "priya@raman.example" };
  const rest = { companyName: "Raman", status: "new", priority: "low", leadScore: "0", source: "manual" };
  const add = async () => readActionResult(await addLead({ ...person, ...rest, submissionId }, { headers }));
  expect(await twice(add)).toMatchObject({ status: 303, to: `/admin/leads/${submissionId}` });
  expect(await count("leads")).toBe(2);
  expect(await audited()).toEqual([{ action: "lead.create" }]);
});

test("a message sent twice is delivered once", async () => {
  const message = { intent: "send", subject: "Two rank maps", body: "One before, one now." };
  await twice(() => send(sendEmail, message, { leadId }));
  expect(await count("mails")).toBe(1);
  expect(await count("outbox")).toBe(1);
});

test("a file sent twice is one import, and one whose upload was cut off is read again", async () => {
  const file = csvFile(HEADER, plainLine("Ann"));
  await twice(() => upload(file, headers, { submissionId }));
  expect(await rows("select id, state, total_rows from lead_imports")).toEqual([
    { id: submissionId, state: "uploaded", total_rows: 1 },
  ]);
  await rows(
    "update lead_imports set state = 'failed', error = 'This file was not read to its end. Import it again.'",
  );
  await upload(file, headers, { submissionId });
  expect(await rows("select state, error from lead_imports")).toEqual([{ state: "uploaded", error: null }]);
  expect(await count("lead_import_rows")).toBe(1);
});

test("an import started twice runs once", async () => {
  const { id } = await upload(csvFile(HEADER, plainLine("Ann")), headers);
  await twice(() => submitImportForm(id, { intent: "start", mode: "skip" }, headers));
  expect(await importMessages()).toHaveLength(1);
});

test("an edit of a deal sent twice is stored once and does not conflict with itself", async () => {
  await send(newDeal, { title: "Two rooftops", value: "100", leadId });
  const edit = { title: "Three rooftops", value: "200", stage: "proposal", version: "1" };
  expect(await twice(() => send(editDeal, edit, { dealId: submissionId }))).toMatchObject({
    toast: { title: "Deal updated successfully" },
  });
  expect(await rows("select title, version from deals")).toEqual([{ title: "Three rooftops", version: 2 }]);
});

test("a deletion sent twice by one person succeeds; deleting what someone else deleted is a 404", async () => {
  await send(newDeal, { title: "Two rooftops", value: "100", leadId });
  await twice(() => send(changeDeal, { intent: "delete", id: submissionId }));
  await twice(() => toLead({ intent: "delete" }));
  await twice(() => toLead({ intent: "erase" }));
  expect((await audited()).map(({ action }) => action)).toEqual([
    ...["deal.create", "deal.delete", "lead.delete", "lead.erase"],
  ]);
  ({ headers } = await signedInStaff("nina@beaconry.example", "owner"));
  expect(await toLead({ intent: "erase" })).toMatchObject({ status: 404 });
  expect(await send(changeDeal, { intent: "delete", id: submissionId })).toMatchObject({ status: 404 });
});
