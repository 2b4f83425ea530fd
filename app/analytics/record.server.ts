import { type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { DAY, isoAfter } from "../platform/clock";
import { type Db, runBatch, type Statement } from "../platform/db/database.server";
import {
  countedHits,
  eventDays,
  pageViewDays,
  pageViewHours,
  sessionDays,
  websiteAnalytics,
  websiteEvents,
} from "./tables";
import { type AnalyticsMessage, type PrivateHit, REDACTED, type StoredEvent, type StoredHit } from "./visit";

export type Hits = { pageViews: StoredHit[]; events: StoredEvent[]; privateHits: PrivateHit[] };

/** A hit is at most 9 kB of JSON; D1 takes at most 2 MB in one value. */
const HITS_PER_BATCH = 200;
const PRUNED_AT_ONCE = 1000;
/** Longer than a message can wait in a queue (4 days) or among the failed jobs. */
const COUNTED_HITS_KEPT = 30 * DAY;

/** Records queue messages; see `recordHits`. */
export async function recordMessages(db: Db, messages: AnalyticsMessage[], now: Date): Promise<void> {
  const hits: Hits = { pageViews: [], events: [], privateHits: [] };
  for (const message of messages) {
    if (message.type === "analytics.page-view") hits.pageViews.push(message.hit);
    else if (message.type === "analytics.event") hits.events.push(message.hit);
    else hits.privateHits.push(message);
  }
  await recordHits(db, hits, now);
}

/**
 * Stores the hits and adds new ones to the counts, in one transaction per 200 hits of a kind. Idempotent: recording a
 * hit again, in this call or a later one, changes nothing.
 */
export async function recordHits(db: Db, hits: Hits, now: Date): Promise<void> {
  const viewChunks = chunksOf(uniqueById(hits.pageViews));
  const eventChunks = chunksOf(uniqueById(hits.events));
  const privateChunks = chunksOf(uniqueById(hits.privateHits));
  const batches = Math.max(viewChunks.length, eventChunks.length, privateChunks.length);
  for (let at = 0; at < batches; at += 1) {
    const [views = [], events = [], privateHits = []] = [viewChunks[at], eventChunks[at], privateChunks[at]];
    // Counts come before the rows: a hit counts as new while its row is missing.
    await runBatch(db, [
      ...countSessions(db, views, events),
      ...storePageViews(db, views),
      ...storeEvents(db, events),
      ...countPrivateHits(db, privateHits, now),
    ]);
  }
}

/** Deletes raw rows older than `rawDays` days in small batches, so that other writes get a turn. Counts stay. */
export async function pruneAnalytics(db: Db, rawDays: number, now: Date): Promise<void> {
  const rawBefore = isoAfter(now, -rawDays * DAY);
  await deleteOlder(db, websiteAnalytics, websiteAnalytics.timestamp, rawBefore);
  await deleteOlder(db, websiteEvents, websiteEvents.timestamp, rawBefore);
  await deleteOlder(db, countedHits, countedHits.countedAt, isoAfter(now, -COUNTED_HITS_KEPT));
}

async function deleteOlder(db: Db, table: SQLiteTable, time: SQLiteColumn, before: string): Promise<void> {
  for (;;) {
    const { meta } = await db.run(
      sql`delete from ${table} where rowid in (select rowid from ${table} where ${time} < ${before} limit ${PRUNED_AT_ONCE})`,
    );
    if (meta.changes < PRUNED_AT_ONCE) return;
  }
}

function storePageViews(db: Db, pageViews: StoredHit[]): Statement[] {
  if (pageViews.length === 0) return [];
  const rows = JSON.stringify(pageViews);
  const isNew = notIn(websiteAnalytics, websiteAnalytics.id);
  return [
    addViewHours(db, rows, isNew),
    addViewDays(db, rows, isNew),
    db
      .insert(websiteAnalytics)
      .select(sql`select ${HIT_VALUES} from json_each(${rows}) where true`)
      .onConflictDoNothing({ target: websiteAnalytics.id }),
  ];
}

function storeEvents(db: Db, events: StoredEvent[]): Statement[] {
  if (events.length === 0) return [];
  const rows = JSON.stringify(events);
  return [
    addEventDays(db, rows, notIn(websiteEvents, websiteEvents.id)),
    db
      .insert(websiteEvents)
      .select(
        sql`select ${HIT_VALUES}, value ->> 'eventType', value ->> 'eventName', value ->> 'eventData'
          from json_each(${rows}) where true`,
      )
      .onConflictDoNothing({ target: websiteEvents.id }),
  ];
}

/** Hits under Global Privacy Control are counted only; their random ids are kept so that each counts once. */
function countPrivateHits(db: Db, hits: PrivateHit[], now: Date): Statement[] {
  if (hits.length === 0) return [];
  const kept = hits.map((hit) => ({ ...hit, deviceType: REDACTED, browser: REDACTED }));
  const views = JSON.stringify(kept.filter((hit) => hit.kind === "page-view"));
  const events = JSON.stringify(kept.filter((hit) => hit.kind === "event"));
  const ids = JSON.stringify(hits.map((hit) => hit.id));
  const isNew = notIn(countedHits, countedHits.id);
  return [
    addViewHours(db, views, isNew),
    addViewDays(db, views, isNew),
    addEventDays(db, events, isNew),
    db
      .insert(countedHits)
      .select(sql`select value, ${now.toISOString()} from json_each(${ids}) where true`)
      .onConflictDoNothing({ target: countedHits.id }),
  ];
}

function countSessions(db: Db, pageViews: StoredHit[], events: StoredEvent[]): Statement[] {
  const seen = JSON.stringify([
    ...pageViews.map((hit) => ({ sessionId: hit.sessionId, day: hit.timestamp.slice(0, 10), converted: 0 })),
    ...events.map((hit) => ({
      sessionId: hit.sessionId,
      day: hit.timestamp.slice(0, 10),
      converted: hit.eventType === "conversion" ? 1 : 0,
    })),
  ]);
  if (seen === "[]") return [];
  return [
    db
      .insert(sessionDays)
      .select(
        sql`select value ->> 'day', value ->> 'sessionId',
            ${isFirstDay(sql`value ->> 'sessionId'`, sql`value ->> 'day'`)}, max(value ->> 'converted')
          from json_each(${seen}) where true group by 1, 2`,
      )
      .onConflictDoUpdate({
        target: [sessionDays.day, sessionDays.sessionId],
        set: { converted: true },
        setWhere: sql`excluded.converted = 1 and ${sessionDays.converted} = 0`,
      }),
    // Fixes sessions across midnight whose second day arrived first or in this batch; writes no other row.
    db
      .update(sessionDays)
      .set({ isFirst: sql`1 - ${sessionDays.isFirst}` })
      .where(
        sql`${sessionDays.sessionId} in (select value ->> 'sessionId' from json_each(${seen}))
          and ${sessionDays.isFirst} <> ${isFirstDay(sql`session_days.session_id`, sql`session_days.day`)}`,
      ),
  ];
}

function isFirstDay(sessionId: SQL, day: SQL): SQL {
  return sql`not exists (select 1 from session_days as earlier where earlier.session_id = ${sessionId} and earlier.day < ${day})`;
}

function addViewHours(db: Db, rows: string, isNew: SQL): Statement {
  return db
    .insert(pageViewHours)
    .select(
      sql`select substr(value ->> 'timestamp', 1, 13), count(*) from json_each(${rows}) as hit where ${isNew} group by 1`,
    )
    .onConflictDoUpdate({
      target: pageViewHours.hour,
      set: { views: sql`${pageViewHours.views} + excluded.views` },
    });
}

function addViewDays(db: Db, rows: string, isNew: SQL): Statement {
  const { day, pagePath, deviceType, browser, views } = pageViewDays;
  return db
    .insert(pageViewDays)
    .select(
      sql`select substr(value ->> 'timestamp', 1, 10), value ->> 'pagePath', value ->> 'deviceType', value ->> 'browser',
          count(*)
        from json_each(${rows}) as hit where ${isNew} group by 1, 2, 3, 4`,
    )
    .onConflictDoUpdate({
      target: [day, pagePath, deviceType, browser],
      set: { views: sql`${views} + excluded.views` },
    });
}

function addEventDays(db: Db, rows: string, isNew: SQL): Statement {
  const { day, eventType, eventName, events } = eventDays;
  return db
    .insert(eventDays)
    .select(
      sql`select substr(value ->> 'timestamp', 1, 10), value ->> 'eventType', value ->> 'eventName', count(*)
        from json_each(${rows}) as hit where ${isNew} group by 1, 2, 3`,
    )
    .onConflictDoUpdate({
      target: [day, eventType, eventName],
      set: { events: sql`${events} + excluded.events` },
    });
}

/** In the column order that both raw tables start with. */
const HIT_VALUES = sql`value ->> 'id', value ->> 'sessionId', value ->> 'pagePath', value ->> 'pageTitle',
  value ->> 'userAgent', value ->> 'referrer', value ->> 'deviceType', value ->> 'browser', value ->> 'os',
  value ->> 'timestamp'`;

function notIn(table: SQLiteTable, id: SQLiteColumn): SQL {
  return sql`not exists (select 1 from ${table} where ${id} = hit.value ->> 'id')`;
}

function uniqueById<Item extends { id: string }>(items: Item[]): Item[] {
  return [...new Map(items.map((item) => [item.id, item])).values()];
}

function chunksOf<Item>(items: Item[]): Item[][] {
  const chunks: Item[][] = [];
  for (let at = 0; at < items.length; at += HITS_PER_BATCH) chunks.push(items.slice(at, at + HITS_PER_BATCH));
  return chunks;
}
