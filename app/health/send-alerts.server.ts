import type { AppLoadContext } from "@remix-run/cloudflare";
import { and, asc, eq, isNull } from "drizzle-orm";
import { users } from "../auth/tables";
import { html, linkTo, mailDocument } from "../mail/html";
import { insertMails } from "../mail/mails.server";
import { SECOND } from "../platform/clock";
import type { CompanySettings } from "../platform/company";
import { ChangeRefused } from "../platform/db/change.server";
import { type Db, runBatch } from "../platform/db/database.server";
import { isPublicHttps } from "../platform/http/public-address";
import { logError } from "../platform/log.server";
import { type Notice, noticeText } from "./alerts";

/** D1 binds 100 values to a statement, which are five mails. */
const MOST_RECIPIENTS = 5;
const TIMEOUT = 10 * SECOND;

/** The owners that can sign in, for a batch. */
export function selectOwners(db: Db) {
  return db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.role, "owner"), isNull(users.disabledAt)))
    .orderBy(asc(users.createdAt))
    .limit(MOST_RECIPIENTS);
}

type Sender = { company: CompanySettings; siteUrl: string };

/** Who gets the mails: the address of the settings, or else the owners. */
export function recipientsOf({ alerts }: CompanySettings, owners: { email: string }[]): string[] {
  return alerts.email === null ? owners.map(({ email }) => email) : [alerts.email];
}

/** One mail to each recipient with all notices; see `insertMails`. */
export function insertAlertMails(
  db: Db,
  { notices, recipients }: { notices: Notice[]; recipients: string[] },
  { company, siteUrl }: Sender,
  now: Date,
) {
  const texts = notices.map(noticeText);
  const [first = ""] = texts;
  const subject = texts.length === 1 ? first : `${first} (and ${texts.length - 1} more)`;
  const link = `${siteUrl}/admin/health`;
  const body = [...texts.map((text) => html`<p>${text}</p>`), `<p>${linkTo(link, link)}</p>`];
  const mail = {
    ...({ kind: "account", from: { address: company.mailFrom, name: company.name }, replyTo: null } as const),
    ...{ subject: `${subject} (${company.name})`, text: [...texts, link].join("\n\n"), leadId: null },
    html: mailDocument(subject, body.join("\n")),
  };
  const mails =
    notices.length === 0 ? [] : recipients.map((address) => ({ ...mail, to: { address, name: null } }));
  return insertMails(db, mails, now);
}

const TEST = "This is a test: nothing is wrong.";

/**
 * Sends a notice to everybody who would get one. Returns whom, for staff.
 * @throws ChangeRefused if the webhook does not take it
 */
export async function sendTest(db: Db, context: AppLoadContext, now: Date): Promise<string> {
  const [company, owners] = await Promise.all([context.company(), selectOwners(db)]);
  const sender = { company, siteUrl: context.env.SITE_URL };
  const notice: Notice = { cause: "errors", isOver: false, text: TEST, at: now.toISOString() };
  const { webhook } = company.alerts;
  if (webhook !== null) {
    await postNotice(webhook, notice, sender).catch((error: unknown) => {
      logError("alerts.test", error);
      throw new ChangeRefused(409, error instanceof Refused ? error.message : "The webhook does not answer.");
    });
  }
  const recipients = recipientsOf(company, owners);
  const mails = insertAlertMails(db, { notices: [notice], recipients }, sender, now);
  await runBatch(db, mails.statements);
  context.dispatch(mails.entries);
  return [...recipients, ...(webhook === null ? [] : ["the webhook"])].join(", ");
}

/** A reason that owners can read. */
class Refused extends Error {}

/** Posts a notice as JSON. @throws if the address is not public or the server does not accept it */
export async function postNotice(
  webhook: string,
  notice: Notice,
  { company, siteUrl }: Sender,
): Promise<void> {
  if (!isPublicHttps(webhook)) throw new Refused("The webhook’s address is not allowed.");
  const { cause, isOver, at } = notice;
  const response = await fetch(webhook, {
    method: "POST",
    redirect: "manual",
    signal: AbortSignal.timeout(TIMEOUT),
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({
      text: `${company.name}: ${noticeText(notice)}`,
      site: siteUrl,
      cause,
      isOver,
      at,
    }),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Refused(`The webhook answered ${response.status}.`);
}
