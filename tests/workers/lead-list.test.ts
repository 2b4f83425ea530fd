import { env } from "cloudflare:workers";
import fc from "fast-check";
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { LeadFilter } from "../../app/crm/leads/filters/filter-ranges";
import { LEAD_PRIORITIES, LEAD_STATUSES } from "../../app/crm/leads/lead";
import { searchExpression } from "../../app/crm/leads/lead-search.server";
import { matchesFilter } from "../../app/crm/leads/leads.server";
import { action, loader } from "../../app/crm/leads/leads-page/route";
import { searchWords } from "../../app/crm/leads/search-text";
import { leads } from "../../app/crm/tables";
import { DAY } from "../../app/platform/clock";
import { insertLead } from "../support/leads";
import { contextAt, get, ORIGIN, signedInStaff, TEST_NOW } from "../support/staff";
import { clearTables, rows, testDb } from "../support/workers-env";

let headers: Record<string, string> = {};

beforeAll(async () => {
  ({ headers } = await signedInStaff("lena@beaconry.example"));
});
beforeEach(() => clearTables("lead_activities", "leads", "profiles"));

async function open(search = "", more: Record<string, string> = {}) {
  const request = get(`/admin/leads${search}`, { ...headers, ...more });
  return loader({ request, params: {}, context: contextAt(TEST_NOW) });
}

/** Submits a form that changes how the person looks at the list. */
function changeList(fields: [name: string, value: string][]) {
  const init = { method: "POST", body: new URLSearchParams(fields), headers };
  const request = new Request(`${ORIGIN}/admin/leads?page=3`, init);
  return action({ request, params: {}, context: contextAt(TEST_NOW) });
}

const ago = (ms: number) => new Date(TEST_NOW.getTime() - ms).toISOString();
const names = async (search: string) => (await open(search)).leads.map((lead) => lead.firstName);

test("[CRM-002] [CRM-003] [CRM-004] [CRM-005] [CRM-006] [CRM-007] the six stat cards count the listed leads", async () => {
  await insertLead({ leadScore: 90, priority: "high", dealValue: 2_400_000, createdAt: ago(DAY / 2) });
  await insertLead({ leadScore: 85, status: "converted", converted: true, createdAt: ago(7 * DAY - 1000) });
  await insertLead({ leadScore: 20, dealValue: 50, createdAt: ago(7 * DAY + 1000) });
  await insertLead({ leadScore: 100, deletedAt: ago(0), createdAt: ago(0) });
  await insertLead({ leadScore: 100, quarantineReason: "odd", createdAt: ago(0) });
  const { stats, newToday, allLeads } = await open();
  expect(stats.map(({ figure: _, ...shown }) => shown)).toEqual([
    { label: "Total Leads", value: "3", context: "all time" },
    { label: "Conversion Rate", value: "33%", context: "1 converted" },
    { label: "Avg Score", value: "65", context: "Warm Lead" },
    { label: "Total Value", value: "$24,000.50", context: "2 with a value" },
    { label: "This Week", value: "2", context: "past 7 days" },
    { label: "High Priority", value: "1", context: "33% of all leads" },
  ]);
  expect([newToday, allLeads]).toEqual([1, 3]);
});

test("without leads every figure is zero", async () => {
  expect((await open()).stats.map((cell) => cell.value)).toEqual(["0", "0%", "0", "$0", "0", "0"]);
});

test("[CRM-009] the search finds parts of name, company, email, phone and description, ignoring case", async () => {
  await insertLead({
    firstName: "Alina",
    lastName: "Duarte",
    companyName: "Fern & Thistle",
    businessEmail: "alina@fernthistle.example",
    phoneNumber: "(440) 555-0102",
    phoneKey: "4405550102",
    projectDescription: "Retargeting for 412 products",
  });
  await insertLead({ firstName: "José", lastName: "Núñez" });
  const found = [
    "alin",
    "DUARTE",
    "& thistle",
    "fernthistle.ex",
    "555-0102",
    "4405550102",
    "retarget",
    "ali",
    "d fern",
  ];
  for (const q of found) expect(await names(`?q=${encodeURIComponent(q)}`), q).toEqual(["Alina"]);
  expect(await names("?q=al")).toEqual(["Alina"]);
  expect(await names("?q=jose+nunez")).toEqual(["José"]);
  expect(await names("?q=alina+harbor")).toEqual([]);
});

test("search input is always text, never syntax", async () => {
  await insertLead({ companyName: `O"Neil AND "x" * (NEAR) facets:new` });
  for (const q of [
    'o"neil',
    '"x" *',
    "(near)",
    "facets:new",
    'and "x"',
    "NOT",
    '"""',
    "^near",
    "{a b}",
    "~new~",
    "'",
  ]) {
    await expect(open(`?q=${encodeURIComponent(q)}`), q).resolves.toBeDefined();
  }
  expect(await names(`?q=${encodeURIComponent('o"neil')}`)).toEqual(["Marcus"]);
  expect(await names("?q=~new~")).toEqual([]);
  fc.assert(
    fc.property(fc.string(), (text) => {
      const expression = searchExpression(searchWords(text));
      const quotes = expression.replaceAll('""', "").split('"').length - 1;
      expect(quotes % 2).toBe(0);
    }),
  );
});

test("[CRM-010] the filters narrow to the chosen value, and combine with each other and the search", async () => {
  for (const status of ["new", "lost"] as const) {
    for (const priority of ["low", "high"] as const) {
      for (const industry of ["Law firm", "Agency"]) {
        await insertLead({ firstName: `${status} ${priority} ${industry}`, status, priority, industry });
      }
    }
  }
  expect(await names("?status=lost")).toHaveLength(4);
  expect(await names("?priority=high")).toHaveLength(4);
  expect(await names("?industry=Agency")).toHaveLength(4);
  expect(await names("?status=lost&priority=high&industry=Agency")).toEqual(["lost high Agency"]);
  expect(await names("?q=harbor&status=lost&priority=high&industry=Agency")).toEqual(["lost high Agency"]);
  expect(await names("?status=nonsense&priority=&sort=upward&page=-4")).toHaveLength(8);
  expect((await open()).choices.industry?.map(({ value }) => value)).toEqual(["Agency", "Law firm"]);
});

test("[CRM-013] leads are listed newest first, 10 per page; a page beyond the last gives the last", async () => {
  for (let at = 0; at < 23; at += 1) await insertLead({ firstName: `L${at}`, createdAt: ago(at * 60_000) });
  const range = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => `L${from + at}`);
  expect(await names("")).toEqual(range(0, 10));
  expect(await names("?page=2")).toEqual(range(10, 20));
  expect(await names("?page=3")).toEqual(range(20, 23));
  expect(await open("?page=9")).toMatchObject({ page: 3, pages: 3, total: 23 });
});

test("[CRM-018] [CRM-019] [CRM-020] [CRM-022] [CRM-026] a lead's data is shown in US English formats", async () => {
  await insertLead({
    createdAt: "2026-02-03T04:05:06.000Z",
    dealValue: 1_250_050,
    nextFollowUp: "2026-11-09T10:00:00.000Z",
    leadScore: 72,
  });
  await insertLead({ createdAt: "2026-02-01T04:05:06.000Z" });
  const { leads } = await open();
  expect(leads[0]).toMatchObject({
    name: "Marcus Bell",
    companyName: "Harbor Auto Group",
    // 10:05 PM of the day before in Chicago.
    createdDay: "Feb 2",
    leadScore: 72,
    dealValueText: "$12,500.50",
    followUp: { text: "Mon, Nov 9", date: "Nov 9, 2026, 4:00 AM CST" },
  });
  expect(leads[1]).toMatchObject({ dealValueText: null, followUp: null });
});

test("[CRM-065] [CRM-067] activities of all leads are listed newest first, 5 per page, with name and company", async () => {
  const leadId = await insertLead();
  const insert = env.DB.prepare(
    "insert into lead_activities (id, lead_id, activity_type, title, created_at) values (?1, ?2, 'call', ?1, ?3)",
  );
  await env.DB.batch(Array.from({ length: 12 }, (_, at) => insert.bind(`a${at}`, leadId, ago(at * 1000))));
  await env.DB.batch([insert.bind("deleted", leadId, ago(0)), insert.bind("gone too", leadId, ago(0))]);
  await rows("update lead_activities set deleted_at = created_at where id in ('deleted', 'gone too')");
  const { activities } = await open("?activities=2");
  expect(activities).toMatchObject({ total: 12, page: 2, pages: 3 });
  expect(activities.entries.map((entry) => entry.title)).toEqual(["a5", "a6", "a7", "a8", "a9"]);
  expect(activities.entries[0]?.lead).toBe("Marcus Bell, Harbor Auto Group");
});

test("of the activities of all leads, a task that nobody has done says when it is due", async () => {
  const leadId = await insertLead();
  const insert = env.DB.prepare(
    `insert into lead_activities (id, lead_id, activity_type, title, created_at, scheduled_at, due_all_day, completed_at)
      values (?1, ?2, 'call', ?1, ?3, ?4, ?5, ?6)`,
  );
  const at = TEST_NOW.toISOString();
  await env.DB.batch([
    insert.bind("planned", leadId, at, "2026-03-12T00:00:00.000Z", 1, null),
    insert.bind("without a date", leadId, at, at, 0, null),
    insert.bind("done", leadId, at, "2026-03-12T00:00:00.000Z", 1, at),
    insert.bind("logged", leadId, at, null, 0, at),
  ]);
  const { activities } = await open();
  expect(Object.fromEntries(activities.entries.map(({ title, toDo }) => [title, toDo]))).toEqual({
    planned: "Due Thu, Mar 12",
    "without a date": "To do",
    done: null,
    logged: null,
  });
});

test("a filter is defined by its entry: the column equals a value, or is set", async () => {
  const phone: LeadFilter = {
    name: "phone",
    label: "Phone",
    placeholder: "With or without a phone",
    column: "phoneNumber",
    options: [
      { value: "yes", label: "Has a phone", is: "filled" },
      { value: "no", label: "Has none", is: "empty" },
      { value: "110", label: "The police" },
    ],
  };
  for (const phoneNumber of ["(216) 555-0118", "", null, "110"]) await insertLead({ phoneNumber });
  const found = (...values: string[]) =>
    testDb()
      .select({ phone: leads.phoneNumber })
      .from(leads)
      .where(matchesFilter(phone, leads.phoneNumber, values));
  expect((await found("yes")).map((lead) => lead.phone)).toEqual(["(216) 555-0118", "110"]);
  expect((await found("no")).map((lead) => lead.phone)).toEqual(["", null]);
  expect((await found("110")).map((lead) => lead.phone)).toEqual(["110"]);
  expect((await found("110", "no")).map((lead) => lead.phone)).toEqual(["", null, "110"]);
});

test("the view, the rows and the columns are remembered with the person, in every browser", async () => {
  for (let at = 0; at < 30; at += 1) await insertLead();
  const settings = async () => {
    const { settings: kept, leads: rows, pages } = await open();
    return { ...kept, shown: rows.length, pages };
  };
  const usual = { view: "cards", rows: 25, shown: 10, pages: 3 };
  expect(await settings()).toMatchObject(usual);
  await changeList([
    ["intent", "view"],
    ["value", "table"],
  ]);
  expect(await settings()).toMatchObject({ view: "table", shown: 25, pages: 2 });
  await changeList([
    ["intent", "rows"],
    ["value", "50"],
  ]);
  await changeList([
    ["intent", "columns"],
    ["column", "phone"],
    ["column", "status"],
    ["column", "nonsense"],
  ]);
  const setWidth = (column: string, value: string) =>
    changeList([
      ["intent", "width"],
      ["column", column],
      ["value", value],
    ]);
  await setWidth("name", "15.25");
  await setWidth("status", "9");
  await setWidth("status", "");
  for (const [column, value] of [
    ["nonsense", "9"],
    ["status", "3"],
    ["status", "31"],
    ["status", "wide"],
  ] as const)
    await expect(setWidth(column, value)).rejects.toMatchObject({ status: 400 });
  const kept = {
    ...{ view: "table", rows: 50, columns: ["status", "phone"], shown: 30, pages: 1 },
    widths: { name: 15.25 },
  };
  expect(await settings()).toMatchObject(kept);
  for (const [intent, value] of [
    ["view", "list"],
    ["rows", "1000"],
  ])
    await expect(
      changeList([
        ["intent", `${intent}`],
        ["value", `${value}`],
      ]),
    ).rejects.toMatchObject({ status: 400 });
  expect(await settings()).toMatchObject(kept);
  const other = await signedInStaff("other@beaconry.example");
  expect((await open("", other.headers)).settings).toMatchObject({ view: "cards", rows: 25 });
});

test("each order of the table is also read the other way round, with missing values last", async () => {
  for (const [name, dealValue] of [
    ["Low", 100],
    ["None", null],
    ["High", 900],
  ] as const)
    await insertLead({ lastName: name, dealValue });
  const names = async (search: string) => (await open(search)).leads.map(({ lastName }) => lastName);
  expect(await names("?sort=value")).toEqual(["High", "Low", "None"]);
  expect(await names("?sort=-value")).toEqual(["Low", "High", "None"]);
  expect(await names("?sort=name")).toEqual(["High", "Low", "None"]);
  expect(await names("?sort=-name")).toEqual(["None", "Low", "High"]);
});

type Step = { lead: number; set: string };
const STEPS: Record<string, (at: string) => string> = {
  delete: (at) => `deleted_at = '${at}'`,
  restore: () => "deleted_at = null",
  aside: () => "quarantine_reason = 'odd'",
  accept: () => "quarantine_reason = null",
  status: () => "status = 'converted', converted = 1",
  back: () => "status = 'new', converted = 0",
  priority: () => "priority = 'high', lead_score = 80",
  industry: () => "industry = 'Agency', deal_value = 500",
  age: () => "created_at = '2026-01-01T00:00:00.000Z'",
};

test("figures, totals and pages agree after any sequence of changes", async () => {
  const step = fc.record({
    lead: fc.nat(4),
    set: fc.constantFrom(...Object.keys(STEPS), "erase", "activity", "no activity"),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 15 }), async (steps) => {
      await clearTables("lead_activities", "leads", "profiles");
      const ids = await Promise.all([0, 1, 2, 3, 4].map(() => insertLead()));
      for (const [at, { lead, set }] of steps.entries()) await takeStep(ids[lead] ?? "", set, at);
      const page = await open();
      const [plain] = await rows(
        `select count(*) leads, coalesce(sum(converted), 0) converted, coalesce(sum(deal_value), 0) value,
          (select count(*) from lead_activities a join leads l on l.id = a.lead_id where a.deleted_at is null and l.deleted_at is null and l.quarantine_reason is null) activities
         from leads where deleted_at is null and quarantine_reason is null`,
      );
      expect(page.total).toBe(plain?.leads);
      expect(page.leads).toHaveLength(Number(plain?.leads));
      expect((await open("?q=harbor")).total).toBe(plain?.leads);
      expect(page.activities.total).toBe(plain?.activities);
      for (const status of LEAD_STATUSES) {
        const narrowed = await open(`?status=${status}`);
        expect(narrowed.leads, status).toHaveLength(narrowed.total);
        expect((await open(`?q=harbor&status=${status}`)).total, status).toBe(narrowed.total);
      }
      for (const priority of LEAD_PRIORITIES) {
        const narrowed = await open(`?priority=${priority}`);
        expect(narrowed.leads, priority).toHaveLength(narrowed.total);
      }
    }),
    { numRuns: 12 },
  );
}, 120_000);

async function takeStep(id: string, set: Step["set"], at: number) {
  if (set === "erase") {
    await env.DB.prepare("delete from leads where id = ?").bind(id).run();
  } else if (set === "no activity") {
    await env.DB.prepare("update lead_activities set deleted_at = created_at where lead_id = ?")
      .bind(id)
      .run();
  } else if (set === "activity") {
    await env.DB.prepare(
      "insert into lead_activities (id, lead_id, activity_type, title, created_at) select ?1, id, 'call', 'x', created_at from leads where id = ?2",
    )
      .bind(`a${at}`, id)
      .run();
  } else {
    await env.DB.prepare(`update leads set ${STEPS[set]?.(TEST_NOW.toISOString())} where id = ?`)
      .bind(id)
      .run();
  }
}
