import { and, eq, notInArray, sql } from "drizzle-orm";
import type { z } from "zod";
import { runIfChanged } from "../platform/db/change.server";
import type { Db, Statement } from "../platform/db/database.server";
import type { JobContext } from "../platform/jobs/job-context.server";
import { readMail, type StoredMail } from "./mails.server";
import { openTransport } from "./open-transport.server";
import type { sendMail } from "./send-mail";
import { mails } from "./tables";

type Message = z.infer<typeof sendMail.schema>;

/**
 * Sends one stored mail. The caller holds the outbox claim, so no other delivery works on it at the same time;
 * a mail that has left already is not sent again. A crash between the server's acceptance and our note of it
 * repeats the mail with the same Message-ID: at least once, never lost. `followUp` is written with the note that the
 * mail was sent.
 */
export async function sendStoredMail(
  message: Message,
  job: JobContext,
  followUp: FollowUp = () => [],
): Promise<void> {
  const mail = await readMail(job.db, message.mailId);
  if (!mail || mail.state === "sent" || mail.state === "kept") return;
  const transport = openTransport(job.env);
  await changeMail(job, mail.id, { state: "sending", attempts: sql`${mails.attempts} + 1` });
  const providerId = await transport.send(mail);
  const now = job.clock();
  const left = changeMail(job, mail.id, {
    state: transport.delivers ? "sent" : "kept",
    transport: transport.name,
    providerId,
    lastError: null,
    sentAt: transport.delivers ? now.toISOString() : null,
  });
  await runIfChanged(job.db, left, transport.delivers ? followUp(job.db, mail, now) : []);
}

/** What a feature writes when its mail was sent; it must not be able to fail. */
type FollowUp = (db: Db, mail: StoredMail, now: Date) => Statement[];

/** Notes a refused attempt; `final` when no other follows by itself. */
export async function noteMailError(message: Message, error: string, final: boolean, job: JobContext) {
  await changeMail(job, message.mailId, { state: final ? "failed" : "queued", lastError: error });
}

type MailChange = Partial<Omit<typeof mails.$inferInsert, "attempts">> & {
  attempts?: ReturnType<typeof sql>;
};

function changeMail(job: JobContext, id: string, change: MailChange) {
  return job.db
    .update(mails)
    .set({ ...change, updatedAt: job.clock().toISOString() })
    .where(and(eq(mails.id, id), notInArray(mails.state, ["sent", "kept"])));
}
