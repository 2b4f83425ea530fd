import { and, asc, desc, eq, isNull, ne, sql } from "drizzle-orm";
import { type Actor, insertAudit } from "../../../platform/db/audit.server";
import { ChangeRefused, retryOnConflict, runIfChanged } from "../../../platform/db/change.server";
import type { Db, Statement } from "../../../platform/db/database.server";
import type { LeadStatus } from "../../leads/lead";
import { deals, leads } from "../../tables";
import { closeDateAfter, type DealPlace, type DealStage, type Loss, lossOf } from "../deal";
import {
  DEAL_IS_GONE,
  type Deal,
  insertStageChange,
  isRankFree,
  RANK_CANDIDATES,
  updateDeal,
} from "../deals.server";
import { rankBetween } from "../rank.server";
import {
  convertLead,
  LEAD_OF_DEAL,
  type LeadOfDeal,
  setLeadStatus,
  type Win,
  winOf,
} from "../won-deal.server";

export type Move = Partial<Loss> & {
  id: string;
  stage: DealStage;
  /** The id of the card above the new position. Empty, or a card no longer in the stage, means the top. */
  after: string;
  place: DealPlace;
  /** The company's date (YYYY-MM-DD), on which a deal is closed. */
  today: string;
  /** The company's setting: a won deal sets its lead to Converted. */
  convertsLead?: boolean;
  /** Undoing a move restores what the stage change had overwritten; `leadStatus` is set if it converted the lead. */
  restore?: { actualCloseDate: string | null; stageEnteredAt: string; leadStatus?: LeadStatus };
};

/** The state before a move, as needed to undo it. */
export type MovedFrom = Loss &
  Pick<Deal, "id" | "title" | "stage" | "actualCloseDate" | "stageEnteredAt"> & {
    after: string;
    win: Win | null;
  };

/**
 * Moves a deal to its new position: one update, with the stage history in the same batch. Concurrent moves cannot
 * collide: each updates only the version it read, and only to a rank that is free.
 * Returns the state before the move. @throws ChangeRefused if the deal is gone
 */
export async function moveDeal(db: Db, move: Move, actor: Actor, now: Date): Promise<MovedFrom> {
  return retryOnConflict(async (tries) => {
    const { found, above, below, afterBefore } = await readSurroundings(db, move);
    if (!found) throw new ChangeRefused(404, DEAL_IS_GONE);
    const { deal, lead } = found;
    const { convertsLead = false } = move;
    const win = move.restore ? null : winOf({ from: deal.stage, to: move.stage, lead, convertsLead });
    const rank = rankBetween(above, below, tries === 0 ? 1 : RANK_CANDIDATES);
    // A lost deal that only changes its place keeps its reason; an undo has the one that the move had overwritten.
    const isMovedWithin = deal.stage === move.stage && !move.restore;
    const loss = lossOf(move.stage, isMovedWithin ? deal : move);
    const after = { stage: move.stage, rank, ...loss, ...datesAfter(deal, move, now) };
    const change = updateDeal(db, deal, after, now, isRankFree({ id: deal.id, stage: move.stage, rank }));
    const before = {
      ...{ stage: deal.stage, rank: deal.rank, actualCloseDate: deal.actualCloseDate },
      ...lossOf(deal.stage, deal),
    };
    const moved = await runIfChanged(db, change, [
      ...(deal.stage === move.stage
        ? []
        : [insertStageChange(db, { id: deal.id, from: deal.stage, to: move.stage }, actor, now)]),
      insertAudit(db, { actor, action: "deal.move", entity: "deal", entityId: deal.id, before, after }, now),
      ...convertLead(db, win, actor, now),
      ...restoreLead(db, { lead, move, actor }, now),
    ]);
    return moved ? { ...deal, after: afterBefore, win } : null;
  });
}

type Restored = { lead: LeadOfDeal; move: Move; actor: Actor };

/** Undoes that the move had converted the lead, unless somebody has changed its status since. */
function restoreLead(db: Db, { lead, move, actor }: Restored, now: Date): Statement[] {
  const status = move.restore?.leadStatus;
  return status && lead.status === "converted" ? setLeadStatus(db, { lead, status, actor }, now) : [];
}

function datesAfter(deal: Deal, move: Move, now: Date) {
  if (move.restore) {
    const { actualCloseDate, stageEnteredAt } = move.restore;
    return { actualCloseDate, stageEnteredAt };
  }
  const at = now.toISOString();
  const closing = { from: deal.stage, to: move.stage, current: deal.actualCloseDate };
  return {
    actualCloseDate: closeDateAfter({ ...closing, today: move.today, place: move.place }),
    stageEnteredAt: deal.stage === move.stage ? deal.stageEnteredAt : at,
  };
}

/** The deal, the ranks above and below its new position, and the card above its old one. */
async function readSurroundings(db: Db, { id, stage, after }: Move) {
  const inStage = and(eq(deals.stage, stage), isNull(deals.deletedAt), ne(deals.id, id));
  const aboveRank = sql`(select rank from deals where id = ${after} and stage = ${stage} and deleted_at is null and id <> ${id})`;
  const old = sql`(select stage, rank, id from deals where id = ${id})`;
  const [[found], [above], [below], [before]] = await db.batch([
    db
      .select({ deal: deals, lead: LEAD_OF_DEAL })
      .from(deals)
      .innerJoin(leads, eq(leads.id, deals.leadId))
      .where(and(eq(deals.id, id), isNull(deals.deletedAt))),
    db
      .select({ rank: deals.rank })
      .from(deals)
      .where(and(inStage, eq(deals.id, after))),
    db
      .select({ rank: deals.rank })
      .from(deals)
      .where(and(inStage, sql`${deals.rank} > coalesce(${aboveRank}, '')`))
      .orderBy(asc(deals.rank))
      .limit(1),
    db
      .select({ id: deals.id })
      .from(deals)
      .where(
        and(
          isNull(deals.deletedAt),
          eq(deals.stage, sql`(select stage from ${old})`),
          sql`(${deals.rank}, ${deals.id}) < (select rank, id from ${old})`,
        ),
      )
      .orderBy(desc(deals.rank), desc(deals.id))
      .limit(1),
  ]);
  return { found, above: above?.rank ?? null, below: below?.rank ?? null, afterBefore: before?.id ?? "" };
}
