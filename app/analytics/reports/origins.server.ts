import { sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server";
import type { VisitDimension } from "../dimension";
import type { Filters, HourRange } from "../report";
import { articlesOnly, type RankedRow, selectLargest, sumOf } from "./rollups.server";
import { sumOfVisits } from "./visits.server";

const ORIGINS = ["channel", "campaign", "landing"] as const satisfies readonly VisitDimension[];

export type OriginsQuery = {
  range: HourRange;
  filters: Filters;
  /** The channel whose landing pages are wanted, too. */
  opened: string | null;
  /** Values to list whatever their place: those that leads came with. */
  kept: { dimension: (typeof ORIGINS)[number]; text: string }[];
  /** Rows of each list. */
  rows: number;
};

export type Origins = Record<(typeof ORIGINS)[number] | "article" | "opened", RankedRow[]>;

/** Visits and converted visits of a range by where they came from: the left side of the money line. */
export async function readOrigins(
  db: Db,
  { range, filters, opened, kept, rows }: OriginsQuery,
): Promise<Origins> {
  const isFiltered = Object.keys(filters).length > 0;
  const sums = isFiltered ? sumOfVisits(ORIGINS, range, filters) : sumOf(ORIGINS, range);
  const landings = sql`select * from (${sums}) where dimension = 'landing'`;
  const options = { count: rows, kept };
  const [origins, article, ofChannel] = await db.batch([
    selectLargest(db, sums, sql`visits`, options),
    selectLargest(db, articlesOnly(landings), sql`visits`, options),
    selectLargest(
      db,
      sumOfVisits(["landing"], range, { ...filters, channel: opened ?? "" }),
      sql`visits`,
      options,
    ),
  ]);
  const rowsOf = (dimension: string) => origins.filter((row) => row.dimension === dimension);
  return {
    channel: rowsOf("channel"),
    campaign: rowsOf("campaign"),
    landing: rowsOf("landing"),
    article,
    opened: opened === null ? [] : ofChannel,
  };
}
