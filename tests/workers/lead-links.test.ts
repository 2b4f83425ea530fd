import { beforeAll, expect, test } from "vitest";
import { loadPage } from "../../app/analytics/analytics-page/load.server";
import { readReportSearch } from "../../app/analytics/read-search";
import { readLeadFilters } from "../../app/crm/leads/filters/lead-filters";
import { exportLeads } from "../../app/crm/leads/lead-export.server";
import { loader } from "../../app/crm/leads/leads-page/route";
import { put } from "../support/cron-case";
import { argsOf, get, signedInStaff } from "../support/staff";
import { clearAnalytics, clearTables, rows, testAnalyticsDb, testDb } from "../support/workers-env";

const databases = { db: testDb(), analyticsDb: testAnalyticsDb() };
const NOW = new Date("2026-03-20T13:20:00.000Z");
const LONG_PATH = `/${"x".repeat(999)}`;
const CAMPAIGNS = ["spring", "none", "50% off & more", null];
const LANDINGS = ["/", "/blog/calls", "/blog/o'hare", LONG_PATH, null];
const SOURCES = ["Referral", "A & B, Inc.", "contact_form"];

let headers: Record<string, string> = {};

/** Leads every 5 hours from February 26 to March 10; a third has no visit, and each fourth visit began 3 hours before. */
beforeAll(async () => {
  await clearAnalytics();
  await clearTables("deals", "leads");
  ({ headers } = await signedInStaff("links@beaconry.example"));
  await rows("update profiles set time_zone = 'America/Chicago'");
  for (let n = 0; n < 60; n += 1) {
    const at = new Date(Date.UTC(2026, 1, 26, 3, 30) + n * 5 * 3_600_000);
    const began = new Date(at.getTime() - (n % 4 === 0 ? 3 * 3_600_000 : 60_000));
    await put("leads", {
      ...{ id: `lead-${n}`, first_name: `N${n}`, last_name: "Reyes", company_name: "Fern" },
      ...{ business_email: `n${n}@x.example`, email_key: `n${n}@x.example`, project_description: "" },
      ...{ source: SOURCES[n % 3] ?? "", created_at: at.toISOString(), updated_at: at.toISOString() },
      ...(n % 3 === 2
        ? {}
        : {
            channel: n % 2 === 0 ? "paid" : "social",
            campaign: CAMPAIGNS[n % 4] ?? null,
            landing_path: LANDINGS[n % 5] ?? null,
            visit_began_at: began.toISOString(),
          }),
      ...(n % 17 === 5 ? { quarantine_reason: "spam" } : {}),
      ...(n % 19 === 5 ? { deleted_at: at.toISOString() } : {}),
    });
  }
});

async function tableOf(query: string) {
  const search = readReportSearch(new URLSearchParams(query), "America/Chicago");
  const { page } = await loadPage(databases, search, { now: NOW, companyZone: "UTC" });
  if (!page.money) throw new Error("The money line could not be read");
  return page.money.table;
}
type Table = Awaited<ReturnType<typeof tableOf>>;

const listOf = (to: string) => loader(argsOf(get(to, headers)));

const text = (value: string) => `'${value.replaceAll("'", "''")}'`;

/** The rows of a table that count leads of a text each, with the condition for them. */
function rowsOf({ rows: values, noValue, noVisit, total }: Table, column: string) {
  const all = values.flatMap((row) => [
    { ...row, where: `channel is not null and ${column} = ${text(row.key)}` },
    ...row.kids.flatMap(({ cells, key }) =>
      cells ? [{ ...cells, where: `channel = ${text(row.key)} and landing_path = ${text(key)}` }] : [],
    ),
  ]);
  return [
    ...all,
    ...(noValue ? [{ ...noValue, where: `channel is not null and ${column} is null` }] : []),
    ...(noVisit ? [{ ...noVisit, where: "channel is null" }] : []),
    ...(noVisit?.sources ?? []).map((row) => ({
      ...row,
      where: `channel is null and source = ${text(row.label)}`,
    })),
    { ...total, where: "true" },
  ];
}

const MARCH = "range=custom&from=2026-03-01&to=2026-03-07";
/** Of the days in each zone; in Kolkata, half an hour from UTC, a day's first whole hour begins at 12:30 AM. */
const RANGES = [
  [`${MARCH}`, "2026-03-01T06:00", "2026-03-08T06:00"],
  [`${MARCH}&tz=UTC`, "2026-03-01T00:00", "2026-03-08T00:00"],
  [`${MARCH}&tz=Europe/Berlin`, "2026-02-28T23:00", "2026-03-07T23:00"],
  [`${MARCH}&tz=Asia/Kolkata`, "2026-02-28T19:00", "2026-03-07T19:00"],
  ["range=all", "0000", "9999"],
] as const;
const SPLITS = [
  ["split=channel", "channel", 2 + 1],
  ["split=channel&open=paid&more=money", "channel", 2 + 4 + 1],
  ["split=channel&open=no-visit", "channel", 2 + 1 + 1],
  ["split=campaign", "campaign", 3 + 1 + 1],
  ["split=landing", "landing_path", 4 + 1 + 1],
] as const;

test.each(RANGES)(
  "of %s, each number of leads leads to the list of just these leads",
  async (range, from, to) => {
    for (const [split, column, least] of SPLITS) {
      const counted = rowsOf(await tableOf(`${range}&${split}`), column).filter(({ leads }) => leads !== "0");
      expect(counted.length).toBeGreaterThanOrEqual(least);
      for (const { leads, leadsTo, where } of counted) {
        const wanted = await rows(`select id from leads where deleted_at is null and quarantine_reason is null
        and coalesce(visit_began_at, created_at) >= '${from}' and coalesce(visit_began_at, created_at) < '${to}'
        and ${where} order by created_at desc, id desc`);
        const list = await listOf(leadsTo ?? "");
        expect([leads, list.total], `${leadsTo}`).toEqual([`${wanted.length}`, wanted.length]);
        expect(list.leads.map(({ id }) => id)).toEqual(wanted.slice(0, list.perPage).map(({ id }) => id));
      }
    }
  },
);

test("a filter of the analytics is in the link, but not the one whose values the table lists", async () => {
  const { rows: byCampaign, total } = await tableOf(`${MARCH}&split=campaign&channel=paid&campaign=none`);
  const [spring] = byCampaign.filter(({ key }) => key === "spring");
  const [counted] =
    await rows(`select count(*) n from leads where deleted_at is null and quarantine_reason is null
    and channel = 'paid' and campaign = 'spring'
    and visit_began_at >= '2026-03-01T06' and visit_began_at < '2026-03-08T06'`);
  expect(Number(counted?.n)).toBeGreaterThan(0);
  const list = await listOf(spring?.leadsTo ?? "");
  expect([spring?.leads, list.total]).toEqual([`${counted?.n}`, counted?.n]);
  // No filter of the list means "any campaign".
  expect(total.leadsTo).toBeNull();
  // What no lead knows of its visit counts none.
  const unknown = await tableOf(`${MARCH}&device=mobile`);
  expect(unknown.rows.map(({ leadsTo }) => leadsTo)).not.toContain(expect.any(String));
});

test("the list says in the reader's zone what a link filters by, offers channels alone, and exports the same", async () => {
  const chips = async (range: string) => {
    const { rows: values } = await tableOf(`${range}&split=campaign`);
    const to = values.find(({ key }) => key === "none")?.leadsTo ?? "";
    const { choices, filters, total } = await listOf(to);
    return { to, total, filters, labels: [choices.came, choices.campaign].flat().map((one) => one?.label) };
  };
  const own = await chips(MARCH);
  expect(own.labels).toEqual(["Mar 1, 2026 to Mar 7, 2026", "none"]);
  expect((await chips(`${MARCH}&tz=UTC`)).labels[0]).toBe(
    "Feb 28, 2026, 6:00 PM CST to Mar 7, 2026, 6:00 PM CST",
  );
  expect((await chips("range=custom&from=2026-03-03&to=2026-03-03")).labels[0]).toBe("Mar 3, 2026");
  const filters = readLeadFilters(new URL(own.to, "https://x.example").searchParams);
  const actor = { id: "0192f0aa-0000-7000-8000-000000000001", label: "tom" };
  let csv = "";
  for await (const piece of await exportLeads(databases, { filters, actor, timeZone: "UTC" }, NOW))
    csv += piece;
  expect(own.total).toBeGreaterThan(0);
  expect(csv.trim().split("\n")).toHaveLength(own.total + 1);
});

test.each([
  "2026-03-01T06Z",
  "2026-03-08T06Z/2026-03-01T06Z",
  "2026-13-01T06Z/2026-14-01T06Z",
  "today",
  "' or 1/1",
])("the list ignores the period %s", async (came) => {
  const list = await listOf(`/admin/leads?${new URLSearchParams({ came })}`);
  expect(list.filters.chosen.came).toEqual([]);
});
