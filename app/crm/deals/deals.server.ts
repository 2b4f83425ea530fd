import { and, asc, desc, eq, exists, getTableColumns, isNull, type SQL, sql } from "drizzle-orm";
import { insertAudit } from "../../platform/db/audit.server";
import { runIfChanged } from "../../platform/db/change.server";
import type { Db, Statement } from "../../platform/db/database.server";
import { newId } from "../../platform/ids";
import { dealStageChanges, deals, leads } from "../tables";
import { closeDateAfter, DEFAULT_DEAL_STAGE, type DealStage } from "./deal";
import type { DealEdit, NewDeal } from "./deal-forms";
import { rankBetween } from "./rank.server";

export type Actor = { id: string; label: string };
export type Deal = typeof deals.$inferSelect;

/** Ranks of two deals that came to one place at once are drawn apart; this often before it is given up. */
export const RANK_ATTEMPTS = 10;
export const RANK_CROWD = 16;

/** Stores a deal at the top of its stage. Returns its id, or null when there is no such lead. */
export async function createDeal(db: Db, deal: NewDeal, actor: Actor, now: Date): Promise<string | null> {
  const id = newId();
  for (let attempt = 0; attempt < RANK_ATTEMPTS; attempt += 1) {
    const [lead] = await db.select({ id: leads.id }).from(leads).where(isLead(deal.leadId));
    if (!lead) return null;
    const top = await readTopRank(db, deal.stage, id);
    const row = newRow(id, deal, rankBetween(null, top, attempt === 0 ? 1 : RANK_CROWD), now);
    const condition = sql`${isRankFree(row)} and ${exists(db.select({ id: leads.id }).from(leads).where(isLead(deal.leadId)))}`;
    const stored = await runIfChanged(db, insertDealIf(db, row, condition), [
      insertStageChange(db, { id, from: null, to: deal.stage }, actor, now),
      insertAudit(db, { actor, action: "deal.create", entity: "deal", entityId: id, after: row }, now),
    ]);
    if (stored) return id;
  }
  throw new Error("No place in the column was free");
}

function newRow(id: string, deal: NewDeal, rank: string, now: Date): Deal {
  const at = now.toISOString();
  const closing = {
    from: DEFAULT_DEAL_STAGE,
    to: deal.stage,
    current: null,
    today: at.slice(0, 10),
  } as const;
  return {
    id,
    ...deal,
    actualCloseDate: closeDateAfter({ ...closing, place: "lead" }),
    rank,
    stageEnteredAt: at,
    version: 1,
    deletedAt: null,
    createdAt: at,
    updatedAt: at,
  };
}

/** changed: somebody else has saved meanwhile; `current` is what is stored now. */
export type EditOutcome = { kind: "saved" } | { kind: "unknown" } | { kind: "changed"; current: Deal };

/** Saves an edit of the version that was on the page. A deal that changes its stage goes to the top of the new one. */
export async function editDeal(
  db: Db,
  id: string,
  { version, ...edit }: DealEdit,
  actor: Actor,
  now: Date,
): Promise<EditOutcome> {
  const before = await readDeal(db, id);
  if (!before) return { kind: "unknown" };
  const today = now.toISOString().slice(0, 10);
  const closing = { from: before.stage, to: edit.stage, current: before.actualCloseDate, today };
  const after = {
    ...edit,
    ...(await placeAfterEdit(db, before, edit.stage, now)),
    actualCloseDate: closeDateAfter({ ...closing, place: "lead" }),
  };
  const saved = await runIfChanged(db, updateDeal(db, { id, version }, after, now), [
    ...(before.stage === edit.stage
      ? []
      : [insertStageChange(db, { id, from: before.stage, to: edit.stage }, actor, now)]),
    insertAudit(db, { actor, action: "deal.update", entity: "deal", entityId: id, before, after }, now),
  ]);
  if (saved) return { kind: "saved" };
  const current = await readDeal(db, id);
  return current ? { kind: "changed", current } : { kind: "unknown" };
}

async function placeAfterEdit(db: Db, before: Deal, stage: DealStage, now: Date) {
  if (before.stage === stage) return {};
  const top = await readTopRank(db, stage, before.id);
  return { rank: rankBetween(null, top, RANK_CROWD), stageEnteredAt: now.toISOString() };
}

/** Removes a deal for good; the audit keeps it with its stages. Returns the deal that was, or null. */
export async function deleteDeal(db: Db, id: string, actor: Actor, now: Date): Promise<Deal | null> {
  const deal = await readDeal(db, id);
  if (!deal) return null;
  const stages = await listStageChanges(db, id);
  const entry = { actor, action: "deal.delete", entity: "deal", entityId: id, before: { ...deal, stages } };
  const removed = await runIfChanged(
    db,
    db.delete(deals).where(and(eq(deals.id, id), isNull(deals.deletedAt))),
    [insertAudit(db, entry, now)],
  );
  return removed ? deal : null;
}

export async function readDeal(db: Db, id: string): Promise<Deal | null> {
  const [deal] = await db
    .select()
    .from(deals)
    .where(and(eq(deals.id, id), isNull(deals.deletedAt)));
  return deal ?? null;
}

/** A lead's deals, newest first. */
export async function listLeadDeals(db: Db, leadId: string): Promise<Deal[]> {
  return db
    .select()
    .from(deals)
    .where(and(eq(deals.leadId, leadId), isNull(deals.deletedAt)))
    .orderBy(desc(deals.createdAt), desc(deals.id));
}

/** The stages that a deal went through, oldest first. */
export async function listStageChanges(db: Db, dealId: string) {
  return db
    .select()
    .from(dealStageChanges)
    .where(eq(dealStageChanges.dealId, dealId))
    .orderBy(asc(dealStageChanges.createdAt), asc(dealStageChanges.id));
}

/** Changes the deal if it is still the version that was read. */
export function updateDeal(
  db: Db,
  { id, version }: { id: string; version: number },
  change: Partial<typeof deals.$inferInsert>,
  now: Date,
  condition?: SQL,
): Statement {
  return db
    .update(deals)
    .set({ ...change, version: version + 1, updatedAt: now.toISOString() })
    .where(and(eq(deals.id, id), eq(deals.version, version), isNull(deals.deletedAt), condition));
}

export function insertStageChange(
  db: Db,
  { id, from, to }: { id: string; from: DealStage | null; to: DealStage },
  actor: Actor,
  now: Date,
): Statement {
  const change = { dealId: id, fromStage: from, toStage: to, actorLabel: actor.label };
  return db.insert(dealStageChanges).values({ id: newId(), ...change, createdAt: now.toISOString() });
}

/** No other deal of the stage has the rank: an equal one would leave no room between the two. */
export function isRankFree({ id, stage, rank }: Pick<Deal, "id" | "stage" | "rank">): SQL {
  return sql`not exists (select 1 from deals as other where other.stage = ${stage} and other.rank = ${rank} and other.deleted_at is null and other.id <> ${id})`;
}

async function readTopRank(db: Db, stage: DealStage, exceptId: string): Promise<string | null> {
  const [top] = await db
    .select({ rank: deals.rank })
    .from(deals)
    .where(and(eq(deals.stage, stage), isNull(deals.deletedAt), sql`${deals.id} <> ${exceptId}`))
    .orderBy(asc(deals.rank), asc(deals.id))
    .limit(1);
  return top?.rank ?? null;
}

function isLead(id: string): SQL {
  return sql`${leads.id} = ${id} and ${leads.deletedAt} is null`;
}

function insertDealIf(db: Db, row: Deal, condition: SQL): Statement {
  const values: Record<string, unknown> = row;
  const columns = Object.entries(getTableColumns(deals)).map(
    ([name, column]) => sql`${sql.param(values[name], column)}`,
  );
  return db.insert(deals).select(sql`select ${sql.join(columns, sql`, `)} where ${condition}`);
}
