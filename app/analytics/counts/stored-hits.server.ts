import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { HOUR } from "../../platform/clock";
import type { Db } from "../../platform/db/database.server";
import { ATTRIBUTES, mapFields } from "../attributes";
import { type AnalyticsMessage, eventMessage, pageViewMessage } from "../visit";

/** Place of a hit in the order of `hits`. The id is hexadecimal. */
export type HitPosition = { hour: number; id: string };
type Page = { messages: AnalyticsMessage[]; last: HitPosition | null };

const uuid = (column: SQL) => {
  const part = (from: number, length: number) =>
    sql`substr(hex(${column}), ${sql.raw(`${from}, ${length}`)})`;
  return sql<string>`lower(${part(1, 8)} || '-' || ${part(9, 4)} || '-' || ${part(13, 4)} || '-' || ${part(17, 4)} || '-' || ${part(21, 12)})`;
};
/** The names differ from those of all columns: a batch returns rows as objects. */
const textOf = (column: string) =>
  sql<string>`(select text from texts where id = ${sql.raw(`hits.${column}`)})`.as(`${column}_text`);

const COLUMNS = {
  hour: sql<number>`hour`,
  position: sql<string>`hex(hits.id)`.as("position"),
  id: uuid(sql`hits.id`).as("hit_id"),
  sessionId: uuid(sql`session`).as("session_id"),
  visit: sql<string>`substr(hex(session), 33)`.as("visit_digits"),
  time: sql<number>`hour * ${sql.raw(String(HOUR))} + at`.as("time"),
  pagePath: textOf("path"),
  pageTitle: textOf("title"),
  userAgent: textOf("user_agent"),
  referrer: textOf("referrer"),
  ...mapFields((name) => textOf(ATTRIBUTES[name].column)),
  eventType: textOf("event_type"),
  eventName: textOf("event_name"),
  eventData: sql<string | null>`event_data`.as("data_text"),
};

/**
 * The raw rows of a range of hours as the messages that recorded them, in the table's order.
 * @throws ZodError if a row is not what a message can be
 */
export async function listStoredHits(
  db: Db,
  {
    from,
    to,
    after,
    limit,
    only,
  }: { from: number; to: number; after: HitPosition | null; limit: number; only?: SQL },
): Promise<Page> {
  const start = after ?? { hour: from, id: "" };
  const rows = await db
    .select(COLUMNS)
    .from(sql`hits`)
    .where(
      sql`(hour, id) > (${start.hour}, unhex(${start.id})) and hour < ${to}${only ? sql` and ${only}` : sql``}`,
    )
    .orderBy(sql`hour, id`)
    .limit(limit);
  const last = rows.at(-1);
  return { messages: rows.map(toMessage), last: last ? { hour: last.hour, id: last.position } : null };
}

type Row = { [Column in keyof typeof COLUMNS]: unknown };
const dataSchema = z.string().nullable();

function toMessage({
  hour: _,
  position: __,
  time,
  visit,
  eventType,
  eventName,
  eventData,
  ...hit
}: Row): AnalyticsMessage {
  const number = visit === "" ? null : Number.parseInt(String(visit), 16);
  const stored = { ...hit, visit: number, timestamp: new Date(Number(time)).toISOString() };
  const data = dataSchema.parse(eventData);
  if (eventName === null) {
    return pageViewMessage.schema.parse({ v: 1, type: pageViewMessage.type, id: hit.id, hit: stored });
  }
  const event = { ...stored, eventType, eventName, eventData: data === null ? null : JSON.parse(data) };
  return eventMessage.schema.parse({ v: 1, type: eventMessage.type, id: hit.id, hit: event });
}
