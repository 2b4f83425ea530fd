import { and, eq, notInArray, sql } from "drizzle-orm";
import type { z } from "zod";
import { runIfChanged } from "../platform/db/change.server";
import { type Db, runBatch, type Statement } from "../platform/db/database.server";
import type { Env } from "../platform/env.server";
import type { JobContext } from "../platform/jobs/job-context.server";
import { FinalFailure } from "../platform/jobs/retries";
import { httpTransport } from "./http.server";
import { ENDED_STATES, isConfidential, isDigest } from "./mail";
import { withTaggedLinks } from "./mail-links";
import { notifyAuthor, readMail, type StoredMail } from "./mails.server";
import type { sendMailMessage } from "./send-mail";
import { smtpTransport } from "./smtp.server";
import { isStopped, SUPPRESSION_REASONS, SUPPRESSION_TEXTS } from "./suppression/suppression";
import { insertSuppression, readSuppression, suppressionOf } from "./suppression/suppressions.server";
import { withUnsubscribe } from "./suppression/unsubscribe.server";
import { mails } from "./tables";
import { type MailTransport, NoSuchMailbox, Unconfirmed } from "./transport.server";
import { noteTransport } from "./transport-state.server";

type Message = z.infer<typeof sendMailMessage.schema>;

/**
 * Sends one stored mail, unless it was sent already. The caller holds the outbox claim, so no other delivery works on
 * it. At-least-once: a crash between the server's acceptance and our update, or an answer that never comes, repeats the
 * mail with the same Message-ID. `followUp` is written in the same batch as the sent state, which takes its text from a
 * confidential mail.
 */
export async function sendStoredMail(
  message: Message,
  ctx: JobContext,
  followUp: FollowUp = () => [],
): Promise<void> {
  const mail = await readMail(ctx.db, message.mailId);
  if (!mail || ENDED_STATES.includes(mail.state)) return;
  if (message.until !== undefined && ctx.clock().toISOString() >= message.until) {
    throw new FinalFailure(`It could not be sent in time. ${mail.lastError ?? ""}`.trim());
  }
  if (await isSuppressed(mail, ctx)) return;
  const transport = openTransport(ctx.env);
  const outgoing = await withUnsubscribe(withTaggedLinks(mail, ctx.env.SITE_URL), ctx);
  const oneMore = { attempts: sql`${mails.attempts} + 1` };
  const providerId = await transport.send(outgoing).catch(async (error: unknown) => {
    const bounces = error instanceof NoSuchMailbox ? [await bounceOf(mail, error, ctx)] : [];
    const marks = bounces.map((row) => insertSuppression(ctx.db, row));
    await runBatch(ctx.db, [changeMail(ctx, mail.id, oneMore), ...marks]);
    if (transport.name === "http" && !(error instanceof FinalFailure)) {
      await noteTransport(ctx.db, transport.name, error, ctx.clock());
    }
    throw error instanceof Unconfirmed ? doubt(error, mail) : error;
  });
  const now = ctx.clock();
  const left = changeMail(ctx, mail.id, {
    ...oneMore,
    state: transport.delivers ? "sent" : "kept",
    transport: transport.name,
    providerId,
    lastError: null,
    sentAt: transport.delivers ? now.toISOString() : null,
    // Nothing needs it any longer, and every reader and dump of the database would have it.
    ...(isConfidential(mail) ? { text: "", html: "" } : {}),
  });
  const works = noteTransport(ctx.db, transport.name, null, now);
  await runIfChanged(ctx.db, left, transport.delivers ? [works, ...followUp(ctx.db, mail, now)] : []);
}

/** Whether its recipient must not get it; the mail then says why. */
async function isSuppressed(mail: StoredMail, ctx: JobContext): Promise<boolean> {
  // As with a receipt, who wants no mail of ours otherwise may still want this one.
  const kind = isDigest(mail) ? "lead-receipt" : mail.kind;
  if (!SUPPRESSION_REASONS.some((reason) => isStopped(kind, reason))) return false;
  const found = await readSuppression(ctx.db, mail.toAddress);
  if (!found || !isStopped(kind, found.reason)) return false;
  await changeMail(ctx, mail.id, { state: "suppressed", lastError: SUPPRESSION_TEXTS[found.reason] });
  return true;
}

/** The address is listed as by a provider's word of a bounce (decision 23). */
function bounceOf({ id, toAddress }: StoredMail, { message }: NoSuchMailbox, ctx: JobContext) {
  const bounce = { address: toAddress, reason: "bounced", detail: message, mailId: id } as const;
  return suppressionOf(bounce, ctx.clock());
}

const DOUBT = "The server did not confirm the email, so it may have arrived: ";

/** A mail that may have arrived is sent once more; if that is not confirmed either, a person decides. */
function doubt({ message }: Unconfirmed, { lastError }: StoredMail): Error {
  const text = DOUBT + message;
  return lastError?.startsWith(DOUBT) ? new FinalFailure(text) : new Error(text);
}

/** What a feature writes once its mail is sent. It must not fail. */
type FollowUp = (db: Db, mail: StoredMail, now: Date) => Statement[];

/** Records a failed attempt; `isLast` means that no automatic retry follows. */
export async function noteMailError(message: Message, error: string, isLast: boolean, ctx: JobContext) {
  const { mailId } = message;
  const change = changeMail(ctx, mailId, { state: isLast ? "failed" : "queued", lastError: error });
  await runIfChanged(ctx.db, change, isLast ? [notifyAuthor(ctx.db, mailId, ctx.clock())] : []);
}

type MailChange = Partial<Omit<typeof mails.$inferInsert, "attempts">> & {
  attempts?: ReturnType<typeof sql>;
};

function changeMail(ctx: JobContext, id: string, change: MailChange) {
  return ctx.db
    .update(mails)
    .set({ ...change, updatedAt: ctx.clock().toISOString() })
    .where(and(eq(mails.id, id), notInArray(mails.state, [...ENDED_STATES])));
}

/** The configured transport. */
function openTransport(env: Env): MailTransport {
  switch (env.MAIL_TRANSPORT) {
    case "outbox":
      return { name: "outbox", delivers: false, send: async () => null };
    case "smtp":
      return smtpTransport(env);
    case "http":
      return httpTransport(env);
  }
}
