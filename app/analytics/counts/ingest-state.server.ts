import { eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { z } from "zod";
import type { Db, Statement } from "../../platform/db/database.server";
import { NEARLY_FULL } from "../../platform/db/size.server";
import { mapAttributes } from "../attributes";
import { storableText } from "../collect/hit";
import { countedHits, hits, hourCounts, ingestState, sessions, texts } from "../tables";
import { sessionOfKey } from "../visit";
import type { IngestState } from "./apply-hits";
import { hourKey } from "./count-changes";
import { DAY_LIMIT, type DayRows, STORAGE_FULL } from "./day-limit";
import { DIMENSIONS } from "./dimension";
import { type Incoming, textsOf } from "./incoming";
import type { SessionState } from "./visit-session";

const hoursSchema = z.array(z.number());

/** Reads in one call what `applyHits` needs to know about a batch, and the version under which it holds. */
export async function readIngestState(
  db: Db,
  incoming: Incoming,
): Promise<{ version: number; dayRows: DayRows; isFull: boolean; state: IngestState }> {
  const sessionIds = [...new Set(incoming.hits.map(({ visit }) => sessionOfKey(visit)))];
  const wanted = [...new Set([...textsOf(incoming), DAY_LIMIT, STORAGE_FULL])];
  const [[row], knownHits, knownCounts, sessionRows, textRows, hourRows, { meta }] = await db.batch([
    db
      .select({ ...STATE, lastTextId: sql<number>`(select coalesce(max(id), 0) from texts)` })
      .from(ingestState),
    selectKnown(db, incoming.hits, hits),
    selectKnown(db, incoming.counts, countedHits),
    selectSessions(db, sessionIds),
    db
      .select({ at: sql<number>`wanted.key`, id: texts.id })
      .from(sql`json_each(${JSON.stringify(wanted.map(storableText))}) as wanted`)
      .innerJoin(texts, sql`${texts.text} = wanted.value`),
    selectHours(db, incoming, sessionIds),
    // Only raw results tell the database's size.
    db.run(sql`select 1`),
  ]);
  if (!row) throw new Error("The analytics database has no ingest_state");
  const { version, rowsDay, rowsOnDay, ...state } = row;
  return {
    version,
    dayRows: { day: rowsDay, rows: rowsOnDay },
    isFull: meta.size_after >= NEARLY_FULL,
    state: {
      ...state,
      known: new Set([
        ...knownHits.flatMap(({ at }) => incoming.hits[at]?.id ?? []),
        ...knownCounts.flatMap(({ at }) => incoming.counts[at]?.id ?? []),
      ]),
      sessions: new Map(sessionRows.map((found) => [found.key, toSession(found)])),
      texts: new Map(textRows.map(({ at, id }) => [wanted[at] ?? "", id])),
      hourCounts: new Map(hourRows.map(({ dimension, hour, counts }) => [hourKey(dimension, hour), counts])),
    },
  };
}

/** The first statement of every write: changes no row if another write came between. */
export function advanceVersion(db: Db, version: number, dayRows?: DayRows): Statement {
  return db
    .update(ingestState)
    .set({ version: version + 1, rowsDay: dayRows?.day, rowsOnDay: dayRows?.rows })
    .where(eq(ingestState.version, version));
}

const STATE = {
  version: ingestState.version,
  foldedDay: ingestState.foldedDay,
  foldedMonth: ingestState.foldedMonth,
  rawFromHour: ingestState.rawFromHour,
  rowsDay: ingestState.rowsDay,
  rowsOnDay: ingestState.rowsOnDay,
};

/** A browser that sends a hit again may do so in the next hour, and either may be recorded first. */
function selectKnown(
  db: Db,
  incoming: { hour: number; id: string }[],
  table: typeof hits | typeof countedHits,
) {
  const ids = JSON.stringify(incoming.map(({ hour, id }) => [hour, id]));
  return db
    .select({ at: sql<number>`asked.key` })
    .from(sql`json_each(${ids}) as asked`)
    .where(
      sql`exists (select 1 from ${table} where ${table.id} = unhex(asked.value ->> 1) and ${table.hour}
        in (asked.value ->> 0, (asked.value ->> 0) - 1, (asked.value ->> 0) + 1))`,
    );
}

const { visit: visitColumn, firstHit, ...sessionColumns } = getTableColumns(sessions);

/** All visits of a session begin with its id; no number of theirs is larger. */
const isOfSession = (key: SQL | SQLiteColumn, session: SQL) =>
  sql`${key} >= unhex(${session}) and ${key} <= unhex(${session} || 'ffffffffffff')`;

/** All visits of the sessions: which of them is the first may change. */
function selectSessions(db: Db, ids: string[]) {
  return db
    .select({
      ...sessionColumns,
      key: sql<string>`lower(hex(${visitColumn}))`.as("visit_key"),
      firstHit: sql<string>`lower(hex(${firstHit}))`.as("first_hit_digits"),
    })
    .from(sql`json_each(${JSON.stringify(ids)}) as asked`)
    .innerJoin(sessions, isOfSession(visitColumn, sql`asked.value`));
}

/** The counts of every hour with a hit of the batch, or in which a visit of its sessions began. */
function selectHours(db: Db, { hits, counts }: Incoming, sessionIds: string[]) {
  const hours = [...new Set([...hits, ...counts].map(({ hour }) => hour))];
  return db
    .select()
    .from(hourCounts)
    .where(
      sql`${hourCounts.dimension} in (select value from json_each(${JSON.stringify(DIMENSIONS)})) and ${hourCounts.hour} in (
        select value from json_each(${JSON.stringify(hours)}) union
        select first_hour from json_each(${JSON.stringify(sessionIds)}) as asked
          join sessions on ${isOfSession(sql`session`, sql`asked.value`)})`,
    );
}

type SessionRow = Awaited<ReturnType<typeof selectSessions>>[number];

function toSession(row: SessionRow): SessionState {
  const { firstAt, firstHit: hit, lastAt, firstHour, activeHours, views, events, conversions, calls } = row;
  return {
    firstAt,
    firstHit: hit,
    lastAt,
    hours: hoursSchema.parse(JSON.parse(activeHours)).map((hour) => firstHour + hour),
    attributes: mapAttributes((name) => row[name]),
    views,
    events,
    conversions,
    // A visit without a conversion had no call, even if its row is older than the column.
    calls: conversions === 0 ? 0 : calls,
  };
}
