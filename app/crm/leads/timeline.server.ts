import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "../../platform/db/database.server";
import { TIMELINE_KINDS, TIMELINE_PER_PAGE, type TimelineKind } from "./timeline";

/**
 * A row of the timeline. `detail` depends on the kind: an activity's type, a mail's state, a change's action, "form"
 * or "page" for a visit. `data` is JSON for kinds that have it (values before and after, a form's origin).
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

/** Excludes activities that duplicate another entry: a mail's has the mail's id, a form's has the form's time. */
function selectActivities(leadId: string): SQL {
  return sql`select 'activity' kind, a.activity_type detail, a.id, a.created_at at, a.title, a.description body, null actor, null data
    from lead_activities a where a.lead_id = ${leadId} and a.deleted_at is null
    and not exists (select 1 from mails m where m.id = a.id)
    and not exists (select 1 from lead_submissions s where s.lead_id = a.lead_id and s.created_at = a.created_at
      and a.title = 'Sent the contact form on ' || s.page_path)`;
}

function selectMails(leadId: string): SQL {
  return sql`select 'mail', state, id, created_at, subject, 'To ' || to_address, null, last_error
    from mails where lead_id = ${leadId}`;
}

function selectNotes(leadId: string): SQL {
  return sql`select 'note', 'note', id, created_at, 'Note', content, null, null
    from lead_notes where lead_id = ${leadId} and deleted_at is null`;
}

function selectChanges(leadId: string): SQL {
  return sql`select 'change', action, id, created_at, action, null, actor_label, json_object('before', json(before), 'after', json(after))
    from audit_log where entity = 'lead' and entity_id = ${leadId} and action not in ${SHOWN_ELSEWHERE}`;
}

function selectDealMoves(leadId: string): SQL {
  return sql`select 'deal', c.to_stage, c.id, c.created_at, d.title, c.from_stage, c.actor_label, null
    from deals d join deal_stage_changes c on c.deal_id = d.id where d.lead_id = ${leadId} and d.deleted_at is null`;
}

function selectForms(leadId: string): SQL {
  return sql`select 'visit', 'form', id, created_at, 'Sent the contact form on ' || page_path, json_extract(fields, '$.projectDescription'), null,
    json_object('landingPath', landing_path, 'referrer', referrer, 'utm', json(utm), 'suspicion', suspicion)
    from lead_submissions where lead_id = ${leadId}`;
}

/** The pages the visitor viewed before submitting, in the same session. */
function selectPages(leadId: string): SQL {
  return sql`select 'visit', 'page', w.id, w.timestamp, w.page_path, w.page_title, null, null
    from (select session_id, max(created_at) until from lead_submissions
      where lead_id = ${leadId} and session_id is not null group by session_id) s
    join website_analytics w on w.session_id = s.session_id and w.timestamp <= s.until`;
}

const PARTS: Record<TimelineKind, ((leadId: string) => SQL)[]> = {
  activity: [selectActivities],
  mail: [selectMails],
  note: [selectNotes],
  change: [selectChanges],
  deal: [selectDealMoves],
  visit: [selectForms, selectPages],
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

/** A page of a lead's timeline, newest first, with the number of entries per kind. */
export async function listTimeline(db: Db, query: TimelineQuery) {
  // The requested page almost always exists, so it is read in the same batch as the counts.
  const [counted, wanted] = await db.batch([
    db
      .select({ kind: sql`kind`, total: sql`count(*)` })
      .from(sql`(${unionOf(query.leadId, TIMELINE_KINDS)})`)
      .groupBy(sql`kind`),
    selectEntries(db, query),
  ]);
  const totals = new Map(
    countRow
      .array()
      .parse(counted)
      .map((row) => [row.kind, row.total]),
  );
  const total = query.kind
    ? (totals.get(query.kind) ?? 0)
    : [...totals.values()].reduce((sum, part) => sum + part, 0);
  const pages = Math.max(1, Math.ceil(total / TIMELINE_PER_PAGE));
  const page = Math.min(query.page, pages);
  const rows = page === query.page ? wanted : await selectEntries(db, { ...query, page });
  return { rows: timelineRow.array().parse(rows), totals, total, page, pages };
}

function selectEntries(db: Db, { leadId, kind, page }: TimelineQuery) {
  return db
    .select(COLUMNS)
    .from(sql`(${unionOf(leadId, kind ? [kind] : TIMELINE_KINDS)})`)
    .orderBy(sql`at desc, id desc`)
    .limit(TIMELINE_PER_PAGE)
    .offset((page - 1) * TIMELINE_PER_PAGE);
}
