import { sql } from "drizzle-orm";
import { HOUR } from "../../platform/clock";
import type { Db } from "../../platform/db/database.server";

/** A session, and the ISO time until which its pages are wanted. */
export type VisitUntil = { sessionId: string; until: string };
export type VisitedPage = { id: string; path: string; title: string; at: string };

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const MAX_PAGES = 200;

/** The page views of the sessions' visits up to a time, newest first, at most 200. Archived ones are not found. */
export async function listVisitedPages(db: Db, visits: VisitUntil[]): Promise<VisitedPage[]> {
  const wanted = visits.flatMap(({ sessionId, until }) =>
    UUID.test(sessionId) ? [[sessionId.replaceAll("-", ""), Date.parse(until)]] : [],
  );
  if (wanted.length === 0) return [];
  const time = sql<number>`hits.hour * ${sql.raw(String(HOUR))} + hits.at`;
  const rows = await db
    .select({
      id: sql<string>`lower(hex(hits.id))`.as("hit_id"),
      time: time.as("hit_time"),
      path: sql<string>`path.text`.as("path_text"),
      title: sql<string>`title.text`.as("title_text"),
    })
    // A visit knows the hours in which it was active, so only their hits are read.
    .from(
      sql`json_each(${JSON.stringify(wanted)}) wanted
        cross join sessions on sessions.session >= unhex(wanted.value ->> 0)
          and sessions.session <= unhex(wanted.value ->> 0 || 'ffffffffffff')
        cross join json_each(sessions.active_hours) active
        cross join hits on hits.hour = sessions.first_hour + active.value and hits.session = sessions.session
        join texts path on path.id = hits.path
        join texts title on title.id = hits.title`,
    )
    .where(sql`hits.event_name is null and ${time} <= wanted.value ->> 1`)
    .orderBy(sql`hit_time desc, hit_id desc`)
    .limit(MAX_PAGES);
  return rows.map((row) => ({
    id: row.id,
    path: row.path,
    title: row.title,
    at: new Date(row.time).toISOString(),
  }));
}
