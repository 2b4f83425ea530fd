import { and, eq, sql } from "drizzle-orm";
import { memberName, users } from "../../auth/tables";
import { mailDocument, paragraphs, withLinks } from "../../mail/html";
import { insertMail } from "../../mail/mails.server";
import { SUPPRESSION_TEXTS } from "../../mail/suppression/suppression";
import { hashAddress, selectSuppression } from "../../mail/suppression/suppressions.server";
import { mails } from "../../mail/tables";
import { SECOND } from "../../platform/clock";
import { type Actor, insertAudit } from "../../platform/db/audit.server";
import { type Db, isUniqueViolation, runBatch } from "../../platform/db/database.server";
import type { OutboxEntry } from "../../platform/jobs/outbox.server";
import type { Sender } from "../intake/lead-mail";
import type { Lead } from "../leads/lead-detail.server";
import { leads, mailDrafts } from "../tables";
import type { EmailText } from "./email";
import { type Delivery, isSettled } from "./email-delivery";

/**
 * Whether a mail, joined with its lead, went to that person: what a host or the sales team gets about a demo or an
 * enquiry has its lead, too. 0 for an address that the lead no longer has.
 */
export const IS_TO_LEAD = sql<number>`${leads.id} is not null
  and (${mails.kind} = 'crm' or lower(${mails.toAddress}) = lower(${leads.businessEmail}))`;

/** The member of the team who wrote a mail from a lead's page, joined with users and profiles; null of all others. */
export const AUTHOR = sql<
  string | null
>`case when ${mails.kind} = 'crm' and ${users.id} is not null then ${memberName} end`;

/** What an email to a lead begins with: the draft that was saved, and why no email goes to the address. */
export async function readEmailStart(db: Db, { id, businessEmail }: Lead, userId: string) {
  const draft = { subject: mailDrafts.subject, body: mailDrafts.body };
  const [drafts, suppressions] = await db.batch([
    db.select(draft).from(mailDrafts).where(isDraft(id, userId)),
    selectSuppression(db, await hashAddress(businessEmail)),
  ]);
  return {
    draft: drafts[0] ?? null,
    unwanted: suppressions[0] ? SUPPRESSION_TEXTS[suppressions[0].reason] : null,
  };
}

/** Stores a draft; a blank draft deletes the stored one. */
export async function saveEmailDraft(
  db: Db,
  { leadId, userId, subject, body }: EmailText & { leadId: string; userId: string },
  now: Date,
): Promise<void> {
  if (subject === "" && body === "") {
    await db.delete(mailDrafts).where(isDraft(leadId, userId));
    return;
  }
  const text = { subject, body, updatedAt: now.toISOString() };
  await db
    .insert(mailDrafts)
    .values({ leadId, userId, ...text })
    .onConflictDoUpdate({ target: [mailDrafts.leadId, mailDrafts.userId], set: text });
}

type LeadEmail = EmailText & {
  id: string;
  lead: Pick<Lead, "id" | "firstName" | "lastName" | "businessEmail">;
  sender: Sender;
  actor: Actor;
};

/**
 * Stores a message to a lead with its outbox entry and deletes the draft, in one transaction. If the id exists, does
 * nothing and returns no entry.
 */
export async function queueLeadEmail(
  db: Db,
  { id, lead, subject, body, sender, actor }: LeadEmail,
  now: Date,
): Promise<{ mailId: string; entry: OutboxEntry | null }> {
  const { mailId, statements, entry } = insertMail(
    db,
    {
      id,
      kind: "crm",
      to: { address: lead.businessEmail, name: `${lead.firstName} ${lead.lastName}` },
      from: { address: sender.fromAddress, name: sender.fromName },
      replyTo: sender.salesAddress,
      subject,
      text: body,
      html: mailDocument(subject, paragraphs(body, withLinks)),
      leadId: lead.id,
      userId: actor.id,
    },
    now,
  );
  const after = { leadId: lead.id, subject };
  try {
    await runBatch(db, [
      ...statements,
      insertAudit(db, { actor, action: "mail.send", entity: "mail", entityId: mailId, after }, now),
      db.delete(mailDrafts).where(isDraft(lead.id, actor.id)),
    ]);
    return { mailId, entry };
  } catch (error) {
    if (isUniqueViolation(error, "mails.id")) return { mailId, entry: null };
    throw error;
  }
}

/** The delivery state of a message to this lead; null if there is none with this id. */
export async function readDelivery(db: Db, leadId: string, mailId: string): Promise<Delivery | null> {
  const [mail] = await db
    .select({ mailId: mails.id, state: mails.state, attempts: mails.attempts, lastError: mails.lastError })
    .from(mails)
    .where(and(eq(mails.id, mailId), eq(mails.leadId, leadId), eq(mails.kind, "crm")));
  return mail ?? null;
}

const LOOK_EVERY = SECOND / 4;

/**
 * Polls until the message is sent or has failed permanently, for at most `forMs`. Opens the primary again for each
 * poll, because an older session does not see what the jobs worker has written since.
 */
export async function pollUntilSettled(
  openPrimaryDb: () => Db,
  { leadId, mailId, forMs }: { leadId: string; mailId: string; forMs: number },
): Promise<Delivery | null> {
  for (let waited = 0; ; waited += LOOK_EVERY) {
    const delivery = await readDelivery(openPrimaryDb(), leadId, mailId);
    if (!delivery || isSettled(delivery) || delivery.lastError !== null || waited >= forMs) return delivery;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
  }
}

function isDraft(leadId: string, userId: string) {
  return and(eq(mailDrafts.leadId, leadId), eq(mailDrafts.userId, userId));
}
