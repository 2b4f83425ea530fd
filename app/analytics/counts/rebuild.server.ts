import { gte, sql } from "drizzle-orm";
import { retryOnConflict, runIfChanged } from "../../platform/db/change.server";
import { type Db, runBatch, type Statement } from "../../platform/db/database.server";
import { hourCounts, ingestState, rollupDays, sessionReturns, sessions } from "../tables";
import type { AnalyticsMessage } from "../visit";
import { applyHits } from "./apply-hits";
import { DERIVED_DIMENSIONS, type Dimension } from "./dimension";
import { toIncoming } from "./incoming";
import { advanceVersion, readIngestState } from "./ingest-state.server";
import { writesToStatements } from "./ingest-writes.server";
import { monthOfDay } from "./months";
import { type HitPosition, listStoredHits } from "./stored-hits.server";

const HITS_AT_ONCE = 500;
const HOURS_PER_DAY = 24;
const FOREVER = Number.MAX_SAFE_INTEGER;

/**
 * Computes visits and counts again from the raw rows, by the code that recorded them. Nothing else may record at the
 * same time. Visits that began before the oldest raw row are kept as they are, and so are the counts without rows. If
 * it is stopped, run it again. Returns the number of hits read.
 */
export async function rebuildRollups(db: Db): Promise<number> {
  const [state] = await db.select({ from: ingestState.rawFromHour }).from(ingestState);
  const from = state?.from ?? 0;
  await runBatch(db, clearDerived(db, from));
  let read = 0;
  let after: HitPosition | null = null;
  for (;;) {
    const only = sql`not exists (select 1 from sessions kept where kept.session = hits.session and kept.first_hour < ${from})`;
    const page: Awaited<ReturnType<typeof listStoredHits>> = await listStoredHits(db, {
      ...{ from, to: FOREVER, after, limit: HITS_AT_ONCE, only },
    });
    if (!page.last) return read;
    await retryOnConflict(() => replay(db, page.messages));
    after = page.last;
    read += page.messages.length;
  }
}

function clearDerived(db: Db, from: number): Statement[] {
  const day = Math.floor(from / HOURS_PER_DAY);
  const isDerived = sql`dimension in (select value from json_each(${JSON.stringify(DERIVED_DIMENSIONS)}))`;
  const countKept = (dimension: Dimension, column: string, measure: "views" | "events", condition: string) =>
    db.insert(hourCounts).select(
      sql`select ${dimension}, hour, json_group_object(value, json_array(0, ${sql.raw(measure === "views" ? "n, 0" : "0, n")}, 0))
        from (
          select hour, ${sql.raw(column)} value, count(*) n from hits
          where ${sql.raw(condition)} and session in (select session from sessions where first_hour < ${from})
          group by hour, ${sql.raw(column)}
        ) group by hour`,
    );
  return [
    db.delete(sessions).where(gte(sessions.firstHour, from)),
    db.delete(hourCounts).where(sql`${isDerived} and hour >= ${from}`),
    db.delete(rollupDays).where(gte(rollupDays.day, day)),
    db.update(ingestState).set({
      foldedDay: sql`min(folded_day, ${day})`,
      foldedMonth: sql`min(folded_month, ${monthOfDay(day)})`,
      version: sql`version + 1`,
    }),
    db.delete(sessionReturns).where(gte(sessionReturns.hour, from)),
    // When sessions with visits that began earlier were active again since.
    db.insert(sessionReturns).select(
      sql`select hour, previous, count(*) from (
          select hour, lag(hour) over (partition by tab order by hour) previous from (
            select distinct substr(session, 1, 16) tab, first_hour + value hour from sessions, json_each(active_hours)
            where first_hour < ${from}))
        where hour >= ${from} and previous is not null group by 1, 2`,
    ),
    countKept("page", "path", "views", "event_name is null"),
    countKept("page_device", "device", "views", "event_name is null"),
    countKept("page_browser", "browser", "views", "event_name is null"),
    countKept("event", "event_name", "events", "event_name is not null"),
  ];
}

/** Records hits that have their rows already. */
async function replay(db: Db, messages: AnalyticsMessage[]): Promise<true | null> {
  const incoming = toIncoming(messages);
  const { version, state } = await readIngestState(db, incoming);
  const writes = applyHits({ ...state, known: new Set() }, incoming);
  const statements = writesToStatements(db, { ...writes, hits: [] });
  return (await runIfChanged(db, advanceVersion(db, version), statements)) || null;
}
