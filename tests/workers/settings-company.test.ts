import { env } from "cloudflare:workers";
import { beforeEach, expect, test, vi } from "vitest";
import { ASSIGNMENT_SETTING, readAssignment } from "../../app/crm/intake/round-robin.server";
import { submitContact } from "../../app/crm/intake/submissions.server";
import { readCompany } from "../../app/platform/company.server";
import { COMPANY_SETTINGS } from "../../app/platform/company-settings";
import { openDb } from "../../app/platform/db/database.server";
import { readEnv } from "../../app/platform/env.server";
import { createJobContext } from "../../app/platform/jobs/job-context.server";
import { action, loader } from "../../app/settings/company-page/route";
import { companyTexts } from "../support/company-texts";
import { SENDER, submission } from "../support/contact";
import { envFailingAt } from "../support/failing-db";
import { readActionResult } from "../support/lead-page";
import { formPost, requestSite } from "../support/site";
import {
  argsOf,
  contextAt,
  get,
  post,
  responseOf,
  signedInOnSite,
  signedInStaff,
  TEST_NOW,
} from "../support/staff";
import { clearTables, rows, testDb } from "../support/workers-env";

type Signed = Awaited<ReturnType<typeof signedInStaff>>;
let owner: Signed;
let staff: Signed;
/** A new isolate, as far as its memory of the company goes. */
let isolate: object;

beforeEach(async () => {
  await clearTables(
    "lead_submissions",
    "leads",
    "audit_log",
    "outbox",
    "mails",
    "settings",
    "sessions",
    "users",
  );
  owner = await signedInStaff("owner@beaconry.example", "owner");
  staff = await signedInStaff("staff@beaconry.example", "staff");
  isolate = newIsolate();
});

const newIsolate = (fails: Pick<RegExp, "test"> = { test: () => false }) => envFailingAt(fails);
const context = () => contextAt(TEST_NOW, isolate);

const COMPANY = { intent: "company", revision: "", ...companyTexts("company") };
const HOURS = { intent: "hours", ...companyTexts("hours") };
const BOOKING = "https://calendar.example/demo";

async function open(who: Signed = owner) {
  const { view } = await loader(argsOf(get("/admin/settings/company", who.headers), context()));
  if (!view) throw new Error("The company was not loaded");
  return view;
}

/** The values of all forms, by setting. */
async function shown(): Promise<Record<string, string>> {
  const fields = Object.values((await open()).fields).flat();
  return Object.fromEntries(fields.map(({ name, value }) => [name, value]));
}

async function send(fields: Record<string, string>, who: Signed = owner) {
  const request = post("/admin/settings/company", fields, who.headers);
  return readActionResult(await action(argsOf(request, context())));
}

const stored = async () => {
  const [row] = await rows("select value from settings where key = 'company'");
  if (!row) return null;
  const { savedAt: _, ...values } = JSON.parse(String(row.value));
  return values;
};
const readIn = (raw: object) => readCompany(testDb(), readEnv(raw));

test("only owners open and change the company", async () => {
  const opened = await responseOf(() =>
    loader(argsOf(get("/admin/settings/company", staff.headers), context())),
  );
  expect(opened.status).toBe(403);
  for (const fields of [COMPANY, HOURS, { intent: "visitors" }, { intent: "assignment" }]) {
    const request = post("/admin/settings/company", fields, staff.headers);
    expect((await responseOf(() => action(argsOf(request, context())))).status).toBe(403);
  }
  expect(await rows("select key from settings")).toEqual([]);
});

test("the environment holds until an owner saves; each form keeps the others' values, and the audit shows both", async () => {
  isolate = { ...isolate, COMPANY_NAME: "From the environment", BOOKING_EMBED_URL: BOOKING };
  expect((await shown()).COMPANY_NAME).toBe("From the environment");
  expect(await send(COMPANY)).toMatchObject({ status: 200, toast: { title: "Company updated" } });
  expect(await shown()).toMatchObject({ BOOKING_EMBED_URL: BOOKING, ANALYTICS_RAW_DAYS: "90" });
  expect((await send({ ...HOURS, revision: "" })).toast).toEqual({ title: "Hours updated" });
  const { intent: _, revision: __, ...identity } = COMPANY;
  const { intent: ___, ...hours } = HOURS;
  expect(await stored()).toEqual({ ...identity, ...hours });
  const audit = await rows(
    "select actor_id, action, entity, entity_id, before, after from audit_log order by id",
  );
  expect(audit.map((row) => [row.actor_id, row.action, row.entity, row.entity_id])).toEqual(
    Array(2).fill([owner.staff.id, "company.edit", "settings", "company"]),
  );
  expect(JSON.parse(String(audit[1]?.after))).toEqual(hours);
});

test("every entry of the settings has its field on the page, is stored by its form, and covers the environment", async () => {
  const first = await shown();
  const names = Object.values(COMPANY_SETTINGS).flatMap((form) => Object.keys(form));
  expect(Object.keys(first)).toEqual(names);
  const { headers } = await signedInOnSite("today@beaconry.example", "owner");
  for (const [form, settings] of Object.entries(COMPANY_SETTINGS)) {
    const page = await (await visit(`/admin/settings/company/${form}`, isolate, headers)).text();
    // The people and promises of /about are rows of fields.
    const end = form === "about" ? "-0-0" : "";
    for (const name of Object.keys(settings)) expect(page).toContain(` name="${name}${end}"`);
  }
  const { revisions } = await open();
  for (const [intent, settings] of Object.entries(COMPANY_SETTINGS)) {
    const revision = Object.entries(revisions).find(([form]) => form === intent)?.[1] ?? "";
    const values = Object.keys(settings).map((name) => [name, first[name] ?? ""] as const);
    const saved = await send({ intent, revision, ...Object.fromEntries(values) });
    expect(saved.status).toBe(200);
  }
  expect(Object.keys(await stored())).toEqual(names);
  isolate = { ...newIsolate(), ...COMPANY, ...HOURS, BOOKING_EMBED_URL: BOOKING, ANALYTICS_RAW_DAYS: "45" };
  expect(await shown()).toEqual(first);
});

test("the address of the environment can be switched off", async () => {
  isolate = { ...isolate, BOOKING_EMBED_URL: BOOKING };
  await send({ intent: "visitors", revision: "", BOOKING_EMBED_URL: "", ANALYTICS_RAW_DAYS: "30" });
  expect(await readIn(isolate)).toMatchObject({ bookingUrl: null, rawDays: 30 });
});

const cells = (list: string, rows: string[][]) =>
  Object.fromEntries(rows.flatMap((row, at) => row.map((text, column) => [`${list}-${at}-${column}`, text])));

test("the rows of the about page are stored as lines without the empty ones, and one that lacks a part is refused", async () => {
  const people = [
    ["Ida Holm", " Founder ", "Sold boats\r\nonce."],
    ["", "", " "],
    ["Ana Ruiz", "Ads", "Counts calls."],
  ];
  const about = { intent: "about", revision: "", ...cells("ABOUT_RECORD", [["", "", ""]]) };
  const saved = await send({ ...about, ...cells("ABOUT_PEOPLE", people) });
  expect(saved.toast).toEqual({ title: "About page updated" });
  expect(await stored()).toEqual({
    ABOUT_PEOPLE: "Ida Holm | Founder | Sold boats once.\nAna Ruiz | Ads | Counts calls.",
    ABOUT_RECORD: "",
  });
  const { revisions } = await open();
  for (const row of [
    ["Tom Reed", "", "Came late."],
    ["Tom | Reed", "Sales", "Came late."],
  ]) {
    const refused = await send({ ...about, revision: revisions.about, ...cells("ABOUT_PEOPLE", [row]) });
    expect(refused).toMatchObject({
      status: 400,
      data: {
        fieldErrors: { ABOUT_PEOPLE: ["Each row needs all three parts, and none may hold a |"] },
        values: { "ABOUT_PEOPLE-0-0": row[0], "ABOUT_PEOPLE-0-2": "Came late." },
      },
    });
  }
  expect((await stored()).ABOUT_PEOPLE).toContain("Ida Holm");
  const none = { ...about, revision: revisions.about, ...cells("ABOUT_PEOPLE", [["", "", ""]]) };
  expect((await send(none)).status).toBe(200);
  expect((await stored()).ABOUT_PEOPLE).toBe("");
});

test("an invalid field is refused with its message, the text is kept and nothing is stored", async () => {
  expect(await send({ ...COMPANY, COMPANY_PHONE: "call us" })).toMatchObject({
    status: 400,
    data: {
      fieldErrors: { COMPANY_PHONE: ["Enter a phone number with its area code, like (414) 555-0142"] },
      values: { COMPANY_PHONE: "call us" },
    },
  });
  expect(await stored()).toBeNull();
});

test("a change by somebody else meanwhile is not overwritten unseen; saving again replaces it", async () => {
  await send({ ...COMPANY, COMPANY_CITY: "Hobart" });
  const refused = await send(COMPANY);
  expect(refused).toMatchObject({
    status: 409,
    toast: {
      title: "Failed to update the company",
      description:
        "Somebody else has changed the company in the meantime. Save again to replace what they saved.",
    },
  });
  const revision = (await open()).revisions.company;
  expect(refused.data).toMatchObject({ data: { revision }, values: { COMPANY_NAME: COMPANY.COMPANY_NAME } });
  expect((await send({ ...COMPANY, revision })).toast).toEqual({ title: "Company updated" });
});

test("a form that was opened before another form was saved is stored, and only the saved ones say so", async () => {
  const { revisions } = await open();
  await send({ ...COMPANY, revision: revisions.company });
  expect((await open()).savedTexts).toEqual({
    company: expect.stringMatching(/^Saved at/),
    hours: null,
    visitors: null,
    prices: null,
    about: null,
    deals: null,
    alerts: null,
  });
  expect((await send({ ...HOURS, revision: revisions.hours })).toast).toEqual({ title: "Hours updated" });
  expect(await stored()).toMatchObject({ COMPANY_CITY: "Gary", COMPANY_HOURS_WEEKENDS: "Never on Sundays" });
});

test("of different forms saved at the same moment, first or later, nothing is lost", async () => {
  const visitors = { intent: "visitors", BOOKING_EMBED_URL: BOOKING, ANALYTICS_RAW_DAYS: "45" };
  for (const city of ["Gary", "Hobart"]) {
    const { revisions } = await open();
    const results = await Promise.all([
      send({ ...COMPANY, COMPANY_CITY: city, revision: revisions.company }),
      send({ ...HOURS, COMPANY_HOURS_PHONE: city, revision: revisions.hours }),
      send({ ...visitors, ANALYTICS_RAW_DAYS: city === "Gary" ? "30" : "45", revision: revisions.visitors }),
    ]);
    expect(results.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await stored()).toMatchObject({
      COMPANY_CITY: city,
      COMPANY_HOURS_PHONE: city,
      ANALYTICS_RAW_DAYS: city === "Gary" ? 30 : 45,
    });
  }
});

test("of the same form first saved twice at the same moment one succeeds, the other is refused", async () => {
  const results = await Promise.all([send(COMPANY), send({ ...COMPANY, COMPANY_CITY: "Hobart" })]);
  expect(results.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test("the same form again, because its answer was lost, changes nothing and succeeds", async () => {
  for (const _ of [1, 2]) expect((await send(COMPANY)).toast).toEqual({ title: "Company updated" });
  expect(await rows("select count(*) as total from audit_log")).toEqual([{ total: 1 }]);
});

test("an isolate that knows the company waits for no query, reads it again behind a request, and waits after a minute", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const other = newIsolate();
  const behind: Promise<unknown>[] = [];
  const shownIn = async () => {
    const { name } = await readCompany(testDb(), readEnv(other), (work) => void behind.push(work));
    return [name, behind.length];
  };
  expect(await shownIn()).toEqual(["Beaconry", 0]);
  await send(COMPANY);
  expect((await readIn(isolate)).name).toBe("Lantern <Works>");
  vi.advanceTimersByTime(29_000);
  expect(await shownIn()).toEqual(["Beaconry", 0]);
  vi.advanceTimersByTime(1000);
  // The old name at once; of two requests one asks.
  expect(await Promise.all([shownIn(), shownIn()])).toEqual([
    ["Beaconry", 1],
    ["Beaconry", 1],
  ]);
  await Promise.all(behind);
  expect(await shownIn()).toEqual(["Lantern <Works>", 1]);
  await rows("delete from settings where key = 'company'");
  vi.advanceTimersByTime(60_000);
  expect(await shownIn()).toEqual(["Beaconry", 1]);
  vi.useRealTimers();
});

test("a job has nothing behind it and waits for the reading after half a minute", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const other = newIsolate();
  expect((await readIn(other)).name).toBe("Beaconry");
  await send(COMPANY);
  vi.advanceTimersByTime(30_000);
  expect((await readIn(other)).name).toBe("Lantern <Works>");
  vi.useRealTimers();
});

/** The database with answers that arrive once the gate is open. */
function slowDb(gate: Promise<void>) {
  const slow = (statement: D1PreparedStatement): D1PreparedStatement =>
    new Proxy(statement, {
      get: (target, name) => {
        if (name === "bind") return (...values: unknown[]) => slow(target.bind(...values));
        if (name !== "raw") return Reflect.get(target, name, target);
        return async () => {
          const found = await target.raw();
          await gate;
          return found;
        };
      },
    });
  const session = { prepare: (query: string) => slow(env.DB.prepare(query)) };
  return openDb(new Proxy(env.DB, { get: () => () => session }));
}

test("what an isolate has saved is not replaced by what it began to read before", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  expect((await readIn(isolate)).name).toBe("Beaconry");
  vi.advanceTimersByTime(30_000);
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const behind: Promise<unknown>[] = [];
  await readCompany(slowDb(gate), readEnv(isolate), (work) => void behind.push(work));
  expect(behind).toHaveLength(1);
  await send(COMPANY);
  open();
  await Promise.all(behind);
  expect((await readIn(isolate)).name).toBe("Lantern <Works>");
  vi.useRealTimers();
});

test("without the database the last known company is shown, at first the environment's", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const broken = newIsolate(/"settings"/);
  const db = contextAt(TEST_NOW, broken).publicDb;
  expect((await readCompany(db, readEnv(broken))).name).toBe("Beaconry");
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});

test("without the database an isolate goes on with the company that it knows, however old", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  await send(COMPANY);
  let isDown = false;
  const other = newIsolate({ test: () => isDown });
  expect((await readIn(other)).name).toBe("Lantern <Works>");
  isDown = true;
  vi.advanceTimersByTime(3_600_000);
  const { publicDb } = contextAt(TEST_NOW, other);
  expect((await readCompany(publicDb, readEnv(other))).name).toBe("Lantern <Works>");
  log.mockRestore();
  vi.useRealTimers();
});

test("the jobs worker has the stored values", async () => {
  await send(COMPANY);
  const company = await createJobContext(newIsolate()).company();
  expect(company).toMatchObject({
    mailFrom: "post@lantern.example",
    salesEmail: "deals@lantern.example",
    teamName: "The Lantern <Works> Team",
  });
});

/** A request to the whole site as one isolate answers it. */
const visit = (path: string, raw: object, headers: Record<string, string> = {}) =>
  requestSite(path, { env: raw, headers });

test("a saved change is on the public pages at once where it was saved, and elsewhere within a minute", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
  for (const path of ["/contact", "/llms.txt"]) {
    expect(await (await visit(path, isolate)).text()).toContain("Beaconry");
  }
  vi.advanceTimersByTime(1000);
  const { cookie } = await signedInStaff("today@beaconry.example", "owner", new Date());
  const form = formPost(COMPANY, { Cookie: cookie.replace("__Host-", ""), Accept: "text/html" });
  const saved = await requestSite("/admin/settings/company", { ...form, env: isolate });
  expect(saved.status).toBe(303);
  const after = await visit("/contact", isolate);
  expect(after.headers.get("X-Edge-Cache")).toBe("MISS");
  const text = await after.text();
  for (const shown of [
    "Lantern &lt;Works&gt;",
    "(312) 555-0199 ext. 4",
    "desk@lantern.example",
    "9 Pier Road",
  ]) {
    expect(text).toContain(shown);
  }
  expect(await (await visit("/llms.txt", isolate)).text()).toContain("# Lantern <Works>\n");
  vi.useRealTimers();
});

test("a page that lies in the cache for longer than a minute is not shown once more after a change", async () => {
  const start = Date.now();
  vi.useFakeTimers({ toFake: ["Date"], now: start });
  await visit("/about", isolate);
  await rows(
    "insert into settings (key, value, updated_at) values ('company', ?, ?)",
    JSON.stringify({ COMPANY_NAME: "Lantern Works" }),
    new Date(start + 1000).toISOString(),
  );
  vi.setSystemTime(start + 61_000);
  const later = await visit("/about", isolate);
  expect(later.headers.get("X-Edge-Cache")).toBe("MISS");
  expect(await later.text()).toContain("Lantern Works");
  vi.setSystemTime(start + 200_000);
  expect((await visit("/about", isolate)).headers.get("X-Edge-Cache")).toBe("STALE");
  vi.useRealTimers();
});

test("a page made from what was known for a while is as old as that: a change is on it within a minute", async () => {
  const start = Date.now();
  vi.useFakeTimers({ toFake: ["Date"], now: start });
  await visit("/contact", isolate);
  await rows(
    "insert into settings (key, value, updated_at) values ('company', ?, ?)",
    JSON.stringify({ COMPANY_NAME: "Lantern Works" }),
    new Date(start + 1000).toISOString(),
  );
  // Rendered after the change, but from what was read before it.
  vi.setSystemTime(start + 29_000);
  expect(await (await visit("/white-label", isolate)).text()).not.toContain("Lantern Works");
  vi.setSystemTime(start + 61_000);
  const later = await visit("/white-label", isolate);
  expect(later.headers.get("X-Edge-Cache")).toBe("MISS");
  expect(await later.text()).toContain("Lantern Works");
  vi.useRealTimers();
});

test("the booking page shows the stored provider and its policy allows that frame alone", async () => {
  await send({ intent: "visitors", revision: "", BOOKING_EMBED_URL: BOOKING, ANALYTICS_RAW_DAYS: "45" });
  const raw = newIsolate();
  const page = await visit("/book-now", raw);
  expect(page.headers.get("Content-Security-Policy")).toMatch(/frame-src https:\/\/calendar\.example(?:;|$)/);
  expect(await page.text()).toContain(`src="${BOOKING}"`);
  const other = await visit("/privacy-policy", raw);
  expect(other.headers.get("Content-Security-Policy")).not.toContain("calendar.example");
  expect(await other.text()).toContain("after 45 days");
});

test("the public site tells nobody the sales address or the mail sender", async () => {
  await send(COMPANY);
  const raw = newIsolate();
  for (const path of ["/contact", "/contact.data", "/_root.data"]) {
    const text = await (await visit(path, raw)).text();
    expect(text).not.toMatch(/deals@lantern|post@lantern/);
  }
});

test("new leads go by turns to those who take part, once an owner says so", async () => {
  const saved = await send({ intent: "assignment", byTurns: "on", memberIds: staff.staff.id });
  expect(saved.toast).toEqual({ title: "Lead assignment updated" });
  expect(await readAssignment(testDb())).toEqual({ byTurns: true, memberIds: [staff.staff.id] });
  await submitContact(testDb(), submission(), SENDER, TEST_NOW);
  expect(await rows("select assignee_id from leads")).toEqual([{ assignee_id: staff.staff.id }]);
  const [audit] = await rows("select action, entity_id from audit_log where entity = 'settings'");
  expect(audit).toEqual({ action: "leads.assignment", entity_id: ASSIGNMENT_SETTING });
  expect((await open()).assignment).toEqual({ byTurns: true, memberIds: [staff.staff.id] });
  await send({ intent: "assignment", memberIds: staff.staff.id });
  expect(await readAssignment(testDb())).toEqual({ byTurns: false, memberIds: [staff.staff.id] });
});

test("turns need at least one person with an account", async () => {
  expect(await send({ intent: "assignment", byTurns: "on" })).toMatchObject({
    status: 400,
    data: { fieldErrors: { memberIds: ["Choose at least one person"] } },
  });
  expect(await send({ intent: "assignment", byTurns: "on", memberIds: "nobody" })).toMatchObject({
    status: 409,
    toast: { description: "One of them no longer has an account." },
  });
  expect(await rows("select key from settings")).toEqual([]);
});

test("a failed load shows a toast and is logged; a form that is not known gets 400", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  isolate = newIsolate(/^select (?!"sessions").* from "settings"/);
  const loaded = await loader(argsOf(get("/admin/settings/company", owner.headers), context()));
  expect(loaded).toEqual({ view: null, toast: { title: "Failed to load the company", destructive: true } });
  // Once as the page, and once as the reader's zone, which then is that of the environment.
  expect(log).toHaveBeenCalledTimes(2);
  log.mockRestore();
  const { headers } = await signedInOnSite("today@beaconry.example", "owner");
  const unknown = await visit("/admin/settings/company/toString", newIsolate(), headers);
  expect(unknown.status).toBe(404);
  for (const intent of ["", "toString", "__proto__"]) {
    const request = post("/admin/settings/company", { intent }, owner.headers);
    expect((await responseOf(() => action(argsOf(request, context())))).status).toBe(400);
  }
});
