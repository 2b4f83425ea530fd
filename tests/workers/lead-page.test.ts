import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { LEAD_STATUSES } from "../../app/crm/leads/lead";
import { readLead } from "../../app/crm/leads/lead-detail.server";
import { actOnChange, changeLeads } from "../support/bulk-change";
import {
  addLead,
  openLead,
  readActionResult,
  submitLeadForm,
  submitLeadFormWithoutJs,
} from "../support/lead-page";
import { insertLead } from "../support/leads";
import { signedInStaff, TEST_NOW } from "../support/staff";
import { clearTables, rows, testDb } from "../support/workers-env";

let headers: Record<string, string> = {};
let leadId = "";

beforeAll(async () => {
  ({ headers } = await signedInStaff("lena@beaconry.example", "staff"));
});
beforeEach(async () => {
  await clearTables("audit_log", "lead_activities", "lead_notes", "leads");
  leadId = await insertLead();
});

async function send(fields: Record<string, string>, now = TEST_NOW) {
  return readActionResult(await submitLeadForm(leadId, fields, { headers, now }));
}

async function stored() {
  const lead = await readLead(testDb(), leadId);
  if (!lead) throw new Error("The lead is gone");
  return lead;
}

/** Makes the next write to the table fail. */
async function breakTable(table: string, event: string, work: () => Promise<void>) {
  await env.DB.prepare(
    `create trigger broken before ${event} on ${table} begin select raise(abort, 'broken'); end`,
  ).run();
  try {
    await work();
  } finally {
    await env.DB.prepare("drop trigger broken").run();
  }
}

test("[CRM-039] [CRM-041] any status can be set from any other", async () => {
  for (const from of LEAD_STATUSES) {
    for (const status of LEAD_STATUSES) {
      await env.DB.prepare("update leads set status = ? where id = ?").bind(from, leadId).run();
      const answer = await send({ intent: "status", status });
      expect(answer).toMatchObject({ status: 200, toast: { title: "Lead status updated successfully" } });
      expect((await stored()).status).toBe(status);
    }
  }
});

test("[CRM-040] setting contacted sets last_contacted to now, in the dropdown and in the edit form", async () => {
  await send({ intent: "status", status: "qualified" });
  expect((await stored()).lastContacted).toBeNull();
  await send({ intent: "status", status: "contacted" });
  expect((await stored()).lastContacted).toBe(TEST_NOW.toISOString());
  const later = new Date(TEST_NOW.getTime() + 6 * 3_600_000);
  await send(await editFields({ companyName: "Elsewhere" }), later);
  expect((await stored()).lastContacted).toBe(TEST_NOW.toISOString());
  await send(await editFields({ status: "new" }), later);
  await send(await editFields({ status: "contacted" }), later);
  expect((await stored()).lastContacted).toBe(later.toISOString());
});

test("the converted flag is set with status converted and cleared when it changes", async () => {
  await send({ intent: "status", status: "converted" });
  expect((await stored()).converted).toBe(true);
  await send({ intent: "status", status: "lost" });
  expect((await stored()).converted).toBe(false);
});

test("[CRM-045] [CRM-046] a score from 0 to 100 is stored and confirmed by a toast, any other is rejected", async () => {
  for (const score of [0, 100, 85]) {
    const answer = await send({ intent: "score", score: `${score}` });
    expect(answer).toMatchObject({ status: 200, toast: { title: "Lead score updated successfully" } });
    expect((await stored()).leadScore).toBe(score);
  }
  for (const score of ["-5", "105", "12.5"]) {
    expect(await send({ intent: "score", score })).toMatchObject({ status: 400 });
  }
  expect((await stored()).leadScore).toBe(85);
});

test("[CRM-048] [CRM-049] [CRM-050] a deal value is a number of at least 0, and an empty one removes it", async () => {
  const saved = { status: 200, toast: { title: "Deal value updated successfully" } };
  expect(await send({ intent: "value", value: "24,000.50" })).toMatchObject(saved);
  expect((await stored()).dealValue).toBe(2_400_050);
  // As the field shows it.
  expect(await send({ intent: "value", value: "$13,250" })).toMatchObject(saved);
  expect((await stored()).dealValue).toBe(1_325_000);
  expect(await send({ intent: "value", value: "$24,000.50" })).toMatchObject(saved);
  const refused = { status: 400, toast: { title: "Please enter a valid deal value", destructive: true } };
  for (const value of ["-1", "many", "1e5", "NaN", "12,34"]) {
    expect(await send({ intent: "value", value }), value).toMatchObject(refused);
  }
  expect((await stored()).dealValue).toBe(2_400_050);
  expect(await send({ intent: "value", value: "0" })).toMatchObject(saved);
  expect((await stored()).dealValue).toBe(0);
  expect(await send({ intent: "value", value: " " })).toMatchObject(saved);
  expect((await stored()).dealValue).toBeNull();
});

test("[CRM-042] [CRM-047] [CRM-051] a failed change shows its toast and changes nothing", async () => {
  const before = await stored();
  await breakTable("leads", "update", async () => {
    const failed = async (fields: Record<string, string>, title: string) =>
      expect(await send(fields)).toMatchObject({ status: 500, toast: { title, destructive: true } });
    await failed({ intent: "status", status: "lost" }, "Failed to update lead status");
    await failed({ intent: "score", score: "10" }, "Failed to update lead score");
    await failed({ intent: "value", value: "10" }, "Failed to update deal value");
  });
  expect(await stored()).toEqual(before);
  expect(await rows("select * from audit_log")).toEqual([]);
});

test("[CRM-052] [CRM-053] [CRM-054] notes are stored trimmed and listed newest first, and a blank one is rejected", async () => {
  const first = await send({ intent: "note", content: "  Prefers mornings \r\n" });
  expect(first).toMatchObject({ status: 200, toast: { title: "Note added successfully" } });
  await send({ intent: "note", content: "Call again" }, new Date("2026-03-10T13:00:00.000Z"));
  const { notes } = await openLead(leadId, { headers });
  expect(notes.map((note) => note.content)).toEqual(["Call again", "Prefers mornings"]);
  expect(notes[1]?.createdAt).toBe(TEST_NOW.toISOString());
  const message = "Please enter a note before saving";
  for (const content of ["", "   \n"]) {
    const refused = await send({ intent: "note", content });
    expect(refused).toMatchObject({
      status: 400,
      toast: { title: message, destructive: true },
      data: { fieldErrors: { content: [message] } },
    });
  }
  expect(await rows("select count(*) n from lead_notes")).toEqual([{ n: 2 }]);
});

test("[CRM-055] a failed note shows why, or that the reason is unknown", async () => {
  await breakTable("lead_notes", "insert", async () => {
    const title = "Failed to add note: Unknown error";
    expect(await send({ intent: "note", content: "x" })).toMatchObject({
      toast: { title, destructive: true },
    });
  });
  await env.DB.prepare("update leads set deleted_at = ?").bind(TEST_NOW.toISOString()).run();
  const title = "Failed to add note: This lead was deleted.";
  expect(await send({ intent: "note", content: "x" })).toMatchObject({ status: 404, toast: { title } });
});

test("[CRM-057] [CRM-058] [CRM-061] [CRM-062] an activity is stored trimmed, as planned or as done now", async () => {
  const done = { title: "Success", description: "Activity added successfully" };
  const call = { intent: "activity", type: "call", title: "  Called ", description: "  " };
  expect(await send(call)).toMatchObject({ status: 200, toast: done });
  await send({ intent: "activity", type: "task", title: "Rank map", description: " Lakeview " });
  const at = TEST_NOW.toISOString();
  const common = { lead_id: leadId, created_at: at };
  expect(await rows("select * from lead_activities order by title")).toMatchObject([
    {
      ...common,
      activity_type: "call",
      title: "Called",
      description: null,
      completed_at: at,
      scheduled_at: null,
    },
    {
      ...common,
      activity_type: "task",
      title: "Rank map",
      description: "Lakeview",
      scheduled_at: at,
      completed_at: null,
    },
  ]);
});

test.each([
  ["call", null],
  ["email", null],
  ["meeting", null],
  ["call", "2026-01-01T00:00:00.000Z"],
])("logging a %s makes it the last contact, which was %s", async (type, before) => {
  await env.DB.prepare("update leads set last_contacted = ?").bind(before).run();
  await send({ intent: "activity", type, title: "Talked" });
  expect((await stored()).lastContacted).toBe(TEST_NOW.toISOString());
});

/** What the button of a toast sends to say that a lead was contacted. */
const setToContacted = () => ({
  label: "Set to Contacted",
  action: "/admin/leads/bulk",
  fields: { intent: "run", lead: leadId, field: "status", value: "contacted" },
  failed: "Failed to update lead status",
});

test("a call logged on a new lead leaves it New and offers Contacted, which one click sets and one undoes", async () => {
  const call = { intent: "activity", type: "call", title: "Called", outcome: "reached" };
  const { toast } = await send(call);
  expect(toast).toMatchObject({ description: "Activity added successfully", offer: setToContacted() });
  expect((await stored()).status).toBe("new");
  const later = new Date(TEST_NOW.getTime() + 5000);
  const { field, value } = setToContacted().fields;
  await changeLeads([leadId], [field, value], { headers, now: later });
  expect(await stored()).toMatchObject({ status: "contacted", lastContacted: later.toISOString() });
  const [change] = await rows(
    "select id from bulk_changes where chosen = 1 order by created_at desc, id desc",
  );
  await actOnChange(String(change?.id), "undo", { headers, now: later });
  expect(await stored()).toMatchObject({ status: "new", lastContacted: TEST_NOW.toISOString() });
});

test("what is no contact, is still to come, or is of a lead that is New no more offers nothing", async () => {
  const activity = { intent: "activity", title: "Talked" };
  const sent: Record<string, string>[] = [
    { type: "call", outcome: "no-answer" },
    { type: "call", due: "2026-03-12T10:00" },
    { type: "meeting" },
    { type: "task" },
  ];
  for (const fields of sent)
    expect((await send({ ...activity, ...fields })).toast).not.toHaveProperty("offer");
  expect((await send({ ...activity, type: "email" })).toast).toHaveProperty("offer");
  await env.DB.prepare("update leads set status = 'qualified'").run();
  expect((await send({ ...activity, type: "email" })).toast).not.toHaveProperty("offer");
});

test.each([
  ["reached", "Reached", true],
  ["voicemail", "Voicemail", true],
  ["no-answer", "No answer", false],
])(
  "a call that went as %s says so, and is a contact unless nobody answered",
  async (outcome, text, isContact) => {
    await send({ intent: "activity", type: "call", title: "Called", outcome });
    expect(await rows("select title, description from lead_activities")).toEqual([
      { title: "Called", description: text },
    ]);
    expect((await stored()).lastContacted).toBe(isContact ? TEST_NOW.toISOString() : null);
  },
);

test("only of a call is it said how it went", async () => {
  await send({ intent: "activity", type: "note", title: "Thinks about it", outcome: "reached" });
  expect(await rows("select description from lead_activities")).toEqual([{ description: null }]);
  expect((await stored()).lastContacted).toBeNull();
});

test("notes and tasks are no contact, and no entry moves a later contact back", async () => {
  await send({ intent: "activity", type: "note", title: "Thinks about it" });
  await send({ intent: "activity", type: "task", title: "Call" });
  await send({ intent: "note", content: "Prefers mornings" });
  expect((await stored()).lastContacted).toBeNull();
  const later = "2999-01-01T00:00:00.000Z";
  await env.DB.prepare("update leads set last_contacted = ?").bind(later).run();
  await send({ intent: "activity", type: "call", title: "Talked" });
  expect((await stored()).lastContacted).toBe(later);
});

test("an activity that cannot be stored is no contact", async () => {
  await breakTable("lead_activities", "insert", async () => {
    await send({ intent: "activity", type: "call", title: "Talked" });
  });
  expect((await stored()).lastContacted).toBeNull();
});

test("[CRM-060] [CRM-063] a blank activity title is rejected, and a failed activity shows an error", async () => {
  const title = "Please enter an activity title before saving";
  const blank = await send({ intent: "activity", type: "call", title: " ", description: "" });
  expect(blank).toMatchObject({ status: 400, toast: { title, destructive: true } });
  expect(await send({ intent: "activity", type: "dance", title: "x" })).toMatchObject({ status: 400 });
  await breakTable("lead_activities", "insert", async () => {
    const toast = {
      title: "Error",
      description: "Failed to add activity: Unknown error",
      destructive: true,
    };
    expect(await send({ intent: "activity", type: "call", title: "x" })).toMatchObject({
      status: 500,
      toast,
    });
  });
  expect(await rows("select count(*) n from lead_activities")).toEqual([{ n: 0 }]);
});

/** The edit form's fields as loaded now, with changes. */
async function editFields(changes: Record<string, string>): Promise<Record<string, string>> {
  const { form } = await openLead(leadId, { headers });
  return { ...form.values, ...changes, intent: "edit", base: form.base };
}

test("[CRM-070] [CRM-071] [CRM-072] [CRM-076] an edit saves every field, trimmed, with empty ones as null", async () => {
  const all = {
    firstName: " Mara ",
    lastName: " Stone ",
    businessEmail: " Mara@Stone.example ",
    phoneNumber: " (414) 555-0199 ",
    companyName: " Stone Works ",
    industry: " Home services ",
    projectDescription: " Two\r\nlines ",
    status: "proposal",
    priority: "high",
    leadScore: "72",
    source: " referral ",
    dealValue: "1,250.5",
    nextFollowUp: "2026-04-01T09:30",
  };
  const answer = await send(await editFields(all));
  expect(answer).toMatchObject({
    status: 303,
    to: `/admin/leads/${leadId}`,
    toast: { title: "Lead updated successfully" },
  });
  expect(await stored()).toMatchObject({
    firstName: "Mara",
    lastName: "Stone",
    businessEmail: "Mara@Stone.example",
    emailKey: "mara@stone.example",
    phoneNumber: "(414) 555-0199",
    phoneKey: "4145550199",
    companyName: "Stone Works",
    industry: "Home services",
    projectDescription: "Two\nlines",
    status: "proposal",
    priority: "high",
    leadScore: 72,
    source: "referral",
    dealValue: 125_050,
    // 9:30 AM in Chicago.
    nextFollowUp: "2026-04-01T14:30:00.000Z",
  });
  await send(await editFields({ phoneNumber: " ", industry: "", dealValue: "", nextFollowUp: "" }));
  expect(await stored()).toMatchObject({
    phoneNumber: null,
    phoneKey: "",
    industry: null,
    dealValue: null,
    nextFollowUp: null,
  });
});

test("[CRM-074] [CRM-075] a deal value or score that is not a number becomes 0, one out of range is rejected", async () => {
  await send(await editFields({ dealValue: "lots", leadScore: "high" }));
  expect(await stored()).toMatchObject({ dealValue: 0, leadScore: 0 });
  const negative = await send(await editFields({ dealValue: "-3", leadScore: "101", companyName: "Kept" }));
  expect(negative).toMatchObject({
    status: 400,
    data: {
      fieldErrors: {
        dealValue: ["Please enter a valid deal value"],
        leadScore: ["Lead score is a whole number from 0 to 100"],
      },
      values: { dealValue: "-3", leadScore: "101", companyName: "Kept" },
    },
  });
  expect((await stored()).companyName).toBe("Harbor Auto Group");
});

test("missing, too long and hostile values are rejected per field, with the input kept and nothing written", async () => {
  const before = await stored();
  const bad = {
    firstName: " ",
    lastName: "x".repeat(201),
    businessEmail: "not an address",
    companyName: "a\u0081b",
    projectDescription: "y".repeat(10_001),
    status: "dead",
    priority: "",
    nextFollowUp: "tomorrow",
    source: "",
  };
  const answer = await send(await editFields(bad));
  expect(answer.status).toBe(400);
  expect(answer.data).toMatchObject({
    fieldErrors: Object.fromEntries(Object.keys(bad).map((name) => [name, [expect.any(String)]])),
    values: bad,
  });
  expect(await stored()).toEqual(before);
  await expect(send({ intent: "explode" })).rejects.toMatchObject({ status: 400 });
  await expect(send({})).rejects.toMatchObject({ status: 400 });
  expect(await send({ ...(await editFields({})), base: "[]]" })).toMatchObject({ status: 400 });
});

test("[CRM-077] a failed edit shows why, and keeps the input", async () => {
  const fields = await editFields({ companyName: "Typed" });
  await breakTable("leads", "update", async () => {
    expect(await send(fields)).toMatchObject({
      status: 500,
      toast: { title: "Failed to update lead: Unknown error", destructive: true },
      data: { values: { companyName: "Typed", base: fields.base } },
    });
  });
  await env.DB.prepare("update leads set deleted_at = ?").bind(TEST_NOW.toISOString()).run();
  expect(await send(fields)).toMatchObject({
    status: 404,
    toast: { title: "Failed to update lead: This lead was deleted." },
    data: { values: { companyName: "Typed" } },
  });
});

test("two people who edit different fields both keep their changes", async () => {
  const mine = await editFields({ companyName: "Mine Co" });
  await send(await editFields({ priority: "high", leadScore: "90" }));
  expect(await send(mine)).toMatchObject({ status: 303 });
  expect(await stored()).toMatchObject({
    companyName: "Mine Co",
    priority: "high",
    leadScore: 90,
    version: 3,
  });
});

test("two people who edit the same field are shown both values, nothing is written, and the choice decides", async () => {
  const mine = await editFields({ companyName: "Mine Co", leadScore: "15", lastName: "Changed" });
  await send(await editFields({ companyName: "Theirs Co", leadScore: "60", priority: "high" }));
  const before = await stored();
  const answer = await send(mine);
  expect(answer).toMatchObject({
    status: 409,
    data: {
      data: [
        { field: "companyName", label: "Company", mine: "Mine Co", theirs: "Theirs Co" },
        { field: "leadScore", label: "Lead score", mine: "15", theirs: "60" },
      ],
      values: { companyName: "Mine Co", leadScore: "15", lastName: "Changed", priority: "high" },
    },
  });
  expect(await stored()).toEqual(before);
  const again = JSON.parse(JSON.stringify(answer.data));
  const chosen = { "choices.companyName": "mine", "choices.leadScore": "theirs" };
  const settled = await send({ intent: "edit", ...again.values, ...chosen });
  expect(settled).toMatchObject({ status: 303 });
  expect(await stored()).toMatchObject({
    companyName: "Mine Co",
    leadScore: 60,
    lastName: "Changed",
    priority: "high",
  });
});

test("20 parallel changes of one lead are all kept, each with its audit entry", async () => {
  const scores = Array.from({ length: 20 }, (_, at) => String(at * 5));
  const answers = await Promise.all(
    scores.map(async (score, at) =>
      send(at % 2 ? { intent: "score", score } : { intent: "value", value: score }),
    ),
  );
  expect(answers.map((answer) => answer.status)).toEqual(scores.map(() => 200));
  const lead = await stored();
  const [audit] = await rows("select count(*) n from audit_log");
  expect(audit?.n).toBe(lead.version - 1);
  expect(lead.version).toBeGreaterThan(10);
});

test("every change records who did what, with the values before and after", async () => {
  await send({ intent: "status", status: "qualified" });
  await send({ intent: "note", content: "x" });
  const audit = await rows("select * from audit_log order by created_at, id");
  expect(audit).toMatchObject([
    { actor_label: "lena@beaconry.example", action: "lead.status", entity: "lead", entity_id: leadId },
    { action: "lead.note", entity_id: leadId },
  ]);
  expect(JSON.parse(String(audit[0]?.before))).toEqual({ status: "new" });
  expect(JSON.parse(String(audit[0]?.after))).toEqual({ status: "qualified" });
});

test("without JavaScript a form redirects to its page with the toast", async () => {
  const page = { headers };
  const saved = readActionResult(
    await submitLeadFormWithoutJs(leadId, { intent: "status", status: "lost" }, page),
  );
  expect(saved).toMatchObject({
    status: 303,
    to: `/admin/leads/${leadId}?status=new`,
    toast: { title: "Lead status updated successfully" },
  });
  const refused = readActionResult(
    await submitLeadFormWithoutJs(leadId, { intent: "note", content: "" }, page),
  );
  expect(refused).toMatchObject({ status: 400, data: { intent: "note" } });
});

const NEW_LEAD = {
  firstName: "Priya",
  lastName: "Raman",
  businessEmail: "Priya@Raman.example",
  phoneNumber: "+1 (414) 555-0177",
  companyName: "Raman Ortega",
  industry: "",
  projectDescription: "",
  status: "new",
  priority: "medium",
  leadScore: "0",
  source: "manual",
  dealValue: "",
  nextFollowUp: "",
};

test("a lead is added by hand; one with an existing email or phone gives a warning first", async () => {
  const added = readActionResult(await addLead(NEW_LEAD, { headers }));
  expect(added).toMatchObject({ status: 303, toast: { title: "Lead added successfully" } });
  const sameEmail = { ...NEW_LEAD, businessEmail: " priya@raman.EXAMPLE", phoneNumber: "" };
  const samePhone = { ...NEW_LEAD, businessEmail: "other@raman.example", phoneNumber: "414.555.0177" };
  for (const [fields, shares] of [
    [sameEmail, "same email"],
    [samePhone, "same phone number"],
  ] as const) {
    const refused = readActionResult(await addLead(fields, { headers }));
    expect(refused).toMatchObject({
      status: 409,
      data: { data: [{ label: "Priya Raman, Raman Ortega", shares }], values: fields },
    });
  }
  expect(await rows("select count(*) n from leads where company_name = 'Raman Ortega'")).toEqual([{ n: 1 }]);
  const confirmed = readActionResult(await addLead({ ...samePhone, confirmed: "yes" }, { headers }));
  expect(confirmed.status).toBe(303);
  const { duplicates } = await openLead(String(confirmed.to).split("/").at(-1) ?? "", { headers });
  expect(duplicates).toMatchObject([{ shares: "same phone number" }]);
});

test("[CRM-035] a lead that does not exist is a 404 with a sentence, and a broken database throws", async () => {
  await expect(openLead("no-such-lead", { headers })).rejects.toMatchObject({ status: 404 });
  await env.DB.prepare("alter table lead_notes rename to lead_notes_away").run();
  await expect(openLead(leadId, { headers })).rejects.toThrow();
  await env.DB.prepare("alter table lead_notes_away rename to lead_notes").run();
});

test("[CRM-036] a timeline that cannot be read is logged, and the page is shown without it", async () => {
  await env.DB.prepare("alter table deal_stage_changes rename to deal_stage_changes_away").run();
  const { timeline, lead } = await openLead(leadId, { headers });
  await env.DB.prepare("alter table deal_stage_changes_away rename to deal_stage_changes").run();
  expect(timeline).toBeNull();
  expect(lead.name).toBe("Marcus Bell");
});
