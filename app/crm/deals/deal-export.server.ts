import { and, desc, eq, isNull, lt } from "drizzle-orm";
import { users } from "../../auth/tables";
import { CSV_BYTE_ORDER_MARK, csvLine } from "../../platform/csv";
import { type Actor, insertAudit } from "../../platform/db/audit.server";
import type { Db } from "../../platform/db/database.server";
import { decimalUsd } from "../../platform/money";
import { isoInZone } from "../../platform/time/zoned-time";
import { deals, leads } from "../tables";
import { lostReasonText, probabilityOf, weightedOf } from "./deal";

const DEALS_PER_READ = 2000;

const headerIn = (zone: string) =>
  csvLine([
    ...["Title", "Lead", "Company", "Stage", "Value", "Probability", "Weighted", "Assigned To"],
    ...[
      "Expected Close",
      "Actual Close",
      `Created (${zone})`,
      `Stage Since (${zone})`,
      "Channel",
      "Campaign",
    ],
    ...["Lost Reason", "Lost To", "Lost Note", "Lead Email", "Lead ID"],
  ]);

/**
 * Yields every deal of the pipeline as CSV, newest first, some thousand per chunk: stored values, money as decimal
 * dollars, a won deal with 100 % and a lost one with 0, times in the zone with their offset. The first read and the
 * audit entry are done before this resolves; if a later read fails, the iteration throws.
 */
export async function exportDeals(
  db: Db,
  { actor, zone }: { actor: Actor; zone: string },
  now: Date,
): Promise<AsyncGenerator<string, void, void>> {
  const [first] = await db.batch([
    selectDeals(db, null),
    insertAudit(db, { actor, action: "deal.export", entity: "deal", entityId: "list" }, now),
  ]);
  return writePieces(db, first, zone);
}

async function* writePieces(db: Db, first: Row[], zone: string): AsyncGenerator<string, void, void> {
  const toLine = (row: Row) => lineOf(row, zone);
  yield CSV_BYTE_ORDER_MARK + headerIn(zone) + first.map(toLine).join("");
  for (let page = first; page.length === DEALS_PER_READ; ) {
    page = await selectDeals(db, page.at(-1)?.deal.id ?? null);
    yield page.map(toLine).join("");
  }
}

/** The next deals after one, by their ids, which are in the order of time. */
function selectDeals(db: Db, after: string | null) {
  const { firstName, lastName, companyName, businessEmail, channel, campaign } = leads;
  return db
    .select({
      deal: deals,
      lead: { firstName, lastName, companyName, businessEmail, channel, campaign },
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

function lineOf({ deal, lead, assignee }: Row, zone: string): string {
  const time = (iso: string) => isoInZone(new Date(iso), zone);
  return csvLine([
    ...[deal.title, `${lead.firstName} ${lead.lastName}`.trim(), lead.companyName, deal.stage],
    ...[decimalUsd(deal.value), String(probabilityOf(deal)), decimalUsd(weightedOf(deal)), assignee ?? ""],
    ...[
      deal.expectedCloseDate ?? "",
      deal.actualCloseDate ?? "",
      time(deal.createdAt),
      time(deal.stageEnteredAt),
    ],
    ...[lead.channel ?? "", lead.campaign ?? ""],
    ...[
      deal.stage === "closed-lost" ? lostReasonText(deal.lostReason) : "",
      deal.lostTo ?? "",
      deal.lostNote ?? "",
    ],
    ...[lead.businessEmail, deal.leadId],
  ]);
}
