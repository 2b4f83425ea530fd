import { getTableColumns, sql } from "drizzle-orm";
import type { StoredMail } from "../../mail/mails.server";
import type { Db, Statement } from "../../platform/db/database.server";
import { updateLastContacted } from "../leads/lead-changes.server";
import { leadActivities } from "../tables";

/**
 * The consequences of a sent mail: a message from a lead's page becomes an activity of that lead, and its last contact.
 * The activity reuses the mail's id, so it is written once. Writes nothing if the lead is gone, because a failure here
 * would send the mail again.
 */
export function insertSentMailActivity(db: Db, mail: StoredMail, now: Date): Statement[] {
  if (mail.kind !== "crm" || mail.leadId === null) return [];
  const at = now.toISOString();
  const values: Record<string, unknown> = {
    id: mail.id,
    leadId: mail.leadId,
    activityType: "email",
    title: `Email sent: ${mail.subject}`,
    description: mail.text,
    dueAllDay: false,
    completedAt: at,
    version: 1,
    createdAt: at,
  } satisfies typeof leadActivities.$inferInsert;
  const row = Object.entries(getTableColumns(leadActivities)).map(
    ([name, column]) => sql`${sql.param(values[name] ?? null, column)}`,
  );
  return [
    db
      .insert(leadActivities)
      .select(
        sql`select ${sql.join(row, sql`, `)} where exists (select 1 from leads where id = ${mail.leadId})`,
      )
      .onConflictDoNothing(),
    updateLastContacted(db, mail.leadId, at),
  ];
}
