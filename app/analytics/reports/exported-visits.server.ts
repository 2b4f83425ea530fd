import { type SQL, sql } from "drizzle-orm";
import { HOUR } from "../../platform/clock";
import type { Db } from "../../platform/db/database.server";
import { ATTRIBUTE_NAMES, ATTRIBUTES } from "../attributes";
import type { Filters, HourRange } from "../report";
import { matches, wanted } from "./visits.server";

type Cell = string | number | null;
type Query = { range: HourRange; filters: Filters };
/** Rows of a table in its order, and where the next page begins; null after the last. */
export type ExportPage = { rows: Cell[][]; next: string | null };

const PAGE_ROWS = 2000;

const textOf = (column: string) => sql`(select text from texts where id = ${sql.raw(column)})`;

const attributeTexts = (table: "visits" | "hits") =>
  ATTRIBUTE_NAMES.map((name) => textOf(`${table}.${ATTRIBUTES[name].column}`));

export const VISIT_HEADS = [...ATTRIBUTE_NAMES, "views", "events", "conversions"] as const;

/**
 * The visits that began in a range and match the filters, oldest first: when each began (ms), its attributes, page
 * views, events and conversions. `after` is the place of the page before.
 */
export async function listExportedVisits(db: Db, query: Query, after: string | null): Promise<ExportPage> {
  const [hour, key] = placeOf(after);
  const columns = [sql`first_at`, ...attributeTexts("visits"), sql`views`, sql`events`, sql`conversions`];
  return readPage(
    db,
    sql`with ${wanted(query.filters)}
      select json_array(${list(columns)}) cells, first_hour || ' ' || hex(visits.session) place
      from sessions visits
      where (first_hour, visits.session) > (${hour ?? query.range.from}, unhex(${key ?? ""})) and first_hour < ${query.range.to}${matches(query.filters)}
      order by first_hour, visits.session limit ${PAGE_ROWS}`,
  );
}

/**
 * The events in a range of visits that match the filters, oldest hour first, as far as their rows are kept: time (ms),
 * name, type, data (JSON), path, title, and how their visit came.
 */
export async function listExportedEvents(db: Db, query: Query, after: string | null): Promise<ExportPage> {
  const [hour, id] = placeOf(after);
  const columns = [
    sql`hits.hour * ${sql.raw(String(HOUR))} + hits.at`,
    ...["event_name", "event_type"].map((name) => textOf(`hits.${name}`)),
    sql`hits.event_data`,
    ...["path", "title"].map((name) => textOf(`hits.${name}`)),
    ...attributeTexts("hits"),
  ];
  return readPage(
    db,
    sql`with ${wanted(query.filters)}
      select json_array(${list(columns)}) cells, hits.hour || ' ' || hex(hits.id) place
      from hits
      where (hits.hour, hits.id) > (${hour ?? query.range.from}, unhex(${id ?? ""})) and hits.hour < ${query.range.to}
        and hits.event_name is not null
        and exists (select 1 from sessions where sessions.session = hits.session${matches(query.filters)})
      order by hits.hour, hits.id limit ${PAGE_ROWS}`,
  );
}

export const EVENT_HEADS = ["event", "type", "data", "page", "title", ...ATTRIBUTE_NAMES] as const;

function placeOf(after: string | null): string[] {
  return after === null ? [] : after.split(" ");
}

const list = (columns: SQL[]): SQL => sql.join(columns, sql`, `);

async function readPage(db: Db, query: SQL): Promise<ExportPage> {
  const found = await db.all<{ cells: string; place: string }>(query);
  const rows = found.map(({ cells }): Cell[] => JSON.parse(cells));
  return { rows, next: found.length === PAGE_ROWS ? (found.at(-1)?.place ?? null) : null };
}
