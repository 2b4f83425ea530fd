import { and, desc, eq, isNull, ne, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server";
import { leadNotes, leads } from "../tables";
import { isListed } from "./listed-leads.server";

export type Lead = typeof leads.$inferSelect;

/** A lead, listed or in spam review; null if it does not exist or is in the trash. */
export async function readLead(db: Db, id: string): Promise<Lead | null> {
  const [lead] = await selectLead(db, id);
  return lead ?? null;
}

/** The same for a batch. */
export function selectLead(db: Db, id: string) {
  return db
    .select()
    .from(leads)
    .where(and(eq(leads.id, id), isNull(leads.deletedAt)));
}

/** Notes shown on the lead; the timeline pages through the rest. */
const NOTES_SHOWN = 100;

export function selectNotes(db: Db, leadId: string) {
  return db
    .select({
      id: leadNotes.id,
      content: leadNotes.content,
      createdAt: leadNotes.createdAt,
      author: authorOf("lead_notes", "note"),
    })
    .from(leadNotes)
    .where(and(eq(leadNotes.leadId, leadId), isNull(leadNotes.deletedAt)))
    .orderBy(desc(leadNotes.createdAt), desc(leadNotes.id))
    .limit(NOTES_SHOWN);
}

export const DUPLICATES_SHOWN = 5;

/** Listed leads with the same normalized email or phone number, their own or from a merge; newest first. */
export function selectDuplicates(db: Db, lead: { id: string | null; emailKey: string; phoneKey: string }) {
  const id = lead.id ?? "";
  const [sameEmail, samePhone] = [
    sharing("email_key", lead.emailKey, id),
    sharing("phone_key", lead.phoneKey, id),
  ];
  return db
    .select({
      id: leads.id,
      firstName: leads.firstName,
      lastName: leads.lastName,
      companyName: leads.companyName,
      sharesEmail: sql<number>`id in (${sameEmail})`,
    })
    .from(leads)
    .where(and(sql`id in (${sameEmail} union all ${samePhone})`, ne(leads.id, id), isListed(leads)))
    .orderBy(desc(leads.createdAt))
    .limit(DUPLICATES_SHOWN);
}

/** A query of the ids of leads with this key or one that a lead has from a merge. */
function sharing(column: "email_key" | "phone_key", key: string, leadId: string): SQL {
  const name = sql.raw(column);
  const keys = sql`(select ${key} union all select ${name} from lead_merges where lead_id = ${leadId})`;
  return sql`select id from leads where ${name} in ${keys} and ${name} <> ''
    union all select lead_id from lead_merges where ${name} in ${keys} and ${name} <> ''`;
}

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
