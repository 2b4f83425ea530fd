import { sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server";
import type { VisitDimension } from "../attributes";
import type { Channel } from "../channel";
import type { Filters, HourRange } from "../report";
import { type RankedRow, selectLargest } from "./rollups.server";
import { sumOfVisits } from "./visits.server";

type LandingsQuery = {
  range: HourRange;
  filters: Filters;
  channel: Channel;
  rows: number;
  /** Values to list at any rank: those that leads came with. */
  kept: { dimension: VisitDimension; text: string }[];
};

/** The landing pages of one channel's visits: the only list without filters that single visits are read for. */
export async function readLandingsOfChannel(db: Db, query: LandingsQuery): Promise<RankedRow[]> {
  const { range, filters, channel, rows, kept } = query;
  const sums = sumOfVisits(["landing"], range, { ...filters, channel });
  return selectLargest(db, sums, sql`visits`, { count: rows, kept });
}
