import { getTableColumns, type SQL, sql } from "drizzle-orm";
import { ChangeRefused } from "../../platform/db/change.server";
import type { Db, Statement } from "../../platform/db/database.server";
import { deals, type leads } from "../tables";
import { closeDateAfter, DEFAULT_DEAL_STAGE, lossOf } from "./deal";
import type { NewDeal } from "./deal-forms";

type Deal = typeof deals.$inferSelect;

type Placed = { id: string; rank: string; today: string };

export function newRow(deal: NewDeal, { id, rank, today }: Placed, now: Date): Deal {
  const at = now.toISOString();
  const closing = { from: DEFAULT_DEAL_STAGE, to: deal.stage, current: null, today } as const;
  return {
    id,
    ...deal,
    ...lossOf(deal.stage, deal),
    actualCloseDate: closeDateAfter({ ...closing, place: "lead" }),
    rank,
    stageEnteredAt: at,
    version: 1,
    deletedAt: null,
    createdAt: at,
    updatedAt: at,
  };
}

/** The insert of a deal, which applies only if the condition holds. */
export function insertDealIf(db: Db, row: Deal, condition: SQL): Statement {
  const values: Record<string, unknown> = row;
  const columns = Object.entries(getTableColumns(deals)).map(
    ([name, column]) => sql`${sql.param(values[name], column)}`,
  );
  return db.insert(deals).select(sql`select ${sql.join(columns, sql`, `)} where ${condition}`);
}

type Listing = Pick<typeof leads.$inferSelect, "deletedAt" | "quarantineReason">;

/** @throws ChangeRefused if the lead does not exist, is in the trash or in spam review */
export function requireListed<Lead extends Listing>(lead: Lead | undefined): Lead {
  if (!lead) throw new ChangeRefused(404, "This lead is no longer here.");
  if (lead.deletedAt) throw new ChangeRefused(409, "This lead is in the trash. Restore it first.");
  if (lead.quarantineReason) throw new ChangeRefused(409, "This lead is in spam review. Accept it first.");
  return lead;
}
