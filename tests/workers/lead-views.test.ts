import { beforeAll, beforeEach, expect, test } from "vitest";
import { filtersFor, readLeadFilters } from "../../app/crm/leads/filters/lead-filters";
import { listLeads } from "../../app/crm/leads/leads.server";
import { action, loader } from "../../app/crm/leads/views/views.route";
import { countViews, listViews } from "../../app/crm/leads/views/views.server";
import { newId } from "../../app/platform/ids";
import { readActionResult } from "../support/lead-page";
import { insertLead } from "../support/leads";
import { recordingDb } from "../support/recording-db";
import { argsOf, contextAt, get, post, signedInStaff, TEST_NOW } from "../support/staff";
import { clearTables, rows, testDb } from "../support/workers-env";

type Person = Awaited<ReturnType<typeof signedInStaff>>;
let ann: Person;
let bob: Person;
let owner: Person;
beforeAll(async () => {
  ann = await signedInStaff("ann@beaconry.example", "staff");
  bob = await signedInStaff("bob@beaconry.example", "staff");
  owner = await signedInStaff("owner@beaconry.example", "owner");
});
beforeEach(() => clearTables("audit_log", "lead_views", "leads"));

async function send(who: Person, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const request = post("/admin/leads/views", fields, { ...who.headers, ...headers });
  return readActionResult(await action(argsOf(request, contextAt(TEST_NOW))));
}
const save = (who: Person, name: string, more: Record<string, string> = {}) =>
  send(who, { intent: "save", name, search: "?status=new&sort=name", ...more });
const stored = () =>
  rows("select id, name, search, is_shared, version, deleted_at from lead_views order by name");
const namesFor = async ({ staff }: Person) =>
  (await listViews(testDb(), staff)).filter(({ version }) => version !== null).map(({ name }) => name);

test("a view is saved once, as the address says, and is in the audit; its undo deletes it", async () => {
  const submissionId = newId();
  const fields = { search: "?sort=name&status=new&page=4&label=x", submissionId };
  const { status, to, toast } = await save(ann, "  New   by name ", fields);
  expect({ status, to }).toEqual({
    status: 303,
    to: `/admin/leads?status=new&sort=name&view=${submissionId}`,
  });
  expect(toast).toMatchObject({ title: "View saved", description: "New by name" });
  await save(ann, "New by name", fields);
  expect(await stored()).toEqual([
    {
      ...{ id: submissionId, name: "New by name", search: "?status=new&sort=name" },
      ...{ is_shared: 0, version: 1, deleted_at: null },
    },
  ]);
  expect(await rows("select actor_label, action from audit_log")).toEqual([
    { actor_label: "ann@beaconry.example", action: "view.save" },
  ]);
  await send(ann, { intent: "delete", id: submissionId });
  expect(await namesFor(ann)).toEqual([]);
  expect((await send(ann, { intent: "restore", id: submissionId })).toast).toMatchObject({
    title: "View restored",
  });
  expect(await namesFor(ann)).toEqual(["New by name"]);
});

test("one's own view is for nobody else, one of everybody for all", async () => {
  await save(ann, "Anns");
  await save(ann, "Team", { for: "everybody" });
  expect([await namesFor(ann), await namesFor(bob), await namesFor(owner)]).toEqual([
    ["Anns", "Team"],
    ["Team"],
    ["Team"],
  ]);
});

test("a view is changed by its maker, that of everybody also by an owner; others learn nothing of one's own", async () => {
  await save(ann, "Anns", { submissionId: newId() });
  await save(ann, "Team", { for: "everybody", submissionId: newId() });
  const [own, team] = (await stored()).map(({ id }) => `${id}`);
  const rename = (who: Person, id = "", name: string, version = "1") =>
    send(who, { intent: "rename", id, name, version });
  expect((await rename(bob, own, "Bobs")).status).toBe(404);
  expect((await rename(owner, own, "Bobs")).status).toBe(404);
  expect((await rename(bob, team, "Bobs")).status).toBe(403);
  expect((await send(bob, { intent: "delete", id: team ?? "" })).status).toBe(403);
  expect((await stored()).map(({ name }) => name)).toEqual(["Anns", "Team"]);
  expect((await rename(owner, team, "Everyone")).toast).toMatchObject({ title: "View renamed" });
  expect(
    (await send(owner, { intent: "update", id: team ?? "", version: "2", search: "?score=hot" })).to,
  ).toBe(`/admin/leads?score=hot&view=${team}`);
  expect((await stored()).map(({ name, search, version }) => [name, search, version])).toEqual([
    ["Anns", "?status=new&sort=name", 1],
    ["Everyone", "?score=hot", 3],
  ]);
});

test("of two who change a view at once, the second is told; the same change twice is one", async () => {
  await save(ann, "Team", { for: "everybody" });
  const id = `${(await stored())[0]?.id}`;
  const update = (who: Person, search: string) => send(who, { intent: "update", id, version: "1", search });
  await update(ann, "?status=lost");
  expect((await update(ann, "?status=lost")).status).toBe(303);
  const late = await update(owner, "?status=new");
  expect(late.status).toBe(409);
  expect(late.toast).toMatchObject({
    title: expect.stringContaining("Somebody else has changed this view"),
    destructive: true,
  });
  expect(await stored()).toMatchObject([{ search: "?status=lost", version: 2 }]);
});

test("a name is taken once among what a person sees, also at the same moment; others may use it", async () => {
  await save(ann, "Hot");
  expect((await save(ann, "hot")).status).toBe(409);
  expect((await save(ann, "No Follow-up")).status).toBe(409);
  expect((await save(bob, "Hot")).status).toBe(303);
  const both = await Promise.all([save(ann, "Cold"), save(ann, "Cold")]);
  expect(both.map(({ status }) => status).sort()).toEqual([303, 409]);
  expect((await stored()).map(({ name }) => name)).toEqual(["Cold", "Hot", "Hot"]);
});

test("a name of 60 letters is kept, longer and empty ones are refused, and so is the 31st view", async () => {
  expect((await save(ann, "x".repeat(60))).status).toBe(303);
  expect((await save(ann, "x".repeat(61))).status).toBe(400);
  expect((await save(ann, " ")).status).toBe(400);
  expect((await save(ann, "Long", { search: `?${"source=aaaaaaaaaa".repeat(9000)}` })).status).toBe(303);
  for (let at = 2; at < 30; at += 1) expect((await save(ann, `View ${at}`)).status).toBe(303);
  const { status, toast } = await save(ann, "One more");
  expect(status).toBe(409);
  expect(toast).toMatchObject({ title: expect.stringContaining("You have 30 views. Delete one first.") });
});

test("without scripts a refused form leads back to the list, with the reason", async () => {
  const fields = { intent: "save", name: "", returnTo: "/admin/leads?score=hot" };
  const { status, to, toast } = await send(ann, fields, { Accept: "text/html" });
  expect({ status, to }).toEqual({ status: 303, to: "/admin/leads?score=hot" });
  expect(toast).toMatchObject({ title: "Name is required", destructive: true });
});

test("each view counts what its list counts, in one pass; one with a search is not counted", async () => {
  const { staff } = ann;
  const statuses = ["new", "contacted", "converted", "lost", "proposal"] as const;
  for (const [at, status] of statuses.entries()) {
    await insertLead({ status, assigneeId: at % 2 ? staff.id : null, leadScore: at * 20, source: `s'${at}` });
    await insertLead({ status, nextFollowUp: at % 2 ? "2026-01-01T00:00:00.000Z" : null });
  }
  await save(ann, "Several", {
    search: "?status=new&status=lost&score=cold&score=cool&source=s'0&source=s'3",
  });
  await save(ann, "Search", { search: "?q=bell" });
  for (let at = 0; at < 25; at += 1) {
    await save(ann, `Many ${at}`, {
      search: "?created=today&created=7-days&score=hot&score=warm&value=1k-10k",
    });
  }
  const reader = { ...staff, timeZone: "UTC", now: TEST_NOW };
  const views = await listViews(testDb(), staff);
  const counts = await countViews(testDb(), views, reader);
  expect(Object.keys(counts)).toHaveLength(views.length - 1);
  const counted = views.filter(({ id }) => id in counts);
  for (const { id, name, search } of counted) {
    const filters = filtersFor(reader, readLeadFilters(new URLSearchParams(search)));
    expect(counts[id], name).toBe((await listLeads(testDb(), filters)).total);
  }
  // By hand: new, contacted and proposal are open, two of each; of these, one of contacted is Ann's.
  expect([counts.open, counts.mine, counts.overdue]).toEqual([6, 1, 1]);
  const { db, plans } = recordingDb();
  await countViews(db, views.slice(0, 5), reader);
  expect((await plans()).map((plan) => plan.split(";")[0])).toEqual([
    "SCAN leads USING COVERING INDEX leads_figures_idx",
  ]);
});

test("a view of ranges of one's own lists and counts the leads between both ends, which belong to it", async () => {
  const lead = (day: string, score: number, cents: number) =>
    insertLead({ createdAt: `${day}T12:00:00.000Z`, leadScore: score, dealValue: cents });
  const inside = await Promise.all([
    lead("2026-03-01", 40, 1_000_00),
    lead("2026-03-02", 50, 2_000_00),
    lead("2026-03-03", 60, 5_000_00),
  ]);
  await Promise.all([
    lead("2026-02-28", 50, 2_000_00),
    lead("2026-03-04", 50, 2_000_00),
    lead("2026-03-02", 39, 2_000_00),
    lead("2026-03-02", 61, 2_000_00),
    lead("2026-03-02", 50, 999_99),
    lead("2026-03-02", 50, 5_000_01),
  ]);
  const search = "?created=2026-03-01..2026-03-03&score=40..60&value=1000..5000";
  await save(ann, "March", { search });
  const reader = { ...ann.staff, timeZone: "UTC", now: TEST_NOW };
  const view = (await listViews(testDb(), ann.staff)).find(({ name }) => name === "March");
  expect(view).toMatchObject({ search, lost: [] });
  const found = await listLeads(testDb(), filtersFor(reader, readLeadFilters(new URLSearchParams(search))));
  expect(found.rows.map(({ id }) => id).sort()).toEqual(inside.sort());
  expect(await countViews(testDb(), view ? [view] : [], reader)).toEqual({ [`${view?.id}`]: 3 });
});

test("the counts are answered by their address", async () => {
  await insertLead({ status: "new" });
  const counts = await loader(argsOf(get("/admin/leads/views", ann.headers), contextAt(TEST_NOW)));
  expect(counts).toMatchObject({ open: 1, mine: 0, "no-follow-up": 1 });
});
