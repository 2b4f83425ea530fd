import { eq, lt, sql } from "drizzle-orm";
import { DAY } from "../../platform/clock";
import { retryOnConflict, runIfChanged } from "../../platform/db/change.server";
import type { Db } from "../../platform/db/database.server";
import { ingestState, rollupDays, rollupMonths } from "../tables";
import { DIMENSIONS, sumIfKnown } from "./dimension";
import { advanceVersion } from "./ingest-state.server";
import { firstDayOfMonth, monthOfDay } from "./months";

const HOURS_PER_DAY = 24;
/** Almost every hit comes within a day; a later one is added to both tables. */
const UNFOLDED_DAYS = 1;

const SUMS = sql.raw(
  `sum(visits), sum(views), sum(events), sum(converted), ${sumIfKnown("calls")}, ${sumIfKnown("forms")}`,
);

/** Days and months of one call: two database calls each. */
const FOLDED_AT_ONCE = 100;

/**
 * Adds up the counts by UTC day for every day before yesterday, and by UTC month for every month whose days are, one
 * day or month a transaction. Returns how many were folded, at most 100; none once all are.
 */
export async function foldCounts(db: Db, now: Date): Promise<number> {
  const end = Math.floor(now.getTime() / DAY) - UNFOLDED_DAYS;
  const folds = [() => foldNextDay(db, end), () => foldNextMonth(db)];
  let folded = 0;
  for (const fold of folds) {
    while (folded < FOLDED_AT_ONCE && (await retryOnConflict(fold)) === "folded") folded += 1;
  }
  return folded;
}

async function foldNextDay(db: Db, end: number): Promise<"folded" | "none left" | null> {
  const [state] = await db
    .select({
      version: ingestState.version,
      foldedDay: ingestState.foldedDay,
      firstHour: sql<number | null>`(select min(hour) from rollup_hours where dimension in
        (select value from json_each(${JSON.stringify(DIMENSIONS)})))`,
    })
    .from(ingestState);
  if (!state || state.firstHour === null) return "none left";
  const day = Math.max(state.foldedDay, Math.floor(state.firstHour / HOURS_PER_DAY));
  if (day >= end) return "none left";
  const isFolded = await runIfChanged(db, advanceVersion(db, state.version), [
    db.delete(rollupDays).where(eq(rollupDays.day, day)),
    db.insert(rollupDays).select(
      sql`select dimension, ${day}, value, ${SUMS} from rollup_hours
        where dimension in (select value from json_each(${JSON.stringify(DIMENSIONS)}))
          and hour >= ${day * HOURS_PER_DAY} and hour < ${(day + 1) * HOURS_PER_DAY}
        group by dimension, value`,
    ),
    db
      .update(ingestState)
      .set({ foldedDay: day + 1 })
      .where(lt(ingestState.foldedDay, day + 1)),
  ]);
  return isFolded ? "folded" : null;
}

async function foldNextMonth(db: Db): Promise<"folded" | "none left" | null> {
  const [state] = await db
    .select({
      version: ingestState.version,
      foldedDay: ingestState.foldedDay,
      foldedMonth: ingestState.foldedMonth,
      firstDay: sql<number | null>`(select min(day) from rollup_days where dimension in
        (select value from json_each(${JSON.stringify(DIMENSIONS)})))`,
    })
    .from(ingestState);
  if (!state || state.firstDay === null) return "none left";
  const month = Math.max(state.foldedMonth, monthOfDay(state.firstDay));
  const [from, to] = [firstDayOfMonth(month), firstDayOfMonth(month + 1)];
  if (to > state.foldedDay) return "none left";
  const isFolded = await runIfChanged(db, advanceVersion(db, state.version), [
    db.delete(rollupMonths).where(eq(rollupMonths.month, month)),
    db.insert(rollupMonths).select(
      sql`select dimension, ${month}, value, ${SUMS} from rollup_days
        where dimension in (select value from json_each(${JSON.stringify(DIMENSIONS)}))
          and day >= ${from} and day < ${to}
        group by dimension, value`,
    ),
    db.update(ingestState).set({ foldedMonth: month + 1 }),
  ]);
  return isFolded ? "folded" : null;
}
