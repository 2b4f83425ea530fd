import { and, eq } from "drizzle-orm";
import { mailDocument, paragraphs } from "../../mail/html";
import { insertMail } from "../../mail/mails.server";
import { mails } from "../../mail/tables";
import { SECOND } from "../../platform/clock";
import { type Actor, insertAudit } from "../../platform/db/audit.server";
import { type Db, isUniqueViolation, runBatch } from "../../platform/db/database.server";
import type { OutboxEntry } from "../../platform/jobs/outbox.server";
import type { Sender } from "../intake/lead-mail";
import type { Lead } from "../leads/lead-detail.server";
import { mailDrafts } from "./composer/tables";
import type { EmailText } from "./email";
import { type Delivery, isSettled } from "./email-delivery";

export async function readEmailDraft(db: Db, leadId: string, userId: string): Promise<EmailText | null> {
  const [draft] = await db
    .select({ subject: mailDrafts.subject, body: mailDrafts.body })
    .from(mailDrafts)
    .where(isDraft(leadId, userId));
  return draft ?? null;
}

/** Keeps what somebody has begun to write to a lead; a blank draft is none. */
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
 * Stores a message to a lead and asks for its delivery; the draft it was is gone with the same write. One that is
 * stored already is left as it is: then there is no entry to send.
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
      html: mailDocument(subject, paragraphs(body)),
      leadId: lead.id,
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

/** Where a message to this lead is on its way; null when there is none of this id. */
export async function readDelivery(db: Db, leadId: string, mailId: string): Promise<Delivery | null> {
  const [mail] = await db
    .select({ mailId: mails.id, state: mails.state, attempts: mails.attempts, lastError: mails.lastError })
    .from(mails)
    .where(and(eq(mails.id, mailId), eq(mails.leadId, leadId), eq(mails.kind, "crm")));
  return mail ?? null;
}

const LOOK_EVERY = SECOND / 4;

/**
 * Looks until the message has left or was refused, at most `forMs`. Each look opens the primary anew: what the
 * jobs worker has written since is not in an older session.
 */
export async function awaitDelivery(
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
