import { z } from "zod";
import { requeueFailedMail } from "../mail/mails.server";
import { sendMail } from "../mail/send-mail";
import type { Db } from "../platform/db/database.server";
import { listFailedJobs, type Retry, retryFailedJob } from "../platform/jobs/failed-jobs.server";

const typed = z.object({ type: z.string() });

export type FailedJobRow = {
  id: string;
  /** What was asked for, e.g. "mail.send"; null when the message cannot be read. */
  type: string | null;
  queue: string;
  error: string;
  attempts: number;
  failedAt: string;
  mailId: string | null;
};

/** The dead letters that nobody has sent again, newest first, with what their messages say. */
export async function readFailedJobs(db: Db): Promise<FailedJobRow[]> {
  return (await listFailedJobs(db)).map(({ id, queue, error, attempts, failedAt, message }) => {
    const body: unknown = JSON.parse(message);
    return {
      id,
      queue,
      error,
      attempts,
      failedAt,
      type: typed.safeParse(body).data?.type ?? null,
      mailId: sendMail.schema.safeParse(body).data?.mailId ?? null,
    };
  });
}

/** Sends a dead letter again; a mail among them waits again from the same moment. */
export async function retryJob(db: Db, id: string, now: Date): Promise<Retry> {
  return retryFailedJob(db, id, now, (message) => requeueFailedMail(db, message, now));
}
