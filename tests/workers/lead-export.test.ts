import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { loader } from "../../app/crm/leads/export.route";
import { action as changeViews } from "../../app/crm/leads/views/views.route";
import { fromCsvText } from "../../app/platform/csv";
import { consumeToast } from "../../app/platform/http/forms/toast.server";
import { newId } from "../../app/platform/ids";
import { envFailingAt } from "../support/failing-db";
import { insertLead } from "../support/leads";
import { INDEX_ALL_LEADS } from "../support/search-rows";
import {
  argsOf,
  contextAt,
  cookiePair,
  get,
  post,
  responseOf,
  signedInStaff,
  TEST_NOW,
} from "../support/staff";
import { clearTables, rawEnv, rows } from "../support/workers-env";

let headers: Record<string, string> = {};
beforeAll(async () => {
  ({ headers } = await signedInStaff("mara@beaconry.example"));
});
beforeEach(() => clearTables("leads", "audit_log"));

function exportOf(search = "", rawEnvironment: object = env) {
  const request = get(`/admin/leads/export${search}`, headers);
  return responseOf(() => loader({ request, params: {}, context: contextAt(TEST_NOW, rawEnvironment) }));
}

/** The exported leads as cells. These tests have no line breaks in fields; the property tests do. */
async function exported(search = "") {
  const text = await (await exportOf(search)).text();
  expect(text.charCodeAt(0)).not.toBe(0xfeff); // text() takes the byte order mark away
  const [head = "", ...lines] = text.split("\r\n").slice(0, -1);
  return { head: head.split(","), leads: lines.map((line) => line.split(",")) };
}
const firstNames = async (search: string) => (await exported(search)).leads.map(([name]) => name);

/** Leads L0 (the newest) to L…, one minute apart. */
async function insertMany(count: number, company = "Harbor Auto Group") {
  await env.DB.prepare(
    `with recursive n(i) as (select 0 union all select i + 1 from n where i < ?1 - 1)
    insert into leads (id, first_name, last_name, business_email, company_name, project_description, status, source,
      email_key, created_at, updated_at)
    select printf('lead-%06d', i), 'L' || cast(?1 - 1 - i as integer), 'Bell', 'l' || i || '@harbor.example', ?2, '', iif(i % 2, 'new', 'lost'),
      'import', 'l' || i, strftime('%Y-%m-%dT%H:%M:%fZ', '2026-01-01', '+' || i || ' minutes'), '2026-01-01T00:00:00.000Z'
    from n`,
  )
    .bind(count, company)
    .run();
  await env.DB.prepare(INDEX_ALL_LEADS).run();
}

test("[CRM-097] the export's file name is crm-leads- and the date", async () => {
  await insertLead();
  const response = await exportOf();
  expect(response.headers.get("Content-Disposition")).toBe('attachment; filename="crm-leads-2026-03-10.csv"');
  expect(response.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
});

async function nameOf(search: string): Promise<string | undefined> {
  const header = (await exportOf(search)).headers.get("Content-Disposition");
  return header?.match(/filename="(.*)"$/)?.[1];
}

test.each([
  ["High and new", "crm-leads-high-and-new-2026-03-10.csv"],
  ["Größe & L’Été: “10 %”", "crm-leads-grosse-lete-10-2026-03-10.csv"],
  ['../../etc/passwd"; x=.exe', "crm-leads-etc-passwd-x-exe-2026-03-10.csv"],
  ["a".repeat(60), `crm-leads-${"a".repeat(60)}-2026-03-10.csv`],
  // Sixty signs, of which each is the three letters "mol".
  ["㏖".repeat(60), `crm-leads-${"mol".repeat(20)}-2026-03-10.csv`],
  // Nothing that every computer can have in a file's name.
  ["新しい", "crm-leads-2026-03-10.csv"],
])("the file of the view %j is %s", async (name, file) => {
  await clearTables("lead_views");
  const filters = "status=new&priority=high";
  const submissionId = newId();
  const form = { intent: "save", name, search: `?${filters}&sort=score`, submissionId };
  await changeViews(argsOf(post("/admin/leads/views", form, headers)));
  expect(await nameOf(`?${filters}&view=${submissionId}`)).toBe(file);
  expect(await nameOf(`?${filters}&view=${submissionId}&fields=all`)).toBe(
    file.replace("-2026", "-all-fields-2026"),
  );
});

test("without a view, with one that is changed or not the reader's, the file has the specified name", async () => {
  await clearTables("lead_views");
  const plain = "crm-leads-2026-03-10.csv";
  const other = await signedInStaff("otto@beaconry.example");
  const submissionId = newId();
  const form = { intent: "save", name: "Otto's", search: "?status=new", submissionId };
  await changeViews(argsOf(post("/admin/leads/views", form, other.headers)));
  expect(await nameOf("?status=new")).toBe(plain);
  expect(await nameOf(`?status=new&view=${submissionId}`)).toBe(plain);
  expect(await nameOf("?created=week&view=new-this-week")).toBe(
    "crm-leads-created-since-monday-2026-03-10.csv",
  );
  expect(await nameOf("?created=week&status=new&view=new-this-week")).toBe(plain);
  expect(await nameOf("?status=new&view=gone")).toBe(plain);
  expect(await nameOf("?created=week")).toBe(plain);
});

test("[CRM-098] the export starts with the import's twelve columns in order, followed by the created date", async () => {
  await insertLead({
    firstName: "Alina",
    lastName: "Duarte",
    businessEmail: "alina@fern.example",
    phoneNumber: "+1 440 555 0102",
    companyName: "Fern & Thistle",
    industry: "E-commerce",
    status: "proposal",
    priority: "high",
    leadScore: 85,
    source: "contact_form",
    dealValue: 1_250_050,
    projectDescription: "=HYPERLINK(1)",
    createdAt: "2026-02-03T04:05:06.789Z",
  });
  await insertLead({
    phoneNumber: null,
    industry: null,
    dealValue: null,
    createdAt: "2026-02-02T00:00:00.000Z",
  });
  const { head, leads } = await exported();
  expect(head.slice(0, 13)).toEqual([
    "First Name",
    "Last Name",
    "Email",
    "Phone",
    "Company",
    "Industry",
    "Status",
    "Priority",
    "Lead Score",
    "Source",
    "Deal Value",
    "Project Description",
    "Created",
  ]);
  expect(leads[0]?.slice(0, 13)).toEqual([
    "Alina",
    "Duarte",
    "alina@fern.example",
    "'+1 440 555 0102",
    "Fern & Thistle",
    "E-commerce",
    "proposal",
    "high",
    "85",
    "contact_form",
    "12500.50",
    "'=HYPERLINK(1)",
    "2026-02-02T22:05:06.789-06:00",
  ]);
  expect(fromCsvText(leads[0]?.[3] ?? "")).toBe("+1 440 555 0102");
  expect(leads[1]?.slice(3, 6)).toEqual(["", "Harbor Auto Group", ""]);
});

test("all fields come after the specified columns, for the same filter, and are as safe", async () => {
  await insertLead({
    ...{
      status: "lost",
      nextFollowUp: "2026-03-12T14:30:00.000Z",
      lastContacted: "2026-03-01T09:00:00.000Z",
    },
    ...{ channel: "paid", campaign: "=1+1", landingPath: "/home-services" },
    updatedAt: "2026-03-02T10:00:00.000Z",
  });
  await insertLead();
  const specified = await exported("?status=lost");
  const { head, leads } = await exported("?status=lost&fields=all");
  const added = ["Next Follow-Up", "Last Contacted", "Channel", "Campaign", "Landing Page", "Updated"];
  expect(head).toEqual([...specified.head, ...added]);
  expect(leads).toEqual([
    [
      ...(specified.leads[0] ?? []),
      ...["2026-03-12T09:30:00-05:00", "2026-03-01T03:00:00-06:00", "paid", "'=1+1", "/home-services"],
      "2026-03-02T04:00:00-06:00",
    ],
  ]);
  const response = await exportOf("?fields=all");
  expect(response.headers.get("Content-Disposition")).toContain("crm-leads-all-fields-2026-03-10.csv");
  expect(await rows("select after ->> 'fields' fields from audit_log order by created_at, id")).toEqual([
    ...[{ fields: null }, { fields: "all" }, { fields: "all" }],
  ]);
});

test("the export has exactly the leads that match the filters", async () => {
  for (const status of ["new", "lost"] as const) {
    for (const priority of ["low", "high"] as const) {
      await insertLead({
        firstName: `${status} ${priority}`,
        status,
        priority,
        industry: "Agency",
        createdAt: `2026-03-0${priority.length}T00:00:00.000Z`,
      });
    }
  }
  await insertLead({ firstName: "Gone", deletedAt: TEST_NOW.toISOString() });
  await insertLead({ firstName: "Odd", quarantineReason: "odd" });
  expect(await firstNames("")).toHaveLength(4);
  expect(await firstNames("?status=lost")).toEqual(["lost high", "lost low"]);
  expect(await firstNames("?status=lost&priority=high&industry=Agency&page=7&sort=name")).toEqual([
    "lost high",
  ]);
  expect(await firstNames("?industry=Law+firm")).toEqual([]);
  expect(await firstNames("?q=lost+high&status=lost")).toEqual(["lost high"]);
  expect(await firstNames("?q=os")).toEqual(["lost high", "lost low"]);
});

test("every lead is exported once, however many queries it takes", async () => {
  await insertMany(1203);
  const all = Array.from({ length: 1203 }, (_, at) => `L${at}`);
  const every = (step: number) => all.filter((_, at) => at % step === 1);
  expect(await firstNames("")).toEqual(all);
  expect(await firstNames("?status=new")).toEqual(every(2));
  expect(await firstNames("?q=harbor")).toEqual(all);
  expect(await firstNames("?q=harbor&status=new")).toEqual(every(2));
  const holdsL7 = (name: string, at: number) => `${name} l${1202 - at}`.toLowerCase().includes("l7");
  expect(await firstNames("?q=l7")).toEqual(all.filter(holdsL7));
});

test("rows are queried only when the reader needs them", async () => {
  await insertMany(1203);
  const asked: string[] = [];
  const database = new Proxy(env.DB, {
    get(target, name) {
      if (name === "withSession") return () => database;
      const value = Reflect.get(target, name, target);
      if (name !== "prepare") return typeof value === "function" ? value.bind(target) : value;
      return (query: string) => {
        if (query.includes('"project_description"')) asked.push(query);
        return target.prepare(query);
      };
    },
  });
  const response = await exportOf("", { ...rawEnv(), DB: database });
  const reader = response.body?.getReader();
  await reader?.read();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(asked).toHaveLength(1);
  await reader?.read();
  expect(asked).toHaveLength(2);
  await reader?.cancel();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(asked).toHaveLength(2);
});

test("a failing query aborts the download, so that nobody takes the file for complete", async () => {
  await insertMany(600);
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  let reads = 0;
  const isSecond = (query: string) => query.includes('"project_description"') && ++reads === 2;
  const response = await exportOf("", envFailingAt({ test: isSecond }));
  const reader = response.body?.getReader();
  expect((await reader?.read())?.value?.length).toBeGreaterThan(1000);
  await expect(reader?.read()).rejects.toThrow();
  expect(logged).toHaveBeenCalledTimes(1);
  logged.mockRestore();
});

test("an export that cannot start redirects to the same list with the toast 'Failed to fetch leads'", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  const response = await exportOf("?status=lost&q=a+b", envFailingAt(/"project_description"/));
  expect([response.status, response.headers.get("Location")]).toEqual([
    303,
    "/admin/leads?q=a+b&status=lost",
  ]);
  const cookie = cookiePair(response.headers.get("Set-Cookie") ?? "");
  expect(consumeToast(get("/admin/leads", { Cookie: cookie }))?.toast).toEqual({
    title: "Failed to fetch leads",
    destructive: true,
  });
  expect(await rows("select * from audit_log")).toEqual([]);
  logged.mockRestore();
});

test("the audit log says who exported which leads, and when", async () => {
  await exportOf("?status=lost&status=new&q=bell");
  expect(await rows("select actor_label, action, entity, after, created_at from audit_log")).toEqual([
    {
      actor_label: "mara@beaconry.example",
      action: "lead.export",
      entity: "lead",
      after: JSON.stringify({ q: "bell", status: ["new", "lost"] }),
      created_at: TEST_NOW.toISOString(),
    },
  ]);
});
