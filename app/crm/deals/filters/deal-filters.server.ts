import { and, eq, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import { DAY, isoAfter } from "../../../platform/clock";
import { localDate } from "../../../platform/time/zoned-time";
import { searchWords } from "../../leads/search-text";
import { deals } from "../../tables";
import { DEAL_STAGES } from "../deal";
import { holdsWord } from "../deal-search.server";
import type { DealFilters, StageDays } from "./deal-filters";

/** Who reads the board, when, and after how many days a deal has stood for too long. */
export type DealReading = {
  now: Date;
  zone: string;
  staffId?: string;
  stageDays?: StageDays;
  /** The columns' sums alone. */
  isFolded?: boolean;
};

/** Written out, so that the index of the board's columns applies. */
export const IS_OPEN = sql`${deals.stage} in ('qualification', 'needs-analysis', 'proposal', 'negotiation')`;

/** `weightedOf` a deal: integers, of which SQLite's division cuts off what is less than one. */
export const WEIGHTED = sql<number>`(${deals.value} * case ${deals.stage}
  when 'closed-won' then 100 when 'closed-lost' then 0 else ${deals.probability} end + 5000) / 10000 * 100`;

/** The deals that match all filters; a search needs the lead in the query. Undefined without filters. */
export function matchesFilters(filters: DealFilters, reading: DealReading): SQL | undefined {
  const words = searchWords(filters.q);
  return and(
    ...words.map(holdsWord),
    matchesOwner(filters.owner, reading.staffId),
    filters.closing === "" ? undefined : closesIn(filters.closing, localDate(reading.now, reading.zone)),
    filters.age === "" ? undefined : isStale(reading),
  );
}

/** `owner` is "", "me", "none" or the id of a member. */
export function matchesOwner(owner: string, staffId = ""): SQL | undefined {
  if (owner === "") return undefined;
  if (owner === "none") return isNull(deals.assigneeId);
  return eq(deals.assigneeId, owner === "me" ? staffId : owner);
}

/** `closing` is a month (YYYY-MM), "past" or "none"; `today` is a date. */
function closesIn(closing: string, today: string): SQL | undefined {
  const expected = deals.expectedCloseDate;
  if (closing === "none") return and(IS_OPEN, isNull(expected));
  if (closing === "past") return and(IS_OPEN, lt(expected, `${today.slice(0, 7)}-01`));
  return sql`substr(iif(${IS_OPEN}, ${expected}, ${deals.actualCloseDate}), 1, 7) = ${closing}`;
}

/** Stands in an open stage for longer than its limit. */
export function isStale({ now, stageDays }: Pick<DealReading, "now" | "stageDays">): SQL | undefined {
  const limits = Object.entries(stageDays ?? {});
  const stages = limits.map(([name, days]) => {
    const stage = DEAL_STAGES.find((known) => known === name) ?? "qualification";
    // A day is over once it is whole: 15 days are more than 14.
    return and(eq(deals.stage, stage), sql`${deals.stageEnteredAt} <= ${isoAfter(now, -(days + 1) * DAY)}`);
  });
  return or(...stages) ?? sql`0`;
}
