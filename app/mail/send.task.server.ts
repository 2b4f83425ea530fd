import { and, eq, notInArray, sql } from "drizzle-orm";
import type { z } from "zod";
import type { JobContext } from "../platform/job-context.server";
import { readMail } from "./mails.server";
import { openTransport } from "./open-transport.server";
import type { sendMail } from "./send-mail";
import { mails } from "./tables";

type Message = z.infer<typeof sendMail.schema>;

/**
 * Sends one stored mail. The caller holds the outbox claim, so no other delivery works on it at the same time;
 * a mail that has left already is not sent again. A crash between the server's acceptance and our note of it
 * repeats the mail with the same Message-ID: at least once, never lost.
 */
export async function sendStoredMail(message: Message, job: JobContext): Promise<void> {
  const mail = await readMail(job.db, message.mailId);
  if (!mail || mail.state === "sent" || mail.state === "kept") return;
  const transport = openTransport(job.env);
  await updateMail(job, mail.id, { state: "sending", attempts: sql`${mails.attempts} + 1` });
  const providerId = await transport.send(mail);
  await updateMail(job, mail.id, {
    state: transport.delivers ? "sent" : "kept",
    transport: transport.name,
    providerId,
    lastError: null,
    sentAt: transport.delivers ? job.clock().toISOString() : null,
  });
}

/** Notes a refused attempt; `final` when no other follows by itself. */
export async function noteMailError(message: Message, error: string, final: boolean, job: JobContext) {
  await updateMail(job, message.mailId, { state: final ? "failed" : "queued", lastError: error });
}

type MailChange = Partial<Omit<typeof mails.$inferInsert, "attempts">> & {
  attempts?: ReturnType<typeof sql>;
};

async function updateMail(job: JobContext, id: string, change: MailChange): Promise<void> {
  await job.db
    .update(mails)
    .set({ ...change, updatedAt: job.clock().toISOString() })
    .where(and(eq(mails.id, id), notInArray(mails.state, ["sent", "kept"])));
}
