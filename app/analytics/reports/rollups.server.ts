import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server";
import { type Dimension, sumIfKnown } from "../counts/dimension";
import { firstDayOfMonth, monthOfDay } from "../counts/months";
import type { HourRange } from "../report";

const HOURS_PER_DAY = 24;

/** Null where they are not known of the whole range. */
const CALLS_AND_FORMS = sql.raw(`${sumIfKnown("calls")} calls, ${sumIfKnown("forms")} forms`);

/** Columns of `sumOf`, as drizzle selects them. */
const SUMS = {
  dimension: sql<Dimension>`dimension`,
  value: sql<number>`value`,
  visits: sql<number>`visits`,
  views: sql<number>`views`,
  events: sql<number>`events`,
  converted: sql<number>`converted`,
};

/**
 * The rollups of a range, summed by dimension and value. Whole UTC months and days come from `rollup_months` and
 * `rollup_days` as far as they are folded, the rest from `rollup_hours`: the cost grows with months and values, not
 * with visits.
 */
export function sumOf(dimensions: readonly Dimension[], { from, to }: HourRange): SQL {
  const firstDay = Math.ceil(from / HOURS_PER_DAY);
  const endDay = Math.max(firstDay, Math.floor(to / HOURS_PER_DAY));
  const names = sql`(${sql.join(
    dimensions.map((name) => sql`${name}`),
    sql`, `,
  )})`;
  /** The first day of the range that is not folded. */
  const unfolded = sql`max(${firstDay}, min(${endDay}, (select folded_day from ingest_state)))`;
  const columns = sql`dimension, value, visits, views, events, converted, calls, forms`;
  const days = (start: SQL | number, end: SQL | number) =>
    sql`select ${columns} from rollup_days where dimension in ${names} and day >= ${start} and day < ${end}`;
  const months = wholeMonths(firstDay, endDay);
  const folded = months
    ? sql`select ${columns} from rollup_months
          where dimension in ${names} and month >= ${months.first} and month < ${months.unfolded}
        union all ${days(firstDay, sql`min(${firstDayOfMonth(months.first)}, ${unfolded})`)}
        union all ${days(months.firstDayLeft, unfolded)}`
    : days(firstDay, unfolded);
  return sql`select dimension, value, sum(visits) visits, sum(views) views, sum(events) events, sum(converted) converted, ${CALLS_AND_FORMS}
    from (
      ${folded}
      union all
      select ${columns} from rollup_hours
        where dimension in ${names} and hour >= ${from} and hour < ${Math.min(to, firstDay * HOURS_PER_DAY)}
      union all
      select ${columns} from rollup_hours
        where dimension in ${names} and hour >= ${unfolded} * ${HOURS_PER_DAY} and hour < ${to}
    ) group by dimension, value`;
}

/** The whole months of days from inclusive to exclusive; null without any. */
function wholeMonths(firstDay: number, endDay: number) {
  const month = monthOfDay(firstDay);
  const first = firstDayOfMonth(month) === firstDay ? month : month + 1;
  const end = monthOfDay(endDay);
  if (end <= first) return null;
  /** The first month that is not folded, and its first day. */
  const unfolded = sql`max(${first}, min(${end}, (select folded_month from ingest_state)))`;
  const firstDayLeft = sql`unixepoch('1970-01-01', ${unfolded} || ' months') / 86400`;
  return { first, unfolded, firstDayLeft };
}

export function selectSums(db: Db, dimensions: readonly Dimension[], range: HourRange) {
  return db.select(SUMS).from(sql`(${sumOf(dimensions, range)})`);
}

/** The values of dimensions in a range with their texts, the most counted first. */
export function selectTexts(db: Db, dimensions: readonly Dimension[], range: HourRange) {
  return withTexts(db, sumOf(dimensions, range));
}

/** Sums with the texts of their values, the most counted first. */
export function withTexts(db: Db, sums: SQL) {
  return db
    .select({ ...SUMS, text: sql<string>`text` })
    .from(sql`(${sums}) join texts on texts.id = value`)
    .orderBy(sql`views + events desc, text`);
}

export type RankedRow = {
  dimension: Dimension | "article";
  text: string;
  amount: number;
  converted: number;
  /** Null if they are not known of the whole range. */
  calls: number | null;
  forms: number | null;
  /** Of the whole dimension: the number of values and their sums. */
  values: number;
  total: number;
  totalConverted: number;
  totalCalls: number | null;
  totalForms: number | null;
};

/** Keeps the `count` largest values of each dimension, and `kept` (dimension and text) at any rank. */
export function selectLargest(
  db: Db,
  sums: SQL,
  amount: SQL,
  { count, kept = [] }: { count: number; kept?: { dimension: string; text: string }[] },
) {
  const names = JSON.stringify(kept.map(({ dimension, text }) => [dimension, text]));
  const isKept = sql`(dimension, text) in (select value ->> 0, value ->> 1 from json_each(${names}))`;
  return db
    .select({
      dimension: sql<Dimension | "article">`dimension`,
      text: sql<string>`text`,
      amount: sql<number>`amount`,
      converted: sql<number>`converted`,
      values: sql<number>`values_of_dimension`,
      total: sql<number>`total`,
      totalConverted: sql<number>`total_converted`,
      calls: sql<number | null>`calls`,
      forms: sql<number | null>`forms`,
      totalCalls: sql<number | null>`total_calls`,
      totalForms: sql<number | null>`total_forms`,
    })
    .from(
      sql`(select dimension, value, ${amount} amount, converted, calls, forms,
          row_number() over (partition by dimension order by ${amount} desc, value) place,
          count(*) over (partition by dimension) values_of_dimension,
          sum(${amount}) over (partition by dimension) total,
          sum(converted) over (partition by dimension) total_converted,
          iif(max(calls is null) over (partition by dimension), null, sum(calls) over (partition by dimension)) total_calls,
          iif(max(forms is null) over (partition by dimension), null, sum(forms) over (partition by dimension)) total_forms
        from (${sums}) where ${amount} > 0) join texts on texts.id = value`,
    )
    .where(sql`place <= ${count} or ${isKept}`)
    .orderBy(sql`dimension, amount desc, text`);
}

/** The sums, plus those of a dimension of paths for articles only, as the dimension `article`. */
export function withArticles(sums: SQL, paths: "landing" | "page"): SQL {
  const columns = sql`value, visits, views, events, converted, calls, forms`;
  return sql`with sums as materialized (${sums})
    select dimension, ${columns} from sums
    union all
    select 'article' dimension, ${columns} from sums where dimension = ${sql.raw(`'${paths}'`)}
      and value in (select id from texts where text > '/blog/' and text < '/blog0')`;
}
