import { eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../../platform/db/database.server";
import type { Lead } from "../../leads/lead-detail.server";
import { leadIdOf } from "../../leads/merge/other-addresses.server";
import { leads } from "../../tables";

const KEY = sql<string>`key.value`;

/** The keys as a table; it stands first, so that each is looked up, however many leads there are. */
function keyTable(keys: string[]): SQL {
  return sql`json_each(${JSON.stringify(keys)}) key`;
}

/** The oldest listed lead for each email key; only if none has it, one that took in a lead with it. */
export async function findByEmail(db: Db, keys: string[]): Promise<Map<string, Lead>> {
  const rows = await db
    .select({ key: KEY, lead: leads })
    .from(keyTable(keys))
    .innerJoin(leads, eq(leads.id, leadIdOf("email_key", KEY)));
  return new Map(rows.map(({ key, lead }) => [key, lead]));
}

/** The same for each phone key, as a display name. */
export async function findByPhone(db: Db, keys: string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({
      key: KEY,
      firstName: leads.firstName,
      lastName: leads.lastName,
      companyName: leads.companyName,
    })
    .from(keyTable(keys))
    .innerJoin(leads, eq(leads.id, leadIdOf("phone_key", KEY)));
  return new Map(
    rows.map(({ key, firstName, lastName, companyName }) => [
      key,
      `${firstName} ${lastName}, ${companyName}`,
    ]),
  );
}
