import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { successRate } from "../../app/admin/dashboard";
import { readDashboard } from "../../app/admin/dashboard.server";
import * as shell from "../../app/admin/shell/route";
import { loadPage } from "../../app/analytics/analytics-page/load.server";
import { recordMessages } from "../../app/analytics/counts/record.server";
import { readReportSearch } from "../../app/analytics/read-search";
import { FIGURES, type FigureDefinition } from "../../app/copy/figures";
import { loadForecast, readBoard } from "../../app/crm/deals/board/board.server";
import { NO_DEAL_FILTERS } from "../../app/crm/deals/filters/deal-filters";
import { readDealReports } from "../../app/crm/deals/reports-page/deal-reports.server";
import { readPeriod, toReports } from "../../app/crm/deals/reports-page/load.server";
import { loadLeads } from "../../app/crm/leads/leads-page/load.server";
import { BUILT_IN_VIEWS } from "../../app/crm/leads/views/view";
import { countViews } from "../../app/crm/leads/views/views.server";
import docs from "../../docs/figures.md?raw";
import { put } from "../support/cron-case";
import { csvFile, HEADER, plainLine } from "../support/csv";
import { insertChange, insertEnquiry } from "../support/enquiries";
import { importFile } from "../support/import-page";
import { insertLead } from "../support/leads";
import { pageViewOf, storedHit } from "../support/page-views";
import { argsOf, get, signedInStaff, TEST_NOW } from "../support/staff";
import { wonAt } from "../support/won-leads";
import { clearAnalytics, clearTables, rows, testAnalyticsDb, testDb } from "../support/workers-env";

/** `TEST_NOW` is noon of March 10. */
const RANGE = {
  from: "2026-03-04T00:00:00.000Z",
  to: "2026-03-11T00:00:00.000Z",
  first: "2026-03-04",
  last: "2026-03-10",
  now: TEST_NOW.toISOString(),
};

/** A section of the document: "## id: Name", the definition, perhaps more, and the query. */
type Section = { id: string; name: string; definition: string; query: string };

function sections(): Section[] {
  return docs
    .split(/^## /m)
    .slice(1)
    .map((text) => {
      const [title = "", , definition = ""] = text.split("\n");
      const [, id = "", name = ""] = /^(\w+): (.+)$/.exec(title) ?? [];
      const [, query = ""] = /```sql\n(.*?)\n```/s.exec(text) ?? [];
      return { id, name, definition, query };
    });
}

test("the document has every figure with the name and the definition that the pages show", () => {
  const documented = sections().map(({ id, name, definition }) => [id, { name, definition }]);
  expect(Object.fromEntries(documented)).toEqual(FIGURES);
  expect(documented.map(([id]) => id)).toEqual(Object.keys(FIGURES));
});

test("a definition is short enough for a tooltip, and no two figures have the same", () => {
  const texts = Object.values(FIGURES).map(({ definition }: FigureDefinition) => definition);
  for (const text of texts) expect(text.length, text).toBeLessThanOrEqual(220);
  expect(new Set(texts).size).toBe(texts.length);
});

async function counted({ id, query }: Section): Promise<number> {
  const visits = sections().find(({ id: other }) => other === "visits");
  const all = visits && query.includes(":visits") ? await counted(visits) : 0;
  const bound = query
    .replaceAll(/:(from|to|first|last|now)\b/g, (_, name: keyof typeof RANGE) => `'${RANGE[name]}'`)
    .replaceAll(":visits", `${all}`);
  const database = /website_|from hits|from rollup_hours/.test(query) ? env.ANALYTICS_DB : env.DB;
  const [row] = (await database.prepare(bound).raw()) as unknown[][];
  const value = row?.[0];
  if (typeof value !== "number") throw new Error(`The query of ${id} counts nothing: ${value}`);
  return value;
}

let headers: Record<string, string> = {};
beforeAll(async () => {
  ({ headers } = await signedInStaff("figures@beaconry.example"));
  await clearAnalytics();
  await clearTables(
    "bookings",
    "deal_stage_changes",
    "deals",
    "leads",
    "ad_costs",
    "lead_imports",
    "audit_log",
    "blogs",
    "blog_generation_log",
  );
  await seedVisits();
  await seedLeads();
  await seedDemos();
  await seedPosts();
});

/** Visits before, in and over the start of the range, with none, one and two conversions; one tab has two of them. */
async function seedVisits() {
  const visit = (
    times: string[],
    events: [name: string, type: string, at: string][] = [],
    session: { sessionId: string; visit?: number } = { sessionId: crypto.randomUUID() },
  ) => {
    const views = times.map((timestamp) => pageViewOf(storedHit({ ...session, timestamp })));
    const sent = events.map(([eventName, eventType, timestamp]) => {
      const hit = { ...storedHit({ ...session, timestamp }), eventName, eventType, eventData: null };
      return { v: 1, type: "analytics.event", id: hit.id, hit };
    });
    return [...views, ...sent];
  };
  const sessionId = crypto.randomUUID();
  // More visits than leads, as a site has them.
  const idle = Array.from({ length: 20 }, () => visit(["2026-03-06T15:00:00.000Z"]));
  await recordMessages(testAnalyticsDb(), [
    ...visit(["2026-03-01T10:00:00.000Z", "2026-03-01T10:01:00.000Z"], [], { sessionId }),
    ...visit(["2026-03-07T10:00:00.000Z"], [["phone_click", "conversion", "2026-03-07T10:01:00.000Z"]], {
      ...{ sessionId, visit: Date.parse("2026-03-07T10:00:00.000Z") },
    }),
    ...idle.flat(),
    ...[900, 1300, 2100, 2700, 9000].map((ms) => ({
      ...{ v: 1, type: "analytics.vitals", id: crypto.randomUUID(), timestamp: "2026-03-08T12:00:00.000Z" },
      ...{ lcp: ms, inp: ms / 10, cls: ms / 20_000, ttfb: ms / 3 },
    })),
    ...visit(["2026-03-03T23:50:00.000Z", "2026-03-04T00:10:00.000Z"]),
    ...visit(["2026-03-04T00:00:00.000Z"], [["phone_click", "conversion", "2026-03-04T00:01:00.000Z"]]),
    ...visit(
      ["2026-03-08T12:00:00.000Z", "2026-03-08T12:03:00.000Z", "2026-03-08T12:09:00.000Z"],
      [
        ["contact_form_submit", "conversion", "2026-03-08T12:08:00.000Z"],
        ["contact_form_submit", "conversion", "2026-03-08T12:09:00.000Z"],
        ["button_click", "interaction", "2026-03-08T12:07:00.000Z"],
      ],
    ),
    ...visit(["2026-03-09T23:55:00.000Z", "2026-03-10T00:05:00.000Z"]),
    ...visit(["2026-03-10T09:00:00.000Z"], [["email_click", "interaction", "2026-03-10T09:01:00.000Z"]]),
    ...visit(["2026-03-10T11:54:59.000Z", "2026-03-10T11:57:00.000Z"]),
    ...visit(["2026-03-10T11:00:00.000Z"], [["demo_booking", "conversion", "2026-03-10T11:02:00.000Z"]]),
  ] as Parameters<typeof recordMessages>[1]);
}

/** Leads with and without a visit, imported, trashed and held back; deals of every stage with odd probabilities. */
async function seedLeads() {
  await wonAt("2026-03-05T08:00:00.000Z", { cents: 1_000_000, closedOn: "2026-03-08" });
  await wonAt("2026-03-06T08:00:00.000Z", { cents: 250_050, channel: null, closedOn: "2026-03-10" });
  await wonAt("2026-01-05T08:00:00.000Z", { cents: 3_300_000, closedOn: "2026-03-04" });
  await wonAt("2026-03-04T08:00:00.000Z", { cents: 70_000, closedOn: "2026-03-11" });
  await wonAt("2026-03-02T08:00:00.000Z", { cents: 40_000, closedOn: "2026-03-03" });
  await wonAt("2026-03-09T08:00:00.000Z", { cents: 5000 });
  await wonAt("2026-03-06T09:00:00.000Z", { cents: 310_000, channel: "paid" });
  await wonAt("2026-03-07T09:00:00.000Z", { cents: 310_000, channel: "paid", stage: "proposal" });
  await wonAt("2026-03-09T09:00:00.000Z", { cents: 900_000, closedOn: "2026-03-09", isDeleted: true });
  await wonAt("2026-03-09T10:00:00.000Z", { cents: 1_700_000, stage: "closed-lost", closedOn: "2026-03-09" });
  for (const [index, stage] of ["qualification", "needs-analysis", "proposal", "negotiation"].entries()) {
    await wonAt(`2026-03-0${index + 5}T11:00:00.000Z`, { cents: 123_400 * (index + 1), stage });
  }
  await seedPipeline();
  const cost = (channel: string, from_day: string, to_day: string, cents: number, rest = {}) =>
    put("ad_costs", {
      ...{ id: crypto.randomUUID(), channel, from_day, to_day, cents, author_label: "tom" },
      ...{ created_at: RANGE.now, ...rest },
    });
  // Of the range, 7 of the 31 days; 3 of 10; none; all.
  await cost("paid", "2026-03-01", "2026-03-31", 62_000);
  await cost("paid", "2026-02-25", "2026-03-06", 10_000, { campaign: "spring" });
  await cost("paid", "2026-02-01", "2026-03-03", 90_000);
  await cost("social", "2026-03-10", "2026-03-10", 1234);
  // Closed deals keep what was chosen while they were open.
  await env.DB.exec("update deals set probability = 10 + 15 * (value % 7)");
  const lead = (values: Parameters<typeof insertLead>[0]) => insertLead({ createdAt: RANGE.now, ...values });
  await lead({ status: "converted", converted: true, leadScore: 85, dealValue: 1_200_000, priority: "high" });
  await lead({ leadScore: 40, dealValue: 99, priority: "high", createdAt: "2026-03-09T12:00:00.000Z" });
  await lead({ createdAt: "2026-03-09T11:59:59.999Z", leadScore: 7 });
  await lead({ deletedAt: RANGE.now, dealValue: 5, leadScore: 99, priority: "high" });
  await lead({ quarantineReason: "sent in under two seconds", leadScore: 99 });
  await lead({ id: "known", businessEmail: "known@harbor.example", emailKey: "known@harbor.example" });
  const ofAds = { createdAt: "2026-03-05T15:00:00.000Z" };
  await lead({ ...ofAds, source: "google_ads" });
  await lead({ ...ofAds, source: "Facebook Ads" });
  await lead({ ...ofAds, source: "google_ads", channel: "paid" });
  await lead({ ...ofAds, source: "google_ads", deletedAt: RANGE.now });
  await lead({ ...ofAds, source: "roads_and_lads" });
  await seedEnquiries();
  await importFile(
    csvFile(HEADER, plainLine("One"), plainLine("Two"), plainLine("Known", ",,,55,,,A shop")),
    headers,
    "update",
  );
}

/** Demos of every status in the range and outside it, two of one lead, one of a lead in spam review. */
async function seedDemos() {
  const demo = async (status: string, created_at: string, dealCents: number | null, rest = {}) => {
    const leadId = crypto.randomUUID();
    await insertLead({ id: leadId, createdAt: "2026-01-02T10:00:00.000Z", ...rest });
    if (dealCents !== null) await wonDeal(leadId, dealCents);
    await book(leadId, status, created_at);
    return leadId;
  };
  const wonDeal = (lead_id: string, value: number) =>
    put("deals", {
      ...{ id: crypto.randomUUID(), lead_id, title: "Deal", value, stage: "closed-won", rank: lead_id },
      ...{ stage_entered_at: "2026-02-01T10:00:00.000Z", created_at: RANGE.now, updated_at: RANGE.now },
    });
  const book = (lead_id: string, status: string, created_at: string) =>
    put("bookings", {
      ...{ id: crypto.randomUUID(), lead_id, status, created_at, updated_at: RANGE.now },
      ...{ starts_at: "2026-03-20T15:00:00.000Z", ends_at: "2026-03-20T15:30:00.000Z", name: "Dana" },
      ...{ email: "d@x.example", company: "Fern", time_zone: "UTC" },
    });
  const twice = await demo("done", "2026-03-04T00:00:00.000Z", 700_000);
  await wonDeal(twice, 100);
  await book(twice, "no-show", "2026-03-10T11:00:00.000Z");
  await demo("done", "2026-03-08T10:00:00.000Z", null);
  await demo("done", "2026-03-03T23:59:59.999Z", 11_100);
  await demo("booked", "2026-03-10T11:59:00.000Z", 50_000);
  await demo("cancelled", "2026-03-09T10:00:00.000Z", 22_200);
  await demo("done", "2026-03-09T10:00:00.000Z", 33_300, { quarantineReason: "spam" });
}

/** Closing dates to come, lost deals with and without a reason, and stays in Proposal before, in and over the range. */
async function seedPipeline() {
  await wonAt("2026-03-05T12:00:00.000Z", { cents: 60_000, stage: "closed-lost", closedOn: "2026-03-04" });
  await wonAt("2026-03-05T13:00:00.000Z", { cents: 70_000, stage: "closed-lost", closedOn: "2026-03-03" });
  const sql = (query: string) => env.DB.prepare(query).run();
  await sql("update deals set lost_reason = 'price' where stage = 'closed-lost' and value < 1000000");
  await sql(
    "update deals set expected_close_date = '2026-03-31' where stage in ('qualification', 'closed-won')",
  );
  await sql("update deals set expected_close_date = '2026-03-02', probability = 75 where stage = 'proposal'");
  await sql("update deals set expected_close_date = '2026-04-01' where stage = 'negotiation'");
  const stays: [deal: number, ...times: string[]][] = [
    [1, "2026-03-02T00:00", "2026-03-05T12:00"],
    [2, "2026-03-08T00:00", "2026-03-09T00:00"],
    [3, "2026-03-03T00:00", "2026-03-10T00:00"],
    [4, "2026-02-01T00:00", "2026-03-01T00:00"],
    [5, "2026-03-09T00:00"],
    [9, "2026-03-08T00:00", "2026-03-08T06:00"],
  ];
  for (const [deal, entered, left] of stays) {
    const change = (to_stage: string, at: string) =>
      put("deal_stage_changes", {
        ...{ id: crypto.randomUUID(), deal_id: `deal-${deal}`, from_stage: "qualification", to_stage },
        ...{ actor_label: "tom", created_at: `${at}:00.000Z` },
      });
    await change("proposal", entered ?? "");
    if (left) await change("negotiation", left);
  }
}

/** Answered by a call, a mail, a status and late; not yet, and by a visitor's own move of the demo. */
async function seedEnquiries() {
  await insertEnquiry("2026-03-05T10:00:00.000Z", [{ type: "call", at: "2026-03-05T10:17:00.000Z" }]);
  await insertEnquiry("2026-03-06T10:00:00.000Z", [
    { type: "note", at: "2026-03-06T10:01:00.000Z" },
    { type: "email", at: "2026-03-06T11:31:00.000Z", by: "mail" },
  ]);
  await insertEnquiry("2026-03-07T10:00:00.000Z", [
    { type: "call", at: "2026-03-07T10:01:00.000Z", doneAt: "2026-03-07T15:00:00.000Z" },
  ]);
  const moved = await insertEnquiry("2026-03-08T10:00:00.000Z", [], { status: "contacted" });
  const change = { action: "lead.status", before: { status: "new" }, after: { status: "contacted" } };
  await insertChange(moved, "2026-03-08T10:45:00.000Z", change);
  await insertEnquiry("2026-03-08T11:00:00.000Z", [
    { type: "meeting", at: "2026-03-08T11:05:00.000Z", by: "visitor" },
  ]);
  await insertEnquiry("2026-02-09T10:00:00.000Z", [{ type: "call", at: "2026-02-09T10:02:00.000Z" }]);
  await insertEnquiry("2026-02-07T10:00:00.000Z", [{ type: "call", at: "2026-02-07T10:01:00.000Z" }]);
}

async function seedPosts() {
  const post = (id: string, published: 0 | 1, deletedAt: string | null) =>
    put("blogs", {
      ...{ id, slug: id, title: "T", meta_description: "d", content: "c", published },
      ...{ created_at: RANGE.now, updated_at: RANGE.now, ...(deletedAt ? { deleted_at: deletedAt } : {}) },
    });
  await post("one", 1, null);
  await post("two", 0, null);
  await post("three", 1, RANGE.now);
  const statuses = ["success", "success", "success", "error", "refused", "skipped", "skipped", "running"];
  for (const [index, status] of statuses.entries()) {
    const run = { id: `run-${index}`, generator: "direct-mail-automation", status, created_at: RANGE.now };
    await put("blog_generation_log", run);
  }
}

const READING = { now: TEST_NOW, companyZone: "UTC" };

/** "$12,500.50", "5.4%" and "1,284" as numbers. */
const numberOf = (text: string | undefined) => Number(text?.replaceAll(/[$,%×]/g, ""));

async function shown(): Promise<Record<keyof typeof FIGURES, number>> {
  const databases = { db: testDb(), analyticsDb: testAnalyticsDb() };
  const search = readReportSearch(new URLSearchParams("range=7d"), "UTC");
  const { page } = await loadPage(databases, search, READING);
  const { range, money, site, conversions } = page;
  if (!range || !money || !site || !conversions) throw new Error("The page could not be loaded");
  const measure = (label: string) =>
    numberOf(range.series.measures.find((one) => one.label === label)?.value);
  const vital = (name: string) => range.vitals.figures.find((one) => one.vital === name)?.p75 ?? Number.NaN;
  const reading = { now: TEST_NOW, zone: "UTC" };
  const board = await readBoard(testDb(), reading);
  const forecast = await loadForecast(testDb(), reading, NO_DEAL_FILTERS);
  const march = forecast.find(({ closing }) => closing === "2026-03");
  const period = readPeriod(new URLSearchParams("days=7"), TEST_NOW, "UTC");
  const query = { ...period, zone: "UTC", owner: "", staffId: "", now: TEST_NOW };
  const found = await readDealReports(testDb(), query);
  const reports = toReports(found, []);
  const reader = { id: "nobody", role: "staff" as const, timeZone: "UTC", leadList: null };
  const list = await loadLeads(
    { db: testDb(), analyticsDb: testAnalyticsDb() },
    new URLSearchParams(),
    reader,
    TEST_NOW,
  );
  const paid = money.table.rows.find(({ key }) => key === "paid");
  const stat = (label: string) => numberOf(list.stats.find((one) => one.label === label)?.value);
  const { leads, blogs, jobs, myDay } = await readDashboard(
    testDb(),
    { id: "", timeZone: "UTC", role: "staff" },
    TEST_NOW,
  );
  expect(leads?.total).toBe(stat("Total Leads"));
  expect(leads?.byDay.at(-1)?.count).toBe(2);
  expect(leads?.lastDay).toBe(list.newToday);
  return {
    visits: measure("Visits"),
    visitors: site.visitors,
    visitorsToday: site.visitorsToday,
    visitorsNow: page.now ?? Number.NaN,
    pageViews: measure("Page views"),
    pagesPerVisit: measure("Pages per visit"),
    conversion: measure("Converted visits"),
    forms: numberOf(money.table.total.forms),
    calls: numberOf(money.table.total.calls),
    sessionConversion: measure("Session conversion"),
    eventConversion: (conversions.conversions / conversions.events) * 100,
    clickToCalls: conversions.clickToCalls,
    formFills: conversions.formFills,
    ...{ lcp: vital("lcp"), inp: vital("inp"), cls: vital("cls"), ttfb: vital("ttfb") },
    wonInPeriod: measure("Won in this period"),
    wonFromVisits: measure("Won from these visits"),
    leadsOfRange: numberOf(money.table.total.leads),
    leadRate: numberOf(money.table.total.leadRate),
    adLeadsNoVisit: money.adLeads,
    wonSoFar: numberOf(money.table.total.won),
    wonDeals: numberOf(money.table.total.deals),
    wonPerVisit: numberOf(money.table.total.each),
    demosBooked: numberOf(money.demos?.booked),
    demosHeld: numberOf(money.demos?.held.count),
    demosMissed: numberOf(money.demos?.noShows.count),
    wonFromDemos: numberOf(money.demos?.won.value),
    adCost: numberOf(money.table.total.costs?.cost),
    costPerLead: numberOf(paid?.costs?.perLead),
    adReturn: numberOf(paid?.costs?.returned),
    noVisit: numberOf(money.table.noVisit?.leads),
    pipelineTotal: numberOf(board.total),
    pipelineOpen: numberOf(board.open),
    pipelineWeighted: numberOf(board.weighted),
    pipelineWon: numberOf(board.won),
    pipelineLost: numberOf(board.lost),
    forecastOpen: numberOf(march?.value),
    forecastWeighted: numberOf(march?.weighted),
    winRate: numberOf(reports.winRate ?? ""),
    lostReasons: reports.reasons.find(({ reason }) => reason === "Price")?.count ?? Number.NaN,
    timeInStage: found.stays.find(({ stage }) => stage === "proposal")?.medianDays ?? Number.NaN,
    wonBySource: numberOf(reports.sources.find(({ source }) => source === "Paid")?.value),
    responseTime: (found.response.median ?? Number.NaN) / 60_000,
    totalLeads: stat("Total Leads"),
    newLeads: list.newToday,
    firstResponse: myDay.answers?.medianMinutes ?? Number.NaN,
    answeredInTime: Math.round(((myDay.answers?.inTime ?? 0) / (myDay.answers?.judged ?? 0)) * 100),
    leadConversion: stat("Conversion Rate"),
    averageScore: stat("Avg Score"),
    leadValue: stat("Total Value"),
    leadsThisWeek: stat("This Week"),
    highPriority: stat("High Priority"),
    totalBlogs: blogs?.total ?? Number.NaN,
    generationJobs: jobs?.total ?? Number.NaN,
    successRate: successRate(jobs?.successful ?? 0, jobs?.judged ?? 0),
  };
}

/** Decimal places of figures that are shown rounded. */
const PLACES: Record<string, number> = {
  pagesPerVisit: 2,
  ...{ wonPerVisit: 2, costPerLead: 2, adReturn: 2 },
  ...{ lcp: 6, inp: 6, cls: 6, ttfb: 6 },
  ...{ sessionConversion: 1, leadRate: 1 },
  winRate: 0,
  ...{ firstResponse: 0, answeredInTime: 0 },
  leadConversion: 0,
  averageScore: 0,
  successRate: 0,
  // Whole dollars.
  ...{ wonInPeriod: 0, wonFromVisits: 0, wonSoFar: 0, wonFromDemos: 0, adCost: 0 },
};

test.each(sections().map((section) => [section.name, section] as const))(
  "%s is what its query counts",
  async (_, section) => {
    const { id } = section;
    const value = await counted(section);
    const places = PLACES[id];
    const expected = places === undefined ? value : Number(value.toFixed(places));
    const figures = new Map(Object.entries(await shown()));
    expect(figures.get(id)).toBeCloseTo(expected, 6);
    // A figure of nothing would agree with any other.
    expect(expected).toBeGreaterThan(0);
  },
);

test("new leads have no imported ones, neither at the badge nor in today's chart, and an update makes no lead imported", async () => {
  const { newLeads } = await shown();
  const all = await rows(
    "select count(*) n from leads where deleted_at is null and quarantine_reason is null and julianday(created_at) >= julianday(?) - 1",
    RANGE.now,
  );
  // The import brought One and Two; Known had written before.
  expect(all).toEqual([{ n: newLeads + 2 }]);
  expect((await shell.loader(argsOf(get("/admin", headers)))).newLeads).toBe(newLeads);
});

test("what was created since Monday has imported leads without a date, as 'This Week' has and says", async () => {
  // The import has made its two leads just now, by the clock of the machine.
  const reader = { id: "anybody", timeZone: "UTC", now: new Date() };
  const counts = await countViews(testDb(), BUILT_IN_VIEWS, reader);
  const all = await rows(
    `select count(*) n, count(*) filter (where id in (select entity_id from audit_log where action = 'lead.import')) imported
      from leads where deleted_at is null and quarantine_reason is null
        and created_at >= date('now', '-6 days', 'weekday 1') and created_at < date('now', '+1 day', 'weekday 1')`,
  );
  expect(all).toEqual([{ n: counts["new-this-week"], imported: 2 }]);
});

test("no rate is over 100 %, whatever leads and deals a visit brings", async () => {
  const search = readReportSearch(new URLSearchParams("range=7d"), "UTC");
  const { page } = await loadPage({ db: testDb(), analyticsDb: testAnalyticsDb() }, search, READING);
  const texts = [
    ...(page.money?.flow?.figures.map(({ rate }) => rate) ?? []),
    ...(page.money?.table.rows.flatMap(({ convertedShare, leadShare }) => [convertedShare, leadShare]) ?? []),
    page.money?.table.total.leadShare ?? "",
  ];
  const rates = texts.flatMap((text) => text.match(/[\d.]+(?=%)/)?.map(Number) ?? []);
  expect(rates.length).toBeGreaterThan(0);
  expect(Math.max(...rates)).toBeLessThanOrEqual(100);
});
