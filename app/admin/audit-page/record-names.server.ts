import { type SQL, sql } from "drizzle-orm";
import { editorPath } from "../../blog/staff/staff-posts";
import { bulkChangePath, importPath, leadPath, taskPath } from "../../crm/paths";
import type { Db } from "../../platform/db/database.server";

/** A record of the audit as its page names it; `to` is null if it has no page, or is gone. */
export type NamedRecord = { name: string; to: string | null };

const COLUMNS = {
  id: sql<string>`id`,
  name: sql<string>`name`,
  isGone: sql<number>`gone is not null`,
  page: sql<string | null>`page`,
};
type Kind = { from: SQL; pathOf?: (page: string) => string };

/** How each kind of record is named: `page` is the id of the page that shows it. Other kinds have no name. */
const KINDS: Record<string, Kind> = {
  lead: {
    // One that an import made and its undo removed is known by its line, as long as the import keeps the lines.
    from: sql`id, trim(first_name || ' ' || last_name) name, deleted_at gone, id page from leads
      union all select r.lead_id, format('line %,d of %s', r.line, i.file_name), null, null
      from lead_import_rows r join lead_imports i on i.id = r.import_id
      where r.lead_id is not null and not exists (select 1 from leads l where l.id = r.lead_id)`,
    pathOf: leadPath,
  },
  deal: {
    // Several companies can have a deal of one name.
    from: sql`d.id, d.title || iif(l.company_name = '', '', ' (' || l.company_name || ')') name, d.deleted_at gone, d.id page
      from deals d join leads l on l.id = d.lead_id`,
    pathOf: (id) => `/admin/deals/${id}`,
  },
  task: { from: sql`id, title name, deleted_at gone, id page from lead_activities`, pathOf: taskPath },
  note: {
    from: sql`n.id, 'a note on ' || trim(l.first_name || ' ' || l.last_name) name, l.deleted_at gone, l.id page
      from lead_notes n join leads l on l.id = n.lead_id`,
    pathOf: leadPath,
  },
  mail: { from: sql`id, subject name, null gone, lead_id page from mails`, pathOf: leadPath },
  booking: { from: sql`id, name, null gone, lead_id page from bookings`, pathOf: leadPath },
  blog: { from: sql`id, title name, deleted_at gone, id page from blogs`, pathOf: editorPath },
  "bulk-change": {
    from: sql`id, format('%,d %s', chosen, iif(chosen = 1, 'lead', 'leads')) name, null gone, id page from bulk_changes`,
    pathOf: bulkChangePath,
  },
  import: { from: sql`id, file_name name, null gone, id page from lead_imports`, pathOf: importPath },
  user: { from: sql`id, email name, null gone, null page from users` },
  lead_view: { from: sql`id, name, null gone, null page from lead_views` },
  booking_host: { from: sql`id, email name, null gone, null page from users` },
  invite: { from: sql`id, email name, null gone, null page from invites` },
};

/** Names the records by `keyOf`; those that no longer exist are missing. One call to the database. */
export async function nameRecords(
  db: Db,
  entries: { entity: string; entityId: string }[],
): Promise<Map<string, NamedRecord>> {
  const named = new Map<string, NamedRecord>();
  const kinds = Object.entries(KINDS).filter(([kind]) => entries.some(({ entity }) => entity === kind));
  const queries = kinds.map(([kind, { from }]) => {
    const ids = entries.filter(({ entity }) => entity === kind).map(({ entityId }) => entityId);
    return db
      .select(COLUMNS)
      .from(sql`(select ${from})`)
      .where(sql`id in (select value from json_each(${JSON.stringify(ids)}))`);
  });
  const [first, ...others] = queries;
  const results = first ? await db.batch([first, ...others]) : [];
  for (const [at, [kind, { pathOf }]] of kinds.entries()) {
    for (const { id, name, isGone, page } of results[at] ?? []) {
      const to = page === null || isGone === 1 ? null : (pathOf?.(page) ?? null);
      named.set(keyOf({ entity: kind, entityId: id }), { name, to });
    }
  }
  return named;
}

export function keyOf({ entity, entityId }: { entity: string; entityId: string }): string {
  return `${entity} ${entityId}`;
}
