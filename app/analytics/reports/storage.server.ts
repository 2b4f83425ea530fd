import { sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server";
import { DAY_LIMIT } from "../counts/day-limit";
import type { Storage } from "../report";

/**
 * How much the visits' tables hold. Counting rows would read, and bill, all of them, so hits and visits are the sums of
 * their counts, which have exactly one for each row.
 */
export async function readStorage(db: Db): Promise<Storage> {
  const raw = sql`(select raw_from_hour from ingest_state)`;
  const folded = sql`(select folded_day from ingest_state)`;
  // Single hits are archived by whole UTC days.
  const hits = sql`coalesce((select sum(views + events) from rollup_days
        where dimension in ('page', 'event') and day >= ${raw} / 24 and day < ${folded}), 0)
    + coalesce((select sum(views + events) from rollup_hours
        where dimension in ('page', 'event') and hour >= max(${raw}, ${folded} * 24)), 0)`;
  const visits = sql`coalesce((select sum(visits) from rollup_days where dimension = 'total' and day < ${folded}), 0)
    + coalesce((select sum(visits) from rollup_hours where dimension = 'total' and hour >= ${folded} * 24), 0)`;
  const beyondLimit = sql`coalesce((select sum(views + events) from rollup_hours
    where dimension = 'filtered' and hour >= (select rows_day * 24 from ingest_state)
      and value = (select id from texts where text = ${DAY_LIMIT})), 0)`;
  const [rows, { meta }] = await Promise.all([
    db
      .select({
        hits: sql<number>`${hits}`,
        visits: sql<number>`${visits}`,
        texts: sql<number>`(select coalesce(max(id), 0) from texts)`,
        rawFromHour: sql<number>`${raw}`,
        rowsDay: sql<number>`(select rows_day from ingest_state)`,
        beyondLimit: sql<number>`${beyondLimit}`,
      })
      .from(sql`(select 1)`),
    db.run(sql`select 1`),
  ]);
  const [row] = rows;
  if (!row) throw new Error("The storage query returned no row");
  return { ...row, bytes: meta.size_after };
}
