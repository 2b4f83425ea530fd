import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { readDealReports } from "../../app/crm/deals/deal-reports.server";
import { readPeriod, toReports } from "../../app/crm/deals/reports-page/load.server";
import { put } from "../support/cron-case";
import { insertLead } from "../support/leads";
import { TEST_NOW } from "../support/staff";
import { testDb } from "../support/workers-env";

const at = TEST_NOW.toISOString();

/** In cents. */
async function insertWonDeal(leadId: string, value: number) {
  await put("deals", {
    ...{
      id: leadId,
      lead_id: leadId,
      title: "Demo",
      value,
      stage: "closed-won",
      probability: 100,
      rank: leadId,
    },
    ...{ actual_close_date: at.slice(0, 10), stage_entered_at: at, created_at: at, updated_at: at },
  });
}

test("sources that differ in capitals alone are one line of the report, other ones stay apart", async () => {
  for (const [source, value] of [
    ["SEO", 100_000],
    ["seo", 300_000],
    ["SEO guide", 200_000],
  ] as const)
    await insertWonDeal(await insertLead({ source }), value);
  const period = readPeriod(new URLSearchParams("days=7"), TEST_NOW, "UTC");
  const query = { ...period, zone: "UTC", owner: "", staffId: "", now: TEST_NOW };
  const { sources: told } = toReports(await readDealReports(testDb(), query), []);
  expect(told.map(({ source, count, value }) => [source, count, value])).toEqual([
    ["SEO", 2, "$4,000"],
    ["SEO guide", 1, "$2,000"],
  ]);
});

test("the bar of a stage is the share of its median time in the longest one", async () => {
  const leadId = await insertLead();
  await insertWonDeal(leadId, 100_000);
  const days = (ago: number) => new Date(TEST_NOW.getTime() - ago * 86_400_000).toISOString();
  // Two days of qualification, eight of a proposal, and a negotiation that goes on.
  for (const [index, [stage, ago]] of (
    [
      ["qualification", 12],
      ["proposal", 10],
      ["negotiation", 2],
    ] as const
  ).entries())
    await put("deal_stage_changes", {
      ...{
        id: `${leadId}-${index}`,
        deal_id: leadId,
        to_stage: stage,
        actor_label: "owner",
        created_at: days(ago),
      },
    });
  const period = readPeriod(new URLSearchParams("days=30"), TEST_NOW, "UTC");
  const query = { ...period, zone: "UTC", owner: "", staffId: "", now: TEST_NOW };
  const { stages } = toReports(await readDealReports(testDb(), query), []);
  expect(stages.map(({ id, median, share }) => [id, median, share])).toEqual([
    ["qualification", "2 d", 25],
    ["needs-analysis", "–", 0],
    ["proposal", "8 d", 100],
    ["negotiation", "–", 0],
  ]);
});

test("won and lost are told by the month they were closed in, the last six, an empty one too, whatever the period", async () => {
  await testDb().run(sql`delete from deals`);
  const close = async (value: number, stage: string, day: string) => {
    const leadId = await insertLead();
    await insertWonDeal(leadId, value);
    await testDb().run(
      sql`update deals set stage = ${stage}, actual_close_date = ${day} where id = ${leadId}`,
    );
  };
  await close(100_000, "closed-won", "2026-01-31");
  await close(250_000, "closed-won", "2026-01-01");
  await close(40_000, "closed-lost", "2026-01-15");
  await close(300_000, "closed-won", "2026-03-02");
  await close(900_000, "closed-won", "2025-10-01");
  await close(700_000, "closed-won", "2025-09-30");
  // TEST_NOW is March 10, 2026.
  const period = readPeriod(new URLSearchParams("days=7"), TEST_NOW, "UTC");
  const query = { ...period, zone: "UTC", owner: "", staffId: "", now: TEST_NOW };
  const { months } = toReports(await readDealReports(testDb(), query), []);
  expect(months.map(({ label, won, lost }) => [label, won.text, lost.text])).toEqual([
    ["Oct 2025", "$9,000", "$0"],
    ["Nov 2025", "$0", "$0"],
    ["Dec 2025", "$0", "$0"],
    ["Jan 2026", "$3,500", "$400"],
    ["Feb 2026", "$0", "$0"],
    ["Mar 2026", "$3,000", "$0"],
  ]);
});
