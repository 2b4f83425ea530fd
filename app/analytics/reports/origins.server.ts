import { sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server";
import type { VisitDimension } from "../dimension";
import type { Filters, HourRange } from "../report";
import { articlesOnly, selectLargest, sumOf } from "./rollups.server";
import { sumOfVisits } from "./visits.server";

const ORIGINS = ["channel", "campaign", "landing"] as const satisfies readonly VisitDimension[];
const ROWS = 20;

type OriginQuery = {
  range: HourRange;
  filters: Filters;
  /** Values to list whatever their place: those that leads came with. */
  kept: { dimension: (typeof ORIGINS)[number]; text: string }[];
  rows?: number;
};

/** Visits and converted visits of a range by where they came from: the left side of the money line. */
export async function readOrigins(db: Db, { range, filters, kept, rows = ROWS }: OriginQuery) {
  const isFiltered = Object.keys(filters).length > 0;
  const sums = isFiltered ? sumOfVisits(ORIGINS, range, filters) : sumOf(ORIGINS, range);
  const options = { count: rows, kept };
  const [origins, articles] = await db.batch([
    selectLargest(db, sums, sql`visits`, options),
    selectLargest(
      db,
      articlesOnly(sql`select * from (${sums}) where dimension = 'landing'`),
      sql`visits`,
      options,
    ),
  ]);
  const rowsOf = (dimension: string) => origins.filter((row) => row.dimension === dimension);
  return {
    channel: rowsOf("channel"),
    campaign: rowsOf("campaign"),
    landing: rowsOf("landing"),
    article: articles,
  };
}
