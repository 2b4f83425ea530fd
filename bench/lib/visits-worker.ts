import { loadReport } from "../../app/analytics/analytics-page/load.server";
import { foldCounts } from "../../app/analytics/counts/fold.task.server";
import { recordMessages } from "../../app/analytics/counts/record.server";
import { readReportSearch } from "../../app/analytics/read-search";
import type { AnalyticsMessage } from "../../app/analytics/visit";
import { openDb } from "../../app/platform/db/database.server";
import { createTraffic } from "./traffic";

type Env = { DB: D1Database; ANALYTICS_DB: D1Database };

let traffic: ReturnType<typeof createTraffic> | null = null;
let waiting: AnalyticsMessage[] = [];

/**
 * Runs in workerd beside D1, as the consumer and the page do. `/load?count=…&start=…&perSecond=…&batch=…` records that
 * many hits of made-up traffic and tells how long that took, without the time to make them up; `/report?now=…` and the
 * page's own parameters loads the dashboard.
 */
export default {
  async fetch(request, { DB, ANALYTICS_DB }) {
    const { pathname, searchParams } = new URL(request.url);
    const now = new Date(Number(searchParams.get("now")));
    if (pathname === "/fold") {
      await foldCounts(openDb(ANALYTICS_DB), now);
      return Response.json({});
    }
    if (pathname === "/report") {
      const databases = { db: openDb(DB), analyticsDb: openDb(ANALYTICS_DB) };
      const { report } = await loadReport(databases, readReportSearch(searchParams, "UTC"), {
        now,
        companyZone: "UTC",
      });
      const missing = Object.entries(report).flatMap(([part, value]) => (value === null ? [part] : []));
      return Response.json({ visits: report.range?.totals.visits ?? null, missing });
    }
    traffic ??= createTraffic(
      new Date(Number(searchParams.get("start"))),
      Number(searchParams.get("perSecond")),
    );
    const count = Number(searchParams.get("count"));
    const batch = Number(searchParams.get("batch"));
    if (waiting.length < count) waiting.push(...traffic.take(count - waiting.length));
    const messages = waiting.slice(0, count);
    waiting = waiting.slice(count);
    let rowsWritten = 0;
    const db = openDb(counted(ANALYTICS_DB, (rows) => (rowsWritten += rows)));
    // Workers' clock stands still while code runs, so the caller measures.
    const started = await clock();
    for (let at = 0; at < count; at += batch) await recordMessages(db, messages.slice(at, at + batch));
    const ms = (await clock()) - started;
    return Response.json({ ms, rowsWritten });
  },
} satisfies ExportedHandler<Env>;

/** The clock advances with every I/O. */
async function clock(): Promise<number> {
  await scheduler.wait(0);
  return Date.now();
}

/** The database, which reports the rows that each batch wrote. */
function counted(database: D1Database, add: (rows: number) => void): D1Database {
  const proxy: D1Database = new Proxy(database, {
    get(target, name) {
      if (name === "withSession") return () => proxy;
      if (name === "batch") {
        return async (statements: D1PreparedStatement[]) => {
          const results = await target.batch(statements);
          add(results.reduce((sum, { meta }) => sum + meta.rows_written, 0));
          return results;
        };
      }
      const value = Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  return proxy;
}
