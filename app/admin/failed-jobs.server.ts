import { z } from "zod";
import { requeueFailedMail } from "../mail/mails.server";
import { sendMailMessage } from "../mail/send-mail";
import { DAY, isoAfter } from "../platform/clock";
import type { Db } from "../platform/db/database.server";
import {
  listFailedJobs,
  type Retry,
  retryAllFailedJobs,
  retryFailedJob,
} from "../platform/jobs/failed-jobs.server";
import { type OutboxEntry, selectDone } from "../platform/jobs/outbox.server";
import { redactPayload } from "../platform/jobs/redact-payload";
import { JOB_LABELS } from "./messages";

const id = z.string().max(100);
export const failedJobSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("retry"), id }),
  z.object({ intent: z.literal("retry-all") }),
  z.object({ intent: z.literal("discard"), id }),
  z.object({ intent: z.literal("discard-all") }),
]);

const typed = z.object({ type: z.string() });

type FailedJobRow = {
  id: string;
  /** What it does, for staff; of a message that another version of the program sent, its type. */
  label: string;
  /** The message type, e.g. "mail.send"; null if the message cannot be parsed. */
  type: string | null;
  queue: string;
  error: string;
  attempts: number;
  failedAt: string;
  mailId: string | null;
  /** The message without what it says of people. */
  payload: string;
};

/** Dead letters not retried yet, newest first, with a description of their messages; and what was done in a week. */
export async function readFailedJobs(db: Db, now: Date) {
  const [failed, [done = { jobs: 0, lastAt: null }]] = await db.batch([
    listFailedJobs(db),
    selectDone(db, isoAfter(now, -7 * DAY)),
  ]);
  const jobs = failed.map(({ id, queue, error, attempts, failedAt, message }): FailedJobRow => {
    const body: unknown = JSON.parse(message);
    const type = typed.safeParse(body).data?.type ?? null;
    return {
      id,
      queue,
      error,
      attempts,
      failedAt,
      label: type === null ? "Unreadable message" : (JOB_LABELS.get(type) ?? type),
      type,
      mailId: sendMailMessage.schema.safeParse(body).data?.mailId ?? null,
      payload: redactPayload(message),
    };
  });
  return { jobs, done };
}

/** Retries every dead letter on the page; returns the entries to dispatch. */
export function retryAllJobs(db: Db, now: Date): Promise<OutboxEntry[]> {
  return retryAllFailedJobs(db, now, (message) => requeueFailedMail(db, message, now));
}

/** Retries a dead letter; if it is a mail, queues the mail again in the same transaction. */
export async function retryJob(db: Db, id: string, now: Date): Promise<Retry> {
  return retryFailedJob(db, id, now, (message) => requeueFailedMail(db, message, now));
}
