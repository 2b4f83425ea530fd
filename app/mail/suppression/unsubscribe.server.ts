import { sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server";
import type { JobContext } from "../../platform/jobs/job-context.server";
import { readLinkKey, readSigned, signId } from "../../platform/signed-link.server";
import { linkTo, withFooter } from "../html";
import { isDigest } from "../mail";
import { readMail, type StoredMail } from "../mails.server";
import type { OutgoingMail } from "../transport.server";
import { insertSuppression, readSuppression, suppressionOf } from "./suppressions.server";

/** A sentence whose last words are the link in HTML; in plain text the address follows. */
const FOOTER = ["To stop these emails,", "unsubscribe here"] as const;
const DIGEST_FOOTER = ["To stop this daily digest,", "unsubscribe here"] as const;

/**
 * A mail as its recipient gets it: what staff write to a lead, and the mail of the morning, leave with a way to
 * unsubscribe, any other as it is; so does one that never leaves, or whose person was erased.
 */
export async function withUnsubscribe(
  mail: StoredMail,
  { db, env, clock }: Pick<JobContext, "db" | "env" | "clock">,
): Promise<OutgoingMail> {
  const transport = mail.transport ?? env.MAIL_TRANSPORT;
  const [sentence, words] = isDigest(mail) ? DIGEST_FOOTER : FOOTER;
  if ((mail.kind !== "crm" && !isDigest(mail)) || transport === "outbox" || !mail.toAddress.includes("@"))
    return mail;
  const token = await signId(await readLinkKey(db, clock()), mail.id, "unsubscribe ");
  const unsubscribeUrl = `${env.SITE_URL}/unsubscribe/${token}`;
  return {
    ...mail,
    unsubscribeUrl,
    text: `${mail.text}\n\n-- \n${sentence} ${words}: ${unsubscribeUrl}\n`,
    html: withFooter(mail.html, `${sentence} ${linkTo(unsubscribeUrl, words)}.`),
  };
}

/** The mail that a link names; null if we did not sign it, or the mail or its person is gone. */
async function readLinkedMail(db: Db, token: string, now: Date) {
  const id = await readSigned(await readLinkKey(db, now), token, "unsubscribe ");
  const mail = id === null ? null : await readMail(db, id);
  return mail?.toAddress.includes("@") ? mail : null;
}

/** Whose mail a link ends, and whether it has ended; null for a link that leads nowhere. */
export async function readUnsubscribe(db: Db, token: string, now: Date) {
  const mail = await readLinkedMail(db, token, now);
  if (!mail) return null;
  if (isDigest(mail)) {
    const wants = sql`select wants_digest wants from profiles where user_id = ${mail.userId}`;
    const [profile] = await db.all<{ wants: number }>(wants);
    return { address: mail.toAddress, isDigest: true, isDone: profile?.wants !== 1 };
  }
  const suppression = await readSuppression(db, mail.toAddress);
  return {
    address: mail.toAddress,
    isDigest: false,
    isDone: suppression !== null && suppression.reason !== "bounced",
  };
}

/** Does what the link is for; done again, it changes nothing. Returns false for a link that leads nowhere. */
export async function unsubscribe(db: Db, token: string, now: Date): Promise<boolean> {
  const mail = await readLinkedMail(db, token, now);
  if (!mail) return false;
  // By the table's name: the accounts' feature sends mail, and cannot be imported here.
  if (isDigest(mail)) {
    await db.run(sql`update profiles set wants_digest = 0 where user_id = ${mail.userId}`);
    return true;
  }
  const wish = { address: mail.toAddress, reason: "unsubscribed", mailId: mail.id } as const;
  await insertSuppression(db, await suppressionOf(wish, now));
  return true;
}
