import { and, asc, desc, eq, exists, isNull, type SQL, sql } from "drizzle-orm";
import { type Actor, insertAudit, wasRecorded } from "../../platform/db/audit.server";
import { ChangeRefused, lockVersion, retryOnConflict, runIfChanged } from "../../platform/db/change.server";
import type { Db, Statement } from "../../platform/db/database.server";
import { newId } from "../../platform/ids";
import { requireShownAssignee } from "../leads/lead-changes.server";
import { isListed } from "../leads/listed-leads.server";
import { dealStageChanges, deals, leads } from "../tables";
import { closeDateAfter, type DealStage, lossOf } from "./deal";
import type { DealEdit, NewDeal } from "./deal-forms";
import { insertDealIf, newRow, requireListed } from "./new-deal-row.server";
import { rankBetween } from "./rank.server";
import { convertLead, LEAD_OF_DEAL, type Win, winOf } from "./won-deal.server";

export type Deal = typeof deals.$inferSelect;

/**
 * Which deal somebody changes. `today` (YYYY-MM-DD) is the company's date, on which a deal is closed; `convertsLead`
 * its setting that a won deal sets its lead to Converted.
 */
type Changed = { id: string; actor: Actor; today: string; convertsLead?: boolean };

/** Ranks are drawn at random from this many, so that two deals moved to one position concurrently differ. */
export const RANK_CANDIDATES = 16;

/**
 * Stores a deal at the top of its stage. Does nothing if the id exists. Returns the win if it is created as won.
 * @throws ChangeRefused if the lead does not exist, is in the trash or in spam review
 */
export async function createDeal(
  db: Db,
  { id, actor, today, convertsLead = false, ...deal }: NewDeal & Changed,
  now: Date,
): Promise<Win | null> {
  const { win } = await retryOnConflict(async (tries) => {
    const [[found], [known]] = await db.batch([
      db
        .select({ ...LEAD_OF_DEAL, deletedAt: leads.deletedAt, quarantineReason: leads.quarantineReason })
        .from(leads)
        .where(eq(leads.id, deal.leadId)),
      db.select({ id: deals.id }).from(deals).where(eq(deals.id, id)),
    ]);
    if (known) return { win: null };
    const lead = requireListed(found);
    const win = winOf({ from: null, to: deal.stage, lead, convertsLead });
    const top = await readTopRank(db, deal.stage, id);
    const row = newRow(
      deal,
      { id, rank: rankBetween(null, top, tries === 0 ? 1 : RANK_CANDIDATES), today },
      now,
    );
    const isLeadListed = exists(
      db
        .select({ id: leads.id })
        .from(leads)
        .where(and(eq(leads.id, deal.leadId), isListed(leads))),
    );
    const condition = sql`${isRankFree(row)} and ${isLeadListed}`;
    const stored = await runIfChanged(db, insertDealIf(db, row, condition), [
      insertStageChange(db, { id, from: null, to: deal.stage }, actor, now),
      insertAudit(db, { actor, action: "deal.create", entity: "deal", entityId: id, after: row }, now),
      ...convertLead(db, win, actor, now),
    ]);
    return stored ? { win } : null;
  });
  return win;
}

export const DEAL_IS_GONE = "This deal is no longer here.";

/** @throws ChangeRefused (404) if the deal is gone */
async function requireDeal(db: Db, id: string): Promise<Deal> {
  const deal = await readDeal(db, id);
  if (!deal) throw new ChangeRefused(404, DEAL_IS_GONE);
  return deal;
}

async function requireDealWithLead(db: Db, id: string) {
  const [found] = await db
    .select({ deal: deals, lead: LEAD_OF_DEAL })
    .from(deals)
    .innerJoin(leads, eq(leads.id, deals.leadId))
    .where(and(eq(deals.id, id), isNull(deals.deletedAt)));
  if (!found) throw new ChangeRefused(404, DEAL_IS_GONE);
  return found;
}

type Edited = { win: Win | null; version: number };

/**
 * Saves an edit based on the given version. A deal whose stage changes goes to the top of the new stage. Does nothing
 * if the deal already has these values. Returns the version stored, and the win if the edit won it.
 * @throws ChangeRefused if the deal is gone or someone else edited it in the meantime
 */
export async function editDeal(
  db: Db,
  { id, actor, today, convertsLead = false, version, ...edit }: DealEdit & Changed,
  now: Date,
): Promise<Edited> {
  const { deal: before, lead } = await requireDealWithLead(db, id);
  const win = winOf({ from: before.stage, to: edit.stage, lead, convertsLead });
  const closing = { from: before.stage, to: edit.stage, current: before.actualCloseDate, today };
  const stored = { ...edit, ...lossOf(edit.stage, edit) };
  const after = {
    ...stored,
    ...(await placeAfterEdit(db, before, edit.stage, now)),
    actualCloseDate: closeDateAfter({ ...closing, place: "lead" }),
  };
  const saved = await runIfChanged(db, updateDeal(db, { id, version }, after, now), [
    ...(before.stage === edit.stage
      ? []
      : [insertStageChange(db, { id, from: before.stage, to: edit.stage }, actor, now)]),
    insertAudit(db, { actor, action: "deal.update", entity: "deal", entityId: id, before, after }, now),
    ...convertLead(db, win, actor, now),
  ]);
  if (saved) return { win, version: version + 1 };
  const present = await requireDeal(db, id);
  const fields = new Map<string, unknown>(Object.entries(present));
  if (Object.entries(stored).every(([field, value]) => fields.get(field) === value))
    return { win: null, version: present.version };
  throw new ChangeRefused(
    409,
    "Somebody else has changed this deal in the meantime. Open it again to see what is stored.",
  );
}

async function placeAfterEdit(db: Db, before: Deal, stage: DealStage, now: Date) {
  if (before.stage === stage) return {};
  const top = await readTopRank(db, stage, before.id);
  return { rank: rankBetween(null, top, RANK_CANDIDATES), stageEnteredAt: now.toISOString() };
}

type Assignment = { id: string; assigneeId: string | null; shown?: string; actor: Actor };

/**
 * Assigns a deal to a member or to nobody. Concurrent changes to other fields are kept.
 * @throws ChangeRefused if the deal is gone, or no longer assigned as shown
 */
export async function assignDeal(db: Db, { id, actor, ...choice }: Assignment, now: Date): Promise<void> {
  const { assigneeId } = choice;
  await retryOnConflict(async () => {
    const deal = await requireDeal(db, id);
    if (deal.assigneeId === assigneeId) return true;
    requireShownAssignee(deal, choice);
    const change = { before: { assigneeId: deal.assigneeId }, after: { assigneeId } };
    const entry = { actor, action: "deal.assign", entity: "deal", entityId: id, ...change };
    const isWritten = await runIfChanged(db, updateDeal(db, deal, { assigneeId }, now), [
      insertAudit(db, entry, now),
    ]);
    return isWritten || null;
  });
}

/**
 * Deletes a deal permanently; the audit log keeps it with its stages.
 * @throws ChangeRefused if someone else has deleted it
 */
export async function deleteDeal(db: Db, id: string, actor: Actor, now: Date): Promise<void> {
  const removal = { actor, action: "deal.delete", entity: "deal", entityId: id };
  const deal = await readDeal(db, id);
  if (!deal && (await wasRecorded(db, removal))) return;
  if (!deal) throw new ChangeRefused(404, DEAL_IS_GONE);
  const entry = { ...removal, before: { ...deal, stages: await listStageChanges(db, id) } };
  const removed = await runIfChanged(
    db,
    db.delete(deals).where(and(eq(deals.id, id), isNull(deals.deletedAt))),
    [insertAudit(db, entry, now)],
  );
  if (!removed) throw new ChangeRefused(404, DEAL_IS_GONE);
}

export async function readDeal(db: Db, id: string): Promise<Deal | null> {
  const [deal] = await db
    .select()
    .from(deals)
    .where(and(eq(deals.id, id), isNull(deals.deletedAt)));
  return deal ?? null;
}

/** A lead's deals, newest first. */
export function selectLeadDeals(db: Db, leadId: string) {
  return db
    .select()
    .from(deals)
    .where(and(eq(deals.leadId, leadId), isNull(deals.deletedAt)))
    .orderBy(desc(deals.createdAt), desc(deals.id));
}

/** A deal's stage history, oldest first. */
export async function listStageChanges(db: Db, dealId: string) {
  return selectStageChanges(db, dealId);
}

/** The same for a batch. */
export function selectStageChanges(db: Db, dealId: string) {
  return db
    .select()
    .from(dealStageChanges)
    .where(eq(dealStageChanges.dealId, dealId))
    .orderBy(asc(dealStageChanges.createdAt), asc(dealStageChanges.id));
}

/** Returns the update of a deal, which applies only if its version is unchanged. */
export function updateDeal(
  db: Db,
  deal: Pick<Deal, "id" | "version">,
  change: Partial<typeof deals.$inferInsert>,
  now: Date,
  condition?: SQL,
): Statement {
  const lock = lockVersion(deals, deal, now);
  return db
    .update(deals)
    .set({ ...change, ...lock.next })
    .where(and(lock.isUnchanged, isNull(deals.deletedAt), condition));
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

/** No other deal in the stage has this rank: between two equal ranks there would be no room. */
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
