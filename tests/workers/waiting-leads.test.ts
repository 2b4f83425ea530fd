import { beforeEach, expect, test } from "vitest";
import { loader as dashboardLoader } from "../../app/admin/dashboard-page/route";
import { loader as exportLoader } from "../../app/crm/leads/export.route";
import { filtersFor, readLeadFilters } from "../../app/crm/leads/filters/lead-filters";
import { listLeads } from "../../app/crm/leads/leads.server";
import { loader as listLoader } from "../../app/crm/leads/leads-page/route";
import { loader as viewsLoader } from "../../app/crm/leads/views/views.route";
import { saveView } from "../../app/crm/leads/views/views.server";
import { newId } from "../../app/platform/ids";
import { changeLeads } from "../support/bulk-change";
import { put } from "../support/cron-case";
import { insertChange, insertEnquiry } from "../support/enquiries";
import { insertLead } from "../support/leads";
import { recordingDb } from "../support/recording-db";
import { argsOf, contextAt, get, signedInStaff } from "../support/staff";
import { clearTables, rows, testDb } from "../support/workers-env";

const NOW = new Date("2026-11-24T16:42:00.000Z");
const SEARCH = "?waiting=over-2-hours";

/** Six who wait, the longest first; one of them wrote twice. */
const WAIT = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Flo"];

let headers: Record<string, string> = {};
let actor = { id: "", label: "" };

beforeEach(async () => {
  await clearTables(
    ...["audit_log", "bookings", "lead_submissions", "lead_activities", "mails", "lead_views"],
    ...["bulk_changes", "leads", "profiles", "sessions", "users"],
  );
  const lena = await signedInStaff("lena@beaconry.example", "owner", NOW);
  headers = lena.headers;
  actor = { id: lena.staff.id, label: lena.staff.email };
  for (const [day, firstName] of WAIT.entries()) {
    await insertEnquiry(`2026-11-1${day + 3}T10:00:00.000Z`, [], { firstName });
  }
  await insertOthers();
});

/** Those who do not wait, or not for more than two hours, each for a reason of its own. */
async function insertOthers() {
  const came = "2026-11-20T10:00:00.000Z";
  const call = { type: "call", at: "2026-11-20T11:00:00.000Z" } as const;
  await insertEnquiry(came, [call], { firstName: "Called" });
  await insertEnquiry("2026-11-24T15:00:00.000Z", [], { firstName: "Just now" });
  await insertEnquiry("2026-10-25T16:41:00.000Z", [], { firstName: "Before the 30 days" });
  await insertEnquiry(came, [], { firstName: "Trash", deletedAt: came });
  await insertEnquiry(came, [], { firstName: "Held", quarantineReason: "odd" });
  await insertEnquiry(came, [], { firstName: "Lost", status: "lost" });
  await insertLead({ firstName: "By hand", createdAt: came });
  const moved = await insertEnquiry(came, [], { firstName: "Moved on", status: "contacted" });
  await insertChange(moved, "2026-11-20T10:30:00.000Z", {
    ...{ action: "lead.status", before: { status: "new" }, after: { status: "contacted" } },
  });
  const demo = await insertEnquiry(came, [], { firstName: "Demo" });
  await put("bookings", {
    ...{ id: "demo", lead_id: demo, name: "D", email: "d@d.example", company: "D", mailbox: "d@d.example" },
    ...{ starts_at: "2026-11-26T15:00:00.000Z", ends_at: "2026-11-26T15:30:00.000Z", status: "booked" },
    ...{ time_zone: "UTC", submission_key: "demo", created_at: came, updated_at: came },
  });
}

const listOf = (search: string) => listLoader(argsOf(get(`/admin/leads${search}`, headers), contextAt(NOW)));

/** Who waits, by joins of this test alone. */
async function waitingBySql(): Promise<string[]> {
  const found = await rows(
    `select l.first_name from leads l join lead_submissions s on s.lead_id = l.id and s.created_at = l.created_at
      left join lead_activities a on a.lead_id = l.id and a.activity_type in ('call', 'email', 'meeting')
      left join bookings b on b.lead_id = l.id
      where l.status = 'new' and l.deleted_at is null and l.quarantine_reason is null
        and a.id is null and b.id is null
        and l.created_at >= '2026-10-25T16:42:00.000Z' and l.created_at < '2026-11-24T14:42:00.000Z'
      order by l.created_at`,
  );
  return found.map(({ first_name }) => String(first_name));
}

test("the list of who waits is the dashboard's, as counted by hand and by SQL, longest first", async () => {
  expect(await waitingBySql()).toEqual(WAIT);
  const page = await dashboardLoader({
    ...{ request: get("/admin", headers), params: {}, context: contextAt(NOW) },
  });
  const { answers } = (await page.dashboard).myDay;
  expect(answers?.waitingCount).toBe(6);
  expect(answers?.waiting.map(({ name }) => name.split(" ")[0])).toEqual(WAIT.slice(0, 5));
  const { leads, total, filters } = await listOf(`${SEARCH}&sort=-newest`);
  expect(leads.map(({ firstName }) => firstName)).toEqual(WAIT);
  expect([total, filters.chosen.waiting]).toEqual([6, ["over-2-hours"]]);
});

test("it is combined with other filters and with the search; an unknown value is no filter", async () => {
  await rows("update leads set priority = 'high' where first_name in ('Ben', 'Called', 'By hand')");
  const namesOf = async (search: string) => (await listOf(search)).leads.map(({ firstName }) => firstName);
  expect(await namesOf(`${SEARCH}&priority=high`)).toEqual(["Ben"]);
  expect(await namesOf(`${SEARCH}&q=cleo`)).toEqual(["Cleo"]);
  expect((await listOf("?waiting=over-9-hours")).total).toBe((await listOf("")).total);
});

test("a view, its count, the export and a change of all that match take exactly these leads", async () => {
  const id = newId();
  await saveView(testDb(), { id, name: "Waiting", search: SEARCH, isShared: true }, actor, NOW);
  const counts = await viewsLoader(argsOf(get("/admin/leads/views", headers), contextAt(NOW)));
  expect(counts[id]).toBe(6);
  const file = await exportLoader(argsOf(get(`/admin/leads/export${SEARCH}`, headers), contextAt(NOW)));
  const lines = (await file.text()).trim().split("\r\n").slice(1);
  expect(lines.map((line) => line.split(",")[0])).toEqual(WAIT.toReversed());
  const [audit] = await rows("select after from audit_log where action = 'lead.export'");
  expect(JSON.parse(String(audit?.after))).toEqual({ q: "", waiting: ["over-2-hours"] });
  const options = { headers, now: NOW, submissionId: newId() };
  await changeLeads({ matching: SEARCH }, ["priority", "high"], options);
  const high = await rows("select first_name from leads where priority = 'high' order by created_at");
  expect(high.map(({ first_name }) => first_name)).toEqual(WAIT);
});

test("the page is one read of the leads of thirty days and of their own rows", async () => {
  const { db, calls, plans } = recordingDb();
  const reader = { id: actor.id, timeZone: "UTC", now: NOW };
  await listLeads(db, filtersFor(reader, readLeadFilters(new URLSearchParams(SEARCH))));
  expect(calls()).toBe(1);
  for (const plan of await plans()) {
    expect(plan).toMatch(/SEARCH leads USING (COVERING )?INDEX leads_newest_idx \(created_at>/);
    expect(plan).toContain("SEARCH a USING INDEX lead_activities_lead_idx (lead_id=?)");
  }
});
