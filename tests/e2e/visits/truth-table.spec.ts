import type { Page } from "@playwright/test";
import { insertDealRow } from "../../support/deal-rows";
import { expect, test } from "../../support/fixtures";
import { insertLeadRow } from "../../support/lead-rows";
import { emailOf, makeVisits, readTruthTable, type TruthRow } from "../../support/truth-table";
import { PHONE } from "../../support/visitor";

test.use({
  // Options of its own have a server of their own, so that no other visits are counted.
  serverOptions: { demo: false },
  userAgent: PHONE,
  viewport: { width: 1280, height: 900 },
  // Else each of the persons' pages is drawn once more when it closes, in case the test fails later.
  screenshot: "off",
});

/**
 * Each line is a page that a person reaches, and what has to be counted of it by the definition: a visitor is a tab's
 * session; a visit ends with half an hour of silence, a link with other tags or another site; it has the channel, landing
 * page and campaign of its first page. A line without visits goes on with the visit above. `conv` is 1 on the line with
 * which a visit has its first form, call or booking. Deals are in dollars, made by staff of the person's lead.
 */
const VISITS = readTruthTable(`
who | as            | from                              | to                                                            | channel  | landing        | campaign     | visitors | visits | views | does         | calls | forms | demos | conv | leads | deals
1   |               | https://www.google.com/           | /                                                             | search   | /              |              | 1 | 1 | 1 |              |   |   |   |   |   |
2   |               | https://www.bing.com/search?q=map | /pixlseo                                                      | search   | /pixlseo       |              | 1 | 1 | 1 |              |   |   |   |   |   |
2   |               |                                   | /contact                                                      | search   | /pixlseo       |              |   |   | 1 | form         |   | 1 |   | 1 | 1 | won 12500
3   |               | https://duckduckgo.com/           | /healthcare                                                   | search   | /healthcare    |              | 1 | 1 | 1 |              |   |   |   |   |   |
4   |               |                                   | /                                                             | direct   | /              |              | 1 | 1 | 1 |              |   |   |   |   |   |
5   |               |                                   | /contact                                                      | direct   | /contact       |              | 1 | 1 | 1 | call, call   | 2 |   |   | 1 |   |
6   |               |                                   | /Platform/                                                    | direct   | /platform      |              | 1 | 1 | 1 |              |   |   |   |   |   |
7   |               | https://www.google.com/           | /home-services?gclid=Cj0abc                                   | paid     | /home-services |              | 1 | 1 | 1 |              |   |   |   |   |   |
7   |               |                                   | /contact                                                      | paid     | /home-services |              |   |   | 1 | call, form   | 1 | 1 |   | 1 | 1 | won 4200.50 + won 300.25 + open 900
8   |               |                                   | /?gbraid=0AAAA                                                | paid     | /              |              | 1 | 1 | 1 |              |   |   |   |   |   |
9   |               |                                   | /?wbraid=0AAAB                                                | paid     | /              |              | 1 | 1 | 1 |              |   |   |   |   |   |
10  |               | https://www.bing.com/             | /direct-mail?msclkid=a1b2                                     | paid     | /direct-mail   |              | 1 | 1 | 1 |              |   |   |   |   |   |
11  |               | https://www.tiktok.com/           | /?ttclid=E.C.P                                                | paid     | /              |              | 1 | 1 | 1 |              |   |   |   |   |   |
12  |               | https://www.linkedin.com/         | /law-firms?li_fat_id=4e5f                                     | paid     | /law-firms     |              | 1 | 1 | 1 | call         | 1 |   |   | 1 |   |
13  |               | https://t.co/                     | /?twclid=2abc                                                 | paid     | /              |              | 1 | 1 | 1 |              |   |   |   |   |   |
14  |               | https://www.facebook.com/         | /contact?fbclid=IwAR0&utm_medium=paid_social&utm_campaign=Spring | paid  | /contact       | spring       | 1 | 1 | 1 | form         |   | 1 |   | 1 | 1 | lost 700
15  |               | https://l.facebook.com/           | /pixlseo?fbclid=IwAR1                                         | social   | /pixlseo       |              | 1 | 1 | 1 |              |   |   |   |   |   |
16  |               |                                   | /?igshid=MzRl                                                 | social   | /              |              | 1 | 1 | 1 |              |   |   |   |   |   |
17  |               | https://www.reddit.com/           | /about?rdt_cid=99                                             | paid     | /about         |              | 1 | 1 | 1 |              |   |   |   |   |   |
18  |               |                                   | /?epik=dj0y                                                   | paid     | /              |              | 1 | 1 | 1 |              |   |   |   |   |   |
19  |               |                                   | /?UTM_SOURCE=Google&UTM_MEDIUM=CPC&UTM_CAMPAIGN=Spring+Sale   | paid     | /              | spring sale  | 1 | 1 | 1 |              |   |   |   |   |   |
19  |               |                                   | /contact                                                      | paid     | /              | spring sale  |   |   | 1 | form         |   | 1 |   | 1 | 1 | won 1999.99
20  |               |                                   | /?utm_source=list&utm_medium=email&utm_campaign=SPRING%20SALE | email    | /              | spring sale  | 1 | 1 | 1 | call         | 1 |   |   | 1 |   |
21  |               |                                   | /m/Lakeview-Nov                                               | postcard | /              | lakeview-nov | 1 | 1 | 1 | call         | 1 |   |   | 1 |   |
21  |               |                                   | /contact                                                      | postcard | /              | lakeview-nov |   |   | 1 | form         |   | 1 |   |   | 1 | won 8000
22  |               |                                   | /direct-mail?utm_medium=qr&utm_campaign=Lakeview-Nov          | postcard | /direct-mail   | lakeview-nov | 1 | 1 | 1 |              |   |   |   |   |   |
23  |               |                                   | /?utm_source=chatgpt.com                                      | ai       | /              |              | 1 | 1 | 1 |              |   |   |   |   |   |
24  |               | https://chatgpt.com/              | /pixlseo                                                      | ai       | /pixlseo       |              | 1 | 1 | 1 |              |   |   |   |   |   |
25  |               | https://www.perplexity.ai/search  | /contact                                                      | ai       | /contact       |              | 1 | 1 | 1 | form         |   | 1 |   | 1 | 1 | open 5000
26  |               | https://partner.example/list      | /about                                                        | referral | /about         |              | 1 | 1 | 1 |              |   |   |   |   |   |
27  |               |                                   | /?irclickid=xyz                                               | referral | /              |              | 1 | 1 | 1 |              |   |   |   |   |   |
28  |               |                                   | /?utm_source=letter                                           | referral | /              |              | 1 | 1 | 1 |              |   |   |   |   |   |
29  |               |                                   | /platform?utm_campaign=Push                                   | referral | /platform      | push         | 1 | 1 | 1 |              |   |   |   |   |   |
30  | Instagram     |                                   | /                                                             | social   | /              |              | 1 | 1 | 1 |              |   |   |   |   |   |
31  | Facebook      |                                   | /home-services                                                | social   | /home-services |              | 1 | 1 | 1 | call         | 1 |   |   | 1 |   |
32  |               |                                   | /?utm_medium=sms                                              | sms      | /              |              | 1 | 1 | 1 |              |   |   |   |   |   |
33  |               |                                   | /?utm_medium=podcast&utm_campaign=Harbor+Talk                 | audio    | /              | harbor talk  | 1 | 1 | 1 |              |   |   |   |   |   |
34  |               |                                   | /?utm_medium=video                                            | video    | /              |              | 1 | 1 | 1 |              |   |   |   |   |   |
35  |               | https://mail.google.com/          | /blog                                                         | email    | /blog          |              | 1 | 1 | 1 |              |   |   |   |   |   |
36  |               | https://www.youtube.com/          | /                                                             | social   | /              |              | 1 | 1 | 1 |              |   |   |   |   |   |
37  |               |                                   | /pixlseo?srsltid=Afm                                          | search   | /pixlseo       |              | 1 | 1 | 1 |              |   |   |   |   |   |
38  |               | https://www.google.de/            | /                                                             | search   | /              |              | 1 | 1 | 1 |              |   |   |   |   |   |
38b |               |                                   | /about                                                        | direct   | /about         |              | 1 | 1 | 1 |              |   |   |   |   |   |
38  |               |                                   | /pixlseo                                                      | search   | /              |              |   |   | 1 |              |   |   |   |   |   |
39  |               |                                   | /?utm_source=letter&utm_campaign=A                            | referral | /              | a            | 1 | 1 | 1 | call         | 1 |   |   | 1 |   |
39  |               | https://www.google.com/           | /home-services?gclid=Cj0def                                   | paid     | /home-services |              |   | 1 | 1 |              |   |   |   |   |   |
39  |               |                                   | reload                                                        | paid     | /home-services |              |   |   | 1 |              |   |   |   |   |   |
39  |               | https://partner.example/          | /contact                                                      | referral | /contact       |              |   | 1 | 1 | form         |   | 1 |   | 1 | 1 | won 650
40  |               | https://www.google.com/           | /pixlseo                                                      | search   | /pixlseo       |              | 1 | 1 | 1 |              |   |   |   |   |   |
40  |               |                                   | after 31 min /contact                                         | direct   | /contact       |              |   | 1 | 1 | call         | 1 |   |   | 1 |   |
41  |               | https://www.google.com/           | /                                                             | search   | /              |              | 1 | 1 | 1 |              |   |   |   |   |   |
41  |               |                                   | after 29 min /contact                                         | search   | /              |              |   |   | 1 |              |   |   |   |   |   |
42  |               |                                   | /?utm_source=letter                                           | referral | /              |              | 1 | 1 | 1 |              |   |   |   |   |   |
42  |               |                                   | reload                                                        | referral | /              |              |   |   | 1 |              |   |   |   |   |   |
42  |               |                                   | /about                                                        | referral | /              |              |   |   | 1 |              |   |   |   |   |   |
42  |               |                                   | back                                                          | referral | /              |              |   |   | 1 |              |   |   |   |   |   |
43  | Asia/Tokyo    |                                   | /book-now?utm_medium=email&utm_campaign=Demo                  | email    | /book-now      | demo         | 1 | 1 | 1 |              |   |   |   |   |   |
44  | Europe/Berlin | https://www.google.com/           | /book-now                                                     | search   | /book-now      |              | 1 | 1 | 1 | demo         |   |   | 1 | 1 | 1 | won 2400
45  |               |                                   | /book-now                                                     | direct   | /book-now      |              | 1 | 1 | 1 | demo         |   |   | 1 | 1 | 1 | open 100
46  |               |                                   | /no-such-page                                                 | direct   | not found      |              | 1 | 1 | 1 |              |   |   |   |   |   |
47  |               | https://www.google.com/           | /contact                                                      | search   | /contact       |              | 1 | 1 | 1 | form         |   | 1 |   | 1 | 1 | won 1000 + lost 50
47  |               |                                   | /contact                                                      | search   | /contact       |              |   |   | 1 | form         |   | 1 |   |   |   |
48  |               | https://www.google.com/           | /contact                                                      | search   | /contact       |              | 1 | 1 | 1 | trapped form |   | 1 |   | 1 |   |
49  | GPC           |                                   | /contact?utm_medium=email                                     |          |                |              |   |   |   | form         |   |   |   |   | 1 | won 77
50  | bot           |                                   | /                                                             |          |                |              |   |   |   |              |   |   |   |   |   |
51  | program       |                                   | /about                                                        |          |                |              |   |   |   |              |   |   |   |   |   |
52  |               | https://semalt.com/               | /                                                             |          |                |              |   |   |   |              |   |   |   |   |   |
53  | staff         |                                   | /pixlseo                                                      |          |                |              |   |   |   |              |   |   |   |   |   |
`);

/** Leads that staff enter, and their deals. */
const BY_STAFF: { name: string; deals: TruthRow["deals"] }[] = [
  { name: "Iris", deals: [{ outcome: "won", cents: 55_000 }] },
  { name: "Milo", deals: [{ outcome: "open", cents: 120_000 }] },
  { name: "Nora", deals: [] },
];

type Figure = "visitors" | "visits" | "views" | "calls" | "forms" | "demos" | "converted" | "leads";
const sum = (figure: Figure, rows: TruthRow[]) => rows.reduce((all, row) => all + row[figure], 0);
const wonOf = (deals: TruthRow["deals"]) => deals.filter(({ outcome }) => outcome === "won");
const centsOf = (deals: TruthRow["deals"]) => deals.reduce((all, { cents }) => all + cents, 0);
const wonDeals = (rows: TruthRow[]) => wonOf(rows.flatMap(({ deals }) => deals));
const wonCents = (rows: TruthRow[]) => centsOf(wonDeals(rows));
const COUNTED = VISITS.filter(({ channel }) => channel !== null);
const UNCOUNTED = VISITS.filter(({ channel }) => channel === null);
const WITHOUT_VISIT = [...UNCOUNTED, ...BY_STAFF].flatMap(({ deals }) => deals);
/** Visits, form or call, forms, calls, leads, won deals and cents of the leads that no counted visit brought. */
const NO_VISIT = {
  counts: [0, 0, 0, 0, sum("leads", UNCOUNTED) + BY_STAFF.length, wonOf(WITHOUT_VISIT).length],
  cents: centsOf(wonOf(WITHOUT_VISIT)),
};
const CONVERSIONS = sum("calls", COUNTED) + sum("forms", COUNTED) + sum("demos", COUNTED);

type Split = "channel" | "landing" | "campaign";
const SPLITS: Split[] = ["channel", "landing", "campaign"];

/** The rows of each value of the column. */
function groupsOf(split: Split): [value: string, rows: TruthRow[]][] {
  const values = [...new Set(COUNTED.map((row) => row[split]).filter((value) => value !== null))];
  return values.map((value) => [value, COUNTED.filter((row) => row[split] === value)]);
}

test("[TRK-001] visits of every kind, their forms, calls, leads and deals are the same sums on every page and in every file", async ({
  page,
  browser,
  server,
  db,
  login,
}) => {
  // Some fifty visits and all pages and files that count them: minutes of work, and more where a machine is slow.
  test.setTimeout(600_000);
  await login();

  await test.step("the visits are made, and staff make deals of their leads", async () => {
    const cookies = await page.context().cookies();
    await makeVisits(VISITS, { browser, url: server.url, signIn: (context) => context.addCookies(cookies) });
    const leadOf = (email: string) =>
      String(db.get("select id from leads where business_email = ?", email)?.id);
    for (const row of VISITS.filter(({ deals }) => deals.length > 0))
      await addDeals(leadOf(emailOf(row)), row);
    for (const { name, deals } of BY_STAFF)
      await addDeals(await insertLeadRow(db, { firstName: name, source: "referral" }), { deals });
    // Hits and forms go by queues.
    const stored = () =>
      db.get(
        "select sum(views) views, sum(conversions) conversions, count(*) visits from analytics.sessions",
      );
    await expect
      .poll(stored, { timeout: 30_000 })
      .toEqual({ views: sum("views", VISITS), conversions: CONVERSIONS, visits: sum("visits", VISITS) });
    const unsettled = "select count(*) n from leads where visit_key is not null and visit_began_at is null";
    await expect.poll(() => db.get(unsettled), { timeout: 30_000 }).toEqual({ n: 0 });
  });

  await test.step("the cards of the range, whole and of each channel", async () => {
    await page.goto("/admin/analytics?range=7d");
    await expectCards(page, COUNTED, wonCents(COUNTED) + NO_VISIT.cents);
    for (const [channel, rows] of groupsOf("channel")) {
      await page.goto(`/admin/analytics?range=7d&channel=${channel}`);
      await expectCards(page, rows, wonCents(rows));
    }
  });

  await test.step("the rows of the money table, of the lists and of their files", async () => {
    for (const split of SPLITS) {
      const groups = groupsOf(split);
      const money = await csv(page, `/admin/analytics/export?range=7d&table=money&split=${split}`);
      const unnamed = COUNTED.filter((row) => row[split] === null);
      const named: [string, number[], number][] = [...groups, [`(no ${split})`, unnamed] as const].map(
        ([value, rows]) => [value, moneyOf(rows), wonCents(rows)],
      );
      // A form without a counted visit, and the leads that staff entered, by their sources.
      for (const [source, leads] of [
        ["contact_form", UNCOUNTED],
        ["referral", BY_STAFF],
      ] as const) {
        const deals = wonOf(leads.flatMap((lead) => lead.deals));
        const count = source === "referral" ? BY_STAFF.length : sum("leads", UNCOUNTED);
        named.push([`(no visit known, source ${source})`, [0, 0, 0, 0, count, deals.length], centsOf(deals)]);
      }
      expect(sorted(money.slice(1)), split).toEqual(
        sorted(
          named.map(([value, counts, cents]) => [
            ...[value, ...counts.map(String), (cents / 100).toFixed(2)],
            // No cost of ads was entered.
            ...["", "", ""],
          ]),
        ),
      );
      const list = await csv(page, `/admin/analytics/export?range=7d&table=${split}`);
      expect(sorted(list.slice(1)), split).toEqual(
        sorted(groups.map(([value, rows]) => [value, String(sum("visits", rows))])),
      );
      await page.goto(`/admin/analytics?range=7d&split=${split}`);
      await expectMoneyTable(page, split);
    }
    for (const split of SPLITS) {
      const sources = split === "campaign" ? "campaign" : "channel";
      await page.goto(`/admin/analytics?range=7d&sources=${sources}&more=${split}`);
      await expectList(page, split);
    }
  });

  await test.step("the figures of the whole site", async () => {
    const site = await csv(page, "/admin/analytics/export?table=whole-site");
    expect(site).toContainEqual(["Visitors", "all time", String(sum("visitors", COUNTED))]);
    expect(site).toContainEqual(["Page views", "all time", String(sum("views", COUNTED))]);
    const conversions = await csv(page, "/admin/analytics/export?table=conversions");
    for (const row of [
      ["Events", "conversion", CONVERSIONS],
      ["Visits", "all", sum("visits", COUNTED)],
      ["Visits", "with a conversion", sum("converted", COUNTED)],
      ["Click-to-calls", "all", sum("calls", COUNTED)],
      ["Form fills", "all", sum("forms", COUNTED)],
    ])
      expect(conversions).toContainEqual(row.map(String));
    const series = await csv(page, "/admin/analytics/export?range=7d&table=series");
    const column = (at: number) => series.slice(1).reduce((all, row) => all + Number(row[at]), 0);
    expect([2, 3, 4].map(column)).toEqual([
      ...[sum("visits", COUNTED), sum("views", COUNTED), sum("converted", COUNTED)],
    ]);
    expect(column(5)).toBeCloseTo((wonCents(COUNTED) + NO_VISIT.cents) / 100, 2);
    expect(column(6)).toBeCloseTo(wonCents(COUNTED) / 100, 2);
  });

  await test.step("the leads of the dashboard, the list and its file", async () => {
    const leads = sum("leads", VISITS) + BY_STAFF.length;
    await page.goto("/admin");
    await expect(page.getByText(`${leads} in the last 24 h`)).toBeVisible();
    await page.goto("/admin/leads");
    const card = page.locator("[data-stat]", { hasText: "Total Leads" });
    await expect(card.getByText(String(leads), { exact: true })).toBeVisible();
    const file = await csv(page, "/admin/leads/export");
    const emails = VISITS.filter((row) => row.leads > 0).map(emailOf);
    expect(file).toHaveLength(1 + leads);
    for (const email of emails)
      expect(
        file.filter((row) => row.includes(email)),
        email,
      ).toHaveLength(1);
    for (const { name } of BY_STAFF) expect(file.filter(([first]) => first === name)).toHaveLength(1);
  });

  async function addDeals(leadId: string, { deals }: Pick<TruthRow, "deals">): Promise<void> {
    for (const [place, { outcome, cents }] of deals.entries()) {
      const stage = outcome === "open" ? "proposal" : `closed-${outcome}`;
      const title = `Rooftop ${place}`;
      const id = await insertDealRow(db, { leadId, title, stage, value: cents, place });
      const today = new Date().toLocaleDateString("en-CA", { timeZone: "America/Chicago" });
      if (outcome !== "open")
        await db.write("update deals set actual_close_date = ? where id = ?", today, id);
    }
  }
});

/** Visits, form or call, forms, calls, leads, won deals. */
function moneyOf(rows: TruthRow[]): number[] {
  const forms = sum("forms", rows) + sum("demos", rows);
  const ofVisits = [sum("visits", rows), sum("converted", rows), forms, sum("calls", rows)];
  return [...ofVisits, sum("leads", rows), wonDeals(rows).length];
}

async function expectCards(page: Page, rows: TruthRow[], inPeriod: number): Promise<void> {
  const demos = page.getByRole("region", { name: "From demo to won deal" }).locator("[data-stat]").first();
  await expect(demos).toContainText(new RegExp(`^Demos booked\\D*${sum("demos", rows)}(?!\\d)`));
  const [visits, views, converted] = [sum("visits", rows), sum("views", rows), sum("converted", rows)];
  const measures = page.getByRole("group", { name: "Measure" }).getByRole("link");
  const percent = ((converted / visits) * 100).toFixed(1);
  await expect(measures).toHaveText([
    new RegExp(`^Visit(?:or)?s\\s*${visits}(?!\\d)`),
    new RegExp(`^Page views\\s*${views}(?!\\d)`),
    new RegExp(`^Pages per visit\\s*${(views / visits).toFixed(2)}(?!\\d)`),
    new RegExp(`^Converted visits\\s*${converted}(?!\\d)`),
    new RegExp(`^Session conversion\\s*${percent.replace(".", "\\.")}%`),
    new RegExp(`^Won in this period\\s*\\${dollars(inPeriod)}(?!\\d)`),
    new RegExp(`^Won from these visits\\s*\\${dollars(wonCents(rows))}(?!\\d)`),
  ]);
  await expectNoMoreThanAll(page);
}

/** Each row that is shown has its own figures, the last one those of all, and the rest is in the row above it. */
async function expectMoneyTable(page: Page, split: Split): Promise<void> {
  const table = page.getByRole("table", { name: /^Visits, leads and won value by/ });
  const groups = groupsOf(split);
  const rowsOf = async (part: string) => {
    const cells = await table.locator(`${part} tr`).evaluateAll(cellsOf);
    // The rate of leads is not a sum.
    return cells.map((row) => row.filter((_, at) => at !== 6));
  };
  const shown = await rowsOf("tbody");
  const [total = []] = await rowsOf("tfoot");
  const heads = await table.locator(`tbody th a[href*='${split}=']`).allInnerTexts();
  expect(heads).toHaveLength(Math.min(8, groups.length));
  const figures = (cells: string[]) => cells.slice(1, 7).map((cell) => Number(cell.replace(/\D/g, "")));
  const all = moneyOf(COUNTED).map((figure, at) => figure + (NO_VISIT.counts[at] ?? 0));
  expect(total.slice(1, 8)).toEqual([...all.map(String), dollars(wonCents(COUNTED) + NO_VISIT.cents)]);
  const sums = shown.map(figures).reduce((left, right) => left.map((one, at) => one + (right[at] ?? 0)));
  expect(sums).toEqual(all);
  for (const [at, head] of heads.entries()) {
    const [, rows] = groups.find(([value]) => nameOf(split, value) === head) ?? ["", []];
    expect(figures(shown[at] ?? []), head).toEqual(moneyOf(rows));
    expect(shown[at]?.[7], head).toBe(dollars(wonCents(rows)));
  }
}

/** The text that each cell has itself or as a link: a share beside its figure is another element. */
function cellsOf(rows: Element[]): string[][] {
  const ownText = ({ childNodes }: Element) =>
    [...childNodes]
      .map((node) => (node instanceof Text || node instanceof HTMLAnchorElement ? node.textContent : ""))
      .join("");
  return rows.map(({ children }) => [...children].map(ownText));
}

/** The list in full: every value with its visits. */
async function expectList(page: Page, split: Split): Promise<void> {
  const region = page.getByRole("region", {
    name: { channel: "Channels", landing: "Landing pages", campaign: "Campaigns" }[split],
  });
  const rows = region.locator("li");
  const groups = groupsOf(split);
  await expect(rows).toHaveCount(groups.length);
  const total = groups.reduce((all, [, of]) => all + sum("visits", of), 0);
  const expected = groups.map(([value, of]) => {
    const visits = sum("visits", of);
    return `${nameOf(split, value)} ${visits} ${((visits / total) * 100).toFixed(1)}%`;
  });
  const texts = (await rows.allInnerTexts()).map((text) => text.replace(/\s+/g, " ").trim());
  expect(texts.sort()).toEqual(expected.sort());
}

/** No share of anything is above 100 %. */
async function expectNoMoreThanAll(page: Page): Promise<void> {
  const texts = await page
    .getByRole("main")
    .locator("*")
    .evaluateAll((elements) =>
      elements.flatMap(({ childNodes }) =>
        [...childNodes].map((node) => (node instanceof Text ? node.data : "")),
      ),
    );
  const shares = texts.flatMap((text) => text.match(/\d[\d.,]*(?=\s?%)/g) ?? []);
  expect(shares.length).toBeGreaterThan(10);
  for (const share of shares) expect(Number(share.replace(",", ""))).toBeLessThanOrEqual(100);
}

const CHANNELS: Record<string, string> = {
  ...{ search: "Search", direct: "Direct", paid: "Paid", referral: "Referral", postcard: "Postcard" },
  ...{ ai: "AI assistant", social: "Social", email: "Email", sms: "SMS", audio: "Audio", video: "Video" },
};

/** A value as the page names it. */
function nameOf(split: Split, value: string): string {
  if (split === "channel") return CHANNELS[value] ?? value;
  return value === "not found" ? "Pages not found" : value;
}

function dollars(cents: number): string {
  return `$${Math.round(cents / 100).toLocaleString("en-US")}`;
}

function sorted(rows: string[][]): string[][] {
  return rows.toSorted((a, b) => (a.join() < b.join() ? -1 : 1));
}

/** The lines of a file that staff export, as cells. */
async function csv(page: Page, path: string): Promise<string[][]> {
  const text = await (await page.request.get(path)).text();
  const lines = text
    .replace(/^\uFEFF/, "")
    .trimEnd()
    .split("\r\n");
  return lines.map((line) => {
    const cells = line.match(/(?<=^|,)(?:"(?:[^"]|"")*"|[^,]*)/g) ?? [];
    return cells.map((cell) => cell.replace(/^"|"$/g, "").replaceAll('""', '"'));
  });
}
