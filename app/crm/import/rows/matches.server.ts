import { inArray, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../../platform/db/database.server";
import type { Lead } from "../../leads/lead-detail.server";
import { leads } from "../../tables";

/** The id of the oldest listed lead for each key: one lookup per key, however many leads share it. */
function oldestIds(column: "email_key" | "phone_key", keys: string[]): SQL {
  return sql`(select (select id from leads where ${sql.raw(column)} = key.value and deleted_at is null and quarantine_reason is null
    order by created_at, id limit 1) from json_each(${JSON.stringify(keys)}) key)`;
}

/** The oldest listed lead for each email key. */
export async function findByEmail(db: Db, keys: string[]): Promise<Map<string, Lead>> {
  const rows = await db
    .select()
    .from(leads)
    .where(inArray(leads.id, oldestIds("email_key", keys)));
  return new Map(rows.map((lead) => [lead.emailKey, lead]));
}

/** The oldest listed lead for each phone key, as a display name. */
export async function findByPhone(db: Db, keys: string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({
      phoneKey: leads.phoneKey,
      firstName: leads.firstName,
      lastName: leads.lastName,
      companyName: leads.companyName,
    })
    .from(leads)
    .where(inArray(leads.id, oldestIds("phone_key", keys)));
  return new Map(
    rows.map(({ phoneKey, firstName, lastName, companyName }) => [
      phoneKey,
      `${firstName} ${lastName}, ${companyName}`,
    ]),
  );
}
