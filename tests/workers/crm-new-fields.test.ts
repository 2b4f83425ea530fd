import { beforeEach, expect, test } from "vitest";
import { action as createDeal } from "../../app/crm/deals/new-deal.route";
import { addLead, readActionResult, submitLeadForm } from "../support/lead-page";
import { insertLead } from "../support/leads";
import { columnsChanged } from "../support/row-change";
import { contextAt, post, signedInStaff, staffMember } from "../support/staff";
import { clearTables, rows } from "../support/workers-env";

type Fields = Record<string, string>;
const NOW = new Date("2026-05-06T15:00:00.000Z");
const AT = NOW.toISOString();

let headers: Fields;
let ana: string;
let lena: string;
beforeEach(async () => {
  const tables = [
    "audit_log",
    "deal_stage_changes",
    "deals",
    "lead_activities",
    "leads",
    "sessions",
    "users",
  ];
  await clearTables(...tables);
  const signedIn = await signedInStaff("lena@beaconry.example", "staff", NOW);
  [headers, lena] = [signedIn.headers, signedIn.staff.id];
  ana = (await staffMember("ana@beaconry.example", "staff")).id;
});

/** Values may name Ana, and Lena who is signed in, by the first name. */
const member = (value: unknown) => (value === "ana" ? ana : value === "lena" ? lena : value);
const named = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, member(value)]));

/** The only row of a table, without what is new in each: its id and its rank. */
async function onlyRow(table: string): Promise<Record<string, unknown>> {
  const [row, ...others] = await rows(`select * from ${table}`);
  expect(others).toEqual([]);
  const { id: _, rank: __, ...columns } = row ?? {};
  return columns;
}

/** What one more field of a form stores, compared with the same form without it. */
async function storedByField(table: string, send: (more: Fields) => Promise<unknown>, more: Fields) {
  await send({});
  const plain = await onlyRow(table);
  await rows(`delete from ${table}`);
  await send(more);
  return { plain, changed: columnsChanged(plain, await onlyRow(table)) };
}

const LEAD = {
  ...{ firstName: "Priya", lastName: "Raman", businessEmail: "priya@raman.example", phoneNumber: "" },
  ...{ companyName: "Raman", industry: "", projectDescription: "", status: "new", priority: "medium" },
  ...{ leadScore: "0", source: "manual", dealValue: "", nextFollowUp: "", assigneeId: "" },
};
const createLead = async (more: Fields) => {
  const added = readActionResult(await addLead({ ...LEAD, ...more }, { headers, now: NOW }));
  expect(added.status, JSON.stringify(added.data)).toBe(303);
};

test.each<[field: string, typed: string, stored: Record<string, unknown>]>([
  ["firstName", "Ann", { first_name: "Ann" }],
  ["lastName", "Ramos", { last_name: "Ramos" }],
  ["businessEmail", "A@Raman.example", { business_email: "A@Raman.example", email_key: "a@raman.example" }],
  ["phoneNumber", "(216) 555-0119", { phone_number: "(216) 555-0119", phone_key: "2165550119" }],
  ["companyName", "Pier", { company_name: "Pier" }],
  ["industry", "Law firm", { industry: "Law firm" }],
  ["projectDescription", "Two stores", { project_description: "Two stores" }],
  ["status", "qualified", { status: "qualified" }],
  ["status", "contacted", { status: "contacted", last_contacted: AT }],
  ["status", "converted", { status: "converted", converted: 1 }],
  ["priority", "high", { priority: "high" }],
  ["leadScore", "41", { lead_score: 41 }],
  ["source", "radio", { source: "radio" }],
  ["dealValue", "1300.50", { deal_value: 130_050 }],
  ["nextFollowUp", "2026-06-02T09:30", { next_follow_up: "2026-06-02T14:30:00.000Z" }],
  ["assigneeId", "ana", { assignee_id: "ana" }],
])("of a new lead, %s '%s' is stored in its own column alone", async (field, typed, stored) => {
  const { plain, changed } = await storedByField("leads", createLead, { [field]: String(member(typed)) });
  expect(changed).toEqual(named(stored));
  expect(plain).toMatchObject({
    status: "new",
    priority: "medium",
    created_at: AT,
    updated_at: AT,
    version: 1,
  });
});

test.each<[field: string, typed: string, stored: Record<string, unknown>]>([
  ["title", "Three rooftops", { title: "Three rooftops" }],
  ["value", "0.07", { value: 7 }],
  ["stage", "negotiation", { stage: "negotiation" }],
  ["stage", "closed-lost", { stage: "closed-lost", actual_close_date: "2026-05-06" }],
  ["probability", "75", { probability: 75 }],
  ["expectedCloseDate", "2026-12-02", { expected_close_date: "2026-12-02" }],
  ["assigneeId", "ana", { assignee_id: "ana" }],
])("of a new deal, %s '%s' is stored in its own column alone", async (field, typed, stored) => {
  const leadId = await insertLead();
  const create = async (more: Fields) => {
    const fields = { title: "Two rooftops", value: "14250", leadId, ...more };
    const request = post("/admin/deals/new", fields, headers);
    const made = readActionResult(await createDeal({ request, params: {}, context: contextAt(NOW) }));
    expect(made.status, JSON.stringify(made.data)).toBe(200);
  };
  const { plain, changed } = await storedByField("deals", create, { [field]: String(member(typed)) });
  expect(changed).toEqual(named(stored));
  expect(plain).toMatchObject({ lead_id: leadId, stage: "qualification", value: 1_425_000, probability: 25 });
});

test.each<[field: string, typed: string, stored: Record<string, unknown>]>([
  ["type", "email", { activity_type: "email" }],
  [
    "type",
    "meeting",
    { activity_type: "meeting", scheduled_at: AT, completed_at: null, assignee_id: "lena" },
  ],
  ["type", "note", { activity_type: "note" }],
  ["type", "task", { activity_type: "task", scheduled_at: AT, completed_at: null, assignee_id: "lena" }],
  ["title", "Called back", { title: "Called back" }],
  ["description", "Wants a date.", { description: "Wants a date." }],
])("of a new activity, %s '%s' is stored in its own column alone", async (field, typed, stored) => {
  const leadId = await insertLead();
  const create = async (more: Fields) => {
    const fields = { intent: "activity", type: "call", title: "Called", description: "", ...more };
    await submitLeadForm(leadId, fields, { headers, now: NOW });
  };
  const { plain, changed } = await storedByField("lead_activities", create, { [field]: typed });
  expect(changed).toEqual(named(stored));
  expect(plain).toMatchObject({ lead_id: leadId, activity_type: "call", title: "Called", created_at: AT });
});
