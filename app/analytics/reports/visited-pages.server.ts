import { sql } from "drizzle-orm";
import { HOUR } from "../../platform/clock";
import type { Db } from "../../platform/db/database.server";

/** Sessions, each with the ISO time until which its pages are wanted, and mails whose links began visits. */
export type WantedVisits = { sessions: { sessionId: string; until: string }[]; mailIds: string[] };

export type VisitedPage = {
  id: string;
  path: string;
  title: string;
  at: string;
  /** The mail whose link began the visit, and whether this is the page that it led to. */
  mailId: string | null;
  isFirst: boolean;
};

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const MAX_PAGES = 200;

/** The page views of these visits, newest first, at most 200. Archived ones are not found. */
export async function listVisitedPages(db: Db, { sessions, mailIds }: WantedVisits): Promise<VisitedPage[]> {
  const wanted = sessions.flatMap(({ sessionId, until }) =>
    UUID.test(sessionId) ? [[sessionId.replaceAll("-", ""), Date.parse(until)]] : [],
  );
  if (wanted.length + mailIds.length === 0) return [];
  const time = sql<number>`hits.hour * ${sql.raw(String(HOUR))} + hits.at`;
  // A mail's visit in which a form was sent is wanted by both: max() then takes the row with the mail.
  const rows = await db
    .select({
      id: sql<string>`lower(hex(hits.id))`.as("hit_id"),
      time: time.as("hit_time"),
      path: sql<string>`path.text`.as("path_text"),
      title: sql<string>`title.text`.as("title_text"),
      mailId: sql<string | null>`max(visited.mail_id)`.as("mail_id"),
      isFirst: sql<number>`hits.id = visited.first_hit`.as("is_first"),
    })
    // A visit knows the hours in which it was active, so only their hits are read.
    .from(
      sql`(
        select session, first_hour, first_hit, active_hours, wanted.value ->> 1 until, null mail_id
        from json_each(${JSON.stringify(wanted)}) wanted cross join sessions
          on session >= unhex(wanted.value ->> 0) and session <= unhex(wanted.value ->> 0 || 'ffffffffffff')
        union all
        select session, first_hour, first_hit, active_hours, ${Number.MAX_SAFE_INTEGER}, wanted.value
        from json_each(${JSON.stringify(mailIds)}) wanted
          cross join mail_visits on mail = unhex(wanted.value, '-') cross join sessions on session = visit
      ) visited
        cross join json_each(visited.active_hours) active
        cross join hits on hits.hour = visited.first_hour + active.value and hits.session = visited.session
        join texts path on path.id = hits.path
        join texts title on title.id = hits.title`,
    )
    .where(sql`hits.event_name is null and ${time} <= visited.until`)
    .groupBy(sql`hits.hour, hits.id`)
    .orderBy(sql`hit_time desc, hit_id desc`)
    .limit(MAX_PAGES);
  return rows.map(({ time: at, isFirst, ...row }) => {
    return { ...row, at: new Date(at).toISOString(), isFirst: isFirst === 1 };
  });
}
