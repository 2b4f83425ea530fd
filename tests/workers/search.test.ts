import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { groupsFor } from "../../app/admin/palette/entries";
import { loader } from "../../app/admin/search.route";
import { searchBackOffice } from "../../app/admin/search.server";
import { firstRanks } from "../../app/crm/deals/rank.server";
import { sectionsFor } from "../../app/settings/sections";
import { envFailingAt } from "../support/failing-db";
import { insertLead } from "../support/leads";
import { findAll } from "../support/page";
import { insertPosts } from "../support/posts";
import { INDEX_ALL_LEADS } from "../support/search-rows";
import { requestSite } from "../support/site";
import { argsOf, contextAt, get, ORIGIN, signedInStaff } from "../support/staff";
import { testDb } from "../support/workers-env";

const HOSTILE = '<img src=x onerror="alert(1)">';
const MANY = 6000;

let headers: Record<string, string> = {};
beforeAll(async () => {
  headers = (await signedInStaff("search@beaconry.example", "owner", new Date())).headers;
  await putMany();
  const priya = await insertLead({ firstName: "Priya", lastName: "Raman", companyName: "Raman Ortega Law" });
  await insertLead({
    firstName: HOSTILE,
    lastName: "Vale",
    companyName: "</script><script>alert(2)</script>",
  });
  const gone = await insertLead({
    firstName: "Priya",
    lastName: "Gone",
    deletedAt: "2026-05-05T00:00:00.000Z",
  });
  await putDeal("deal-z1", priya, "Winter mail for the county");
  await putDeal("deal-z2", gone, "Winter mail of a deleted lead");
  await putDeal("deal-z3", priya, `${HOSTILE} feed`);
  await insertPosts(
    { slug: "rank-in-lakeview", title: "How to rank in Lakeview", location: "Lakeview, WI" },
    { slug: "postcards", title: "Postcards in winter", location: "Harbor, WI", published: false },
    { slug: "odd", title: `${HOSTILE} post` },
  );
}, 60_000);

async function putMany() {
  await env.DB.prepare(
    `with recursive n(i) as (select 0 union all select i + 1 from n where i < ${MANY - 1})
    insert into leads (id, first_name, last_name, business_email, company_name, project_description, source, email_key, created_at, updated_at)
    select printf('lead-%05d', i), 'First', 'Last' || (i % 89), 'p' || i || '@firm.example', 'Firm ' || (i % 500), 'Rooftops', 'import',
      'p' || i || '@firm.example', strftime('%Y-%m-%dT%H:%M:%fZ', '2026-01-04', '-' || i || ' minutes'), '2026-01-04T12:00:00.000Z' from n`,
  ).run();
  await env.DB.prepare(INDEX_ALL_LEADS).run();
  await env.DB.prepare(
    `insert into deals (id, lead_id, title, value, stage, probability, rank, stage_entered_at, created_at, updated_at)
    select printf('deal-%05d', r.key), printf('lead-%05d', r.key), 'Rooftop ' || r.key, 1000, 'proposal', 25, r.value,
      '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z' from json_each(?1) r`,
  )
    .bind(JSON.stringify(firstRanks(MANY)))
    .run();
  await env.DB.prepare(
    `with recursive n(i) as (select 0 union all select i + 1 from n where i < 2999)
    insert into blogs (id, slug, title, meta_description, content, location, published, created_at, updated_at)
    select 'blog-' || i, 'guide-' || i, 'Guide ' || i, 'About', 'Text', 'Northside, WI', 1, strftime('%Y-%m-%dT%H:%M:%fZ', '2023-01-04', '-' || i || ' minutes'), '2023-01-04T12:00:00.000Z' from n`,
  ).run();
}

async function putDeal(id: string, leadId: string, title: string) {
  await env.DB.prepare(
    `insert into deals (id, lead_id, title, value, stage, probability, rank, stage_entered_at, created_at, updated_at)
    values (?1, ?2, ?3, 200000, 'negotiation', 25, ?1, ?4, ?4, ?4)`,
  )
    .bind(id, leadId, title, "2026-05-01T00:00:00.000Z")
    .run();
}

const READER = { id: "nobody", role: "staff" } as const;

async function found(search: string) {
  const groups = await searchBackOffice(testDb(), search, READER);
  return Object.fromEntries(groups.map(({ label, items }) => [label, items.map(({ title }) => title)]));
}

test("leads, deals and posts are found by their words, ignoring case", async () => {
  expect(await found("PRIYA raman")).toEqual({
    Leads: ["Priya Raman"],
    Deals: [`${HOSTILE} feed`, "Winter mail for the county"],
  });
  expect(await found("winter")).toEqual({
    Deals: ["Winter mail for the county"],
    Posts: ["Postcards in winter"],
  });
  expect((await found("lakeview")).Posts).toContain("How to rank in Lakeview");
  expect(await found("guide 1234")).toEqual({ Posts: ["Guide 1234"] });
});

test("a result links to its page and says what it is", async () => {
  const groups = await searchBackOffice(testDb(), "winter", READER);
  expect(groups.map(({ items }) => items[0])).toEqual([
    {
      id: "deal-z1",
      title: "Winter mail for the county",
      detail: "Raman Ortega Law, Negotiation, $2,000",
      to: "/admin/deals/deal-z1",
      about: "Raman Ortega Law, $2,000",
      state: "Negotiation",
      status: null,
      at: "2026-05-01T00:00:00.000Z",
    },
    {
      id: "postcards",
      title: "Postcards in winter",
      detail: "Draft, Harbor, WI",
      to: "/admin/blogs?q=Postcards+in+winter",
      about: "Harbor, WI",
      state: "Draft",
      status: null,
      at: expect.any(String),
    },
  ]);
});

test.each(["", "p", '"', "nobody at all", "%", "') or 1=1 --", '" OR leads_search MATCH "', "🗼🗼🗼"])(
  "%j finds nothing and does no harm",
  async (search) => {
    expect(await found(search)).toEqual({});
  },
);

test("the oldest of 6,000 leads and 6,000 deals are found", async () => {
  expect(await found(`p${MANY - 1}@firm`)).toEqual({ Leads: [`First Last${(MANY - 1) % 89}`] });
  expect(await found("rooftop 5999")).toEqual({ Deals: ["Rooftop 5999"] });
  expect((await found("rooftop last7")).Deals).toHaveLength(6);
  expect((await found("no")).Deals).toBeUndefined();
  expect((await found("fi")).Leads).toHaveLength(6);
});

test("names with markup and script are escaped on the search page", async () => {
  for (const q of ["onerror", "Vale"]) {
    const html = await (await requestSite(`${ORIGIN}/admin/search?q=${q}`, { headers })).text();
    expect(await findAll(html, "main img, main script")).toEqual([]);
    expect((await findAll(html, "main li")).some(({ text }) => text.includes(HOSTILE))).toBe(true);
  }
});

test("the page counts each kind, marks the words, says status and time, and which kinds have nothing", async () => {
  const page = async (q: string) => (await requestSite(`${ORIGIN}/admin/search?q=${q}`, { headers })).text();
  const priya = await page("priya");
  const texts = async (html: string, selector: string) =>
    (await findAll(html, selector)).map(({ text }) => text.replace(/\s+/g, " ").trim());
  expect(await texts(priya, "main h2")).toEqual(["Leads", "Deals"]);
  expect((await texts(priya, "main section")).map((text) => /\d found/.exec(text)?.[0])).toEqual([
    "1 found",
    "2 found",
  ]);
  expect(await texts(priya, "main mark")).toContain("Priya");
  expect((await texts(priya, "main li")).filter((text) => /New/.test(text))).toHaveLength(1);
  expect((await texts(priya, "main li")).filter((text) => /Negotiation/.test(text))).toHaveLength(2);
  expect(await texts(priya, "main li time")).toHaveLength(3);
  expect(priya).toContain("Nothing found among views, tasks and posts.");
  const rooftops = await page("rooftop");
  expect((await texts(rooftops, "main section")).some((text) => text.includes("The first 6"))).toBe(true);
  expect((await findAll(rooftops, "main a")).map(({ attributes }) => attributes.href)).toContain(
    "/admin/deals?q=rooftop",
  );
});

test("a search that fails says so, and pages and actions are still listed", async () => {
  const context = contextAt(new Date(), envFailingAt(/from "deals"/));
  const answer = await loader(argsOf(get("/admin/search?q=winter", headers), context));
  expect(answer).toMatchObject({ data: { groups: [], isFailed: true }, init: { status: 500 } });
  const groups = groupsFor("lead", [], { pathname: "/admin", search: "" });
  expect(groups.map(({ label }) => label)).toEqual(["Pages", "Actions"]);
});

test.each([
  ["reports", "staff", ["Analytics", "Deal Reports"]],
  ["forecast", "staff", ["Deals"]],
  ["imports", "staff", ["Imports"]],
  ["audit", "staff", ["Audit"]],
  ["trash", "staff", ["Trash"]],
  ["profile", "staff", ["Settings"]],
  ["security", "staff", ["Security"]],
  [
    "settings",
    "owner",
    [
      ...["Settings", "Security", "Company", "Hours", "Team", "Alerts", "Prices", "About page"],
      ...["Site tags", "Demo booking", "Lead assignment", "Deals"],
    ],
  ],
  ["team", "owner", ["Team"]],
  // By what is on the page.
  ["redirect", "staff", ["Redirects"]],
  ["redirects", "staff", ["Redirects"]],
  ["holiday", "owner", ["Demo booking"]],
  ["holidays", "owner", ["Demo booking"]],
  ["promises", "owner", ["About page"]],
  ["promises", "staff", []],
  ["two-factor", "owner", ["Security", "Team"]],
  ["passkeys", "staff", ["Security"]],
  ["password", "staff", ["Settings", "Security"]],
  ["invite", "owner", ["Team"]],
  ["zone", "owner", ["Settings", "Company", "Demo booking"]],
  ["unsubscribed", "staff", ["Do-not-email list"]],
  // Inside a word that is not shown.
  ["irect", "staff", ["Redirects"]],
  ["oliday", "owner", []],
  // Its page is for owners.
  ["team", "staff", []],
] as const)("the palette finds %s for %s: %j", (text, role, pages) => {
  const place = { pathname: "/admin", search: "", settings: sectionsFor({ role }) };
  const [listed] = groupsFor(text, [], place).filter(({ label }) => label === "Pages");
  expect((listed?.entries ?? []).map(({ label }) => label)).toEqual(pages);
});

test("people whose name begins with the words come before actions, others after them", () => {
  const owen = { id: "owen", title: "Owen Tate", detail: "", to: "/admin/leads/owen", about: "" };
  const shown = { titleParts: [], aboutParts: [], when: null };
  const items = [{ ...owen, ...shown, state: null, status: null, at: null }];
  const labels = (text: string) =>
    groupsFor(text, [{ label: "Leads", items, hasMore: false, all: null }], {
      ...{ pathname: "/admin", search: "" },
    }).map(({ label }) => label);
  // "Your own words", of "New task", and "own" of the other way round.
  expect(labels("ow")).toEqual(["Leads", "Actions"]);
  expect(labels("own")).toEqual(["Actions", "Leads"]);
});

test("the palette's export link has the filters of the list behind it", () => {
  const exportOf = (pathname: string, search: string) =>
    groupsFor("export", [], { pathname, search }).flatMap(({ entries }) =>
      entries.map(({ command }) => command),
    );
  expect(exportOf("/admin/leads/some-id", "?status=new&page=3&show=edit")).toEqual([
    { kind: "download", to: "/admin/leads/export?status=new" },
  ]);
  expect(exportOf("/admin/blogs", "?q=winter")).toEqual([{ kind: "download", to: "/admin/leads/export" }]);
});
