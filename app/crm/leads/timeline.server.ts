import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { VisitedPage, WantedVisits } from "../../analytics/reports/visited-pages.server";
import type { Db } from "../../platform/db/database.server";
import { TIMELINE_KINDS, TIMELINE_PER_PAGE, type TimelineKind } from "./lead";
import { authorOf } from "./lead-detail.server";

/**
 * A row of the timeline. `detail` depends on the kind: an activity's type, a mail's state, a change's action, "form",
 * "page" or "mail-link" for a visit. `data` is JSON for kinds that have it (values before and after, a form's origin,
 * how a booked demo stands), "open" for an activity that is not done, and for a page the subject of the mail whose link
 * began its visit.
 */
const timelineRow = z.object({
  kind: z.enum(TIMELINE_KINDS),
  detail: z.string(),
  id: z.string(),
  at: z.string(),
  title: z.string(),
  body: z.string().nullable(),
  actor: z.string().nullable(),
  data: z.string().nullable(),
});
export type TimelineRow = z.infer<typeof timelineRow>;

const countRow = z.object({ kind: z.enum(TIMELINE_KINDS), total: z.number() });

/** Audit actions that already appear in the timeline as another kind. */
const SHOWN_ELSEWHERE = sql`('lead.note', 'lead.activity')`;

/** What the booking of a demo writes when it is moved. */
const MOVED = sql.raw("'Moved the demo'");

/** The booking `b` whose entry an activity is, as FROM and WHERE of a query: both were written at one time. */
function demoOf(activity: "a" | "k"): SQL {
  const of = sql.raw(activity);
  return sql`from bookings b where b.lead_id = ${of}.lead_id and b.created_at = ${of}.created_at
    and ${of}.activity_type = 'meeting' and ${of}.title glob 'Booked a demo with *'`;
}

/**
 * Those that have a date to come are listed before the timeline (`selectNextTasks`); one that was planned stands where
 * it was done. Excludes activities that duplicate another entry: a mail's has the mail's id, a form's the form's time.
 * A booked demo stands where it was moved last, and for its moves.
 */
function selectActivities(leadId: string): SQL {
  const author = authorOf("a", "activity");
  return sql`select 'activity' kind, a.activity_type detail, a.id,
    coalesce((select max(m.created_at) from lead_activities m where m.lead_id = a.lead_id and m.title = ${MOVED}
      and m.deleted_at is null and m.scheduled_at = (select b.starts_at ${demoOf("a")})), a.completed_at, a.created_at) at,
    a.title, a.description body, ${author} actor,
    coalesce((select json_object('demo', json_object('startsAt', b.starts_at, 'hostId', b.host_id,
      'hostName', (select nullif(h.name, '') from booking_hosts h where h.user_id = b.host_id),
      'moves', b.sequence - (b.status = 'cancelled'))) ${demoOf("a")}), iif(a.completed_at is null, 'open', null)) data
    from lead_activities a where a.lead_id = ${leadId} and a.deleted_at is null
    and not (a.activity_type = 'meeting' and a.title = ${MOVED} and ${author} is null
      and exists (select 1 from lead_activities k where k.lead_id = a.lead_id and k.deleted_at is null
        and k.created_at < a.created_at and exists (select 1 ${demoOf("k")} and b.sequence > 0)))
    and (a.completed_at is not null or a.scheduled_at is null or a.scheduled_at = a.created_at)
    and not exists (select 1 from mails m where m.id = a.id)
    and not exists (select 1 from lead_submissions s where s.lead_id = a.lead_id and s.created_at = a.created_at
      and a.title = 'Sent the contact form on ' || s.page_path)`;
}

/** A mail from a lead's page names who wrote it, also once that account is gone; nobody wrote the others. */
function selectMails(leadId: string): SQL {
  return sql`select 'mail', m.state, m.id, m.created_at, m.subject, 'To ' || m.to_address,
    iif(m.kind = 'crm', coalesce((select u.email from users u where u.id = m.user_id),
      (select w.actor_label from audit_log w where w.entity_id = m.id and w.entity = 'mail' and w.action = 'mail.send' limit 1)), 'Automatic'),
    m.last_error
    from mails m where m.lead_id = ${leadId}`;
}

function selectNotes(leadId: string): SQL {
  return sql`select 'note', 'note', id, created_at, 'Note', content, ${authorOf("lead_notes", "note")}, null
    from lead_notes where lead_id = ${leadId} and deleted_at is null`;
}

function selectChanges(leadId: string): SQL {
  return sql`select 'change', action, id, created_at, action, null, actor_label, json_object('before', json(before), 'after', json(json_remove(after, '$.notTaken')),
      'notTaken', json(after -> '$.notTaken'),
      'canUndo', iif(action = 'lead.merge', exists (select 1 from lead_merges m where m.merged_id = after ->> '$.mergedId'
        and m.created_at = audit_log.created_at and m.kept ->> '$.into' = entity_id), 0))
    from audit_log where entity = 'lead' and entity_id = ${leadId} and action not in ${SHOWN_ELSEWHERE}`;
}

function selectDealMoves(leadId: string): SQL {
  return sql`select 'deal', c.to_stage, c.id, c.created_at, d.title, c.from_stage, c.actor_label,
    iif(c.to_stage = 'closed-lost' and c.created_at = d.stage_entered_at,
      json_object('lostReason', d.lost_reason, 'lostTo', d.lost_to, 'lostNote', d.lost_note), null)
    from deals d join deal_stage_changes c on c.deal_id = d.id where d.lead_id = ${leadId} and d.deleted_at is null`;
}

function selectForms(leadId: string): SQL {
  return sql`select 'visit', 'form', id, created_at,
    iif(submission_key glob 'booking:*', 'Booked a demo on ', 'Sent the contact form on ') || page_path, json_extract(fields, '$.projectDescription'), null,
    json_object('landingPath', landing_path, 'referrer', referrer, 'utm', json(utm), 'suspicion', suspicion)
    from lead_submissions where lead_id = ${leadId}`;
}

const PARTS: Record<TimelineKind, ((leadId: string) => SQL)[]> = {
  activity: [selectActivities],
  mail: [selectMails],
  note: [selectNotes],
  change: [selectChanges],
  deal: [selectDealMoves],
  visit: [selectForms],
};

/** D1 allows at most five terms in a compound SELECT, so the parts are grouped. */
const PARTS_AT_ONCE = 4;

function unionOf(leadId: string, kinds: readonly TimelineKind[]): SQL {
  const parts = kinds.flatMap((kind) => PARTS[kind]).map((part) => part(leadId));
  const groups: SQL[] = [];
  for (let at = 0; at < parts.length; at += PARTS_AT_ONCE) {
    // The first term defines the column names, whichever parts follow.
    const names = sql`select '' kind, '' detail, '' id, '' at, '' title, null body, null actor, null data where 0`;
    const group = sql.join([names, ...parts.slice(at, at + PARTS_AT_ONCE)], sql` union all `);
    groups.push(sql`select * from (${group})`);
  }
  return sql.join(groups, sql` union all `);
}

/** The columns of the union, named as in its first term. */
const COLUMNS = {
  ...{ kind: sql`kind`, detail: sql`detail`, id: sql`id`, at: sql`at` },
  ...{ title: sql`title`, body: sql`body`, actor: sql`actor`, data: sql`data` },
};

type TimelineQuery = { leadId: string; kind: TimelineKind | null; page: number };

/** Mails whose links are looked for among the visits. */
const NEWEST_MAILS = 200;

export type LeadVisits = { visits: WantedVisits; subjects: Map<string, string> };

/**
 * The sessions in which a lead sent forms, each with the time of its last form, and its mails with their subjects; for
 * a batch, and then for `toLeadVisits`.
 */
export function selectLeadVisits(db: Db, leadId: string) {
  return [
    db
      .select({ sessionId: sql<string>`session_id`, until: sql<string>`max(created_at)`.as("until") })
      .from(sql`lead_submissions`)
      .where(sql`lead_id = ${leadId} and session_id is not null`)
      .groupBy(sql`session_id`),
    db
      .select({ id: sql<string>`id`, subject: sql<string>`subject` })
      .from(sql`mails`)
      .where(sql`lead_id = ${leadId}`)
      .orderBy(sql`created_at desc`)
      .limit(NEWEST_MAILS),
  ] as const;
}

export function toLeadVisits(
  sessions: WantedVisits["sessions"],
  mails: { id: string; subject: string }[],
): LeadVisits {
  const subjects = new Map(mails.map(({ id, subject }) => [id, subject]));
  return { visits: { sessions, mailIds: [...subjects.keys()] }, subjects };
}

/** Pages that were read before a form was sent, or in a visit that a link in a mail began: `data` names the mail. */
export function toVisitRows(pages: VisitedPage[], subjects: LeadVisits["subjects"]): TimelineRow[] {
  return pages.map(({ id, path, title, at, mailId, isFirst }) => {
    const data = (mailId && subjects.get(mailId)) ?? null;
    const detail = data !== null && isFirst ? "mail-link" : "page";
    return { kind: "visit", detail, id, at, title: path, body: title, actor: null, data };
  });
}

/**
 * A page of a lead's timeline, newest first, with the number of entries per kind. `visited` are the pages of its
 * visits, which come from another database, so they are merged here: the rows before them are read from the start.
 */
export async function listTimeline(db: Db, query: TimelineQuery, visited: Promise<TimelineRow[]>) {
  const { page: wanted, kind } = query;
  const [[counted, entries], pages] = await Promise.all([
    db.batch([
      db
        .select({ kind: sql`kind`, total: sql`count(*)` })
        .from(sql`(${unionOf(query.leadId, TIMELINE_KINDS)})`)
        .groupBy(sql`kind`),
      selectEntries(db, query),
    ]),
    visited,
  ]);
  const totals = new Map(
    countRow
      .array()
      .parse(counted)
      .map((row) => [row.kind, row.total]),
  );
  totals.set("visit", (totals.get("visit") ?? 0) + pages.length);
  const total = kind ? (totals.get(kind) ?? 0) : [...totals.values()].reduce((sum, part) => sum + part, 0);
  const last = Math.max(1, Math.ceil(total / TIMELINE_PER_PAGE));
  const page = Math.min(wanted, last);
  const own = kind === null || kind === "visit" ? pages : [];
  const rows = [...timelineRow.array().parse(entries), ...own].sort(newestFirst);
  return {
    rows: rows.slice((page - 1) * TIMELINE_PER_PAGE, page * TIMELINE_PER_PAGE),
    ...{ totals, total, page, pages: last },
  };
}

function newestFirst(a: TimelineRow, b: TimelineRow): number {
  if (a.at !== b.at) return a.at < b.at ? 1 : -1;
  return a.id < b.id ? 1 : -1;
}

function selectEntries(db: Db, { leadId, kind, page }: TimelineQuery) {
  return db
    .select(COLUMNS)
    .from(sql`(${unionOf(leadId, kind ? [kind] : TIMELINE_KINDS)})`)
    .orderBy(sql`at desc, id desc`)
    .limit(page * TIMELINE_PER_PAGE);
}

type EntriesOfDeal = { leadId: string; dealId: string; limit: number };

/** The newest activities, mails and notes of a deal's lead, but for the activities of its other deals; for a batch. */
export function selectEntriesOfDeal(db: Db, { leadId, dealId, limit }: EntriesOfDeal) {
  const ofOthers = sql`select id from lead_activities where lead_id = ${leadId} and deal_id <> ${dealId}`;
  return db
    .select(COLUMNS)
    .from(sql`(${unionOf(leadId, ["activity", "mail", "note"])})`)
    .where(sql`id not in (${ofOthers})`)
    .orderBy(sql`at desc, id desc`)
    .limit(limit);
}

/** What `selectEntriesOfDeal` has read. */
export const timelineRows = timelineRow.array();
