import { sql } from "drizzle-orm";
import { z } from "zod";
import { HOUR } from "../../platform/clock";
import type { Db } from "../../platform/db/database.server";
import { dayStart } from "../../platform/time/zoned-time";
import { DAY_LIMIT } from "../counts/day-limit";
import type { Storage } from "../report";

/**
 * How much the visits' tables hold. Counting rows would read, and bill, all of them, so hits and visits are the sums of
 * their counts, which have exactly one for each row.
 */
export async function readStorage(db: Db, companyZone: string): Promise<Storage> {
  const raw = sql`(select raw_from_hour from ingest_state)`;
  const folded = sql`(select folded_day from ingest_state)`;
  // Single hits are archived by whole UTC days.
  const hits = sql`coalesce((select sum(views + events) from rollup_days
        where dimension in ('page', 'event') and day >= ${raw} / 24 and day < ${folded}), 0)
    + coalesce((select sum(views + events) from rollup_hours
        where dimension in ('page', 'event') and hour >= max(${raw}, ${folded} * 24)), 0)`;
  const visits = sql`coalesce((select sum(visits) from rollup_days where dimension = 'total' and day < ${folded}), 0)
    + coalesce((select sum(visits) from rollup_hours where dimension = 'total' and hour >= ${folded} * 24), 0)`;
  // The company's day may begin many hours before that of UTC, and after it.
  const beyond = sql`(select json_group_array(json_array(hour, views + events)) from rollup_hours
    where dimension = 'filtered' and hour >= (select rows_day * 24 - 15 from ingest_state)
      and value = (select id from texts where text = ${DAY_LIMIT}))`;
  const [rows, { meta }] = await Promise.all([
    db
      .select({
        hits: sql<number>`${hits}`,
        visits: sql<number>`${visits}`,
        texts: sql<number>`(select coalesce(max(id), 0) from texts)`,
        rawFromHour: sql<number>`${raw}`,
        rowsDay: sql<number>`(select rows_day from ingest_state)`,
        beyond: sql<string>`${beyond}`,
      })
      .from(sql`(select 1)`),
    db.run(sql`select 1`),
  ]);
  const [row] = rows;
  if (!row) throw new Error("The storage query returned no row");
  const { beyond: hourly, ...figures } = row;
  const start = dayStart(figures.rowsDay, companyZone) / HOUR;
  const beyondLimit = hoursOf
    .parse(JSON.parse(hourly))
    .reduce((sum, [hour, amount]) => (hour >= start ? sum + amount : sum), 0);
  return { ...figures, beyondLimit, bytes: meta.size_after };
}

const hoursOf = z.array(z.tuple([z.number(), z.number()]));
