import { foldDays } from "../../app/analytics/fold.task.server";
import { recordMessages } from "../../app/analytics/record.server";
import type { AnalyticsMessage } from "../../app/analytics/visit";
import { openDb } from "../../app/platform/db/database.server";
import { createTraffic } from "./traffic";

type Env = { ANALYTICS_DB: D1Database };

let traffic: ReturnType<typeof createTraffic> | null = null;
let waiting: AnalyticsMessage[] = [];

/**
 * Runs in workerd beside D1, as the consumer does. `/load?count=…&start=…&perSecond=…` records that many hits of
 * made-up traffic in batches of 100 and tells how long that took, without the time to make them up.
 */
export default {
  async fetch(request, { ANALYTICS_DB }) {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === "/fold") {
      await foldDays(openDb(ANALYTICS_DB), new Date(Number(searchParams.get("now"))));
      return Response.json({});
    }
    traffic ??= createTraffic(
      new Date(Number(searchParams.get("start"))),
      Number(searchParams.get("perSecond")),
    );
    const count = Number(searchParams.get("count"));
    if (waiting.length < count) waiting.push(...traffic.take(count - waiting.length));
    const messages = waiting.slice(0, count);
    waiting = waiting.slice(count);
    let rowsWritten = 0;
    const db = openDb(counted(ANALYTICS_DB, (rows) => (rowsWritten += rows)));
    // Workers' clock stands still while code runs, so the caller measures.
    const started = await clock();
    for (let at = 0; at < count; at += 100) await recordMessages(db, messages.slice(at, at + 100));
    const ms = (await clock()) - started;
    const pageViews = messages.filter(({ type }) => type === "analytics.page-view").length;
    return Response.json({ ms, rowsWritten, pageViews });
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
