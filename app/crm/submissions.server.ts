import type { Db } from "../platform/db.server";
import { runBatch } from "../platform/db.server";
import { newId } from "../platform/ids";
import type { OutboxEntry } from "../platform/outbox.server";
import { type ContactInput, emailKey, phoneKey } from "./lead";
import { leadSubmissions, leads } from "./tables";

export type ContactSubmission = {
  fields: ContactInput;
  submissionKey: string | null;
  pagePath: string;
  landingPath: string | null;
  referrer: string | null;
  utm: Record<string, string> | null;
  sessionId: string | null;
  suspicion: string[];
};

export type Sender = { fromAddress: string; fromName: string; salesAddress: string; siteUrl: string };

/** Stores the lead and the submission as it was sent. */
export async function submitContact(
  db: Db,
  submission: ContactSubmission,
  _sender: Sender,
  now: Date,
): Promise<{ leadId: string; isRepeat: boolean; outbox: OutboxEntry[] }> {
  const { fields } = submission;
  const leadId = newId();
  const at = now.toISOString();
  await runBatch(db, [
    db.insert(leads).values({
      id: leadId,
      ...fields,
      source: "contact form",
      emailKey: emailKey(fields.businessEmail),
      phoneKey: phoneKey(fields.phoneNumber),
      createdAt: at,
      updatedAt: at,
    }),
    db.insert(leadSubmissions).values({
      id: newId(),
      leadId,
      submissionKey: submission.submissionKey ?? newId(),
      fields: JSON.stringify(fields),
      pagePath: submission.pagePath,
      landingPath: submission.landingPath,
      referrer: submission.referrer,
      utm: submission.utm ? JSON.stringify(submission.utm) : null,
      sessionId: submission.sessionId,
      createdAt: at,
    }),
  ]);
  return { leadId, isRepeat: false, outbox: [] };
}
