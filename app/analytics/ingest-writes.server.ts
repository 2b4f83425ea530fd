import { getTableColumns, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Db, Statement } from "../platform/db/database.server";
import type { IngestWrites } from "./apply-hits";
import type { CountRow, ReturnRow } from "./count-changes";
import {
  countedHits,
  hits,
  hourCounts,
  ingestState,
  rollupDays,
  sessionReturns,
  sessions,
  texts,
} from "./tables";

/** D1 takes at most 2 MB in one value, and a character has at most 3 bytes. */
const MAX_PARAMETER_LENGTH = 600_000;

/** One statement per table, unless its rows are too large for one parameter; none for a table without rows. */
export function writesToStatements(db: Db, writes: IngestWrites): Statement[] {
  const moved = writes.movedSessions;
  return [
    ...perParameter(writes.texts, (rows) => db.insert(texts).select(selectCells(rows, 2))),
    ...perParameter(writes.hits, (rows) => db.insert(hits).select(selectCells(rows, 21, [1, 3]))),
    ...perParameter(moved, (ids) =>
      db
        .delete(sessions)
        .where(sql`${sessions.session} in (select unhex(row.value) from json_each(${ids}) as row)`),
    ),
    ...perParameter(writes.sessions, (rows) => putSessions(db, rows)),
    ...perParameter(writes.counted, (rows) => db.insert(countedHits).select(selectCells(rows, 2, [1]))),
    ...perParameter(writes.hourCounts, (rows) => putHours(db, rows)),
    ...addToDays(db, writes.rollupDays),
    ...unfold(db, writes.unfoldedMonth),
    ...addToReturns(db, writes.returns),
  ];
}

/** The statement for all rows, as one JSON parameter or, if that is too large, as several. */
function perParameter<Row>(rows: Row[], write: (json: string) => Statement): Statement[] {
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
  return parameters.map(write);
}

/** Selects the rows of a parameter, whose cells are in column order; those in `ids` are hex digits of a blob. */
function selectCells(rows: string, columns: number, ids: number[] = []): SQL {
  const cells = Array.from({ length: columns }, (_, at) =>
    ids.includes(at) ? `unhex(row.value ->> ${at})` : `row.value ->> ${at}`,
  );
  return sql`select ${sql.raw(cells.join(", "))} from json_each(${rows}) as row where true`;
}

const { firstHour, session, ...changingColumns } = getTableColumns(sessions);
/** A visit's earliest hit may turn out to be another one in the same hour, so its attributes are written, too. */
const REPLACED = Object.fromEntries(
  Object.entries(changingColumns).map(([key, { name }]) => [key, sql.raw(`excluded.${name}`)]),
);

function putSessions(db: Db, rows: string): Statement {
  return db
    .insert(sessions)
    .select(selectCells(rows, 19, [1, 3]))
    .onConflictDoUpdate({ target: [firstHour, session], set: REPLACED });
}

const added = ({ name }: SQLiteColumn) => sql.raw(`${name} + excluded.${name}`);

/** The counts of an hour are read, added to and written under one version, so they replace the stored ones. */
function putHours(db: Db, rows: string): Statement {
  return db
    .insert(hourCounts)
    .select(selectCells(rows, 3))
    .onConflictDoUpdate({
      target: [hourCounts.dimension, hourCounts.hour],
      set: { counts: sql`excluded.counts` },
    });
}

/** Adds the rows' numbers. A visit that moves takes its numbers along; a row that it leaves empty is deleted. */
function addToDays(db: Db, rows: CountRow[]): Statement[] {
  const { dimension, day, value, visits, views, events, converted } = rollupDays;
  const left = rows.filter(([, , , ...measures]) => measures.some((measure) => measure < 0));
  return [
    ...perParameter(rows, (json) =>
      db
        .insert(rollupDays)
        .select(selectCells(json, 7))
        .onConflictDoUpdate({
          target: [dimension, day, value],
          set: {
            visits: added(visits),
            views: added(views),
            events: added(events),
            converted: added(converted),
          },
        }),
    ),
    ...perParameter(left, (json) =>
      db.delete(rollupDays).where(
        sql`(${dimension}, ${day}, ${value}) in (${selectCells(json, 3)})
          and (${visits}, ${views}, ${events}, ${converted}) = (0, 0, 0, 0)`,
      ),
    ),
  ];
}

/** Until the next daily fold, reports add up the days of these months. */
function unfold(db: Db, month: number | null): Statement[] {
  return month === null ? [] : [db.update(ingestState).set({ foldedMonth: month })];
}

function addToReturns(db: Db, rows: ReturnRow[]): Statement[] {
  const { hour, previousHour, sessions: count } = sessionReturns;
  const left = rows.filter(([, , sessions]) => sessions < 0);
  return [
    ...perParameter(rows, (json) =>
      db
        .insert(sessionReturns)
        .select(selectCells(json, 3))
        .onConflictDoUpdate({ target: [hour, previousHour], set: { sessions: added(count) } }),
    ),
    ...perParameter(left, (json) =>
      db
        .delete(sessionReturns)
        .where(sql`(${hour}, ${previousHour}) in (${selectCells(json, 2)}) and ${count} = 0`),
    ),
  ];
}
