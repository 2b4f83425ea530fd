import { beforeEach, expect, test } from "vitest";
import { action as editDeal } from "../../app/crm/deals/deal.route";
import { newId } from "../../app/platform/ids";
import { openLead, readActionResult, submitLeadForm } from "../support/lead-page";
import { insertLead } from "../support/leads";
import { columnsChanged } from "../support/row-change";
import { contextAt, post, signedInStaff, staffMember } from "../support/staff";
import { clearTables, rows } from "../support/workers-env";

type Fields = Record<string, string>;
const NOW = new Date("2026-05-06T15:00:00.000Z");
const AT = NOW.toISOString();
const BEFORE = "2026-05-04T10:00:00.000Z";

let headers: Fields;
let tom: string;
let ana: string;
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
  ({ headers } = await signedInStaff("lena@beaconry.example", "staff", NOW));
  tom = (await staffMember("tom@beaconry.example", "staff")).id;
  ana = (await staffMember("ana@beaconry.example", "staff")).id;
});

/** Values may name a member by the first name. */
const member = (value: unknown) => (value === "tom" ? tom : value === "ana" ? ana : value);

const row = async (table: string, id: string) => (await rows(`select * from ${table} where id = ?`, id))[0];
async function audited() {
  const found = await rows("select action, before, after from audit_log order by rowid");
  return found.map(({ action, before, after }) => [
    action,
    JSON.parse(String(before)),
    JSON.parse(String(after)),
  ]);
}

/** A lead whose every field has a distinct value. */
const fullLead = () =>
  insertLead({
    ...{ firstName: "Marcus", lastName: "Bell", businessEmail: "m@bell.example", emailKey: "m@bell.example" },
    ...{ phoneNumber: "(216) 555-0118", phoneKey: "2165550118", companyName: "Harbor", industry: "Agency" },
    ...{ projectDescription: "Three rooftops.", status: "qualified", priority: "low", leadScore: 40 },
    ...{ source: "fair", dealValue: 120_000, nextFollowUp: "2026-06-01T09:30:00.000Z", assigneeId: tom },
    ...{ createdAt: BEFORE, updatedAt: BEFORE },
  });

const EDITS: [field: string, typed: string, stored: Record<string, unknown>, was: unknown, is: unknown][] = [
  ["firstName", "Mark", { first_name: "Mark" }, "Marcus", "Mark"],
  ["lastName", "Ball", { last_name: "Ball" }, "Bell", "Ball"],
  [
    "businessEmail",
    "M@Ball.example",
    { business_email: "M@Ball.example", email_key: "m@ball.example" },
    "m@bell.example",
    "M@Ball.example",
  ],
  [
    "phoneNumber",
    "(216) 555-0119",
    { phone_number: "(216) 555-0119", phone_key: "2165550119" },
    "(216) 555-0118",
    "(216) 555-0119",
  ],
  ["phoneNumber", "", { phone_number: null, phone_key: "" }, "(216) 555-0118", null],
  ["companyName", "Pier", { company_name: "Pier" }, "Harbor", "Pier"],
  ["industry", "Law firm", { industry: "Law firm" }, "Agency", "Law firm"],
  ["industry", "", { industry: null }, "Agency", null],
  ["projectDescription", "Two", { project_description: "Two" }, "Three rooftops.", "Two"],
  ["projectDescription", "", { project_description: "" }, "Three rooftops.", ""],
  ["status", "proposal", { status: "proposal" }, "qualified", "proposal"],
  ["status", "contacted", { status: "contacted", last_contacted: AT }, "qualified", "contacted"],
  ["status", "converted", { status: "converted", converted: 1 }, "qualified", "converted"],
  ["priority", "high", { priority: "high" }, "low", "high"],
  ["leadScore", "41", { lead_score: 41 }, 40, 41],
  ["source", "radio", { source: "radio" }, "fair", "radio"],
  ["dealValue", "1300.50", { deal_value: 130_050 }, 120_000, 130_050],
  ["dealValue", "", { deal_value: null }, 120_000, null],
  [
    "nextFollowUp",
    "2026-06-02T09:30",
    // In Chicago it is five hours earlier than in UTC.
    { next_follow_up: "2026-06-02T14:30:00.000Z" },
    "2026-06-01T09:30:00.000Z",
    "2026-06-02T14:30:00.000Z",
  ],
  ["nextFollowUp", "", { next_follow_up: null }, "2026-06-01T09:30:00.000Z", null],
  ["assigneeId", "ana", { assignee_id: "ana" }, "tom", "ana"],
  ["assigneeId", "", { assignee_id: null }, "tom", null],
];

test.each(EDITS)(
  "of a lead, %s alone is changed to '%s', with both values in the audit",
  async (field, typed, stored, was, is) => {
    const id = await fullLead();
    const before = await row("leads", id);
    const { form } = await openLead(id, { headers, now: NOW });
    const fields = { ...form.values, base: form.base, [field]: String(member(typed)) };
    const saved = readActionResult(
      await submitLeadForm(id, { intent: "edit", ...fields }, { headers, now: NOW }),
    );
    expect(saved.status, JSON.stringify(saved.data)).toBe(303);
    const columns = Object.fromEntries(Object.entries(stored).map(([name, value]) => [name, member(value)]));
    const changed = columnsChanged(before, await row("leads", id));
    expect(changed).toEqual({ ...columns, version: 2, updated_at: AT });
    expect(await audited()).toMatchObject([
      ["lead.update", { [field]: member(was) }, { [field]: member(is) }],
    ]);
  },
);

const SINGLE: [intent: string, fields: Fields, stored: Record<string, unknown>, was: object, is: object][] = [
  ["status", { status: "lost" }, { status: "lost" }, { status: "qualified" }, { status: "lost" }],
  ["assign", { assigneeId: "ana" }, { assignee_id: "ana" }, { assigneeId: "tom" }, { assigneeId: "ana" }],
  ["assign", { assigneeId: "" }, { assignee_id: null }, { assigneeId: "tom" }, { assigneeId: null }],
  ["score", { score: "100" }, { lead_score: 100 }, { leadScore: 40 }, { leadScore: 100 }],
  ["value", { value: "0" }, { deal_value: 0 }, { dealValue: 120_000 }, { dealValue: 0 }],
  ["value", { value: "" }, { deal_value: null }, { dealValue: 120_000 }, { dealValue: null }],
];
const named = (values: object) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, member(value)]));

test.each(SINGLE)(
  "in place, %s of a lead changes its own field alone: %o",
  async (intent, fields, stored, was, is) => {
    const id = await fullLead();
    const before = await row("leads", id);
    const typed = Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, String(member(value))]),
    );
    await submitLeadForm(id, { intent, ...typed }, { headers, now: NOW });
    const changed = columnsChanged(before, await row("leads", id));
    expect(changed).toEqual({ ...named(stored), version: 2, updated_at: AT });
    expect(await audited()).toEqual([[`lead.${intent}`, named(was), named(is)]]);
    await submitLeadForm(id, { intent, ...typed }, { headers, now: NOW });
    expect(await audited()).toHaveLength(1);
  },
);

/** A deal of Tom's, in its stage since the day before yesterday. */
async function fullDeal(stage: string, closed: string | null = null): Promise<string> {
  const id = newId();
  const values = [
    id,
    await fullLead(),
    "Two rooftops",
    1_425_000,
    stage,
    50,
    tom,
    "2026-12-01",
    closed,
    "aZ",
  ];
  await rows(
    `insert into deals (id, lead_id, title, value, stage, probability, assignee_id, expected_close_date,
      actual_close_date, rank, stage_entered_at, created_at, updated_at)
      values (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?11, ?11)`,
    ...[...values, BEFORE].map((value) => value as string),
  );
  return id;
}

const DEAL = {
  ...{ title: "Two rooftops", value: "14250", stage: "proposal", probability: "50" },
  ...{ expectedCloseDate: "2026-12-01", assigneeId: "tom", version: "1" },
};
async function saveDeal(id: string, fields: Fields) {
  const typed = { ...DEAL, ...fields };
  const request = post(
    `/admin/deals/${id}`,
    { ...typed, assigneeId: String(member(typed.assigneeId)) },
    headers,
  );
  return readActionResult(await editDeal({ request, params: { dealId: id }, context: contextAt(NOW) }));
}

const DEAL_EDITS: [field: string, typed: string, stored: Record<string, unknown>][] = [
  ["title", "Three rooftops", { title: "Three rooftops" }],
  ["value", "0", { value: 0 }],
  ["value", "14250.01", { value: 1_425_001 }],
  ["probability", "75", { probability: 75 }],
  ["expectedCloseDate", "2026-12-02", { expected_close_date: "2026-12-02" }],
  ["expectedCloseDate", "", { expected_close_date: null }],
  ["assigneeId", "ana", { assignee_id: "ana" }],
  ["assigneeId", "", { assignee_id: null }],
  ["stage", "negotiation", { stage: "negotiation", stage_entered_at: AT }],
  ["stage", "closed-won", { stage: "closed-won", stage_entered_at: AT, actual_close_date: "2026-05-06" }],
  ["stage", "closed-lost", { stage: "closed-lost", stage_entered_at: AT, actual_close_date: "2026-05-06" }],
];

test.each(DEAL_EDITS)(
  "of a deal, %s alone is changed to '%s'; only a new stage starts its days anew",
  async (field, typed, stored) => {
    const id = await fullDeal("proposal");
    const before = await row("deals", id);
    expect((await saveDeal(id, { [field]: typed })).status).toBe(200);
    const { rank, ...changed } = columnsChanged(before, await row("deals", id));
    expect(changed).toEqual({ ...named(stored), version: 2, updated_at: AT });
    expect(rank === undefined).toBe(field !== "stage");
    const stages = await rows("select from_stage, to_stage, actor_label, created_at from deal_stage_changes");
    expect(stages).toEqual(
      field === "stage"
        ? [{ from_stage: "proposal", to_stage: typed, actor_label: "lena@beaconry.example", created_at: AT }]
        : [],
    );
  },
);

test("an edit of a deal that was closed long ago keeps its close date, and one that opens it takes it away", async () => {
  const id = await fullDeal("closed-won", "2026-02-01");
  const before = await row("deals", id);
  await saveDeal(id, { stage: "closed-won", title: "Renamed" });
  const renamed = await row("deals", id);
  expect(columnsChanged(before, renamed)).toEqual({ title: "Renamed", version: 2, updated_at: AT });
  await saveDeal(id, { stage: "closed-lost", title: "Renamed", version: "2" });
  expect(await row("deals", id)).toMatchObject({ stage: "closed-lost", actual_close_date: "2026-02-01" });
  await saveDeal(id, { stage: "negotiation", title: "Renamed", version: "3" });
  expect(await row("deals", id)).toMatchObject({ stage: "negotiation", actual_close_date: null });
});
