import { isNull } from "drizzle-orm";
import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import { loadForecast, readBoard, readColumn } from "../../app/crm/deals/board/board.server";
import { readCursor } from "../../app/crm/deals/board/card";
import { moveDeal } from "../../app/crm/deals/board/deal-moves.server";
import { DEAL_STAGES, type DealStage, type Loss, NO_LOSS, weightedOf } from "../../app/crm/deals/deal";
import type { DealEdit, NewDeal } from "../../app/crm/deals/deal-forms";
import { toLeadDeals } from "../../app/crm/deals/deal-view";
import {
  createDeal,
  type Deal,
  deleteDeal,
  editDeal,
  listStageChanges,
  readDeal,
  selectLeadDeals,
} from "../../app/crm/deals/deals.server";
import { NO_DEAL_FILTERS } from "../../app/crm/deals/filters/deal-filters";
import { readDealReports } from "../../app/crm/deals/reports-page/deal-reports.server";
import { toReports } from "../../app/crm/deals/reports-page/load.server";
import { deals } from "../../app/crm/tables";
import { ChangeRefused } from "../../app/platform/db/change.server";
import { newId } from "../../app/platform/ids";
import { formatUsd } from "../../app/platform/money";
import { insertLead } from "../support/leads";
import { findAll } from "../support/page";
import { requestSite } from "../support/site";
import { ORIGIN, signedInStaff } from "../support/staff";
import { clearTables, rows, testDb } from "../support/workers-env";

const LENA = { id: "lena", label: "lena@beaconry.example" };
const OMAR = { id: "omar", label: "omar@beaconry.example" };
const MONDAY = new Date("2026-05-04T10:00:00.000Z");
const TUESDAY = new Date("2026-05-05T10:00:00.000Z");
const dateOf = (at: Date) => at.toISOString().slice(0, 10);

let leadId = "";
beforeEach(async () => {
  await clearTables("audit_log", "deal_stage_changes", "deals", "leads");
  leadId = await insertLead();
});

const newDeal = (values: Partial<NewDeal> = {}): NewDeal => ({
  leadId,
  title: "Two rooftops, PixlSEO",
  value: 1_425_000,
  stage: "qualification",
  probability: 25,
  expectedCloseDate: null,
  assigneeId: null,
  ...NO_LOSS,
  ...values,
});

async function create(values: Partial<NewDeal> = {}, now = MONDAY): Promise<string> {
  const id = newId();
  await createDeal(testDb(), { ...newDeal(values), id, actor: LENA, today: dateOf(now) }, now);
  return id;
}

const save = (id: string, edit: Omit<DealEdit, "assigneeId" | keyof Loss>) =>
  editDeal(
    testDb(),
    { ...NO_LOSS, ...edit, assigneeId: null, id, actor: LENA, today: dateOf(TUESDAY) },
    TUESDAY,
  );

const move = (id: string, stage: DealStage, after = "", place: "board" | "lead" = "board") =>
  moveDeal(testDb(), { id, stage, after, place, today: dateOf(TUESDAY) }, LENA, TUESDAY);

async function titles(stage: DealStage): Promise<string[]> {
  const { columns } = await readBoard(testDb(), { now: TUESDAY, zone: "America/Chicago" });
  return columns.find((column) => column.stage === stage)?.cards.map((card) => card.title) ?? [];
}

const audit = () =>
  rows("select action, entity, entity_id, actor_label, before, after from audit_log order by id");

describe("creating", () => {
  test("[DEAL-012] a deal is stored with its fields, the start of its stage and an audit entry", async () => {
    const id = await create({ expectedCloseDate: "2026-12-20", probability: 50, stage: "proposal" });
    expect(await readDeal(testDb(), id)).toMatchObject({
      leadId,
      title: "Two rooftops, PixlSEO",
      value: 1_425_000,
      stage: "proposal",
      probability: 50,
      expectedCloseDate: "2026-12-20",
      actualCloseDate: null,
      stageEnteredAt: MONDAY.toISOString(),
      createdAt: MONDAY.toISOString(),
      version: 1,
    });
    expect(await listStageChanges(testDb(), id)).toMatchObject([
      { fromStage: null, toStage: "proposal", actorLabel: LENA.label },
    ]);
    expect(await audit()).toMatchObject([{ action: "deal.create", entity: "deal", entity_id: id }]);
  });

  test("a deal without a lead, or of one in the trash, is not stored", async () => {
    const trashed = await insertLead({ deletedAt: MONDAY.toISOString() });
    await expect(create({ leadId: "nobody" })).rejects.toMatchObject({ status: 404 });
    await expect(create({ leadId: trashed })).rejects.toMatchObject({ status: 409 });
    expect(await rows("select count(*) n from deals")).toEqual([{ n: 0 }]);
    expect(await rows("select count(*) n from deal_stage_changes")).toEqual([{ n: 0 }]);
    expect(await audit()).toEqual([]);
  });

  test("[DEAL-005] the newest deal is first in its column, also if two are created at once", async () => {
    await create({ title: "first" });
    await create({ title: "second" });
    await Promise.all([create({ title: "third a" }), create({ title: "third b" })]);
    const shown = await titles("qualification");
    expect(shown.slice(0, 2).sort()).toEqual(["third a", "third b"]);
    expect(shown.slice(2)).toEqual(["second", "first"]);
    const ranks = await rows("select count(distinct rank) n from deals");
    expect(ranks).toEqual([{ n: 4 }]);
  });
});

describe("moving", () => {
  test.each(DEAL_STAGES.flatMap((from) => DEAL_STAGES.map((to) => [from, to] as const)))(
    "[DEAL-008] [DEAL-026] [DEAL-028] from %s to %s",
    async (from, to) => {
      const id = await create({ stage: from });
      expect(await move(id, to)).toMatchObject({ stage: from, title: "Two rooftops, PixlSEO" });
      const deal = await readDeal(testDb(), id);
      const isClosed = to.startsWith("closed");
      // A deal that only changes its position keeps its close date.
      const closedOn = from === to ? "2026-05-04" : "2026-05-05";
      expect(deal).toMatchObject({ stage: to, actualCloseDate: isClosed ? closedOn : null, version: 2 });
      expect(deal?.stageEnteredAt).toBe((from === to ? MONDAY : TUESDAY).toISOString());
      const changes = await listStageChanges(testDb(), id);
      expect(changes.map((change) => change.toStage)).toEqual(from === to ? [from] : [from, to]);
    },
  );

  test("[DEAL-027] closing in the lead's tab keeps an existing close date; on the board it becomes today", async () => {
    const kept = await create({ stage: "closed-lost" });
    await move(kept, "closed-won", "", "lead");
    expect(await readDeal(testDb(), kept)).toMatchObject({ actualCloseDate: "2026-05-04" });
    const renewed = await create({ stage: "closed-lost" });
    await move(renewed, "closed-won");
    expect(await readDeal(testDb(), renewed)).toMatchObject({ actualCloseDate: "2026-05-05" });
  });

  test("a move writes one row of deals, and the card lands below the given one", async () => {
    const [c, b, a] = [
      await create({ title: "c" }),
      await create({ title: "b" }),
      await create({ title: "a" }),
    ];
    const before = await rows("select id, rank, version from deals where id <> ?", a);
    await move(a, "qualification", b);
    expect(await titles("qualification")).toEqual(["b", "a", "c"]);
    expect(await rows("select id, rank, version from deals where id <> ?", a)).toEqual(before);
    await move(a, "qualification", c);
    expect(await titles("qualification")).toEqual(["b", "c", "a"]);
    await move(a, "qualification");
    expect(await titles("qualification")).toEqual(["a", "b", "c"]);
    expect(await listStageChanges(testDb(), a)).toHaveLength(1);
  });

  test("a move below a card that has left the column lands at the top", async () => {
    const anchor = await create({ title: "anchor" });
    const deal = await create({ title: "deal" });
    await create({ title: "there", stage: "proposal" });
    await move(deal, "proposal", anchor);
    expect(await titles("proposal")).toEqual(["deal", "there"]);
  });

  test("undoing a move restores position, stage, close date and days in stage", async () => {
    await create({ title: "below", stage: "closed-won" });
    const deal = await create({ title: "deal", stage: "closed-won" });
    await create({ title: "above", stage: "closed-won" });
    const before = await readDeal(testDb(), deal);
    const from = await move(deal, "proposal");
    if (!from) throw new Error("not moved");
    const restore = { actualCloseDate: from.actualCloseDate, stageEnteredAt: from.stageEnteredAt };
    await moveDeal(testDb(), { ...from, place: "board", restore, today: dateOf(TUESDAY) }, LENA, TUESDAY);
    expect(await titles("closed-won")).toEqual(["above", "deal", "below"]);
    expect(await readDeal(testDb(), deal)).toMatchObject({
      actualCloseDate: before?.actualCloseDate,
      stageEnteredAt: before?.stageEnteredAt,
    });
  });

  test("undoing the move of a lower card puts it below the card that it stood under", async () => {
    for (const title of ["last", "deal", "third", "second", "first"]) await create({ title });
    const [row] = await rows("select id from deals where title = 'deal'");
    const from = await move(String(row?.id), "proposal");
    if (!from) throw new Error("not moved");
    const restore = { actualCloseDate: from.actualCloseDate, stageEnteredAt: from.stageEnteredAt };
    await moveDeal(testDb(), { ...from, place: "board", restore, today: dateOf(TUESDAY) }, LENA, TUESDAY);
    expect(await titles("qualification")).toEqual(["first", "second", "third", "deal", "last"]);
  });

  test("a deal that does not exist is not moved, and nothing is written", async () => {
    await expect(move("nobody", "proposal")).rejects.toMatchObject({ status: 404 });
    expect(await audit()).toEqual([]);
  });

  test("50 parallel moves to one position keep a consistent order", async () => {
    const ids: string[] = [];
    for (let at = 0; at < 50; at += 1) ids.push(await create({ title: `deal ${at}`, value: 100 }));
    const below = await create({ title: "below", stage: "proposal", value: 100 });
    const anchor = await create({ title: "anchor", stage: "proposal", value: 100 });
    await Promise.all(ids.map((id) => move(id, "proposal", anchor)));

    const order = await allTitles("proposal");
    expect(order).toHaveLength(52);
    expect(new Set(order).size).toBe(52);
    expect(order[0]).toBe("anchor");
    expect(order.at(-1)).toBe("below");
    expect(await allTitles("proposal")).toEqual(order);
    expect(await rows("select count(distinct rank) n from deals where stage = 'proposal'")).toEqual([
      { n: 52 },
    ]);
    expect(await rows("select count(*) n from deal_stage_changes where to_stage = 'proposal'")).toEqual([
      { n: 52 },
    ]);
    expect((await readBoard(testDb(), { now: TUESDAY, zone: "America/Chicago" })).columns[2]).toMatchObject({
      count: 52,
      value: "$52",
    });
    // There is still room between any two deals.
    await move(below, "proposal", (await column("proposal"))[20]?.id ?? "");
    expect((await allTitles("proposal"))[21]).toBe("below");
  });

  test("50 parallel moves of one deal leave it in one position with a consistent history", async () => {
    const id = await create();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 50 }, (_, at) => move(id, DEAL_STAGES[at % 6] ?? "proposal")),
    );
    const stored = outcomes.filter((outcome) => outcome.status === "fulfilled").length;
    expect(stored).toBeGreaterThan(0);
    const deal = await readDeal(testDb(), id);
    expect(deal?.version).toBe(1 + stored);
    const changes = await rows("select from_stage, to_stage from deal_stage_changes order by rowid");
    for (const [at, change] of changes.entries()) {
      expect(change.from_stage).toBe(at === 0 ? null : changes[at - 1]?.to_stage);
    }
    expect(changes.at(-1)?.to_stage).toBe(deal?.stage);
  });

  test("equal ranks, such as from an import, are ordered by id and leave room below", async () => {
    const [b, a] = [await create({ title: "b" }), await create({ title: "a" })];
    const deal = await create({ title: "deal" });
    await clearRanks([a, b]);
    const before = await titles("qualification");
    expect(await titles("qualification")).toEqual(before);
    const [upper = ""] = [a, b].sort();
    await move(deal, "qualification", upper);
    expect((await titles("qualification")).at(-1)).toBe("deal");
  });
});

async function clearRanks(ids: string[]): Promise<void> {
  for (const id of ids) await rows("update deals set rank = 'a5' where id = ? returning id", id);
}

async function column(stage: DealStage) {
  const first = await readColumn(testDb(), { stage, after: null }, { now: TUESDAY, zone: "America/Chicago" });
  const cards = [...first.cards];
  for (let next = first.next; next !== null; ) {
    const more = await readColumn(
      testDb(),
      { stage, after: readCursor(next) },
      {
        now: TUESDAY,
        zone: "America/Chicago",
      },
    );
    cards.push(...more.cards);
    next = more.next;
  }
  return cards;
}

async function allTitles(stage: DealStage): Promise<string[]> {
  return (await column(stage)).map((card) => card.title);
}

describe("editing and deleting", () => {
  const edit = { title: "Changed", value: 5050, stage: "qualification", probability: 90 } as const;

  test("[DEAL-024] an edit stores the fields, and the audit log has both versions", async () => {
    const id = await create();
    await save(id, { ...edit, expectedCloseDate: "2026-06-01", version: 1 });
    expect(await readDeal(testDb(), id)).toMatchObject({
      title: "Changed",
      value: 5050,
      probability: 90,
      expectedCloseDate: "2026-06-01",
      version: 2,
    });
    const [, entry] = await audit();
    expect(entry).toMatchObject({ action: "deal.update", actor_label: LENA.label });
    expect(JSON.parse(String(entry?.before))).toMatchObject({ title: "Two rooftops, PixlSEO" });
    expect(JSON.parse(String(entry?.after))).toMatchObject({ title: "Changed" });
  });

  test("an edit that closes sets the close date, writes the stage history and moves the deal to the top", async () => {
    await create({ title: "won before", stage: "closed-won" });
    const id = await create();
    await save(id, { ...edit, stage: "closed-won", expectedCloseDate: null, version: 1 });
    expect(await readDeal(testDb(), id)).toMatchObject({
      stage: "closed-won",
      actualCloseDate: "2026-05-05",
    });
    expect(await titles("closed-won")).toEqual(["Changed", "won before"]);
    expect(await listStageChanges(testDb(), id)).toHaveLength(2);
  });

  test("an edit answers with the version stored, also if it comes twice and changes nothing", async () => {
    const id = await create();
    const once = { ...edit, expectedCloseDate: null, version: 1 };
    expect(await save(id, once)).toEqual({ win: null, version: 2 });
    expect(await save(id, once)).toEqual({ win: null, version: 2 });
    expect(await rows("select version from deals")).toEqual([{ version: 2 }]);
  });

  test("an edit of an outdated version changes nothing", async () => {
    const id = await create();
    await move(id, "proposal");
    await expect(save(id, { ...edit, expectedCloseDate: null, version: 1 })).rejects.toMatchObject({
      status: 409,
    });
    expect(await readDeal(testDb(), id)).toMatchObject({ title: "Two rooftops, PixlSEO", stage: "proposal" });
    expect((await audit()).map((entry) => entry.action)).toEqual(["deal.create", "deal.move"]);
  });

  test("a deleted deal is gone with its history; the audit log keeps both", async () => {
    const id = await create();
    await move(id, "proposal");
    await deleteDeal(testDb(), id, LENA, TUESDAY);
    await expect(deleteDeal(testDb(), id, OMAR, TUESDAY)).rejects.toMatchObject({ status: 404 });
    expect(await rows("select count(*) n from deals")).toEqual([{ n: 0 }]);
    expect(await rows("select count(*) n from deal_stage_changes")).toEqual([{ n: 0 }]);
    const entry = (await audit()).at(-1);
    expect(entry?.action).toBe("deal.delete");
    expect(JSON.parse(String(entry?.before))).toMatchObject({ id, stages: [{}, { toStage: "proposal" }] });
  });
});

describe("reading", () => {
  test("[DEAL-002] [DEAL-003] columns and total have count and value; won weighs 100 %, lost 0, whatever was stored", async () => {
    await create({ value: 1_000_000, probability: 50 });
    await create({ value: 250_050, probability: 10 });
    await create({ value: 5_000_000, probability: 25, stage: "closed-won" });
    await create({ value: 700_000, probability: 90, stage: "closed-lost" });
    const board = await readBoard(testDb(), { now: TUESDAY, zone: "America/Chicago" });
    expect(board).toMatchObject({
      ...{ total: "$69,500.50", count: 4, open: "$12,500.50", weighted: "$5,250" },
      ...{ won: "$50,000", lost: "$7,000" },
    });
    expect(board.columns.map(({ count, value, weighted }) => [count, value, weighted])).toEqual([
      [2, "$12,500.50", "$5,250"],
      [0, "$0", "$0"],
      [0, "$0", "$0"],
      [0, "$0", "$0"],
      [1, "$50,000", "$50,000"],
      [1, "$7,000", "$0"],
    ]);
  });

  test("what a deal weighs is rounded once: heads, months and owners have the same sum, that of what is shown", async () => {
    // By hand: a quarter of $50 is $12.50, so $13; of $51 and $52 about $13; nine tenths of $105.55 is $94.995, so $95.
    await create({ value: 5000, probability: 25 });
    await create({ value: 5000, probability: 25, stage: "proposal", expectedCloseDate: "2026-05-20" });
    await create({ value: 5100, probability: 25, stage: "proposal" });
    await create({ value: 10_555, probability: 90, stage: "negotiation", expectedCloseDate: "2026-06-20" });
    await create({ value: 5200, probability: 25, stage: "negotiation", expectedCloseDate: "2026-06-20" });
    const reading = { now: TUESDAY, zone: "America/Chicago" };
    const board = await readBoard(testDb(), reading);
    expect(board.weighted).toBe("$147");
    expect(board.columns.map(({ weighted }) => weighted)).toEqual(["$13", "$0", "$26", "$108", "$0", "$0"]);
    const months = await loadForecast(testDb(), reading, NO_DEAL_FILTERS);
    expect(months.map(({ weighted }) => weighted)).toEqual(["$13", "$108", "$26"]);
    const period = { fromDay: "2026-05-01", toDay: "2026-05-05", zone: reading.zone, owner: "", staffId: "" };
    const { owners } = toReports(await readDealReports(testDb(), { ...period, now: TUESDAY }), []);
    expect(owners.map(({ weighted }) => weighted)).toEqual(["$147"]);
    const stored = await testDb().select().from(deals);
    expect(stored.map(weightedOf).reduce((sum, cents) => sum + cents, 0)).toBe(14_700);
  });

  test("[DEAL-002] [DEAL-003] the page describes each column, including cards below the fold, and the total", async () => {
    for (let at = 0; at < 12; at += 1) await create({ value: 100_050 });
    await create({ value: 5_000_000, probability: 25, stage: "closed-won" });
    const { headers } = await signedInStaff("board@beaconry.example", "staff", new Date());
    await rows(`insert into profiles (user_id, lead_list) select id, '{"board":"open"}' from users`);
    for (const path of ["/admin/leads", "/admin/deals"]) {
      const page = await (await requestSite(`${ORIGIN}${path}`, { headers })).text();
      const html = page.replaceAll(/<span[^>]*role="tooltip".*?<\/span>/gs, "");
      const texts = async (selector: string) => (await findAll(html, selector)).map(({ text }) => text);
      expect(await texts("[data-stage=qualification] [data-deal]"), path).toHaveLength(10);
      const none = ["0", "$0", "$0 weighted"];
      expect(await texts("[data-stage] header span"), path).toEqual([
        ...["12", "$12,006", "$3,000 weighted"],
        ...[...none, ...none, ...none],
        ...["1", "$50,000", "all time"],
        ...["0", "$0", "all time"],
      ]);
      expect(await texts("[aria-labelledby=pipeline] p"), path).toContain("$62,006 in 13 deals");
      expect(await texts("[aria-labelledby=pipeline] [data-stat]"), path).toEqual([
        ...["Open$12,006", "Weighted$3,000", "Won$50,000", "Lost$0"],
      ]);
    }
  });

  test("a column is loaded page by page until every card was read once", async () => {
    for (let at = 0; at < 45; at += 1) await create({ title: `deal ${at}` });
    const { columns } = await readBoard(testDb(), { now: TUESDAY, zone: "America/Chicago" });
    expect(columns[0]?.cards).toHaveLength(10);
    const order = await allTitles("qualification");
    expect(order).toEqual(Array.from({ length: 45 }, (_, at) => `deal ${44 - at}`));
  });

  test("[DEAL-032] [DEAL-034] a lead's deals are listed newest first with total, count and rounded average", async () => {
    const other = await insertLead();
    await create({ title: "older", probability: 25, value: 100_000 }, MONDAY);
    await create({ title: "newer", probability: 50, value: 50_000 }, TUESDAY);
    await create({ title: "another lead's", leadId: other });
    const summary = toLeadDeals(await selectLeadDeals(testDb(), leadId), [], {
      now: TUESDAY,
      zone: "America/Chicago",
    });
    expect(summary).toMatchObject({ total: "$1,500", count: 2, averageProbability: 38 });
    expect(summary.deals.map((deal) => deal.title)).toEqual(["newer", "older"]);
    expect(toLeadDeals([], [], { now: TUESDAY, zone: "America/Chicago" })).toMatchObject({
      ...{ deals: [], total: "$0", count: 0, averageProbability: 0 },
    });
  });
});

test("the board's headers match the stored deals after any sequence of creations, moves, edits and deletions", async () => {
  const stage = fc.constantFrom(...DEAL_STAGES);
  const probability = fc.constantFrom(10, 25, 50, 75, 90, 100);
  const value = fc.integer({ min: 0, max: 10_000_000 });
  const at = fc.nat({ max: 20 });
  const step = fc.oneof(
    fc.record({ kind: fc.constant("create" as const), stage, probability, value }),
    fc.record({ kind: fc.constant("move" as const), at, stage, after: at }),
    fc.record({ kind: fc.constant("edit" as const), at, stage, probability, value }),
    fc.record({ kind: fc.constant("delete" as const), at }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 15 }), async (steps) => {
      await clearTables("deals");
      for (const item of steps) await run(item).catch(unlessGone);
      const { columns } = await readBoard(testDb(), { now: TUESDAY, zone: "America/Chicago" });
      const heads = columns.map(({ stage, count, value, weighted }) => ({ stage, count, value, weighted }));
      expect(heads).toEqual(await countHeads());
    }),
    { numRuns: 15 },
  );

  async function run(item: typeof step extends fc.Arbitrary<infer Step> ? Step : never): Promise<void> {
    const stored = await rows("select id, version from deals order by id");
    const pick = (index: number) => String(stored[index % Math.max(1, stored.length)]?.id ?? "nobody");
    switch (item.kind) {
      case "create":
        await create(Object.assign({}, item, { kind: undefined }));
        return;
      case "move":
        await move(pick(item.at), item.stage, pick(item.after));
        return;
      case "delete":
        await deleteDeal(testDb(), pick(item.at), LENA, TUESDAY);
        return;
      case "edit": {
        const { stage: to, probability: chance, value: worth } = item;
        const current = await readDeal(testDb(), pick(item.at));
        const edit = {
          title: "x",
          stage: to,
          value: worth,
          expectedCloseDate: null,
          version: current?.version ?? 1,
        };
        const probabilityOf = [10, 25, 50, 75, 90, 100].find((one) => one === chance) ?? 25;
        await save(pick(item.at), { ...edit, probability: asProbability(probabilityOf) });
      }
    }
  }
});

/** There may be no deal left to move, edit or delete. */
function unlessGone(error: unknown): void {
  if (!(error instanceof ChangeRefused) || error.status !== 404) throw error;
}

const asProbability = (value: number): NewDeal["probability"] =>
  ([10, 25, 50, 75, 90, 100] as const).find((one) => one === value) ?? 25;

async function countHeads() {
  const stored = await testDb().select().from(deals).where(isNull(deals.deletedAt));
  return DEAL_STAGES.map((stage) => {
    const inStage = stored.filter((deal) => deal.stage === stage);
    const sum = (of: (deal: Deal) => number) => inStage.reduce((total, deal) => total + of(deal), 0);
    const counted = { "closed-won": 100, "closed-lost": 0 } as Partial<Record<DealStage, number>>;
    const weighted = (deal: Deal) => Math.round((deal.value * (counted[stage] ?? deal.probability)) / 10_000);
    return {
      stage,
      count: inStage.length,
      value: formatUsd(sum((deal) => deal.value)),
      weighted: formatUsd(sum(weighted) * 100),
    };
  });
}
