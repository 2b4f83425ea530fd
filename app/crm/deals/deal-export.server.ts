import { and, desc, eq, isNull, lt } from "drizzle-orm";
import { users } from "../../auth/tables";
import { CSV_BYTE_ORDER_MARK, csvLine } from "../../platform/csv";
import { type Actor, insertAudit } from "../../platform/db/audit.server";
import type { Db } from "../../platform/db/database.server";
import { decimalUsd } from "../../platform/money";
import { deals, leads } from "../tables";
import { probabilityOf } from "./deal";

const DEALS_PER_READ = 2000;

const HEADER = csvLine([
  ...["Title", "Lead", "Company", "Stage", "Value", "Probability", "Weighted", "Assigned To"],
  ...["Expected Close", "Actual Close", "Created", "Stage Since", "Channel", "Campaign"],
]);

/**
 * Yields every deal of the pipeline as CSV, newest first, some thousand per chunk: stored values, money as decimal
 * dollars, a won deal with 100 % and a lost one with 0. The first read and the audit entry are done before this
 * resolves; if a later read fails, the iteration throws.
 */
export async function exportDeals(
  db: Db,
  actor: Actor,
  now: Date,
): Promise<AsyncGenerator<string, void, void>> {
  const [first] = await db.batch([
    selectDeals(db, null),
    insertAudit(db, { actor, action: "deal.export", entity: "deal", entityId: "list" }, now),
  ]);
  return writePieces(db, first);
}

async function* writePieces(db: Db, first: Row[]): AsyncGenerator<string, void, void> {
  yield CSV_BYTE_ORDER_MARK + HEADER + first.map(toLine).join("");
  for (let page = first; page.length === DEALS_PER_READ; ) {
    page = await selectDeals(db, page.at(-1)?.deal.id ?? null);
    yield page.map(toLine).join("");
  }
}

/** The next deals after one, by their ids, which are in the order of time. */
function selectDeals(db: Db, after: string | null) {
  const { firstName, lastName, companyName, channel, campaign } = leads;
  return db
    .select({
      deal: deals,
      lead: { firstName, lastName, companyName, channel, campaign },
      assignee: users.email,
    })
    .from(deals)
    .innerJoin(leads, eq(leads.id, deals.leadId))
    .leftJoin(users, eq(users.id, deals.assigneeId))
    .where(and(isNull(deals.deletedAt), after === null ? undefined : lt(deals.id, after)))
    .orderBy(desc(deals.id))
    .limit(DEALS_PER_READ);
}
type Row = Awaited<ReturnType<typeof selectDeals>>[number];

function toLine({ deal, lead, assignee }: Row): string {
  const probability = probabilityOf(deal);
  const weighted = Math.round((deal.value * probability) / 100);
  return csvLine([
    ...[deal.title, `${lead.firstName} ${lead.lastName}`.trim(), lead.companyName, deal.stage],
    ...[decimalUsd(deal.value), String(probability), decimalUsd(weighted), assignee ?? ""],
    ...[deal.expectedCloseDate ?? "", deal.actualCloseDate ?? "", deal.createdAt, deal.stageEnteredAt],
    ...[lead.channel ?? "", lead.campaign ?? ""],
  ]);
}
