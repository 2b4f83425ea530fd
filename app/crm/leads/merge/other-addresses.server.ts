import { asc, eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../../platform/db/database.server";
import type { LeadFieldName } from "../fields/lead-fields";
import type { Lead } from "../lead-detail.server";
import { leadMerges } from "./tables";

type Key = "email_key" | "phone_key";

/**
 * SQL of the id of the oldest lead with this key, or if none has it, of the oldest that took in a lead with it; null if
 * there is none. Leads in the trash are passed over, and unless told otherwise those in spam review.
 */
export function leadIdOf(column: Key, value: SQL, { inReview = false } = {}): SQL<string> {
  const key = sql.raw(column);
  const isThere = sql.raw(`l.deleted_at is null ${inReview ? "" : "and l.quarantine_reason is null"}
    order by l.created_at, l.id limit 1`);
  return sql<string>`coalesce((select l.id from leads l where l.${key} = ${value} and ${isThere}),
    (select l.id from lead_merges m join leads l on l.id = m.lead_id where m.${key} = ${value} and ${isThere}))`;
}

/** What a merge leaves to the lead that stays as its other address and number. */
export function otherAddresses({
  lead,
  merged,
  taken,
}: {
  lead: Lead;
  merged: Lead;
  taken: LeadFieldName[];
}) {
  const email = taken.includes("businessEmail") ? lead : merged;
  const phone = taken.includes("phoneNumber") ? lead : merged;
  const isSameEmail = lead.emailKey === merged.emailKey;
  const isSamePhone =
    lead.phoneNumber === merged.phoneNumber || (lead.phoneKey !== "" && lead.phoneKey === merged.phoneKey);
  return {
    email: isSameEmail ? null : email.businessEmail,
    emailKey: isSameEmail ? null : email.emailKey,
    phone: isSamePhone ? null : phone.phoneNumber,
    phoneKey: isSamePhone ? null : phone.phoneKey || null,
  };
}

/** The addresses and numbers that a lead has from merges, for a batch. */
export function selectOtherAddresses(db: Db, leadId: string) {
  const { email, emailKey, phone, phoneKey } = leadMerges;
  return db
    .select({ email, emailKey, phone, phoneKey })
    .from(leadMerges)
    .where(eq(leadMerges.leadId, leadId))
    .orderBy(asc(leadMerges.createdAt));
}

type Others = Awaited<ReturnType<typeof selectOtherAddresses>>;

/** Of them, by the field beside which they stand: each once, and none that the lead has as its first. */
export function listOthers(lead: Lead, others: Others): Record<string, string[]> {
  const emails = new Map(others.map(({ email, emailKey }) => [emailKey, email]));
  const phones = new Map(others.map(({ phone, phoneKey }) => [phoneKey ?? phone, phone]));
  emails.delete(lead.emailKey);
  phones.delete(lead.phoneKey);
  const texts = (found: Map<string | null, string | null>) =>
    [...found.values()].filter((text) => text !== null);
  return { businessEmail: texts(emails), phoneNumber: texts(phones) };
}
