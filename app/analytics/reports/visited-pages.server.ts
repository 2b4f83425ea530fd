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

/** A visit in which a page was read: of a session (an id) that sent a form, or by a link in a mail (its id). */
export type PageVisit = { page: string; kind: "session" | "mail"; id: string; at: string };

/** No visit began longer before its last page view. */
const LONGEST_VISIT_HOURS = 48;

/**
 * Who may have read these pages: sessions in which a form was sent and visits by links in mails, each with the ISO time
 * at which the page was first read. A page that ends in "*" stands for all that begin so. As `listVisitedPages`, finds
 * no archived page views; at most `limit` rows.
 */
export async function listVisitsOfPages(
  db: Db,
  pages: readonly string[],
  limit: number,
): Promise<PageVisit[]> {
  const asked = sql`select asked.value page, texts.id from json_each(${JSON.stringify(pages)}) asked
    cross join texts on texts.text >= rtrim(asked.value, '*') and texts.text <= iif(asked.value like '%*',
      rtrim(asked.value, '*') || char(1114111), asked.value)`;
  const senders = sql`select distinct hex(substr(session, 1, 16)) session from sessions
    where first_hour >= (select min(hour) from hits) - ${sql.raw(String(LONGEST_VISIT_HOURS))}
      and conversions > coalesce(calls, 0)`;
  const rows = await db.all<{ page: string; kind: PageVisit["kind"]; id: string; time: number }>(sql`
    with asked as materialized (${asked}), senders as materialized (${senders}), visited as (
      select 'session' kind, senders.session id, visit.session, first_hour, active_hours
      from senders cross join sessions visit on visit.session >= unhex(senders.session)
        and visit.session <= unhex(senders.session || 'ffffffffffff')
      union all
      select 'mail', hex(mail), session, first_hour, active_hours
      from mail_visits cross join sessions on session = visit
    )
    select asked.page, kind, lower(visited.id) id, min(hits.hour * ${sql.raw(String(HOUR))} + hits.at) time
    from visited cross join json_each(visited.active_hours) active
      cross join hits on hits.hour = visited.first_hour + active.value and hits.session = visited.session
      cross join asked on asked.id = hits.path
    where hits.event_name is null
    group by asked.page, kind, visited.id limit ${limit}`);
  return rows.map(({ time, id, ...row }) => ({ ...row, id: toUuid(id), at: new Date(time).toISOString() }));
}

function toUuid(hex: string): string {
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
