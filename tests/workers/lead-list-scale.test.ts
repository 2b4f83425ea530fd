import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { listRecentActivities } from "../../app/crm/leads/activities.server";
import { filtersFor, readLeadFilters } from "../../app/crm/leads/filters/lead-filters";
import { LEAD_SORTS } from "../../app/crm/leads/filters/lead-sorts";
import { LEAD_PRIORITIES, LEAD_STATUSES } from "../../app/crm/leads/lead";
import { readLeadStats } from "../../app/crm/leads/lead-stats.server";
import { listLeads } from "../../app/crm/leads/leads.server";
import { recordingDb } from "../support/recording-db";
import { INDEX_ALL_LEADS } from "../support/search-rows";
import { requestSite } from "../support/site";
import { ORIGIN, signedInStaff } from "../support/staff";
import { testDb } from "../support/workers-env";

const LEADS = 20_000;
const NOW = new Date("2026-05-04T12:00:00.000Z");
const INDUSTRIES = ["Law firm", "Healthcare", "E-commerce", "Agency"];

/** Leads of the last 200 days; status, priority and industry are independent. */
beforeAll(async () => {
  const seed = `with recursive count(i) as (select 0 union all select i + 1 from count where i < ${LEADS - 1}),
    n as (select i, (i * 2654435761) % 4294967296 / 16 h from count)
    insert into leads (id, first_name, last_name, business_email, phone_number, company_name, industry,
      project_description, status, priority, lead_score, source, deal_value, next_follow_up, last_contacted, email_key,
      phone_key, created_at, updated_at)
    select printf('lead-%06d', i), 'First' || (i % 97), 'Last' || (i % 89), 'p' || i || '@firm' || (i % 500) || '.example',
      case i % 13 when 0 then null when 1 then '' else printf('(216) 555-%04d', i % 10000) end, 'Firm ' || (i % 500), case when h / 84 % 9 = 0 then null else json_extract(?1, '$[' || (h / 21 % 4) || ']') end,
      iif(i % 4000 = 7, 'A rare lighthouse project', 'Rooftops and calls'),
      json_extract(?2, '$[' || (h % 7) || ']'), json_extract(?3, '$[' || (h / 7 % 3) || ']'), i * 7 % 101,
      case when i = 9 then 'radio' when h / 84 % 9 = 0 then 'trade-fair' else 'import' end,
      iif(h / 756 % 3 = 0, null, h % 90000 * 100), iif(h / 2268 % 4 = 0, null, strftime('%Y-%m-%dT%H:%M:%fZ', '2026-05-04', '+' || (h / 9072 % 60) || ' days')),
      iif(h / 300 % 5 = 0, null, strftime('%Y-%m-%dT%H:%M:%fZ', '2026-05-04T11:00', '-' || (h / 1500 % 90) || ' days')),
      'p' || i || '@firm' || (i % 500) || '.example', printf('216555%04d', i % 10000),
      strftime('%Y-%m-%dT%H:%M:%fZ', '2026-05-04T12:00:00', '-' || (i * 864) || ' seconds'), '2026-05-04T12:00:00.000Z'
    from n`;
  await env.DB.prepare(seed)
    .bind(JSON.stringify(INDUSTRIES), JSON.stringify(LEAD_STATUSES), JSON.stringify(LEAD_PRIORITIES))
    .run();
  await env.DB.prepare(INDEX_ALL_LEADS).run();
  await env.DB.prepare(
    "insert into lead_activities (id, lead_id, activity_type, title, created_at) select 'activity-' || id, id, 'call', 'Called', created_at from leads",
  ).run();
}, 120_000);

async function list(search: string) {
  const { rows, ...paging } = await listLeads(testDb(), readLeadFilters(new URLSearchParams(search)));
  return { ...paging, ids: rows.map(({ id }) => id) };
}

const ORDERS = {
  newest: "created_at desc, id desc",
  score: "lead_score desc, created_at desc, id desc",
  value: "coalesce(deal_value, -1) desc, created_at desc, id desc",
  "follow-up": "coalesce(next_follow_up, '~'), created_at, id",
  name: "lower(last_name), lower(first_name), created_at, id",
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
/** Searches, and the equivalent condition of a plain query. */
const SEARCHES: [q: string, where: string][] = [
  ["", "1"],
  ["lighthouse", "project_description like '%lighthouse%'"],
  [
    "firm 12",
    "company_name like '%firm%' and (business_email || ' ' || first_name || ' ' || last_name || ' ' || company_name || ' ' || coalesce(phone_number, '')) like '%12%'",
  ],
];

/** Ids of all matching leads in order, by a plain query. */
async function listPlainly(order: string, filters: Record<string, string>, words = "1") {
  const where = [words, ...Object.keys(filters).map((name) => `${name} = ?`)].join(" and ");
  const found = await env.DB.prepare(`select id from leads where ${where} order by ${order}`)
    .bind(...Object.values(filters))
    .all<{ id: string }>();
  return found.results.map(({ id }) => id);
}

test.each(Object.entries(ORDERS))(
  "in the order %s every search and filter gives the leads of a plain query, on the first, middle and last pages",
  async (sort, order) => {
    for (const [q, words] of SEARCHES) {
      for (const filters of FILTERS) {
        const plain = await listPlainly(order, filters, words);
        const last = Math.min(1000, Math.max(1, Math.ceil(plain.length / 10)));
        for (const page of new Set([1, Math.ceil(last / 2), last])) {
          const search = new URLSearchParams({ ...filters, q, sort, page: `${page}` });
          const found = await list(search.toString());
          expect([found.total, found.page], `${search}`).toEqual([plain.length, page]);
          expect(found.ids, `${search}`).toEqual(plain.slice((page - 1) * 10, page * 10));
        }
      }
    }
  },
);

test("the choices are the sources and industries of the leads, those without an industry included", async () => {
  const { sources, industries } = await readLeadStats(testDb(), NOW);
  expect(sources).toEqual(["import", "radio", "trade-fair"]);
  expect(industries).toEqual(INDUSTRIES.toSorted());
});

test("a search finds, counts and pages all matching leads, however many", async () => {
  expect(await list("q=firm")).toMatchObject({ total: LEADS, pages: 1000 });
  expect(await list("q=firm&sort=name&page=777")).toMatchObject({
    page: 777,
    ids: (await listPlainly(ORDERS.name, {})).slice(7760, 7770),
  });
  expect((await list("q=lighthouse")).total).toBe(5);
});

test("beyond page 1,000 the list shows page 1,000 and says that there are more", async () => {
  const plain = await listPlainly(ORDERS.newest, {});
  for (const page of [1000, 1001, 99999]) {
    expect(await list(`page=${page}`)).toEqual({
      total: LEADS,
      page: 1000,
      pages: 1000,
      isTruncated: true,
      ids: plain.slice(9990, 10_000),
    });
  }
  expect(await list("status=new&page=99999")).toMatchObject({ page: 287, pages: 287, isTruncated: false });
});

test("only the last page of a capped list suggests narrowing it", async () => {
  const { headers } = await signedInStaff("ada@beaconry.example", "owner", new Date());
  const textOf = async (search: string) =>
    (await requestSite(`${ORIGIN}/admin/leads${search}`, { headers })).text();
  const first = await textOf("?page=999&activities=2");
  expect(first).not.toContain("pages are shown");
  const cut = await textOf("?page=5000&activities=1000");
  expect(cut.split("Only the first <!-- -->1,000<!-- --> pages are shown.")).toHaveLength(3);
  expect(cut).toContain("Narrow the list by a search or a filter.");
});

test("the log of all activities is paged like the list", async () => {
  const ids = async (page: number) => (await listRecentActivities(testDb(), page)).rows.map(({ id }) => id);
  const log = await listRecentActivities(testDb(), 99999);
  expect(log).toMatchObject({ total: LEADS, page: 1000, pages: 1000, isTruncated: true });
  const named = (from: number) =>
    Array.from({ length: 5 }, (_, at) => `activity-lead-${String(from + at).padStart(6, "0")}`);
  expect(log.rows.map(({ id }) => id)).toEqual(named(4995));
  expect(await ids(46)).toEqual(named(225));
});

/** Of a reader in UTC at `NOW`, a Monday: as conditions of a plain query, by filter and value. */
const CONDITIONS: Record<string, Record<string, string>> = {
  created: {
    today: "created_at >= '2026-05-04' and created_at < '2026-05-05'",
    "7-days": "created_at >= '2026-04-27T12'",
    week: "created_at >= '2026-05-04' and created_at < '2026-05-11'",
    month: "created_at >= '2026-05-01'",
    "30-days": "created_at >= '2026-04-04T12'",
  },
  contacted: {
    "7-days": "last_contacted >= '2026-04-27T12'",
    "over-7-days": "last_contacted < '2026-04-27T12'",
    "over-30-days": "last_contacted < '2026-04-04T12'",
    never: "last_contacted is null",
  },
  score: {
    hot: "lead_score between 80 and 100",
    warm: "lead_score between 60 and 79",
    cool: "lead_score between 40 and 59",
    cold: "lead_score between 0 and 39",
  },
  value: {
    "over-50k": "deal_value >= 50000 * 100",
    "10k-50k": "deal_value >= 10000 * 100 and deal_value < 50000 * 100",
    "1k-10k": "deal_value >= 1000 * 100 and deal_value < 10000 * 100",
    "under-1k": "deal_value < 1000 * 100",
    none: "deal_value is null",
  },
  phone: { yes: "phone_number <> ''", no: "phone_number is null or phone_number = ''" },
  status: { new: "status = 'new'", lost: "status = 'lost'", qualified: "status = 'qualified'" },
  industry: { Agency: "industry = 'Agency'", "Law firm": "industry = 'Law firm'" },
};

const FOLLOW_UPS = {
  overdue: "next_follow_up < '2026-05-04T12'",
  today: "next_follow_up >= '2026-05-04' and next_follow_up < '2026-05-05'",
  week: "next_follow_up >= '2026-05-04' and next_follow_up < '2026-05-11'",
  none: "next_follow_up is null",
};
const readFor = (search: URLSearchParams) =>
  filtersFor({ id: "lena", timeZone: "UTC", now: NOW }, readLeadFilters(search));

test("by follow-up, and with another filter, the list gives the leads of a plain query in every order", async () => {
  for (const [value, where] of Object.entries(FOLLOW_UPS)) {
    for (const [sort, order] of Object.entries(ORDERS)) {
      const plain = await listPlainly(order, { status: "new" }, where);
      const search = new URLSearchParams({ "follow-up": value, status: "new", sort });
      const { rows, total } = await listLeads(testDb(), readFor(search));
      expect(total, `${search}`).toBe(plain.length);
      expect(total).toBeGreaterThan(10);
      expect(
        rows.map(({ id }) => id),
        `${search}`,
      ).toEqual(plain.slice(0, 10));
    }
  }
});

test("every filter, alone and with others, counts and lists the leads of a plain query", async () => {
  const names = Object.keys(CONDITIONS);
  /** Pseudo-random, the same in every run. */
  let state = 7;
  const random = (below: number) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * below);
  };
  const alone = names.flatMap((name) => Object.keys(CONDITIONS[name] ?? {}).map((value) => [[name, value]]));
  const mixed = Array.from({ length: 40 }, () =>
    Array.from({ length: 2 + random(4) }, () => {
      const name = names[random(names.length)] ?? "";
      const values = Object.keys(CONDITIONS[name] ?? {});
      return [name, values[random(values.length)] ?? ""];
    }),
  );
  const matching: number[] = [];
  for (const chosen of [...alone, ...mixed]) {
    const search = new URLSearchParams(chosen);
    // Values of one filter are alternatives; a lead has to match every filter.
    const where = [...new Set(search.keys())].map((name) =>
      search
        .getAll(name)
        .map((value) => `(${CONDITIONS[name]?.[value]})`)
        .join(" or "),
    );
    const plain = await listPlainly(ORDERS.newest, {}, where.map((any) => `(${any})`).join(" and "));
    const { rows, total } = await listLeads(testDb(), readFor(search));
    expect([total, ...rows.map(({ id }) => id)], `${search}`).toEqual([plain.length, ...plain.slice(0, 10)]);
    matching.push(plain.length);
  }
  expect(Math.min(...matching.slice(0, alone.length))).toBeGreaterThan(0);
  expect(matching.slice(alone.length).filter((count) => count > 0 && count < LEADS).length).toBeGreaterThan(
    20,
  );
});

async function plansOf(run: (db: ReturnType<typeof testDb>) => Promise<unknown>): Promise<string[]> {
  const { db, plans } = recordingDb();
  await run(db);
  return plans();
}

test("every query of the list uses the index of its order, without sorting", async () => {
  const ways = LEAD_SORTS.flatMap(({ name }) => [
    { name, sort: name },
    { name, sort: `-${name}` },
  ]);
  for (const { name, sort } of ways) {
    const byFollowUp = Object.keys(FOLLOW_UPS).map((value) => ({ "follow-up": value }));
    const others = Object.entries(CONDITIONS).map(([filter, values]) =>
      Object.keys(values).map((value) => [filter, value]),
    );
    for (const filters of [...[...FILTERS, ...byFollowUp].map(Object.entries), ...others]) {
      const search = new URLSearchParams([...filters, ["sort", sort]]);
      const [page, count] = await plansOf((db) => listLeads(db, readFor(search)));
      // Several values are a list of their own.
      const [list, scan] = [page, count].map((plan) => plan?.replace(/; LIST SUBQUERY.*$/, ""));
      expect(list, `${search}`).toBe(`SCAN leads USING INDEX leads_${name.replace("-", "_")}_idx`);
      expect(scan, `${search}`).toMatch(/^SCAN leads USING COVERING INDEX leads_\w+_idx$/);
    }
  }
});

test("the figures are read from indexes only", async () => {
  const plans = await plansOf((db) => readLeadStats(db, NOW));
  expect(plans).toHaveLength(6);
  expect(plans[0]).toBe("SCAN leads USING COVERING INDEX leads_figures_idx");
  // New leads are those that no import brought.
  expect(plans[1]).toBe(
    "SEARCH leads USING COVERING INDEX leads_newest_idx (created_at>?); CORRELATED SCALAR SUBQUERY 1; " +
      "SEARCH lead_import_rows USING INDEX lead_import_rows_lead_idx (lead_id=?)",
  );
  expect(plans[2]).toContain("SEARCH leads USING COVERING INDEX leads_figures_idx (industry>?)");
  // From one source to the next, in an industry and then the next.
  expect(plans[3]).toContain("SEARCH leads USING COVERING INDEX leads_figures_idx (industry=? AND source>?)");
  expect(plans[3]).not.toContain("SCAN leads");
  // From one combination of tags to the next.
  expect(plans[4]).toContain("SEARCH leads USING COVERING INDEX leads_tags_idx (tags>?)");
  expect(plans[5]).toBe("SEARCH leads USING INDEX leads_unlisted_idx (deleted_at=?)");
});
