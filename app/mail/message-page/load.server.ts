import type { Db } from "../../platform/db/database.server";
import type { Env } from "../../platform/env.server";
import { formatDateTime } from "../../platform/time/time-text";
import { isConfidential } from "../mail";
import { readMail } from "../mails.server";
import { describeTransport } from "../transport.server";

/** The mail, without the text of a confidential one; null if there is no such mail. */
export async function loadMessage(db: Db, id: string, env: Env, timeZone: string) {
  const mail = await readMail(db, id);
  if (!mail) return null;
  const { html: _, attachment: __, ...shown } = mail;
  return {
    ...shown,
    text: isConfidential(mail) ? null : mail.text,
    written: formatDateTime(mail.createdAt, timeZone),
    changed: formatDateTime(mail.updatedAt, timeZone),
    sent: mail.sentAt === null ? null : formatDateTime(mail.sentAt, timeZone),
    destination: describeTransport(env),
  };
}
export type Message = NonNullable<Awaited<ReturnType<typeof loadMessage>>>;
