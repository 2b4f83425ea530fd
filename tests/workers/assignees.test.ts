import { beforeAll, beforeEach, expect, test } from "vitest";
import { loadBoard } from "../../app/crm/deals/board/board.server";
import { action as changeDeal } from "../../app/crm/deals/changes.route";
import { action as editDeal, loader as openDeal } from "../../app/crm/deals/deal.route";
import { action as createDeal } from "../../app/crm/deals/new-deal.route";
import { ASSIGNMENT_SETTING, type Assignment } from "../../app/crm/intake/round-robin.server";
import { submitContact } from "../../app/crm/intake/submissions.server";
import { loader as exportLoader } from "../../app/crm/leads/export.route";
import { hasFilters } from "../../app/crm/leads/filters/lead-filters";
import { loader as listLoader } from "../../app/crm/leads/leads-page/route";
import { writeSetting } from "../../app/platform/db/settings.server";
import { toastSchema } from "../../app/platform/http/forms/toast";
import { SENDER, submission } from "../support/contact";
import { csvFile } from "../support/csv";
import { importFile, loadImport, upload } from "../support/import-page";
import { addLead, openLead, readActionResult, submitLeadForm } from "../support/lead-page";
import { insertLead } from "../support/leads";
import {
  argsOf,
  contextAt,
  get,
  post,
  responseOf,
  signedInStaff,
  staffMember,
  TEST_NOW,
} from "../support/staff";
import { clearTables, rows, testDb } from "../support/workers-env";

type Signed = Awaited<ReturnType<typeof signedInStaff>>;
let mina: Signed;
let omar: Signed;
let retired = "";
beforeAll(async () => {
  mina = await signedInStaff("mina@beaconry.example", "staff");
  omar = await signedInStaff("omar@beaconry.example", "staff");
  retired = (await staffMember("rosa@beaconry.example", "staff")).id;
  await rows("update users set disabled_at = ? where id = ?", TEST_NOW.toISOString(), retired);
});
beforeEach(() =>
  clearTables(
    "audit_log",
    "outbox",
    "mails",
    "settings",
    "lead_imports",
    "lead_submissions",
    "deals",
    "leads",
  ),
);

const REFUSED = "Assigned to: choose an active member or Unassigned";
const assigneeOf = async (id: string) =>
  (await rows("select assignee_id from leads where id = ?", id))[0]?.assignee_id;

async function assign(leadId: string, assigneeId: string, by = mina) {
  return readActionResult(await submitLeadForm(leadId, { intent: "assign", assigneeId }, by));
}
async function linesOf(leadId: string) {
  const { timeline } = await openLead(leadId, mina);
  return timeline?.entries.flatMap(({ lines }) => lines);
}

test("a lead is assigned and unassigned in place, and the timeline shows both with emails", async () => {
  const id = await insertLead();
  const saved = { status: 200, toast: { title: "Lead assignee updated successfully" } };
  expect(await assign(id, mina.staff.id)).toMatchObject(saved);
  expect(await assigneeOf(id)).toBe(mina.staff.id);
  expect(await linesOf(id)).toEqual(["Assigned to: unassigned → mina@beaconry.example"]);
  // Changes of ten minutes are one entry.
  await rows("update audit_log set created_at = '2026-03-10T11:40:00.000Z'");
  expect(await assign(id, "")).toMatchObject(saved);
  expect(await assigneeOf(id)).toBeNull();
  expect(await linesOf(id)).toContain("Assigned to: mina@beaconry.example → unassigned");
  expect(await rows("select action, actor_label from audit_log")).toEqual(
    Array(2).fill({ action: "lead.assign", actor_label: "mina@beaconry.example" }),
  );
});

test("an assignment offers its undo, unless somebody else has assigned the lead since", async () => {
  const id = await insertLead();
  const undoOf = async (assigneeId: string) => {
    const { toast } = await assign(id, assigneeId);
    return toastSchema.parse(toast).undo?.fields ?? {};
  };
  const undo = await undoOf(mina.staff.id);
  expect(readActionResult(await submitLeadForm(id, undo, mina)).status).toBe(200);
  expect(await assigneeOf(id)).toBeNull();
  const late = await undoOf(mina.staff.id);
  await rows("update leads set assignee_id = ?, version = version + 1 where id = ?", retired, id);
  expect(readActionResult(await submitLeadForm(id, late, mina)).status).toBe(409);
  expect(await assigneeOf(id)).toBe(retired);
  await assign(id, mina.staff.id);
  // Nothing changed.
  expect(await undoOf(mina.staff.id)).toEqual({});
});

test("only active members can be assigned, in place, by form, or to a deal", async () => {
  const id = await insertLead();
  const { form } = await openLead(id, mina);
  for (const assigneeId of [retired, "no-such-member", "__proto__"]) {
    const refused = { status: 400, data: { fieldErrors: { assigneeId: [REFUSED] } } };
    expect(await assign(id, assigneeId)).toMatchObject(refused);
    const edit = { ...form.values, intent: "edit", base: form.base, assigneeId };
    expect(readActionResult(await submitLeadForm(id, edit, mina))).toMatchObject(refused);
    expect(readActionResult(await addLead({ ...form.values, assigneeId }, mina))).toMatchObject(refused);
    const deal = { leadId: id, title: "Two rooftops", value: "1", assigneeId };
    const request = post("/admin/deals/new", deal, mina.headers);
    expect(readActionResult(await createDeal(argsOf(request, contextAt())))).toMatchObject(refused);
  }
  expect(await rows("select 1 from leads where assignee_id is not null")).toEqual([]);
  expect(await rows("select 1 from deals")).toEqual([]);
});

test("a lead of a disabled member stays theirs when another field is edited", async () => {
  const id = await insertLead({ assigneeId: retired });
  const { form, lead } = await openLead(id, mina);
  expect(lead.members.find((member) => member.id === retired)).toMatchObject({ isActive: false });
  const edit = { ...form.values, intent: "edit", base: form.base, lastName: "Stone" };
  expect(readActionResult(await submitLeadForm(id, edit, mina))).toMatchObject({ status: 303 });
  expect(await rows("select last_name, assignee_id from leads")).toEqual([
    { last_name: "Stone", assignee_id: retired },
  ]);
});

test("two people who assign one lead by form are shown both emails, and one choice resolves it", async () => {
  const id = await insertLead();
  const { form } = await openLead(id, mina);
  const edit = (assigneeId: string) => ({ ...form.values, intent: "edit", base: form.base, assigneeId });
  expect(readActionResult(await submitLeadForm(id, edit(mina.staff.id), mina))).toMatchObject({
    status: 303,
  });
  const met = readActionResult(await submitLeadForm(id, edit(omar.staff.id), omar));
  expect(met).toMatchObject({
    status: 409,
    data: {
      data: [
        {
          ...{ field: "assigneeId", label: "Assigned to" },
          ...{ mine: "omar@beaconry.example", theirs: "mina@beaconry.example" },
        },
      ],
    },
  });
  const { form: now } = await openLead(id, omar);
  const settled = { ...edit(omar.staff.id), base: now.base, "choices.assigneeId": "mine" };
  expect(readActionResult(await submitLeadForm(id, settled, omar))).toMatchObject({ status: 303 });
  expect(await assigneeOf(id)).toBe(omar.staff.id);
});

test("two people who assign one lead in place at once both write, and the audit log has both", async () => {
  const id = await insertLead();
  const saved = { status: 200 };
  expect(await Promise.all([assign(id, mina.staff.id), assign(id, omar.staff.id, omar)])).toMatchObject([
    saved,
    saved,
  ]);
  const [lead] = await rows("select assignee_id, version from leads");
  const written = await rows("select after ->> '$.assigneeId' id from audit_log order by rowid");
  expect(written.map((entry) => entry.id).sort()).toEqual([mina.staff.id, omar.staff.id].sort());
  expect(lead).toEqual({ assignee_id: written.at(-1)?.id, version: 3 });
});

test("a choice made from an outdated list is refused with 409, for a lead and a deal, and the one it agrees with is not", async () => {
  const id = await insertLead({ assigneeId: omar.staff.id });
  const deal = { leadId: id, title: "Two rooftops", value: "100", assigneeId: omar.staff.id };
  await createDeal(argsOf(post("/admin/deals/new", deal, mina.headers)));
  const [stored] = await rows("select id from deals");
  const choose = async (what: "lead" | "deal", assigneeId: string, shown: string) => {
    const fields = { intent: "assign", assigneeId, shown };
    if (what === "lead") return readActionResult(await submitLeadForm(id, fields, mina));
    const request = post("/admin/deals/changes", { ...fields, id: String(stored?.id) }, mina.headers);
    return readActionResult(await changeDeal(argsOf(request)));
  };
  const assigned = () => rows("select leads.assignee_id lead, deals.assignee_id deal from leads, deals");
  for (const what of ["lead", "deal"] as const) {
    expect(await choose(what, mina.staff.id, "nobody")).toMatchObject({
      status: 409,
      toast: {
        title: `Failed to assign ${what}`,
        description: expect.stringMatching(/^Somebody else has assigned it/),
      },
    });
    expect(await choose(what, retired, omar.staff.id)).toMatchObject({
      status: 400,
      data: { fieldErrors: { assigneeId: [REFUSED] } },
    });
    expect(await choose(what, omar.staff.id, "nobody")).toMatchObject({ status: 200 });
  }
  expect(await assigned()).toEqual([{ lead: omar.staff.id, deal: omar.staff.id }]);
  expect(await choose("lead", "", omar.staff.id)).toMatchObject({ status: 200 });
  expect(await choose("deal", mina.staff.id, omar.staff.id)).toMatchObject({
    status: 200,
    toast: { title: "Deal assignee updated successfully" },
  });
  expect(await assigned()).toEqual([{ lead: null, deal: mina.staff.id }]);
  expect(await rows("select before, after, actor_label from audit_log where action = 'deal.assign'")).toEqual(
    [
      {
        before: JSON.stringify({ assigneeId: omar.staff.id }),
        after: JSON.stringify({ assigneeId: mina.staff.id }),
        actor_label: "mina@beaconry.example",
      },
    ],
  );
});

async function listed(search: string, { headers } = mina) {
  const { leads, total, choices } = await listLoader(argsOf(get(`/admin/leads${search}`, headers)));
  return { names: leads.map(({ firstName }) => firstName).sort(), total, leads, choices };
}

async function insertThree() {
  await insertLead({ firstName: "Ann", assigneeId: mina.staff.id, status: "lost" });
  await insertLead({ firstName: "Ben", assigneeId: retired });
  await insertLead({ firstName: "Cleo" });
}

test("the list filters by me, nobody and each member, combined with other filters and search", async () => {
  await insertThree();
  expect((await listed("?assigned=me")).names).toEqual(["Ann"]);
  expect((await listed("?assigned=me", omar)).names).toEqual([]);
  expect((await listed("?assigned=nobody")).names).toEqual(["Cleo"]);
  expect((await listed(`?assigned=${mina.staff.id}`, omar)).names).toEqual(["Ann"]);
  expect((await listed("?assigned=me&status=lost&q=harbor")).names).toEqual(["Ann"]);
  expect((await listed("?assigned=me&status=new")).total).toBe(0);
  const { leads, choices } = await listed(`?assigned=${retired}`);
  expect(leads).toMatchObject([{ firstName: "Ben", assignee: "rosa@beaconry.example" }]);
  expect(choices.assigned).toContainEqual({ value: retired, label: "rosa@beaconry.example (disabled)" });
});

test("an unknown value of any filter is ignored, on the page and in the export", async () => {
  await insertThree();
  for (const search of ["?assigned=nope", "?industry=nope", "?status=nope", "?priority=nope"]) {
    const { filters, leads } = await listLoader(argsOf(get(`/admin/leads${search}`, mina.headers)));
    expect(leads, search).toHaveLength(3);
    expect(hasFilters(filters), search).toBe(false);
    expect(await exportOf(search), search).toHaveLength(4);
  }
  expect((await listed("?assigned=nope&status=lost")).names).toEqual(["Ann"]);
});

async function exportOf(search = "") {
  const request = get(`/admin/leads/export${search}`, mina.headers);
  const text = await (await responseOf(() => exportLoader(argsOf(request)))).text();
  return text.split("\r\n").slice(0, -1);
}

test("the export has a column with emails and applies the filter, and importing it restores the leads", async () => {
  await insertThree();
  const [header, ...lines] = await exportOf();
  expect(header?.endsWith(",Created,Assigned To,Tags")).toBe(true);
  expect(lines.map((line) => line.split(",").at(-2)).sort()).toEqual([
    "",
    "mina@beaconry.example",
    "rosa@beaconry.example",
  ]);
  expect((await exportOf("?assigned=me")).slice(1)).toEqual([expect.stringMatching(/^Ann,/)]);
  await clearTables("leads");
  await importFile(csvFile(header ?? "", ...lines), mina.headers);
  expect(await rows("select first_name, assignee_id from leads order by first_name")).toEqual([
    { first_name: "Ann", assignee_id: mina.staff.id },
    { first_name: "Ben", assignee_id: retired },
    { first_name: "Cleo", assignee_id: null },
  ]);
});

test("an import assigns by email regardless of case, and an unknown email is a warning of its row", async () => {
  const file = csvFile(
    "First name,Last name,Email,Company,Assignee",
    "Ann,Bell,ann@harbor.example,Harbor,MINA@beaconry.example",
    "Ben,Bell,ben@harbor.example,Harbor,bo@else.example",
    "Cleo,Bell,cleo@harbor.example,Harbor,",
  );
  const { id } = await upload(file, mina.headers);
  const { warnings, failedRows, forecasts } = await loadImport(id, mina.headers);
  expect(warnings.rows.map(({ error }) => error)).toEqual([
    'Assigned To "bo@else.example" was not imported: it is no member’s email or name',
  ]);
  expect(failedRows).toBe(0);
  expect(forecasts[0]).toMatchObject({ created: 3 });
  await importFile(file, mina.headers);
  expect(await rows("select first_name, assignee_id from leads order by first_name")).toEqual([
    { first_name: "Ann", assignee_id: mina.staff.id },
    { first_name: "Ben", assignee_id: null },
    { first_name: "Cleo", assignee_id: null },
  ]);
});

async function takeTurns(assignment: Assignment) {
  await writeSetting(testDb(), { key: ASSIGNMENT_SETTING, value: assignment, by: null }, TEST_NOW);
}
let sent = 0;
async function submit(suspicion: string[] = []) {
  sent += 1;
  const fields = { businessEmail: `visitor${sent}@harbor.example` };
  const form = submission(fields, { submissionKey: `key-${sent}`, suspicion });
  return assigneeOf((await submitContact(testDb(), form, SENDER, TEST_NOW)).leadId);
}

test("a contact form's lead is unassigned, or goes to the participating members in turn", async () => {
  const kai = await staffMember("kai@beaconry.example", "staff");
  const memberIds = [mina.staff.id, retired, kai.id];
  expect(await submit()).toBeNull();
  await takeTurns({ byTurns: false, memberIds });
  expect(await submit()).toBeNull();
  await takeTurns({ byTurns: true, memberIds });
  expect([await submit(), await submit(), await submit()]).toEqual([mina.staff.id, kai.id, mina.staff.id]);
  expect(await submit(["Sent within a second"])).toBeNull();
  expect((await Promise.all([submit(), submit()])).sort()).toEqual([mina.staff.id, kai.id].sort());
  await takeTurns({ byTurns: true, memberIds: [retired] });
  expect(await submit()).toBeNull();
});

test("a deal gets its assignee from its forms, shows it on the board, and rejects a forged edit", async () => {
  const leadId = await insertLead();
  const deal = { leadId, title: "Two rooftops", value: "100", assigneeId: mina.staff.id };
  await createDeal(argsOf(post("/admin/deals/new", deal, mina.headers)));
  const [stored] = await rows("select id, assignee_id from deals");
  expect(stored).toMatchObject({ assignee_id: mina.staff.id });
  const board = await loadBoard(testDb(), { now: TEST_NOW, zone: "America/Chicago" });
  expect(board?.columns[0]?.cards).toMatchObject([{ assignee: "mina@beaconry.example" }]);
  const params = { dealId: String(stored?.id) };
  const request = get(`/admin/deals/${params.dealId}`, mina.headers);
  const opened = await openDeal({ request, params, context: contextAt() });
  expect(opened.deal).toMatchObject({ assignee: "mina@beaconry.example", version: 1 });
  const save = async (assigneeId: string, version: number) => {
    const fields = { ...opened.deal.fields, assigneeId, version: String(version) };
    const form = post(`/admin/deals/${params.dealId}`, fields, omar.headers);
    return readActionResult(await editDeal({ request: form, params, context: contextAt() }));
  };
  expect(await save(retired, 1)).toMatchObject({
    status: 400,
    data: { fieldErrors: { assigneeId: [REFUSED] } },
  });
  expect(await save(omar.staff.id, 1)).toMatchObject({ status: 200 });
  expect(await save(mina.staff.id, 1)).toMatchObject({ status: 409 });
  await rows("update deals set assignee_id = ?", retired);
  expect(await save(retired, 2)).toMatchObject({ status: 200 });
});
