import { and, eq, getTableColumns, isNotNull, type SQL, sql } from "drizzle-orm";
import { insertMail } from "../../mail/mails.server";
import { type Db, isUniqueViolation, type Statement } from "../../platform/db/database.server";
import { newId, sha256 } from "../../platform/ids";
import type { OutboxEntry } from "../../platform/jobs/outbox.server";
import { emailKey, phoneKey } from "../leads/lead";
import { indexLeads } from "../leads/lead-search.server";
import { leadActivities, leadSubmissions, leads } from "../tables";
import type { ContactInput } from "./contact-form";
import { leadNotice, leadReceipt, type Sender } from "./lead-mail";
import { nextInTurn } from "./turns.server";

export type { Sender } from "./lead-mail";

export type ContactSubmission = {
  fields: ContactInput;
  /** Made by the browser once for a filled form; null without scripts. */
  submissionKey: string | null;
  pagePath: string;
  landingPath: string | null;
  referrer: string | null;
  utm: Record<string, string> | null;
  sessionId: string | null;
  /** Why the submission looks like spam; empty for an ordinary one. */
  suspicion: string[];
};

export const CONTACT_SOURCE = "contact_form";

/**
 * Stores a contact form: the lead, the form as it was sent, an activity and two mails, as one write.
 * A form from an address that has a lead joins that lead; the same form sent twice is stored once. A suspicious form
 * is kept like any other, apart from the list, and causes no mail.
 */
export async function submitContact(
  db: Db,
  submission: ContactSubmission,
  sender: Sender,
  now: Date,
): Promise<{ leadId: string; isRepeat: boolean; outbox: OutboxEntry[] }> {
  const key = await submissionKeyOf(submission, now);
  const submissionId = newId();
  const newLeadId = newId();
  const { lead, form, more, outbox } = composeStatements(db, {
    submission,
    sender,
    now,
    key,
    submissionId,
    newLeadId,
  });
  try {
    const [, [stored]] = await db.batch([lead, form, ...more]);
    const leadId = stored?.leadId ?? newLeadId;
    return { leadId, isRepeat: leadId !== newLeadId, outbox };
  } catch (error) {
    if (!isUniqueViolation(error, "submission_key")) throw error;
    const leadId = await findSubmissionLead(db, key);
    if (leadId === null) throw error;
    return { leadId, isRepeat: true, outbox: [] };
  }
}

type Composition = {
  submission: ContactSubmission;
  sender: Sender;
  now: Date;
  key: string;
  submissionId: string;
  newLeadId: string;
};

/** In their order: the lead unless it is known, the form, which says whose it is, and what comes of it. */
function composeStatements(db: Db, input: Composition) {
  const { submission, now, key, submissionId, newLeadId, sender } = input;
  const at = now.toISOString();
  const leadId = sql<string>`(select ${leads.id} from ${leads} where ${leads.emailKey} = ${emailKey(submission.fields.businessEmail)} and ${leads.deletedAt} is null order by ${leads.createdAt}, ${leads.id} limit 1)`;
  const suspicion = submission.suspicion.length > 0 ? submission.suspicion.join("; ") : null;
  const lead = insertLeadUnlessKnown(db, newLeadId, submission, suspicion, at);
  const form = insertSubmission(db, { id: submissionId, leadId, key, submission, suspicion, at });
  const activity = db.insert(leadActivities).values({
    id: newId(),
    leadId,
    activityType: "note",
    title: `Sent the contact form on ${submission.pagePath}`,
    description: submission.fields.projectDescription,
    completedAt: at,
    createdAt: at,
  });
  const search = indexLeads(db, sql`(${newLeadId})`);
  if (suspicion !== null) return { lead, form, more: [...search, activity], outbox: [] };
  const context = { fields: submission.fields, submissionId, pagePath: submission.pagePath, sender };
  const mails = [leadNotice(context), leadReceipt(context)].map((mail) =>
    insertMail(db, { ...mail, leadIdSql: leadId }, now),
  );
  const accept = db
    .update(leads)
    .set({ quarantineReason: null, updatedAt: at })
    .where(and(eq(leads.id, leadId), isNotNull(leads.quarantineReason)));
  return {
    lead,
    form,
    more: [...search, activity, accept, ...mails.flatMap((mail) => mail.statements)],
    outbox: mails.map((mail) => mail.entry),
  };
}

type SubmissionRow = {
  id: string;
  leadId: SQL<string>;
  key: string;
  submission: ContactSubmission;
  suspicion: string | null;
  at: string;
};

function insertSubmission(db: Db, { id, leadId, key, submission, suspicion, at }: SubmissionRow) {
  const row = {
    id,
    leadId,
    submissionKey: key,
    fields: JSON.stringify(submission.fields),
    pagePath: submission.pagePath,
    landingPath: submission.landingPath,
    referrer: submission.referrer,
    utm: submission.utm && JSON.stringify(submission.utm),
    sessionId: submission.sessionId,
    suspicion,
    createdAt: at,
  };
  return db.insert(leadSubmissions).values(row).returning({ leadId: leadSubmissions.leadId });
}

function insertLeadUnlessKnown(
  db: Db,
  id: string,
  { fields }: ContactSubmission,
  quarantineReason: string | null,
  at: string,
): Statement {
  const values: Record<string, unknown> = {
    id,
    ...fields,
    industry: fields.industry || null,
    status: "new",
    priority: "medium",
    leadScore: 0,
    source: CONTACT_SOURCE,
    converted: false,
    emailKey: emailKey(fields.businessEmail),
    phoneKey: phoneKey(fields.phoneNumber),
    isDemo: false,
    quarantineReason,
    version: 1,
    createdAt: at,
    updatedAt: at,
  };
  const row = Object.entries(getTableColumns(leads)).map(([name, column]) =>
    // What looks like spam is nobody's turn.
    name === "assigneeId" && quarantineReason === null
      ? nextInTurn()
      : sql`${sql.param(values[name] ?? null, column)}`,
  );
  return db
    .insert(leads)
    .select(
      sql`select ${sql.join(row, sql`, `)} where not exists (select 1 from ${leads} where ${leads.emailKey} = ${values.emailKey} and ${leads.deletedAt} is null)`,
    );
}

/** The lead that a submission made or joined; by the submission's own id. */
export async function readSubmissionLead(db: Db, submissionId: string): Promise<string | null> {
  const [row] = await db
    .select({ leadId: leadSubmissions.leadId })
    .from(leadSubmissions)
    .where(eq(leadSubmissions.id, submissionId));
  return row?.leadId ?? null;
}

async function findSubmissionLead(db: Db, key: string): Promise<string | null> {
  const [row] = await db
    .select({ leadId: leadSubmissions.leadId })
    .from(leadSubmissions)
    .where(eq(leadSubmissions.submissionKey, key));
  return row?.leadId ?? null;
}

/**
 * The same key for the same words: a resent request or a double click. The words are part of it, so that a form
 * which was changed before it was sent again is not taken for the first one. Without scripts the day takes the
 * place of the browser's key.
 */
function submissionKeyOf(submission: ContactSubmission, now: Date): Promise<string> {
  const occasion = submission.submissionKey ?? now.toISOString().slice(0, 10);
  return sha256(JSON.stringify([occasion, submission.fields]));
}
