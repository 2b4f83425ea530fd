import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { listRecentActivities } from "../../app/crm/activities.server";
import { LEAD_PRIORITIES, LEAD_STATUSES } from "../../app/crm/lead";
import { type LeadFilters, readLeadFilters } from "../../app/crm/lead-filters";
import { SEARCH_LIMIT } from "../../app/crm/lead-search.server";
import { readLeadStats } from "../../app/crm/lead-stats.server";
import { listLeads } from "../../app/crm/leads.server";
import { watchedDb } from "../support/rows-read";
import { testDb } from "../support/workers-env";

const LEADS = 20_000;
const LIMIT = 500;
const NOW = new Date("2026-05-04T12:00:00.000Z");
const INDUSTRIES = ["Law firm", "Healthcare", "E-commerce", "Agency"];

/** Leads of the last 200 days; status, priority and industry do not go together. */
beforeAll(async () => {
  const seed = `with recursive n(i) as (select 0 union all select i + 1 from n where i < ${LEADS - 1})
    insert into leads (id, first_name, last_name, business_email, phone_number, company_name, industry,
      project_description, status, priority, lead_score, source, deal_value, next_follow_up, email_key, phone_key,
      created_at, updated_at)
    select printf('lead-%06d', i), 'First' || (i % 97), 'Last' || (i % 89), 'p' || i || '@firm' || (i % 500) || '.example',
      printf('(216) 555-%04d', i % 10000), 'Firm ' || (i % 500), case when i % 9 = 0 then null else json_extract(?1, '$[' || (i / 7 % 4) || ']') end,
      iif(i % 4000 = 7, 'A rare lighthouse project', 'Rooftops and calls'),
      json_extract(?2, '$[' || (i / 3 % 7) || ']'), json_extract(?3, '$[' || (i % 3) || ']'), i * 7 % 101, 'import',
      iif(i % 3 = 0, null, i * 100), iif(i % 4 = 0, null, strftime('%Y-%m-%dT%H:%M:%fZ', '2026-05-04', '+' || (i % 60) || ' days')),
      'p' || i || '@firm' || (i % 500) || '.example', printf('216555%04d', i % 10000),
      strftime('%Y-%m-%dT%H:%M:%fZ', '2026-05-04T12:00:00', '-' || (i * 864) || ' seconds'), '2026-05-04T12:00:00.000Z'
    from n`;
  await env.DB.prepare(seed)
    .bind(JSON.stringify(INDUSTRIES), JSON.stringify(LEAD_STATUSES), JSON.stringify(LEAD_PRIORITIES))
    .run();
  await env.DB.prepare(
    "insert into lead_activities (id, lead_id, activity_type, title, created_at) select 'activity-' || id, id, 'call', 'Called', created_at from leads",
  ).run();
}, 120_000);

async function measureList(search: string) {
  const { db, measure } = watchedDb();
  const filters = readLeadFilters(new URLSearchParams(search));
  const stats = await readLeadStats(db, filters, NOW);
  const page = await listLeads(db, filters, { matching: stats.matching, all: stats.total });
  return { ...page, stats, read: await measure() };
}

const FIRST_PAGES = [
  "",
  "status=new",
  "priority=high",
  "industry=Law+firm",
  "status=new&priority=low",
  "status=converted&industry=Healthcare",
  "priority=medium&industry=Agency",
  "status=lost&priority=high&industry=E-commerce",
  "sort=score",
  "sort=value",
  "sort=follow-up",
  "sort=name",
  "sort=score&status=new",
  "sort=value&priority=high",
  "sort=name&industry=Agency",
  "sort=score&status=lost",
  "q=lighthouse",
  "q=firm",
  "q=firm&status=lost&priority=high&industry=E-commerce",
  "q=First12+Last3&status=new",
  "q=f",
  "page=2000",
  "status=new&page=9999",
];

test.each(FIRST_PAGES)("the list page ?%s reads at most 500 rows a query of 20,000 leads", async (search) => {
  const { read, rows } = await measureList(search);
  expect(rows.length).toBeGreaterThan(0);
  expect(read.length).toBeGreaterThan(2);
  expect(Math.max(...read), `${read}`).toBeLessThanOrEqual(LIMIT);
});

test("another order than the newest, with all filters, reads three rows for each lead that passes", async () => {
  const { read, total } = await measureList("sort=score&status=lost&priority=high&industry=E-commerce");
  expect(total).toBeLessThan(LIMIT / 2);
  expect(Math.max(...read)).toBeLessThanOrEqual(3 * total);
});

test("every set of filters gives the leads and the total of a plain count", async () => {
  const sets = [null, "new", "lost"].flatMap((status) =>
    [null, "high"].flatMap((priority) =>
      [null, "Law firm"].map((industry) => ({ status, priority, industry })),
    ),
  );
  for (const set of sets) {
    const given = Object.entries(set).filter((entry): entry is [string, string] => entry[1] !== null);
    const where = ["1", ...given.map(([name]) => `${name} = ?`)].join(" and ");
    const plain = await env.DB.prepare(
      `select id from leads where ${where} order by created_at desc, id desc`,
    )
      .bind(...given.map(([, value]) => value))
      .all<{ id: string }>();
    const ids = plain.results.map((row) => row.id);
    const last = Math.ceil(ids.length / 10);
    for (const page of [1, 2, Math.ceil(last / 2) + 1, last]) {
      const search = new URLSearchParams([...given, ["page", String(page)]]).toString();
      const found = await measureList(search);
      expect(found.total, search).toBe(ids.length);
      expect(
        found.rows.map((row) => row.id),
        search,
      ).toEqual(ids.slice((page - 1) * 10, page * 10));
    }
  }
});

test("every order gives the same leads from the front and from the back", async () => {
  const orders = {
    score: "lead_score desc, created_at desc, id desc",
    value: "deal_value desc, created_at desc, id desc",
    "follow-up": "next_follow_up is null, next_follow_up, created_at, id",
    name: "lower(last_name || ' ' || first_name), created_at, id",
  };
  for (const [sort, order] of Object.entries(orders)) {
    const plain = await env.DB.prepare(`select id from leads where priority = 'high' order by ${order}`).all<{
      id: string;
    }>();
    const ids = plain.results.map((row) => row.id);
    const last = Math.ceil(ids.length / 10);
    for (const page of [1, 3, last - 1, last]) {
      const found = await measureList(`priority=high&sort=${sort}&page=${page}`);
      expect(
        found.rows.map((row) => row.id),
        `${sort} ${page}`,
      ).toEqual(ids.slice((page - 1) * 10, page * 10));
    }
  }
});

test("a search with a filter finds leads however common the words are", async () => {
  const filters: LeadFilters = readLeadFilters(new URLSearchParams("q=firm&status=lost&industry=Agency"));
  const page = await listLeads(testDb(), filters, { matching: 0, all: LEADS });
  expect(page.isCapped).toBe(true);
  expect(page.total).toBe(SEARCH_LIMIT);
  expect(page.rows.every((row) => row.status === "lost")).toBe(true);
});

test("the log of all activities reads few rows on its first and last pages", async () => {
  const { db, measure } = watchedDb();
  const first = await listRecentActivities(db, 1);
  expect(first.total).toBe(LEADS);
  const last = await listRecentActivities(db, first.pages);
  expect(last.rows).toHaveLength(5);
  expect(Math.max(...(await measure()))).toBeLessThanOrEqual(LIMIT);
});
