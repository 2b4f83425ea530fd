import fc from "fast-check";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { recordMessages } from "../../app/analytics/counts/record.server";
import type { AnalyticsMessage } from "../../app/analytics/visit";
import { submitContact } from "../../app/crm/intake/submissions.server";
import { loader as exportLoader } from "../../app/crm/leads/export.route";
import { deleteLead, eraseLead, restoreLead } from "../../app/crm/leads/lead-trash.server";
import { loader as listLoader } from "../../app/crm/leads/leads-page/route";
import { loader as viewsLoader } from "../../app/crm/leads/views/views.route";
import { saveView } from "../../app/crm/leads/views/views.server";
import { findVisits } from "../../app/crm/leads/visited/visited-leads.server";
import { newId } from "../../app/platform/ids";
import { changeLeads, reviewChange } from "../support/bulk-change";
import { SENDER, submission } from "../support/contact";
import { put } from "../support/cron-case";
import { openLead } from "../support/lead-page";
import { insertLead } from "../support/leads";
import { sendUndo, submitMerge } from "../support/merge-leads";
import { pageViewOf, storedHit } from "../support/page-views";
import { insertPosts } from "../support/posts";
import { recordingDb } from "../support/recording-db";
import { argsOf, contextAt, get, responseOf, signedInStaff, TEST_NOW } from "../support/staff";
import { clearAnalytics, clearTables, rows, testAnalyticsDb, testDb } from "../support/workers-env";

let headers: Record<string, string> = {};
let actor = { id: "", label: "" };
beforeAll(async () => {
  const lena = await signedInStaff("lena@beaconry.example");
  headers = lena.headers;
  actor = { id: lena.staff.id, label: lena.staff.email };
});

const at = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * 60_000);
type Tab = { sessionId?: string; visit?: number | null; mailId?: string | null };

const view = (minute: number, pagePath: string, tab: Tab): AnalyticsMessage =>
  pageViewOf(storedHit({ pagePath, timestamp: at(minute).toISOString(), ...tab }));

function event(minute: number, pagePath: string, tab: Tab, eventName: "contact_form_submit" | "phone_click") {
  const hit = storedHit({ pagePath, timestamp: at(minute).toISOString(), ...tab });
  const told = { eventType: "conversion", eventName, eventData: null } as const;
  return { v: 1, type: "analytics.event", id: hit.id, hit: { ...hit, ...told } } as const;
}

/** Sends the contact form in a tab, which the visits count unless it has no session. Returns the lead's id. */
async function sendForm(firstName: string, minute: number, tab: Tab, suspicion: string[] = []) {
  const sessionId = tab.sessionId ?? null;
  const person = { firstName, businessEmail: `${firstName}@x.example`, phoneNumber: "" };
  const sent = submission(person, { sessionId, submissionKey: newId(), suspicion });
  const { leadId } = await submitContact(testDb(), sent, SENDER, at(minute));
  if (sessionId)
    await recordMessages(testAnalyticsDb(), [event(minute, "/contact", tab, "contact_form_submit")]);
  return leadId;
}

async function sendMail(id: string, leadId: string) {
  const time = at(20).toISOString();
  await put("mails", {
    ...{ id, kind: "crm", to_address: "d@x.example", from_address: "h@x.example", from_name: "H" },
    ...{ subject: "Maps", html: "", text: "", lead_id: leadId, created_at: time, updated_at: time },
  });
}

const tabs = Object.fromEntries(
  ["dana", "eve", "nobody", "held", "later", "hal"].map((name) => [name, { sessionId: crypto.randomUUID() }]),
);
const ids: Record<string, string> = {};

/**
 * Dana read two pages before her form and one after it. Eve came twice in one tab, and sent two forms. Gil allowed no
 * visit to be kept. Hal, whom staff added, opened a link in a mail, and came again without it.
 */
beforeEach(async () => {
  await clearTables("audit_log", "lead_merges", "lead_views", "bulk_changes", "mails", "leads");
  await clearAnalytics();
  const mailId = crypto.randomUUID();
  const second = { ...tabs.eve, visit: 1_773_000_000_000 };
  await recordMessages(testAnalyticsDb(), [
    ...[view(-10, "/blog", tabs.dana ?? {}), view(-5, "/pricing", tabs.dana ?? {})],
    view(5, "/case", tabs.dana ?? {}),
    event(-4, "/about", tabs.dana ?? {}, "phone_click"),
    ...[view(-180, "/pricing", tabs.eve ?? {}), view(-65, "/blog/maps", second), view(-30, "/case", second)],
    // Calls are conversions, too.
    ...[view(-9, "/pricing", tabs.nobody ?? {}), event(-8, "/case", tabs.nobody ?? {}, "phone_click")],
    view(-9, "/pricing", tabs.held ?? {}),
    // Came after the form.
    view(1, "/about", tabs.later ?? {}),
    ...[view(60, "/case", { ...tabs.hal, mailId }), view(61, "/blog/maps", { ...tabs.hal, mailId })],
    view(200, "/solutions", { ...tabs.hal, visit: 1_773_200_000_000 }),
    view(62, "/white-label", { mailId: crypto.randomUUID() }),
  ]);
  ids.dana = await sendForm("Dana", 0, tabs.dana ?? {});
  ids.eve = await sendForm("Eve", -60, second);
  await sendForm("Eve", -20, second);
  ids.gil = await sendForm("Gil", 0, {});
  ids.held = await sendForm("Held", 0, tabs.held ?? {}, ["links"]);
  ids.later = await sendForm("Later", 0, tabs.later ?? {});
  ids.hal = await insertLead({ firstName: "Hal" });
  await sendMail(mailId, ids.hal);
});

/** By hand. */
const TRUTH: Record<string, string[]> = {
  "/blog": ["Dana"],
  "/pricing": ["Dana", "Eve"],
  "/case": ["Eve", "Hal"],
  "/blog/maps": ["Eve", "Hal"],
  "/blog*": ["Dana", "Eve", "Hal"],
  "/blog/*": ["Eve", "Hal"],
  "/about": [],
  "/contact": [],
  "/solutions": [],
  "/white-label": [],
  "/nowhere": [],
};

const searchOf = (pages: string[], more = "") =>
  `?${new URLSearchParams(pages.map((page) => ["visited", page]))}${more}`;
const listOf = (search: string) =>
  listLoader(argsOf(get(`/admin/leads${search}`, headers), contextAt(at(300))));
async function namesOf(pages: string[], more = ""): Promise<string[]> {
  const { leads, total } = await listOf(searchOf(pages, more));
  expect(total).toBe(leads.length);
  return leads.map(({ firstName }) => firstName).sort();
}

test.each(Object.entries(TRUTH))("who has visited %s, as counted by hand", async (page, names) => {
  expect(await namesOf([page])).toEqual(names);
});

test("the filter finds a lead by the pages that its timeline tells of, and by no other", async () => {
  const pages = Object.keys(TRUTH).filter((page) => !page.endsWith("*"));
  for (const [name, id] of Object.entries(ids).filter(([name]) => name !== "held")) {
    const { timeline } = await openLead(id, { headers, now: at(300) }, "?kind=visit");
    const told = timeline?.entries
      .filter(({ detail }) => detail !== "form")
      .map((one) => one.title + one.lines);
    for (const page of pages) {
      const isTold = told?.some((text) => new RegExp(`Read ${page}(?:$|,|After)`).test(text));
      const { leads } = await listOf(searchOf([page]));
      expect([name, page, leads.some((lead) => lead.id === id)]).toEqual([name, page, isTold]);
    }
  }
});

test("the timeline says which pages it does not have: after a form, without one, and of whom none are kept", async () => {
  const noteOf = async (id: string | undefined, search = "") =>
    (await openLead(`${id}`, { headers, now: at(300) }, search)).timeline?.visitNote;
  const afterForm = "Pages read after the form aren’t shown, unless a link in our email began the visit.";
  // Dana read /case after her form: her timeline has the two pages before it, and says so.
  const { timeline } = await openLead(`${ids.dana}`, { headers, now: at(300) }, "?kind=visit");
  const read = timeline?.entries.map(({ title }) => title).filter((title) => title.startsWith("Read "));
  expect(read).toEqual(["Read /pricing", "Read /blog"]);
  expect(await noteOf(ids.dana)).toBe(afterForm);
  expect(await noteOf(ids.hal)).toBe("Only visits that a link in our email began are shown.");
  expect(await noteOf(ids.gil)).toBe(
    "No pages are known. Under Global Privacy Control, or without scripts or storage in the browser, none are kept.",
  );
  expect(await noteOf(ids.dana, "?kind=mail")).toBeNull();
  expect(await noteOf(await insertLead({ firstName: "Ivy" }))).toBeNull();
});

test("several pages are an 'or', with other filters an 'and', in every order", async () => {
  expect(await namesOf(["/blog", "/blog/maps"])).toEqual(["Dana", "Eve", "Hal"]);
  await rows("update leads set status = 'lost', deal_value = 100 where first_name in ('Eve', 'Gil')");
  expect(await namesOf(["/blog", "/blog/maps"], "&status=lost&sort=value")).toEqual(["Eve"]);
  expect(await namesOf(["/blog", "/blog/maps"], "&q=hal")).toEqual(["Hal"]);
  const { leads } = await listOf(searchOf(["/pricing"], "&sort=-name"));
  expect(leads.map(({ firstName }) => firstName)).toEqual(["Eve", "Dana"]);
});

test("a view, its count, the export and a change of all that match take exactly these leads", async () => {
  const search = searchOf(["/pricing", "/case"]);
  const id = newId();
  await saveView(testDb(), { id, name: "Readers", search, isShared: true }, actor, at(0));
  const { views } = await listOf("");
  expect(views.find((one) => one.id === id)).toMatchObject({
    search: searchOf(["/case", "/pricing"]),
    lost: [],
  });
  const counts = (query: string) =>
    viewsLoader(argsOf(get(`/admin/leads/views${query}`, headers), contextAt(at(300))));
  expect((await listOf("")).countsPath).toBe(`/admin/leads/views${searchOf(["/case", "/pricing"])}`);
  expect((await counts(search))[id]).toBe(3);
  // Of pages that were not asked for, nothing is known.
  const others = await counts(searchOf(["/pricing"]));
  expect([id in others, others.open]).toEqual([false, 5]);
  const file = await exportLoader(argsOf(get(`/admin/leads/export${search}`, headers), contextAt(at(300))));
  const lines = (await file.text()).trim().split("\r\n").slice(1);
  expect(lines.map((line) => line.split(",")[0]).sort()).toEqual(["Dana", "Eve", "Hal"]);
  const [audit] = await rows("select after from audit_log where action = 'lead.export'");
  expect(JSON.parse(String(audit?.after))).toEqual({ q: "", visited: ["/pricing", "/case"] });
  expect(await reviewChange({ matching: search }, ["status", "lost"], headers)).toMatchObject({
    changing: 3,
  });
  await changeLeads({ matching: search }, ["status", "lost"], { headers, submissionId: newId() });
  const lost = await rows("select first_name from leads where status = 'lost' order by 1");
  expect(lost.map((row) => row.first_name)).toEqual(["Dana", "Eve", "Hal"]);
});

test("a lead in the trash is not found, one that is restored is, and one that is erased never again", async () => {
  const [leadId, now] = [ids.eve ?? "", at(10)];
  await deleteLead(testDb(), { leadId, actor }, now);
  expect(await namesOf(["/pricing"])).toEqual(["Dana"]);
  await restoreLead(testDb(), { leadId, actor }, now);
  expect(await namesOf(["/pricing"])).toEqual(["Dana", "Eve"]);
  await deleteLead(testDb(), { leadId, actor }, now);
  await eraseLead(testDb(), { leadId, actor }, now);
  expect(await namesOf(["/pricing"])).toEqual(["Dana"]);
  const [hal] = [ids.hal ?? ""];
  await deleteLead(testDb(), { leadId: hal, actor }, now);
  await eraseLead(testDb(), { leadId: hal, actor }, now);
  expect(await namesOf(["/case"])).toEqual([]);
});

test("a merged lead has visited what both have, until the merge is undone", async () => {
  const pair: [string, string] = [ids.gil ?? "", ids.eve ?? ""];
  await submitMerge(pair, {}, { headers, now: at(10) });
  expect(await namesOf(["/pricing"])).toEqual(["Dana", "Gil"]);
  await sendUndo(pair, { headers, now: at(11) });
  expect(await namesOf(["/pricing"])).toEqual(["Dana", "Eve"]);
});

test("pages are offered once the filter is opened: the site's, its articles, and what was typed", async () => {
  await clearTables("blogs");
  await insertPosts(
    { slug: "maps", title: "All about maps", published: true },
    { slug: "draft", title: "Not out yet", published: false },
  );
  expect((await listOf("")).choices.visited).toEqual([]);
  const { choices } = await listOf("?show=visited");
  expect(choices.visited).toContainEqual({ value: "/pricing", label: "/pricing", note: "Pricing" });
  expect(choices.visited.filter(({ value }) => value.startsWith("/blog/"))).toEqual([
    { value: "/blog/maps", label: "/blog/maps", note: "All about maps" },
  ]);
  const gone = await listOf(searchOf(["/old-page", "/pricing"]));
  expect(gone.filters.chosen.visited).toEqual(["/old-page", "/pricing"]);
  expect(gone.choices.visited[0]).toMatchObject({ value: "/old-page", label: "/old-page" });
  const typed = searchOf(["https://beaconry.example/Old-Page/?a=b", " "], "&status=new");
  const moved = await responseOf(() => listOf(typed));
  expect(moved.headers.get("Location")).toBe("/admin/leads?status=new&visited=%2Fold-page");
});

test("more visits than a list can be filtered by are refused in words, not cut", async () => {
  const all = await findVisits(testAnalyticsDb(), ["/pricing"], 3);
  // Dana's, Eve's and that of the one in spam review.
  expect(all.get("/pricing")?.sessions).toHaveLength(3);
  const refused = await findVisits(testAnalyticsDb(), ["/pricing"], 2).catch((error: unknown) => error);
  expect(refused).toMatchObject({ status: 422 });
});

test("without the filter the visits are not asked", async () => {
  const { db, calls } = recordingDb();
  await findVisits(db, []);
  expect(calls()).toBe(0);
});

const PATHS = ["/pricing", "/case", "/blog"];
const visits = fc.array(
  fc.record({
    /** Page views and forms in one tab, by minute. */
    acts: fc.array(
      fc.record({
        minute: fc.integer({ min: -300, max: 300 }),
        what: fc.constantFrom("form", ...PATHS),
        visit: fc.constantFrom(null, 1_773_000_000_000),
      }),
      { minLength: 1, maxLength: 6 },
    ),
    person: fc.constantFrom("Ann", "Bob", "Cy"),
  }),
  { minLength: 1, maxLength: 5 },
);

test("any visits and forms: whoever read a page and then sent a form in that tab has visited it", async () => {
  await fc.assert(
    fc.asyncProperty(visits, async (all) => {
      await clearTables("audit_log", "mails", "leads");
      await clearAnalytics();
      const truth = Object.fromEntries(PATHS.map((path) => [path, new Set<string>()]));
      for (const { acts, person } of all) {
        const sessionId = crypto.randomUUID();
        for (const { minute, what, visit } of acts) {
          if (what === "form") await sendForm(person, minute, { sessionId, visit });
          else await recordMessages(testAnalyticsDb(), [view(minute, what, { sessionId, visit })]);
          const isBefore = acts.some((act) => act.what === "form" && act.minute >= minute);
          if (what !== "form" && isBefore) truth[what]?.add(person);
        }
      }
      for (const path of PATHS) expect(await namesOf([path])).toEqual([...(truth[path] ?? [])].sort());
    }),
    { numRuns: 15 },
  );
});
