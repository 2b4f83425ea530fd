import { asc, inArray, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server";
import { unsentHits } from "../tables";
import { type AnalyticsMessage, analyticsMessage } from "../visit";

const READ_AT_ONCE = 500;
/** Of one sweep, about six database calls each; the next one goes on. */
const READS = 30;

/**
 * Keeps messages that the queue did not take until the sweep records them. Many requests may do so at the same moment:
 * plain inserts do not get in each other's way, as recording would.
 */
export async function keepUnsentHits(db: Db, messages: AnalyticsMessage[]): Promise<void> {
  const rows = JSON.stringify(messages.map((message) => [message.id, JSON.stringify(message)]));
  await db
    .insert(unsentHits)
    .select(sql`select value ->> 0, value ->> 1 from json_each(${rows}) where true`)
    .onConflictDoNothing();
}

/**
 * Hands kept messages to `record`, oldest ids first, and forgets them once that has succeeded. Returns their number,
 * at most 15,000.
 */
export async function recordUnsentHits(
  db: Db,
  record: (messages: AnalyticsMessage[]) => Promise<void>,
  readAtOnce = READ_AT_ONCE,
): Promise<number> {
  let recorded = 0;
  for (let reads = 0; reads < READS; reads += 1) {
    const rows = await db.select().from(unsentHits).orderBy(asc(unsentHits.id)).limit(readAtOnce);
    if (rows.length === 0) break;
    await record(rows.map(({ message }) => analyticsMessage.parse(JSON.parse(message))));
    const ids = JSON.stringify(rows.map(({ id }) => id));
    await db.delete(unsentHits).where(inArray(unsentHits.id, sql`(select value from json_each(${ids}))`));
    recorded += rows.length;
  }
  return recorded;
}
