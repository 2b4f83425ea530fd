import { and, asc, count, gte, isNotNull, isNull, sql } from "drizzle-orm";
import type { Actor } from "../../platform/db/audit.server";
import type { Db } from "../../platform/db/database.server";
import { changeLead } from "../leads/lead-changes.server";
import { isListed } from "../leads/listed-leads.server";
import { leads } from "../tables";

const SHOWN = 50;

/** Submissions waiting in spam review, oldest first; a query, for a batch. */
export function listQuarantined(db: Db) {
  return db
    .select({
      id: leads.id,
      firstName: leads.firstName,
      lastName: leads.lastName,
      companyName: leads.companyName,
      businessEmail: leads.businessEmail,
      projectDescription: leads.projectDescription,
      reason: sql<string>`${leads.quarantineReason}`,
      createdAt: leads.createdAt,
    })
    .from(leads)
    .where(and(isNotNull(leads.quarantineReason), isNull(leads.deletedAt)))
    .orderBy(asc(leads.createdAt), asc(leads.id))
    .limit(SHOWN);
}

/** How many leads came into the list since a time (ISO); for a batch. */
export function selectListedSince(db: Db, since: string) {
  return db
    .select({ leads: count() })
    .from(leads)
    .where(and(isListed(leads), gte(leads.createdAt, since)));
}

/** Moves a lead from spam review to the list. @throws ChangeRefused if it is gone */
export async function acceptLead(
  db: Db,
  { leadId, actor }: { leadId: string; actor: Actor },
  now: Date,
): Promise<void> {
  const patch = () => ({ quarantineReason: null });
  await changeLead(db, { leadId, actor, action: "lead.accept", patch }, now);
}
