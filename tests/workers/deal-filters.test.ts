import { beforeAll, beforeEach, expect, test } from "vitest";
import { loader } from "../../app/crm/deals/deals-page/route";
import { loader as openReports } from "../../app/crm/deals/reports-page/route";
import { put } from "../support/cron-case";
import { insertLead } from "../support/leads";
import { argsOf, get, signedInStaff, TEST_NOW } from "../support/staff";
import { clearTables, rows } from "../support/workers-env";

let headers: Record<string, string> = {};
let tom = "";
beforeAll(async () => {
  ({ headers } = await signedInStaff("lena@beaconry.example"));
  await signedInStaff("tom@beaconry.example");
});

const daysAgo = (days: number) => new Date(TEST_NOW.getTime() - days * 86_400_000).toISOString();

/** Read on March 10, 2026; a stage's limit is 14 days unless an owner says another. */
beforeEach(async () => {
  await clearTables("deal_stage_changes", "deals", "leads");
  const [lena, second] = await rows(
    "select id from users where email in ('lena@beaconry.example', 'tom@beaconry.example') order by email",
  );
  tom = String(second?.id);
  const map = await insertLead({ firstName: "Zoë", companyName: "Fern & Thistle" });
  const other = await insertLead();
  let place = 0;
  const deal = (id: string, stage: string, values: Record<string, string | number | null>) => {
    place += 1;
    return put("deals", {
      ...{ id, title: id, lead_id: other, stage, value: 10_000, probability: 50, rank: `a${place}` },
      ...{ stage_entered_at: daysAgo(1), created_at: daysAgo(30), updated_at: daysAgo(1), ...values },
    });
  };
  await deal("march", "proposal", { expected_close_date: "2026-03-31", assignee_id: String(lena?.id) });
  await deal("april", "negotiation", { expected_close_date: "2026-04-01", assignee_id: tom, lead_id: map });
  await deal("late", "qualification", { expected_close_date: "2026-02-28", value: 30_000 });
  await deal("dateless", "proposal", { stage_entered_at: daysAgo(15), assignee_id: String(lena?.id) });
  await deal("fourteen", "proposal", { stage_entered_at: daysAgo(14.9), expected_close_date: "2027-01-05" });
  await deal("won", "closed-won", { actual_close_date: "2026-03-05", stage_entered_at: daysAgo(90) });
});

async function open(search: string) {
  const answer = await loader(argsOf(get(`/admin/deals${search}`, headers)));
  if (!("board" in answer) || !answer.board) throw new Error("There is no board");
  return { board: answer.board, forecast: answer.forecast };
}
const board = async (search: string) => (await open(search)).board;
const titles = async (search: string) =>
  (await board(search)).columns.flatMap(({ cards }) => cards.map(({ title }) => title)).sort();

test.each([
  ["", ["april", "dateless", "fourteen", "late", "march", "won"]],
  ["?owner=me", ["dateless", "march"]],
  ["?owner=none", ["fourteen", "late", "won"]],
  ["?closing=2026-03", ["march", "won"]],
  ["?closing=past", ["late"]],
  ["?closing=none", ["dateless"]],
  ["?age=stale", ["dateless"]],
  ["?q=thistle+zoe", ["april"]],
  ["?q=LATE", ["late"]],
  ["?owner=me&closing=2026-03", ["march"]],
  ["?closing=2026-13&age=old", ["april", "dateless", "fourteen", "late", "march", "won"]],
])("the board of %j has its deals, and counts them", async (search, expected) => {
  expect(await titles(search)).toEqual(expected);
  expect((await board(search)).count).toBe(expected.length);
});

test("the board of a member has theirs", async () => {
  expect(await titles(`?owner=${tom}`)).toEqual(["april"]);
});

test("whose deals are chosen by names that say who is disabled, on the board and in the reports", async () => {
  await rows("update users set disabled_at = ? where id = ? returning id", TEST_NOW.toISOString(), tom);
  const [board, reports] = [
    await loader(argsOf(get("/admin/deals", headers))),
    await openReports(argsOf(get("/admin/deals/reports", headers))),
  ];
  await rows("update users set disabled_at = null where id = ? returning id", tom);
  const ofTom = { value: tom, label: "tom@beaconry.example (disabled)" };
  expect("owners" in board ? board.owners : []).toContainEqual(ofTom);
  expect(reports.owners).toContainEqual(ofTom);
});

test("only what stands longer than its limit is marked", async () => {
  const marked = (await board("")).columns
    .flatMap(({ cards }) => cards)
    .filter(({ limit }) => limit !== null);
  expect(marked.map(({ title, days, limit }) => [title, days, limit])).toEqual([["dateless", 15, 14]]);
});

test("the forecast has what is past, the months to come and no date, of an owner if one is chosen", async () => {
  const shown = async (search: string) =>
    (await open(search)).forecast.map(({ label, count, value, weighted }) => [label, count, value, weighted]);
  expect(await shown("?closing=2026-04")).toEqual([
    ["Before", 1, "$300", "$150"],
    ["March", 1, "$100", "$50"],
    ["April", 1, "$100", "$50"],
    ["January 2027", 1, "$100", "$50"],
    ["No date", 1, "$100", "$50"],
  ]);
  expect(await shown("?owner=me")).toEqual([
    ["March", 1, "$100", "$50"],
    ["No date", 1, "$100", "$50"],
  ]);
});

test("the next cards of a column are of the filter, too", async () => {
  const answer = await loader(argsOf(get("/admin/deals?stage=proposal&after=a0~x&owner=me", headers)));
  const { column } = "column" in answer ? answer : { column: null };
  expect(column?.cards.map(({ title }) => title)).toEqual(["march", "dateless"]);
});

test("the reports are of an owner and a period", async () => {
  await rows("update deals set assignee_id = ? where id = 'won' returning id", tom);
  const report = async (search: string) =>
    (await openReports(argsOf(get(`/admin/deals/reports${search}`, headers)))).reports;
  expect((await report(`?days=30&owner=${tom}`)).won).toEqual({ count: 1, value: "$100" });
  expect(await report("?days=30&owner=me")).toMatchObject({ winRate: null, won: { count: 0 } });
  await rows("update deals set actual_close_date = '2026-03-03' where id = 'won' returning id");
  expect((await report("?days=7")).won.count).toBe(0);
  const [ofTom] = (await report(`?owner=${tom}`)).owners;
  expect(ofTom).toMatchObject({ won: 1, lost: 0, rate: "100%", value: "$100" });
});

test("the owners have their open deals, what these weigh, those due this month and those that stand too long", async () => {
  const { owners, stages } = (await openReports(argsOf(get("/admin/deals/reports", headers)))).reports;
  const shown = owners.map(({ owner, open, openValue, weighted, thisMonth, stale }) => ({
    ...{ owner, open, openValue, weighted, thisMonth, stale },
  }));
  const counted = await rows(`
    select coalesce(substr(u.email, 1, instr(u.email, '@') - 1), 'Unassigned') owner, count(*) open,
      '$' || (sum(d.value) / 100) openValue, '$' || (sum(d.value * d.probability) / 10000) weighted,
      '$' || (sum(case when d.expected_close_date between '2026-03-01' and '2026-03-31' then d.value else 0 end) / 100) thisMonth,
      sum(julianday('${TEST_NOW.toISOString()}') - julianday(d.stage_entered_at) >= 15) stale
    from deals d left join users u on u.id = d.assignee_id
    where d.stage not like 'closed%' group by d.assignee_id order by sum(d.value) desc`);
  expect(counted).toEqual(shown);
  expect(shown).toEqual([
    { owner: "Unassigned", open: 2, openValue: "$400", weighted: "$200", thisMonth: "$0", stale: 0 },
    {
      ...{ owner: "lena", open: 2, openValue: "$200", weighted: "$100" },
      ...{ thisMonth: "$100", stale: 1 },
    },
    { owner: "tom", open: 1, openValue: "$100", weighted: "$50", thisMonth: "$0", stale: 0 },
  ]);
  expect(stages.map(({ id, count, value }) => [id, count, value])).toEqual([
    ["qualification", 1, "$300"],
    ["needs-analysis", 0, "$0"],
    ["proposal", 3, "$300"],
    ["negotiation", 1, "$100"],
  ]);
});
