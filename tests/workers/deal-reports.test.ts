import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { readDealReports } from "../../app/crm/deals/reports-page/deal-reports.server";
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

test("won and lost are told over the period: by day, by week, by month or by year", async () => {
  await testDb().run(sql`delete from deals`);
  const close = async (value: number, stage: string, day: string) => {
    const leadId = await insertLead();
    await insertWonDeal(leadId, value);
    await testDb().run(
      sql`update deals set stage = ${stage}, actual_close_date = ${day} where id = ${leadId}`,
    );
  };
  await close(250_000, "closed-won", "2026-02-09");
  await close(40_000, "closed-lost", "2026-02-15");
  await close(300_000, "closed-won", "2026-03-04");
  // TEST_NOW is March 10, 2026.
  const barsOf = async (days: string) => {
    const period = readPeriod(new URLSearchParams({ days }), TEST_NOW, "UTC");
    const query = { ...period, zone: "UTC", owner: "", staffId: "", now: TEST_NOW };
    const { bars } = toReports(await readDealReports(testDb(), query), []);
    return bars.map(({ label, won, lost }) => `${label}: ${won.text}, ${lost.text}`);
  };
  expect(await barsOf("all")).toEqual(["Feb 2026: $2,500, $400", "Mar 2026: $3,000, $0"]);
  await close(100_000, "closed-won", "2026-01-31");
  await close(900_000, "closed-won", "2025-10-01");
  expect(await barsOf("7")).toEqual([
    "Mar 4: $3,000, $0",
    ...[
      "Mar 5: $0, $0",
      "Mar 6: $0, $0",
      "Mar 7: $0, $0",
      "Mar 8: $0, $0",
      "Mar 9: $0, $0",
      "Mar 10: $0, $0",
    ],
  ]);
  expect(await barsOf("30")).toEqual([
    // The 30 days begin on February 9.
    "Feb 9 to Feb 10: $2,500, $0",
    "Feb 11 to Feb 17: $0, $400",
    "Feb 18 to Feb 24: $0, $0",
    "Feb 25 to Mar 3: $0, $0",
    "Mar 4 to Mar 10: $3,000, $0",
  ]);
  expect(await barsOf("90")).toHaveLength(13);
  const months = await barsOf("365");
  // From April 1, 2025 on.
  expect(months).toHaveLength(12);
  expect(months[0]).toBe("Apr 2025: $0, $0");
  expect(months.slice(-6)).toEqual([
    ...["Oct 2025: $9,000, $0", "Nov 2025: $0, $0", "Dec 2025: $0, $0"],
    ...["Jan 2026: $1,000, $0", "Feb 2026: $2,500, $400", "Mar 2026: $3,000, $0"],
  ]);
  expect(await barsOf("all")).toEqual(months.slice(-6));
  await close(500_000, "closed-lost", "2023-05-04");
  expect(await barsOf("all")).toEqual([
    ...["2023: $0, $5,000", "2024: $0, $0", "2025: $9,000, $0", "2026: $6,500, $400"],
  ]);
});
