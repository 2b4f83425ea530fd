import { type SQL, sql } from "drizzle-orm";

/**
 * The email of the staff member who wrote a note or activity, from the audit; null for what visitors, jobs and demo
 * data wrote. `from` is the name or alias under which the query knows the entry's table. The time is compared for the
 * sake of the audit's index: both rows are written with the same one.
 */
export function authorOf(from: string, kind: "note" | "activity"): SQL<string | null> {
  const column = (name: string) => sql`${sql.identifier(from)}.${sql.identifier(name)}`;
  return sql`(select w.actor_label from audit_log w
    where w.entity = 'lead' and w.entity_id = ${column("lead_id")} and w.created_at = ${column("created_at")}
    and w.action = ${`lead.${kind}`} and json_extract(w.after, ${`$.${kind}Id`}) = ${column("id")} limit 1)`;
}
