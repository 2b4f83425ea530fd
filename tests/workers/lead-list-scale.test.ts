import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { listRecentActivities } from "../../app/crm/leads/activities.server";
import { LEAD_PRIORITIES, LEAD_STATUSES } from "../../app/crm/leads/lead";
import { type LeadFilters, readLeadFilters } from "../../app/crm/leads/lead-filters";
import { SEARCH_LIMIT } from "../../app/crm/leads/lead-search.server";
import { readLeadStats } from "../../app/crm/leads/lead-stats.server";
import { listLeads } from "../../app/crm/leads/leads.server";
import { writeAnchor } from "../../app/crm/leads/page-anchor";
import { watchedDb } from "../support/rows-read";
import { testDb } from "../support/workers-env";

const LEADS = 20_000;
const LIMIT = 500;
const NOW = new Date("2026-05-04T12:00:00.000Z");
const INDUSTRIES = ["Law firm", "Healthcare", "E-commerce", "Agency"];

/** Leads of the last 200 days; status, priority and industry do not go together. */
beforeAll(async () => {
  const seed = `with recursive count(i) as (select 0 union all select i + 1 from count where i < ${LEADS - 1}),
    n as (select i, (i * 2654435761) % 4294967296 / 16 h from count)
    insert into leads (id, first_name, last_name, business_email, phone_number, company_name, industry,
      project_description, status, priority, lead_score, source, deal_value, next_follow_up, email_key, phone_key,
      created_at, updated_at)
    select printf('lead-%06d', i), 'First' || (i % 97), 'Last' || (i % 89), 'p' || i || '@firm' || (i % 500) || '.example',
      printf('(216) 555-%04d', i % 10000), 'Firm ' || (i % 500), case when h / 84 % 9 = 0 then null else json_extract(?1, '$[' || (h / 21 % 4) || ']') end,
      iif(i % 4000 = 7, 'A rare lighthouse project', 'Rooftops and calls'),
      json_extract(?2, '$[' || (h % 7) || ']'), json_extract(?3, '$[' || (h / 7 % 3) || ']'), i * 7 % 101, 'import',
      iif(h / 756 % 3 = 0, null, h % 9000 * 100), iif(h / 2268 % 4 = 0, null, strftime('%Y-%m-%dT%H:%M:%fZ', '2026-05-04', '+' || (h / 9072 % 60) || ' days')),
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
  const page = await listLeads(db, filters, stats.counts);
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

const ORDERS = {
  newest: "created_at desc, id desc",
  score: "lead_score desc, created_at desc, id desc",
  value: "coalesce(deal_value, -1) desc, created_at desc, id desc",
  "follow-up": "coalesce(next_follow_up, '~'), created_at, id",
  name: "lower(last_name || ' ' || first_name), created_at, id",
};
const FILTERS: Record<string, string>[] = [
  {},
  { status: "new" },
  { priority: "high" },
  { industry: "Law firm" },
  { status: "lost", priority: "high" },
  { status: "lost", industry: "Law firm" },
  { priority: "high", industry: "Law firm" },
  { status: "lost", priority: "high", industry: "Law firm" },
];

/** Ids and keys of all leads that pass, in the order, as a plain query gives them. */
async function listPlainly(order: string, filters: Record<string, string>) {
  const where = ["1", ...Object.keys(filters).map((name) => `${name} = ?`)].join(" and ");
  const key = order.split(/ desc|, created_at/)[0];
  const query = `select id, created_at createdAt, ${key} "key" from leads where ${where} order by ${order}`;
  const found = await env.DB.prepare(query)
    .bind(...Object.values(filters))
    .all<{ id: string; createdAt: string; key: string | number }>();
  return found.results;
}

test.each(Object.entries(ORDERS))(
  "in the order %s every set of filters gives the leads of a plain query, from the front, the back and the middle",
  async (sort, order) => {
    for (const filters of FILTERS) {
      const plain = await listPlainly(order, filters);
      const last = Math.ceil(plain.length / 10);
      const middle = Math.ceil(last / 2);
      const before = plain[(middle - 1) * 10 - 1];
      const key = before && [...(sort === "newest" ? [] : [before.key]), before.createdAt, before.id];
      const at = key ? writeAnchor({ side: "after", key }) : "";
      for (const [page, anchor] of [[1], [2], [middle, at], [last - 1], [last]] as const) {
        const search = new URLSearchParams({ ...filters, sort, page: `${page}`, at: anchor ?? "" });
        const found = await measureList(search.toString());
        const ids = plain.slice((page - 1) * 10, page * 10).map(({ id }) => id);
        expect([found.total, found.page], `${search}`).toEqual([plain.length, page]);
        expect(
          found.rows.map(({ id }) => id),
          `${search}`,
        ).toEqual(ids);
        expect(Math.max(...found.read), `${search}: ${found.read}`).toBeLessThanOrEqual(LIMIT);
      }
    }
  },
);

test("from page to page through the middle, forth and back, the links lead to every lead once", async () => {
  const plain = await listPlainly(ORDERS.newest, {});
  const counted = await measureList("page=44");
  const seen = counted.rows.map(({ id }) => id);
  let { page, beside } = counted;
  for (const _ of "12345") {
    const found = await measureList(`page=${page + 1}&at=${encodeURIComponent(beside.next ?? "")}`);
    expect(found.page).toBe(page + 1);
    ({ page, beside } = found);
    seen.push(...found.rows.map(({ id }) => id));
  }
  expect(page).toBe(49);
  expect(seen).toEqual(plain.slice(430, 490).map(({ id }) => id));
  const back = await measureList(`page=48&at=${encodeURIComponent(beside.previous ?? "")}`);
  expect(back.rows.map(({ id }) => id)).toEqual(plain.slice(470, 480).map(({ id }) => id));
});

test.each(["page=1000", "page=1000&at=nonsense", "page=1000&at=after[1]"])(
  "?%s of 2,000 pages without an anchor gives the nearest page that few rows lead to",
  async (search) => {
    const { page, rows, read } = await measureList(search);
    expect(page).toBe(45);
    expect(rows).toHaveLength(10);
    expect(Math.max(...read)).toBeLessThanOrEqual(LIMIT);
  },
);

test("an anchor behind which no lead is left gives the page by its number", async () => {
  const at = encodeURIComponent(writeAnchor({ side: "after", key: ["2000-01-01T00:00:00.000Z", "lead"] }));
  const { page, rows } = await measureList(`page=2&at=${at}`);
  expect([page, rows.length]).toEqual([2, 10]);
});

test("a search with a filter finds leads however common the words are", async () => {
  const filters: LeadFilters = readLeadFilters(new URLSearchParams("q=firm&status=lost&industry=Agency"));
  const { counts } = await readLeadStats(testDb(), filters, NOW);
  const page = await listLeads(testDb(), filters, counts);
  expect(page.isCapped).toBe(true);
  expect(page.total).toBe(SEARCH_LIMIT);
  expect(page.rows.every((row) => row.status === "lost")).toBe(true);
});

test("the log of all activities reads few rows on its first and last pages and in between", async () => {
  const { db, measure } = watchedDb();
  const first = await listRecentActivities(db, { page: 1, at: null });
  expect(first.total).toBe(LEADS);
  const last = await listRecentActivities(db, { page: first.pages, at: null });
  expect(last.rows).toHaveLength(5);
  const reached = await listRecentActivities(db, { page: 45, at: null });
  const next = await listRecentActivities(db, { page: 46, at: reached.beside.next });
  expect(next.page).toBe(46);
  expect(next.rows.map(({ id }) => id)).toEqual(
    Array.from({ length: 5 }, (_, at) => `activity-lead-${String(225 + at).padStart(6, "0")}`),
  );
  const back = await listRecentActivities(db, { page: 45, at: next.beside.previous });
  expect(back.rows).toEqual(reached.rows);
  expect(Math.max(...(await measure()))).toBeLessThanOrEqual(LIMIT);
});

test("each order within a filter is read from the index made for it", async () => {
  const plan = async (filter: string, order: string) => {
    const query = `explain query plan select id from leads where deleted_at is null and quarantine_reason is null and ${filter} order by ${order} limit 10`;
    const found = await env.DB.prepare(query).all<{ detail: string }>();
    return found.results.map(({ detail }) => detail).join("; ");
  };
  for (const [sort, order] of Object.entries(ORDERS).slice(1)) {
    const name = sort.replace("-", "_");
    expect(await plan("1", order)).toBe(`SCAN leads USING INDEX leads_${name}_idx`);
    expect(await plan("status = 'new' and +priority = 'high'", order)).toBe(
      `SEARCH leads USING INDEX leads_status_${name}_idx (status=?)`,
    );
    expect(await plan("priority = 'low' and +industry = 'Agency'", order)).toBe(
      `SEARCH leads USING INDEX leads_priority_${name}_idx (priority=?)`,
    );
    expect(await plan("industry = 'Agency'", order)).toBe(
      `SEARCH leads USING INDEX leads_industry_${name}_idx (industry=?)`,
    );
  }
});
