import { HOUR } from "../../../platform/clock";
import { CSV_BYTE_ORDER_MARK, csvLine } from "../../../platform/csv";
import type { Db } from "../../../platform/db/database.server";
import { dateText, isoInZone, localDay } from "../../../platform/time/zoned-time";
import { type ReportRange, reportRange } from "../../ranges";
import type { Filters } from "../../report";
import type { ReportSearch } from "../../report-search";
import {
  EVENT_HEADS,
  type ExportPage,
  listExportedEvents,
  listExportedVisits,
  VISIT_HEADS,
} from "../../reports/exported-visits.server";
import { readStoredFrom } from "../../reports/whole-site.server";
import type { RecordTable } from "./export-tables";

const TABLES = {
  visits: { heads: VISIT_HEADS, list: listExportedVisits },
  events: { heads: EVENT_HEADS, list: listExportedEvents },
} as const;

/** Every visit or event of the range that matches the filters, as a file that is read page by page while it is sent. */
export async function exportRecords(
  db: Db,
  { table, search, now }: { table: RecordTable; search: ReportSearch; now: Date },
): Promise<{ pieces: AsyncGenerator<string, void, void>; name: string }> {
  const { since, rawFrom } = await readStoredFrom(db);
  const range = reportRange(search, now, since);
  const { heads, list } = TABLES[table];
  const query = { range: range.current, filters: search.filters };
  const read = (after: string | null) => list(db, query, after);
  // Read before the response begins, so that a failure can still be told.
  const first = await read(null);
  // The archive has older events.
  const from = table === "events" ? Math.max(range.current.from, rawFrom) : range.current.from;
  return {
    pieces: linesOf([`Time (${search.zone})`, ...heads], first, { read, zone: search.zone }),
    name: fileName(table, search.filters, { ...range.days, from: localDay(from * HOUR, search.zone) }),
  };
}

type Source = { read: (after: string | null) => Promise<ExportPage>; zone: string };

async function* linesOf(
  heads: string[],
  first: ExportPage,
  { read, zone }: Source,
): AsyncGenerator<string, void, void> {
  yield CSV_BYTE_ORDER_MARK + csvLine(heads);
  for (let page: ExportPage | null = first; page; page = page.next === null ? null : await read(page.next)) {
    yield page.rows
      .map(([time, ...cells]) =>
        csvLine([isoInZone(Number(time), zone), ...cells.map((cell) => String(cell ?? ""))]),
      )
      .join("");
  }
}

const MAX_NAME = 150;

/** "analytics-visits-2026-03-01-to-2026-03-10-channel-paid.csv" */
export function fileName(table: string, filters: Filters, { from, to }: ReportRange["days"]): string {
  const told = Object.entries(filters).flat().join("-").toLowerCase();
  const safe = told.replace(/[^a-z0-9]+/g, "-").replace(/^-+|-+$/g, "");
  const name = `analytics-${table}-${dateText(from)}-to-${dateText(to)}${safe ? `-${safe}` : ""}`;
  return `${name.slice(0, MAX_NAME)}.csv`;
}
