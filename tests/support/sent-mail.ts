import { inject } from "vitest";
import type { MailKind } from "../../app/mail/mail";
import { insertMail } from "../../app/mail/mails.server";
import { runBatch } from "../../app/platform/db/database.server";
import { newId } from "../../app/platform/ids";
import { deliver } from "./deliver";
import { TEST_NOW } from "./staff";
import { rawEnv, rows, testDb } from "./workers-env";

export const LOCAL_SITE = "http://localhost:8788";

/** By the loopback SMTP server. */
export const smtpEnv = () =>
  rawEnv({
    ...{ MAIL_TRANSPORT: "smtp", SMTP_HOST: "127.0.0.1", SMTP_PORT: String(inject("smtpPort")) },
    SMTP_SECURITY: "none",
  });

/** Stores a mail and gives it to the jobs worker. Returns its id. */
export async function sendMail(address: string, kind: MailKind = "crm", env = smtpEnv()): Promise<string> {
  const { mailId, statements, entry } = insertMail(
    testDb(),
    {
      ...{ id: newId(), kind, subject: "Hello", text: "Hello", html: "<p>Hello</p>", leadId: null },
      ...{ replyTo: "sales@beaconry.example", to: { address, name: "Dana Reyes" } },
      from: { address: "hello@beaconry.example", name: "The Beaconry Team" },
    },
    TEST_NOW,
  );
  await runBatch(testDb(), statements);
  await deliver("beaconry-mail", [entry.message], env);
  return mailId;
}

export async function stateOf(mailId: string) {
  const [mail] = await rows("select state, last_error from mails where id = ?", mailId);
  return mail;
}

/** The raw mails that the loopback server got for the address. */
export async function receivedBy(address: string): Promise<string[]> {
  const all: { to: string[]; raw: string }[] = await (await fetch(inject("inboxUrl"))).json();
  return all.filter(({ to }) => to.includes(address)).map(({ raw }) => raw);
}

export const suppressions = () =>
  rows("select address, reason, detail, mail_id from mail_suppressions order by address");
