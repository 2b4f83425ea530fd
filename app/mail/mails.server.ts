import { and, count, desc, eq, exists, gte, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import { notify } from "../notifications/notify.server";
import type { Db, Statement } from "../platform/db/database.server";
import { failedJobs, outbox } from "../platform/db/tables";
import { newId } from "../platform/ids";
import { type Retry, retryFailedJob } from "../platform/jobs/failed-jobs.server";
import { insertOutbox, type OutboxEntry } from "../platform/jobs/outbox.server";
import { type Attachment, attachmentSchema } from "./attachment";
import { type MailState, type NewMail, oneLine } from "./mail";
import { statesLike } from "./mail-list";
import { sendMailMessage } from "./send-mail";
import { hasProblem, mails } from "./tables";

type MailToInsert = NewMail & { leadIdSql?: SQL<string> };

/**
 * Returns the inserts of a mail and its outbox entry; batch them with the change that causes the mail, then pass
 * `entry` to `dispatch`.
 */
export function insertMail(
  db: Db,
  mail: MailToInsert,
  now: Date,
): { mailId: string; statements: Statement[]; entry: OutboxEntry } {
  const { row, entry } = composeMail(mail, now);
  return { mailId: row.id, statements: [db.insert(mails).values(row), insertOutbox(db, entry, now)], entry };
}

/** The same for up to five mails, in two statements: D1 binds 100 values to one. */
export function insertMails(
  db: Db,
  texts: MailToInsert[],
  now: Date,
): { statements: Statement[]; entries: OutboxEntry[] } {
  const composed = texts.map((mail) => composeMail(mail, now));
  const entries = composed.map(({ entry }) => entry);
  if (composed.length === 0) return { statements: [], entries };
  const insert = db.insert(mails).values(composed.map(({ row }) => row));
  return { statements: [insert, insertOutbox(db, entries, now)], entries };
}

function composeMail(mail: MailToInsert, now: Date) {
  const mailId = mail.id ?? newId();
  const message: z.infer<typeof sendMailMessage.schema> = {
    v: 1,
    id: newId(),
    type: sendMailMessage.type,
    mailId,
    until: mail.until,
  };
  const at = now.toISOString();
  const row = {
    id: mailId,
    kind: mail.kind,
    toAddress: oneLine(mail.to.address, 320),
    toName: mail.to.name === null ? null : oneLine(mail.to.name),
    fromAddress: oneLine(mail.from.address, 320),
    fromName: oneLine(mail.from.name),
    replyTo: mail.replyTo === null ? null : oneLine(mail.replyTo, 320),
    subject: oneLine(mail.subject),
    html: mail.html,
    text: mail.text,
    attachment: mail.attachment ? JSON.stringify(mail.attachment) : null,
    leadId: mail.leadIdSql ?? mail.leadId,
    userId: mail.userId ?? null,
    createdAt: at,
    updatedAt: at,
  };
  return { row, entry: { queue: sendMailMessage.queue, message } };
}

/** Of an entry of the outbox: its mail has not left. */
export const IS_WAITING = and(eq(outbox.queue, "mail"), inArray(outbox.state, ["pending", "processing"]));

/** Worded so that only the usual states read all mails: those in the queue have an entry of the outbox. */
export function isInState(state: MailState, alike: MailState[] = [state]): SQL | undefined {
  const is = inArray(mails.state, alike);
  if (state === "sent" || state === "kept") return is;
  if (state !== "queued") return and(is, hasProblem(mails));
  return and(
    is,
    sql`${mails.id} in (select ${outbox.message} ->> 'mailId' from ${outbox} where ${IS_WAITING})`,
  );
}

/** How many mails of since then (ISO) did not arrive, for a batch. */
export function selectUndelivered(db: Db, since: string) {
  return db
    .select({ total: count() })
    .from(mails)
    .where(and(isInState("failed", statesLike("failed")), gte(mails.createdAt, since)));
}

export async function readMail(db: Db, id: string) {
  const [mail] = await db.select().from(mails).where(eq(mails.id, id));
  return mail ?? null;
}

/** The mail's attachment. @throws if the row holds something else */
export function attachmentOf({ attachment }: Pick<StoredMail, "attachment">): Attachment | null {
  return attachment === null ? null : attachmentSchema.parse(JSON.parse(attachment));
}

export type StoredMail = NonNullable<Awaited<ReturnType<typeof readMail>>>;

/** Queues a failed mail again; leaves any other mail alone. */
export function requeueFailedMail(db: Db, message: unknown, now: Date): Statement[] {
  const { data } = sendMailMessage.schema.safeParse(message);
  if (!data) return [];
  return [
    db
      .update(mails)
      .set({ state: "queued", lastError: null, updatedAt: now.toISOString() })
      .where(and(eq(mails.id, data.mailId), eq(mails.state, "failed"))),
  ];
}

/** Tells whoever wrote a mail to a lead that it did not arrive, once. */
export function notifyAuthor(db: Db, mailId: string, now: Date): Statement {
  const author = sql`(select ${mails.userId} from ${mails} where ${mails.id} = ${mailId} and ${mails.kind} = 'crm')`;
  const leadId = sql`(select ${mails.leadId} from ${mails} where ${mails.id} = ${mailId})`;
  const about = { kind: "mail-returned", key: `mail ${mailId}`, leadId, subjectId: mailId } as const;
  return notify(db, { ...about, to: author, actorId: null }, now);
}

/**
 * Retries a failed mail through its dead letter, so that the two cannot both send it. With `leadId`, a mail of another
 * lead is left alone.
 */
export async function retryMail(
  db: Db,
  { id, leadId }: { id: string; leadId?: string },
  now: Date,
): Promise<Retry> {
  const ofLead = db
    .select({ id: mails.id })
    .from(mails)
    .where(and(eq(mails.id, id), eq(mails.leadId, leadId ?? "")));
  const [job] = await db
    .select({ id: failedJobs.id })
    .from(failedJobs)
    .where(
      and(
        isNull(failedJobs.retriedAt),
        sql`json_extract(${failedJobs.message}, '$.mailId') = ${id}`,
        leadId === undefined ? undefined : exists(ofLead),
      ),
    )
    .orderBy(desc(failedJobs.failedAt))
    .limit(1);
  if (!job) return { kind: "obsolete" };
  return retryFailedJob(db, job.id, now, (message) => requeueFailedMail(db, message, now));
}
