import { type SQL, sql } from "drizzle-orm";
import { HOUR } from "../../platform/clock";
import type { Db } from "../../platform/db/database.server";
import { ATTRIBUTES, mapDimensions, VISIT_DIMENSIONS, type VisitDimension } from "../attributes";
import type { FilterName, Filters, HourRange } from "../report";

const HOURS_PER_DAY = 24;

/** Column of `sessions` that holds a dimension. */
const COLUMNS = mapDimensions((name) => sql.raw(ATTRIBUTES[name].column));

/** `filters` with the numbers of their texts, as a common table expression: one parameter, however many filters. */
export function wanted(filters: Filters): SQL {
  const values = JSON.stringify(filters);
  return sql`wanted as materialized (
    select key, (select id from texts where text = value) id from json_each(${values}))`;
}

/** The condition on `sessions` for the filters, except the one on `without`; needs `wanted`. */
export function matches(filters: Filters, without?: FilterName): SQL {
  const conditions = VISIT_DIMENSIONS.flatMap((name) => {
    if (filters[name] === undefined || name === without) return [];
    return [sql` and ${COLUMNS[name]} = (select id from wanted where key = ${sql.raw(`'${name}'`)})`];
  });
  const { depth } = filters;
  if (depth !== undefined && without !== "depth") {
    const views = Number.parseInt(depth, 10);
    conditions.push(depth.endsWith("+") ? sql` and views >= ${views}` : sql` and views = ${views}`);
  }
  if (filters.converted !== undefined && without !== "converted") {
    conditions.push(filters.converted === "1" ? sql` and conversions > 0` : sql` and conversions = 0`);
  }
  return sql.join(conditions);
}

/**
 * Visits that began in a range and match the filters, summed by dimension and value like the rollups. The values of a
 * filtered dimension are listed without its own filter.
 */
export function sumOfVisits(dimensions: readonly VisitDimension[], range: HourRange, filters: Filters): SQL {
  const columns = sql.join(
    dimensions.map((name) => COLUMNS[name]),
    sql`, `,
  );
  const inRange = sql`first_hour >= ${range.from} and first_hour < ${range.to}`;
  const parts = dimensions.map((name) => {
    const source =
      filters[name] === undefined
        ? sql`matching`
        : sql`(select * from sessions where ${inRange}${matches(filters, name)})`;
    return sql`select ${sql.raw(`'${name}'`)} dimension, ${COLUMNS[name]} value, count(*) visits, 0 views, 0 events,
        sum(conversions > 0) converted, ${CALLS_AND_FORMS}
      from ${source} where ${COLUMNS[name]} is not null group by ${COLUMNS[name]}`;
  });
  return sql`with ${wanted(filters)}, matching as materialized (
      select ${columns}, conversions, calls from sessions where ${inRange}${matches(filters)})
    ${nested(parts)}`;
}

/** Null if they are not known of all these visits. */
const CALLS_AND_FORMS = sql.raw(
  ["calls", "conversions - calls"]
    .map(
      (sum, at) =>
        `iif(max(calls is null and conversions > 0), null, coalesce(sum(${sum}), 0)) ${at === 0 ? "calls" : "forms"}`,
    )
    .join(),
);

/** D1 allows five terms in a compound SELECT, so they are nested. */
function nested(parts: SQL[]): SQL {
  const groups: SQL[] = [];
  for (let at = 0; at < parts.length; at += 4) {
    groups.push(sql`select * from (${sql.join(parts.slice(at, at + 4), sql` union all `)})`);
  }
  return sql.join(groups, sql` union all `);
}

export type Step = HourRange & { key: number };

/** Totals for each step of the time axis; steps without a visit are missing. Reads rollups, or visits if filtered. */
export function selectSteps(db: Db, steps: readonly Step[], filters: Filters) {
  const isFiltered = Object.keys(filters).length > 0;
  return db
    .select({
      key: sql<number>`step_key`,
      visits: sql<number>`sum(visits)`,
      views: sql<number>`sum(views)`,
      converted: sql<number>`sum(converted)`,
    })
    .from(sql`(${isFiltered ? stepsOfVisits(steps, filters) : stepsOfRollups(steps)})`)
    .groupBy(sql`step_key`);
}

/** Totals of the visits of an hour that began at `from` (milliseconds since 1970) or later. */
export function selectEndOfHour(db: Db, { from, filters }: { from: number; filters: Filters }) {
  const hour = Math.floor(from / HOUR);
  return db
    .select({
      visits: sql<number>`count(*)`,
      views: sql<number>`coalesce(sum(views), 0)`,
      converted: sql<number>`coalesce(sum(conversions > 0), 0)`,
    })
    .from(
      sql`(with ${wanted(filters)} select views, conversions from sessions
        where first_hour = ${hour} and first_at >= ${from}${matches(filters)})`,
    );
}

function stepsOfVisits(steps: readonly Step[], filters: Filters): SQL {
  const from = Math.min(...steps.map((step) => step.from));
  const to = Math.max(...steps.map((step) => step.to));
  return sql`with ${wanted(filters)}, hours as materialized (
      select first_hour hour, count(*) visits, sum(views) views, sum(conversions > 0) converted
      from sessions where first_hour >= ${from} and first_hour < ${to}${matches(filters)} group by first_hour)
    select value ->> 'key' step_key, visits, views, converted from json_each(${JSON.stringify(steps)})
      cross join hours on hour >= value ->> 'from' and hour < value ->> 'to'`;
}

/** Whole folded days of each step, and the hours before and after them, like `sumOf`. */
function stepsOfRollups(steps: readonly Step[]): SQL {
  const parts = steps.map(({ key, from, to }) => {
    const firstDay = Math.ceil(from / HOURS_PER_DAY);
    return { key, from, to, firstDay, endDay: Math.max(firstDay, Math.floor(to / HOURS_PER_DAY)) };
  });
  const columns = sql`step_key, visits, views, converted`;
  const isTotal = sql`dimension = 'total' and rollup.value = 0`;
  return sql`with step as materialized (
      select value ->> 'key' step_key, value ->> 'from' first, value ->> 'to' after, value ->> 'firstDay' first_day,
        max(value ->> 'firstDay', min(value ->> 'endDay', (select folded_day from ingest_state))) unfolded
      from json_each(${JSON.stringify(parts)}))
    select ${columns} from step cross join rollup_days rollup
      on ${isTotal} and day >= first_day and day < unfolded
    union all
    select ${columns} from step cross join rollup_hours rollup
      on ${isTotal} and hour >= first and hour < min(after, first_day * 24)
    union all
    select ${columns} from step cross join rollup_hours rollup
      on ${isTotal} and hour >= unfolded * 24 and hour < after`;
}
