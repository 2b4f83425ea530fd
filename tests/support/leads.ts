import { sql } from "drizzle-orm";
import { indexLeads } from "../../app/crm/leads/lead-search.server";
import { leads } from "../../app/crm/tables";
import { runBatch } from "../../app/platform/db/database.server";
import { newId } from "../../app/platform/ids";
import { testDb } from "./workers-env";

/** Inserts a lead as the contact form would. */
export async function insertLead(values: Partial<typeof leads.$inferInsert> = {}): Promise<string> {
  const id = newId();
  const at = "2026-05-04T10:00:00.000Z";
  const db = testDb();
  const lead = db.insert(leads).values({
    id,
    firstName: "Marcus",
    lastName: "Bell",
    businessEmail: `${id}@harborauto.example`,
    companyName: "Harbor Auto Group",
    projectDescription: "Three rooftops, most calls come from one of them.",
    source: "contact_form",
    emailKey: `${id}@harborauto.example`,
    createdAt: at,
    updatedAt: at,
    ...values,
  });
  await runBatch(db, [lead, ...indexLeads(db, sql`(${values.id ?? id})`)]);
  return id;
}
