import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { loadForecast, readBoard, readColumn } from "../../app/crm/deals/board/board.server";
import { DEAL_STAGES } from "../../app/crm/deals/deal";
import { NO_DEAL_FILTERS } from "../../app/crm/deals/filters/deal-filters";
import { listLeadChoices } from "../../app/crm/deals/lead-choices.server";
import { firstRanks } from "../../app/crm/deals/rank.server";
import { readWonValue } from "../../app/crm/deals/won-value.server";
import { recordingDb } from "../support/recording-db";
import { INDEX_ALL_LEADS } from "../support/search-rows";
import { testDb } from "../support/workers-env";

const DEALS = 12_000;
const NOW = new Date("2026-05-04T12:00:00.000Z");

beforeAll(async () => {
  await env.DB.prepare(
    `with recursive n(i) as (select 0 union all select i + 1 from n where i < ${DEALS - 1})
    insert into leads (id, first_name, last_name, business_email, company_name, project_description, source, email_key, created_at, updated_at)
    select 'lead-' || i, 'First', 'Last' || (i % 89), 'p' || i || '@firm.example', 'Firm ' || (i % 500), 'Rooftops', 'import',
      'p' || i || '@firm.example', strftime('%Y-%m-%dT%H:%M:%fZ', '2026-05-04', '-' || i || ' minutes'), '2026-05-04T12:00:00.000Z' from n`,
  ).run();
  await env.DB.prepare(INDEX_ALL_LEADS).run();
  await env.DB.prepare(
    `insert into deals (id, lead_id, title, value, stage, probability, rank, stage_entered_at, created_at, updated_at)
    select 'deal-' || r.key, 'lead-' || r.key, 'Deal ' || r.key, 1000, json_extract(?2, '$[' || (r.key % 6) || ']'), 25, r.value,
      '2026-05-01T00:00:00.000Z', '2026-05-01T00:00:00.000Z', '2026-05-01T00:00:00.000Z' from json_each(?1) r`,
  )
    .bind(JSON.stringify(firstRanks(DEALS)), JSON.stringify(DEAL_STAGES))
    .run();
}, 120_000);

test("the board's headers count every deal, and a cursor deep in a column continues in order", async () => {
  const board = await readBoard(testDb(), { now: NOW, zone: "America/Chicago" });
  // A quarter of $10 is rounded to $3, 8,000 times.
  expect(board).toMatchObject({ count: DEALS, total: "$120,000", open: "$80,000", weighted: "$24,000" });
  expect(board.columns.map(({ count }) => count)).toEqual(DEAL_STAGES.map(() => DEALS / 6));
  const stored = await env.DB.prepare(
    "select rank, id from deals where stage = 'proposal' order by rank limit 11 offset 1500",
  ).all<{ rank: string; id: string }>();
  const [middle, ...next] = stored.results;
  const column = await readColumn(
    testDb(),
    { stage: "proposal", after: middle ?? null },
    {
      now: NOW,
      zone: "America/Chicago",
    },
  );
  expect(column.cards.map(({ id }) => id)).toEqual(next.map(({ id }) => id));
});

test("the board is read from the index of its columns, and so is the forecast", async () => {
  const { db, plans } = recordingDb();
  const reading = { now: NOW, zone: "America/Chicago" };
  await readBoard(db, reading);
  await loadForecast(db, reading, NO_DEAL_FILTERS);
  const [heads, ...columns] = await plans();
  const months = columns.pop();
  expect(heads).toBe("SCAN deals USING COVERING INDEX deals_stage_idx");
  expect(months).toContain("SEARCH deals USING INDEX deals_stage_idx (stage=?)");
  expect(columns).toHaveLength(6);
  for (const column of columns) {
    expect(column).toContain("SEARCH deals USING INDEX deals_stage_idx (stage=?)");
    expect(column).not.toContain("TEMP B-TREE");
  }
});

test("the won value by closing date is read from its own index", async () => {
  const { db, plans } = recordingDb();
  const period = { from: "2026-05-01T00:00:00.000Z", to: "2026-05-05T00:00:00.000Z" };
  const { byDay } = await readWonValue(db, {
    ...{ period, fromDay: "2026-01-01", filters: {} },
    days: { fromDay: "2026-01-01", toDay: "2026-12-31" },
  });
  // Without a closing date, all count on the day they entered the stage: 2,000 deals of $10.
  expect(byDay).toEqual([{ day: "2026-05-01", wonCents: 2_000_000 }]);
  const [sums, older] = (await plans()).slice(-2);
  expect(sums).toContain("COVERING INDEX deals_won_idx");
  expect(older).toContain("INDEX deals_won_idx");
});

test.each([
  ["", "First Last0"],
  ["firm", "First Last0"],
  [`p${DEALS - 1}@firm`, `First Last${(DEALS - 1) % 89}`],
  ["last7 fi", "First Last7"],
])("the leads to choose from for %j are the newest of all that match", async (search, first) => {
  const [choice] = await listLeadChoices(testDb(), search);
  expect(`${choice?.firstName} ${choice?.lastName}`).toBe(first);
});
