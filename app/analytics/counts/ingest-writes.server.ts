import { getTableColumns, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Db, Statement } from "../../platform/db/database.server";
import {
  countedHits,
  hits,
  hourCounts,
  ingestState,
  mailVisits,
  type RowOf,
  rollupDays,
  sessionReturns,
  sessions,
  texts,
} from "../tables";
import type { IngestWrites } from "./apply-hits";
import type { CountRow, HourRow, ReturnRow } from "./count-changes";

type Cell = string | number | null;

/** D1 takes at most 2 MB in one value, and a character has at most 3 bytes. */
const MAX_PARAMETER_LENGTH = 600_000;

/** One statement per table, unless its rows are too large for one parameter; none for a table without rows. */
export function writesToStatements(db: Db, writes: IngestWrites): Statement[] {
  return [
    ...ofRows(texts, writes.texts, (rows) => db.insert(texts).select(rows)),
    ...ofRows(hits, writes.hits, (rows) => db.insert(hits).select(rows)),
    ...deleteSessions(db, writes.movedSessions),
    ...putSessions(db, writes.sessions),
    ...ofRows(countedHits, writes.counted, (rows) => db.insert(countedHits).select(rows)),
    ...ofRows(mailVisits, writes.mailVisits, (rows) =>
      db.insert(mailVisits).select(rows).onConflictDoNothing(),
    ),
    ...putHours(db, writes.hourCounts),
    ...addToDays(db, writes.rollupDays),
    ...unfold(db, writes.unfoldedMonth),
    ...addToReturns(db, writes.returns),
  ];
}

/** The statement for a selection of all rows or, if they are too large for one parameter, one for each part. */
function ofRows<Table extends SQLiteTable>(
  table: Table,
  rows: RowOf<Table>[],
  write: (selection: SQL) => Statement,
  columns: SQLiteColumn[] = Object.values(getTableColumns(table)),
): Statement[] {
  const names = Object.keys(getTableColumns(table));
  return perParameter(cellsOf(rows, names)).map((json) => write(selectCells(json, table, columns)));
}

/** The rows' cells in the order of the names, since names would make the parameter three times as long. */
function cellsOf(rows: Record<string, Cell>[], names: string[]): Cell[][] {
  return rows.map((row) => names.map((name) => row[name] ?? null));
}

/** The rows as one JSON parameter or, if that is too large, as several. */
function perParameter(rows: unknown[]): string[] {
  const parameters: string[] = [];
  let part: string[] = [];
  let length = 0;
  for (const row of rows) {
    const json = JSON.stringify(row);
    if (length + json.length > MAX_PARAMETER_LENGTH) {
      parameters.push(`[${part.join()}]`);
      part = [];
      length = 0;
    }
    part.push(json);
    length += json.length;
  }
  if (part.length > 0) parameters.push(`[${part.join()}]`);
  return parameters;
}

/** Selects columns of rows whose cells are in the table's order. */
function selectCells(rows: string, table: SQLiteTable, columns: SQLiteColumn[]): SQL {
  const all = Object.values<SQLiteColumn>(getTableColumns(table));
  const cells = columns.map((column) => {
    const cell = `row.value ->> ${all.indexOf(column)}`;
    return column.getSQLType() === "blob" ? `unhex(${cell})` : cell;
  });
  return sql`select ${sql.raw(cells.join(", "))} from json_each(${rows}) as row where true`;
}

function deleteSessions(db: Db, ids: string[]): Statement[] {
  return perParameter(ids).map((json) =>
    db
      .delete(sessions)
      .where(sql`${sessions.visit} in (select unhex(row.value) from json_each(${json}) as row)`),
  );
}

const { firstHour, visit, ...changingColumns } = getTableColumns(sessions);
/** A visit's earliest hit may turn out to be another one in the same hour, so its attributes are also written. */
const REPLACED = Object.fromEntries(
  Object.entries(changingColumns).map(([key, { name }]) => [key, sql.raw(`excluded.${name}`)]),
);

function putSessions(db: Db, rows: RowOf<typeof sessions>[]): Statement[] {
  return ofRows(sessions, rows, (selection) =>
    db
      .insert(sessions)
      .select(selection)
      .onConflictDoUpdate({ target: [firstHour, visit], set: REPLACED }),
  );
}

const added = ({ name }: SQLiteColumn) => sql.raw(`${name} + excluded.${name}`);
/** Of rows in which nothing has converted, null is none; otherwise it is not known, and stays so. */
const addedIfKnown = ({ name }: SQLiteColumn) =>
  sql.raw(
    `iif(converted + excluded.converted = 0, 0, iif(converted = 0, 0, ${name}) + iif(excluded.converted = 0, coalesce(excluded.${name}, 0), excluded.${name}))`,
  );

/** The counts of an hour are read, added to and written under one version, so they replace the stored ones. */
function putHours(db: Db, rows: HourRow[]): Statement[] {
  const { dimension, hour } = hourCounts;
  return ofRows(hourCounts, rows, (selection) =>
    db
      .insert(hourCounts)
      .select(selection)
      .onConflictDoUpdate({ target: [dimension, hour], set: { counts: sql`excluded.counts` } }),
  );
}

/** Adds the rows' numbers. A visit that moves takes its numbers along; a row that it leaves empty is deleted. */
function addToDays(db: Db, rows: CountRow[]): Statement[] {
  const { dimension, day, value, visits, views, events, converted, calls, forms } = rollupDays;
  const key = [dimension, day, value];
  const left = rows.filter((row) => Math.min(row.visits, row.views, row.events, row.converted) < 0);
  const sums = {
    visits: added(visits),
    views: added(views),
    events: added(events),
    converted: added(converted),
    calls: addedIfKnown(calls),
    forms: addedIfKnown(forms),
  };
  return [
    ...ofRows(rollupDays, rows, (selection) =>
      db.insert(rollupDays).select(selection).onConflictDoUpdate({ target: key, set: sums }),
    ),
    ...ofRows(
      rollupDays,
      left,
      (keys) =>
        db.delete(rollupDays).where(
          sql`(${dimension}, ${day}, ${value}) in (${keys})
            and (${visits}, ${views}, ${events}, ${converted}) = (0, 0, 0, 0)`,
        ),
      key,
    ),
  ];
}

/** Until the next daily fold, reports add up the days of these months. */
function unfold(db: Db, month: number | null): Statement[] {
  return month === null ? [] : [db.update(ingestState).set({ foldedMonth: month })];
}

function addToReturns(db: Db, rows: ReturnRow[]): Statement[] {
  const { hour, previousHour, sessions: count } = sessionReturns;
  const key = [hour, previousHour];
  return [
    ...ofRows(sessionReturns, rows, (selection) =>
      db
        .insert(sessionReturns)
        .select(selection)
        .onConflictDoUpdate({ target: key, set: { sessions: added(count) } }),
    ),
    ...ofRows(
      sessionReturns,
      rows.filter((row) => row.sessions < 0),
      (keys) =>
        db.delete(sessionReturns).where(sql`(${hour}, ${previousHour}) in (${keys}) and ${count} = 0`),
      key,
    ),
  ];
}
