import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { readBoard, readColumn } from "../../app/crm/deals/board.server";
import { DEAL_STAGES } from "../../app/crm/deals/deal";
import { listLeadChoices } from "../../app/crm/deals/lead-choices.server";
import { firstRanks } from "../../app/crm/deals/rank.server";
import { watchedDb } from "../support/rows-read";

const DEALS = 12_000;
const LIMIT = 500;
const NOW = new Date("2026-05-04T12:00:00.000Z");

beforeAll(async () => {
  await env.DB.prepare(
    `with recursive n(i) as (select 0 union all select i + 1 from n where i < ${DEALS - 1})
    insert into leads (id, first_name, last_name, business_email, company_name, project_description, source, email_key, created_at, updated_at)
    select 'lead-' || i, 'First', 'Last' || (i % 89), 'p' || i || '@firm.example', 'Firm ' || (i % 500), 'Rooftops', 'import',
      'p' || i || '@firm.example', strftime('%Y-%m-%dT%H:%M:%fZ', '2026-05-04', '-' || i || ' minutes'), '2026-05-04T12:00:00.000Z' from n`,
  ).run();
  await env.DB.prepare(
    `insert into deals (id, lead_id, title, value, stage, probability, rank, stage_entered_at, created_at, updated_at)
    select 'deal-' || r.key, 'lead-' || r.key, 'Deal ' || r.key, 1000, json_extract(?2, '$[' || (r.key % 6) || ']'), 25, r.value,
      '2026-05-01T00:00:00.000Z', '2026-05-01T00:00:00.000Z', '2026-05-01T00:00:00.000Z' from json_each(?1) r`,
  )
    .bind(JSON.stringify(firstRanks(DEALS)), JSON.stringify(DEAL_STAGES))
    .run();
}, 120_000);

test("the board's first screen and a column far down read few rows", async () => {
  const { db, measure } = watchedDb();
  const board = await readBoard(db, NOW);
  expect(board.count).toBe(DEALS);
  expect(Math.max(...(await measure()))).toBeLessThanOrEqual(LIMIT);
  const [middle] = (
    await env.DB.prepare(
      "select rank, id from deals where stage = 'proposal' order by rank limit 1 offset 1500",
    ).all<{
      rank: string;
      id: string;
    }>()
  ).results;
  const column = await readColumn(db, "proposal", middle ?? null, NOW);
  expect(column.cards).toHaveLength(10);
  expect(Math.max(...(await measure()))).toBeLessThanOrEqual(LIMIT);
});

test.each(["", "firm", "last7 firm", "fi", "zz"])(
  "the leads on offer for %j read few rows",
  async (search) => {
    const { db, measure } = watchedDb();
    await listLeadChoices(db, search);
    expect(Math.max(...(await measure()))).toBeLessThanOrEqual(LIMIT);
  },
);
