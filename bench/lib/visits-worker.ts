import { loadReport } from "../../app/analytics/analytics-page/load.server";
import { foldCounts } from "../../app/analytics/counts/fold.task.server";
import { recordMessages } from "../../app/analytics/counts/record.server";
import { readReportSearch } from "../../app/analytics/read-search";
import type { AnalyticsMessage } from "../../app/analytics/visit";
import { openDb } from "../../app/platform/db/database.server";
import { batchesOf } from "./arrivals";
import { createTraffic } from "./traffic";

type Env = { DB: D1Database; ANALYTICS_DB: D1Database };

let traffic: ReturnType<typeof createTraffic> | null = null;
let waiting: AnalyticsMessage[] = [];

/**
 * Runs in workerd beside D1, as the consumer and the page do. `/load?count=…&start=…&perSecond=…&batch=…&wait=…` records
 * that many hits of made-up traffic, in batches of so many at most that wait so many seconds, and tells how long that took, without the time to make them up; `/report?now=…` and the
 * page's own parameters loads the dashboard.
 */
export default {
  async fetch(request, { DB, ANALYTICS_DB }) {
    const { pathname, searchParams } = new URL(request.url);
    const now = new Date(Number(searchParams.get("now")));
    if (pathname === "/fold") {
      while ((await foldCounts(openDb(ANALYTICS_DB), now)) > 0);
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
    const seconds = Number(searchParams.get("wait") ?? Number.POSITIVE_INFINITY);
    if (waiting.length < count) waiting.push(...traffic.take(count - waiting.length));
    const messages = waiting.slice(0, count);
    waiting = waiting.slice(count);
    const rows = { written: 0, read: 0 };
    const db = openDb(counted(ANALYTICS_DB, rows));
    // Workers' clock stands still while code runs, so the caller measures.
    const started = await clock();
    const batches = batchesOf(messages, { max_batch_size: batch, max_batch_timeout: seconds });
    for (const one of batches) await recordMessages(db, one);
    const ms = (await clock()) - started;
    return Response.json({ ms, rows, batches: batches.length });
  },
} satisfies ExportedHandler<Env>;

/** The clock advances with every I/O. */
async function clock(): Promise<number> {
  await scheduler.wait(0);
  return Date.now();
}

/** The database, which adds up the rows of each batch, as D1 bills them. */
function counted(database: D1Database, rows: { written: number; read: number }): D1Database {
  const proxy: D1Database = new Proxy(database, {
    get(target, name) {
      if (name === "withSession") return () => proxy;
      if (name === "batch") {
        return async (statements: D1PreparedStatement[]) => {
          const results = await target.batch(statements);
          for (const { meta } of results) {
            rows.written += meta.rows_written;
            rows.read += meta.rows_read;
          }
          return results;
        };
      }
      const value = Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  return proxy;
}
