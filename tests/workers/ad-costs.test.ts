import { beforeEach, expect, test } from "vitest";
import { exportRows } from "../../app/analytics/analytics-page/export/export-rows";
import { loadPage, loadReport } from "../../app/analytics/analytics-page/load.server";
import { action, loader } from "../../app/analytics/analytics-page/route";
import { readReportSearch } from "../../app/analytics/read-search";
import { centsIn, enteredText } from "../../app/crm/ad-costs/ad-costs";
import {
  adCostSchema,
  addAdCost,
  deleteAdCost,
  editAdCost,
  selectAdCosts,
} from "../../app/crm/ad-costs/ad-costs.server";
import { undoAdCost } from "../../app/crm/ad-costs/undo-ad-cost.server";
import { consumeToast } from "../../app/platform/http/forms/toast.server";
import { argsOf, get, post, responseOf, signedInStaff } from "../support/staff";
import { wonAt } from "../support/won-leads";
import { clearAnalytics, clearTables, rows, testAnalyticsDb, testDb } from "../support/workers-env";

const NOW = new Date("2026-03-10T13:20:00.000Z");
const ACTOR = { id: "0192f0aa-0000-7000-8000-000000000001", label: "tom@beaconry.example" };
const MARCH = { fromDay: "2026-03-01", toDay: "2026-03-31" };
const FORM = { channel: "paid", campaign: " Spring ", amount: "$1,200.50", ...MARCH };

beforeEach(async () => {
  await clearAnalytics();
  await clearTables("deals", "leads", "ad_costs", "audit_log");
});

const costOf = (id: string, cents: number, rest = {}) => ({
  ...{ id, cents, channel: "paid" as const, campaign: null, ...MARCH, ...rest },
});
const add = (...args: Parameters<typeof costOf>) =>
  addAdCost(testDb(), { cost: costOf(...args), actor: ACTOR }, NOW);

test("a form gives whole cents and the campaign as visits have it", () => {
  const { amount, campaign } = adCostSchema.parse(FORM);
  expect([amount, campaign]).toEqual([120_050, "spring"]);
  expect(adCostSchema.parse({ ...FORM, campaign: "" }).campaign).toBeNull();
});

test.each([
  [{ channel: "radio" }, "channel"],
  [{ amount: "0" }, "amount"],
  [{ amount: "-5" }, "amount"],
  [{ amount: "about 5" }, "amount"],
  [{ fromDay: "2026-02-30" }, "fromDay"],
  [{ toDay: "2026-02-28" }, "toDay"],
  [{ toDay: "2046-02-28" }, "toDay"],
  [{ campaign: "x".repeat(301) }, "campaign"],
])("%j is refused at its field", (change, field) => {
  const { error } = adCostSchema.safeParse({ ...FORM, ...change });
  expect(error?.issues.map(({ path }) => path[0])).toEqual([field]);
});

test.each([
  ["2026-03-01", "2026-03-31", 3100],
  ["2026-03-04", "2026-03-10", 700],
  ["2026-03-31", "2026-04-30", 100],
  ["2026-02-01", "2026-02-28", 0],
  ["2026-04-01", "2026-04-02", 0],
])("of $31 for March, %s to %s has %d cents", (fromDay, toDay, cents) => {
  expect(centsIn(costOf("a", 3100), { fromDay, toDay })).toBe(cents);
});

test("an amount is stored once with its audit, and deleting it is in the audit, too", async () => {
  await add("one", 500, { campaign: "spring" });
  await add("one", 500, { campaign: "spring" });
  expect(await selectAdCosts(testDb(), MARCH)).toEqual([costOf("one", 500, { campaign: "spring" })]);
  await deleteAdCost(testDb(), { id: "one", actor: ACTOR }, NOW);
  await deleteAdCost(testDb(), { id: "one", actor: ACTOR }, NOW);
  expect(await selectAdCosts(testDb(), MARCH)).toEqual([]);
  expect(await rows("select action, entity_id, actor_label from audit_log order by rowid")).toEqual([
    { action: "ad-cost.create", entity_id: "one", actor_label: ACTOR.label },
    { action: "ad-cost.delete", entity_id: "one", actor_label: ACTOR.label },
  ]);
  const missing = deleteAdCost(testDb(), { id: "two", actor: ACTOR }, NOW);
  await expect(missing).rejects.toThrow("This amount no longer exists.");
});

test("an amount is changed from what its form showed, once, and never over somebody else's change", async () => {
  const seen = enteredText(costOf("one", 500));
  const edit = (cents: number, from = seen) =>
    editAdCost(
      testDb(),
      { cost: costOf("one", cents, { campaign: "spring" }), seen: from, actor: ACTOR },
      NOW,
    );
  await add("one", 500);
  await edit(700);
  // The answer was lost, and the form is sent again.
  await edit(700);
  expect(await selectAdCosts(testDb(), MARCH)).toEqual([costOf("one", 700, { campaign: "spring" })]);
  await expect(edit(900)).rejects.toThrow("Somebody else has changed this amount. Open it again.");
  await edit(900, enteredText(costOf("one", 700, { campaign: "spring" })));
  const changes = await rows(
    "select before ->> 'cents' was, after ->> 'cents' is_now from audit_log where action = 'ad-cost.edit' order by rowid",
  );
  expect(changes).toEqual([
    { was: 500, is_now: 700 },
    { was: 700, is_now: 900 },
  ]);
  await deleteAdCost(testDb(), { id: "one", actor: ACTOR }, NOW);
  await expect(edit(1000)).rejects.toThrow("This amount no longer exists.");
});

const SEEN = enteredText(costOf("one", 500));
const editOne = (cents: number, seen = SEEN, actor = ACTOR) =>
  editAdCost(testDb(), { cost: costOf("one", cents), seen, actor }, NOW);
const removeOne = () => deleteAdCost(testDb(), { id: "one", actor: ACTOR }, NOW);
const undoOne = (change: string | null) =>
  undoAdCost(testDb(), { id: "one", change: `${change}`, actor: ACTOR }, NOW);
const stored = () => rows("select * from ad_costs");

test("a change is undone once, also by a second click and after an answer that was lost", async () => {
  await add("one", 500);
  const before = await stored();
  const change = await editOne(700);
  // Sent again, the form names the same change; one that changes nothing names none.
  expect(await editOne(700)).toBe(change);
  expect(await editOne(700, enteredText(costOf("one", 700)))).toBeNull();
  await Promise.all([undoOne(change), undoOne(change)]);
  await undoOne(change);
  expect(await stored()).toEqual(before);
  expect(
    await rows(
      "select before ->> 'cents' was, after ->> 'cents' is_now from audit_log where action = 'ad-cost.undo'",
    ),
  ).toEqual([{ was: 700, is_now: 500 }]);
});

test("a change that somebody else has changed or deleted since is not undone", async () => {
  await add("one", 500);
  const change = await editOne(700);
  const other = { id: "0192f0aa-0000-7000-8000-000000000002", label: "ann@beaconry.example" };
  await editOne(900, enteredText(costOf("one", 700)), other);
  await expect(undoOne(change)).rejects.toMatchObject({
    status: 409,
    message: "Somebody else has changed this amount since. It stays as it is now.",
  });
  expect((await stored()).map(({ cents }) => cents)).toEqual([900]);
  await removeOne();
  await expect(undoOne(change)).rejects.toMatchObject({
    status: 404,
    message: "This amount no longer exists.",
  });
  await expect(undoOne("0192f0aa-0000-7000-8000-00000000000f")).rejects.toThrow(
    "This can no longer be undone.",
  );
  expect(await rows("select 1 from audit_log where action = 'ad-cost.undo'")).toEqual([]);
});

test("a deleted amount comes back whole, once, and not over a change since", async () => {
  await add("one", 500, { campaign: "spring" });
  const before = await stored();
  const [deletion, again] = await Promise.all([removeOne(), removeOne()]);
  expect(again).toBe(deletion);
  await Promise.all([undoOne(deletion), undoOne(deletion)]);
  expect(await stored()).toEqual(before);
  expect(await rows("select action, count(*) times from audit_log group by action order by action")).toEqual([
    { action: "ad-cost.create", times: 1 },
    { action: "ad-cost.delete", times: 1 },
    { action: "ad-cost.undo", times: 1 },
  ]);
  await editOne(900, enteredText(costOf("one", 500, { campaign: "spring" })));
  await expect(undoOne(deletion)).rejects.toMatchObject({ status: 409 });
  expect((await stored()).map(({ cents }) => cents)).toEqual([900]);
});

test("the toasts of saving and of deleting undo it, without scripts too, where the person is", async () => {
  const { headers } = await signedInStaff("undo@beaconry.example");
  const id = "0192f0aa-0000-7000-8000-00000000000b";
  const back = "/admin/analytics?range=custom&from=2026-03-01&to=2026-03-10";
  await add(id, 50_000);
  const sent = (fields: Record<string, string>) =>
    responseOf(() => action(argsOf(post(`${back}&cost=${id}`, fields, { ...headers, Accept: "text/html" }))));
  const seen = enteredText(costOf(id, 50_000));
  const edit = { intent: "edit-ad-cost", id, seen, ...FORM, amount: "700" };
  for (const fields of [edit, { intent: "delete-ad-cost", id }]) {
    const cookie = `${(await sent(fields)).headers.get("Set-Cookie")}`.split(";")[0] ?? "";
    const toast = consumeToast(new Request("https://x.example", { headers: { Cookie: cookie } }))?.toast;
    expect(toast?.undo?.action).toBe(back);
    const undone = await sent(toast?.undo?.fields ?? {});
    expect([undone.status, undone.headers.get("Location")]).toEqual([303, back]);
    expect(await selectAdCosts(testDb(), MARCH)).toEqual([costOf(id, 50_000)]);
  }
});

test("the form of an amount is in the page by its address, with what was entered, and saving it leads back", async () => {
  const { headers } = await signedInStaff("costs@beaconry.example");
  const id = "0192f0aa-0000-7000-8000-00000000000a";
  await add(id, 120_050, { campaign: "spring" });
  const address = `/admin/analytics?range=custom&from=2026-03-01&to=2026-03-10&cost=${id}`;
  const loaded = await loader(argsOf(get(address, headers)));
  const [item] = loaded.page.money?.costs ?? [];
  expect(loaded.search.cost).toBe(id);
  expect(item?.values).toEqual({ channel: "paid", campaign: "spring", amount: "1200.50", ...MARCH });
  const body = { intent: "edit-ad-cost", id, seen: `${item?.seen}`, ...item?.values, amount: "$1,300" };
  const saved = await responseOf(() =>
    action(argsOf(post(address, body, { ...headers, Accept: "text/html" }))),
  );
  expect([saved.status, saved.headers.get("Location")]).toEqual([
    303,
    "/admin/analytics?range=custom&from=2026-03-01&to=2026-03-10",
  ]);
  expect((await selectAdCosts(testDb(), MARCH))[0]).toMatchObject({ id, cents: 130_000, campaign: "spring" });
});

const databases = { db: testDb(), analyticsDb: testAnalyticsDb() };
const READING = { now: NOW, companyZone: "UTC" };
const searchOf = (query: string) => readReportSearch(new URLSearchParams(`${query}&range=7d`), "UTC");

async function tableOf(query: string) {
  const { page } = await loadPage(databases, searchOf(query), READING);
  if (!page.money) throw new Error("The money line could not be read");
  return page.money.table;
}

test("the money table has cost, cost per lead and return of channels and campaigns, and what is left in its row", async () => {
  // 7 days of March are $700 of $3,100; two leads of the campaign, one of which won $1,400.
  await add("campaign", 310_000, { campaign: "spring" });
  await add("channel", 5000, { fromDay: "2026-03-10", toDay: "2026-03-10" });
  await add("no-lead", 9000, { channel: "social", fromDay: "2026-03-10", toDay: "2026-03-10" });
  const lead = { channel: "paid", campaign: "spring" };
  await wonAt("2026-03-09T12:00:00.000Z", { ...lead, cents: 140_000 });
  await wonAt("2026-03-09T12:00:00.000Z", { ...lead, cents: 140_000, stage: "proposal" });
  const costs = ({ key, costs: cells }: Awaited<ReturnType<typeof tableOf>>["rows"][number]) => [
    key,
    ...Object.values(cells ?? {}),
  ];
  const byChannel = await tableOf("");
  expect(byChannel.rows.map(costs)).toEqual([
    ["paid", "$750", "$375.00", "1.87×"],
    ["social", "$90", "–", "0.00×"],
  ]);
  expect(byChannel.total.costs?.cost).toBe("$840");
  const byCampaign = await tableOf("split=campaign");
  expect(byCampaign.rows.map(costs)).toEqual([["spring", "$700", "$350.00", "2.00×"]]);
  // The visits and leads of the row are those of every channel, so the cost of one has no return there.
  expect(byCampaign.noValue?.costs).toEqual({ cost: "$140", perLead: "–", returned: "–" });
  expect((await tableOf("split=landing")).hasCosts).toBe(false);
  // What of a cost belongs to a filter is not known.
  expect((await tableOf("channel=paid")).hasCosts).toBe(false);
  const { report } = await loadReport(databases, searchOf("split=campaign"), { ...READING, isExport: true });
  expect(exportRows("money", report, "UTC")).toEqual([
    [
      ...[
        "campaign",
        "Visits",
        "Converted visits",
        "Form fills and demos",
        "Calls",
        "Leads",
        "Won deals",
        "Won value (USD)",
      ],
      ...["Cost (USD)", "Cost per lead (USD)", "Return"],
    ],
    ["spring", "0", "0", "0", "0", "2", "1", "1400.00", "700.00", "350.00", "2.00"],
    ["(no campaign)", "0", "0", "0", "0", "0", "0", "0.00", "140.00", "", ""],
  ]);
});

test("all time begins with the first day that ads were paid for, if that was before the first won deal", async () => {
  await add("old", 310_000, { fromDay: "2025-01-01", toDay: "2025-01-31" });
  await wonAt("2026-03-09T12:00:00.000Z", { channel: "paid", campaign: "spring", cents: 620_000 });
  const { rows: channels } = await tableOf("range=all");
  expect(channels.map(({ costs }) => costs)).toEqual([
    { cost: "$3,100", perLead: "$3,100.00", returned: "2.00×" },
  ]);
});
