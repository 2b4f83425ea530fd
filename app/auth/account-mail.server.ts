import type { AppLoadContext } from "@remix-run/cloudflare";
import { html, linkTo, mailDocument } from "../mail/html";
import { insertMail } from "../mail/mails.server";
import type { Db, Statement } from "../platform/db/database.server";
import type { OutboxEntry } from "../platform/jobs/outbox.server";
import { logNotice } from "../platform/log.server";
import { RESET_PATH } from "./paths";

export type AccountMail = {
  /** Default: a new one. */
  id?: string;
  to: string;
  subject: string;
  /** Plain sentences, a paragraph each. */
  text: string[];
  /** A secret link; it is the mail's purpose. */
  link?: { label: string; url: string };
  /** When the link ends. */
  until?: string;
};

/** The company's name in mails and authenticator apps. */
export async function companyName(context: AppLoadContext): Promise<string> {
  return (await context.company()).name;
}

/** Returns the inserts of a mail about an account; batch them with what it is about, then dispatch the entry. */
export async function insertAccountMail(
  db: Db,
  context: AppLoadContext,
  { id, to, subject, text, link, until }: AccountMail,
): Promise<{ statements: Statement[]; entry: OutboxEntry }> {
  const company = await context.company();
  const { name } = company;
  const linkHtml = link ? `<p>${linkTo(link.url, link.label)}</p>${html`<p>${link.url}</p>`}` : "";
  // Without a transport the mail reaches nobody: the log, which only the operator reads, has the link.
  if (link && context.env.MAIL_TRANSPORT === "outbox") logNotice("auth.link", `${subject}: ${link.url}`);
  return insertMail(
    db,
    {
      ...(id ? { id } : {}),
      kind: "account",
      to: { address: to, name: null },
      from: { address: company.mailFrom, name },
      replyTo: null,
      subject: `${subject} (${name})`,
      text: [...text, ...(link ? [`${link.label}: ${link.url}`] : [])].join("\n\n"),
      html: mailDocument(subject, text.map((part) => html`<p>${part}</p>`).join("\n") + linkHtml),
      leadId: null,
      until,
    },
    context.clock(),
  );
}

/** A mail about something that only the account's own person should have done. */
export function securityNotice(
  context: AppLoadContext,
  { to, subject, what }: { to: string; subject: string; what: string },
): AccountMail {
  const advice = `If that wasn’t you, set a new password right away: ${context.env.SITE_URL}${RESET_PATH}. It ends all sessions.`;
  return { to, subject, text: [what, advice] };
}
