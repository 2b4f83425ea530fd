import type { AppLoadContext } from "@remix-run/cloudflare";
import { and, desc, eq, isNull, ne } from "drizzle-orm";
import { profiles, users } from "../../auth/tables";
import { AUTHOR, IS_TO_LEAD } from "../../crm/email/lead-emails.server";
import { leads } from "../../crm/tables";
import type { Db } from "../../platform/db/database.server";
import type { Env } from "../../platform/env.server";
import { formatDateTime, formatRecent } from "../../platform/time/time-text";
import { DEMO_TRANSPORT, isConfidential, MAIL_STATE_LABELS } from "../mail";
import { withUnsubscribe } from "../suppression/unsubscribe.server";
import { mails } from "../tables";
import { DEMO_STATE, describeTransport } from "../transport.server";

type Context = Pick<AppLoadContext, "env" | "clock">;

/** The mail with its text as it leaves, but not that of a confidential one; null if there is no such mail. */
export async function loadMessage(db: Db, id: string, { env, clock }: Context, timeZone: string) {
  const [[read], others] = await db.batch([
    db
      .select({ mail: mails, lead: LEAD, isToLead: IS_TO_LEAD, author: AUTHOR })
      .from(mails)
      .leftJoin(leads, and(eq(leads.id, mails.leadId), isNull(leads.deletedAt)))
      .leftJoin(users, eq(users.id, mails.userId))
      .leftJoin(profiles, eq(profiles.userId, mails.userId))
      .where(eq(mails.id, id)),
    listOthers(db, id),
  ]);
  if (!read) return null;
  const { mail, lead, author } = read;
  const { html: _, attachment: __, ...stored } = mail;
  const { text, unsubscribeUrl } = await withUnsubscribe(mail, { db, env, clock });
  return {
    ...stored,
    author,
    /** Whom the mail is about, and `isRecipient` if it went there; null for a lead in the trash. */
    lead: lead && {
      ...lead,
      name: `${lead.firstName} ${lead.lastName}`.trim(),
      isRecipient: read.isToLead === 1,
    },
    others: others.map(({ createdAt, ...other }) => ({
      ...other,
      written: formatRecent(createdAt, clock(), timeZone),
    })),
    text: isConfidential(mail) ? null : text,
    frame: { height: frameHeight(mail.text, unsubscribeUrl !== undefined) },
    written: formatDateTime(mail.createdAt, timeZone),
    /** Null where that was the writing or the sending. */
    changed: [mail.createdAt, mail.sentAt].includes(mail.updatedAt)
      ? null
      : formatDateTime(mail.updatedAt, timeZone),
    ...(mail.transport === DEMO_TRANSPORT ? DEMO : deliveryOf(mail, env, timeZone)),
  };
}

const LEAD = {
  ...{ firstName: leads.firstName, lastName: leads.lastName },
  ...{ company: leads.companyName, status: leads.status },
};
const MOST_OTHERS = 5;

/** The other mails to the lead of this one, newest first. */
function listOthers(db: Db, id: string) {
  const leadOfIt = db.select({ leadId: mails.leadId }).from(mails).where(eq(mails.id, id));
  return db
    .select({ id: mails.id, subject: mails.subject, createdAt: mails.createdAt })
    .from(mails)
    .where(and(eq(mails.leadId, leadOfIt), ne(mails.id, id)))
    .orderBy(desc(mails.createdAt))
    .limit(MOST_OTHERS);
}

/**
 * CSS of how high a mail stands as HTML: nothing can measure what is in its frame, which scrolls what is higher. On
 * phones, up to 40rem, a line has fewer letters; what is subtracted there is negative.
 */
function frameHeight(text: string, hasFooter: boolean): string {
  const wide = heightOf(text, 66, hasFooter ? 3.1 : 0);
  const onPhone = heightOf(text, 34, hasFooter ? 4.45 : 0);
  return `clamp(${wide}, ${onPhone} - (100vw - 40rem) * 999, ${onPhone})`;
}

/** What stands around a mail's text, in rem. */
const AROUND = 3.4;

/**
 * With so many letters a line, and `footer` rem of small print; paragraphs have a margin where the text has an empty
 * line.
 */
function heightOf(text: string, letters: number, footer: number): string {
  const heightOfLine = (line: string) => (line === "" ? 1.0625 : Math.ceil(line.length / letters) * 1.75);
  return `${Math.min(
    80,
    text.split("\n").reduce((sum, line) => sum + heightOfLine(line), AROUND + footer),
  )}rem`;
}

type StoredMail = Pick<typeof mails.$inferSelect, "sentAt" | "state">;

function deliveryOf({ sentAt, state }: StoredMail, env: Env, timeZone: string) {
  const sent = sentAt && formatDateTime(sentAt, timeZone);
  return { label: MAIL_STATE_LABELS[state], sent, destination: describeTransport(env) };
}

/** Its state says all there is to say. */
const DEMO = { ...DEMO_STATE, sent: null, destination: null };

export type Message = NonNullable<Awaited<ReturnType<typeof loadMessage>>>;
