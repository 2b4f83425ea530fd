import type { AppLoadContext } from "@remix-run/cloudflare";
import { and, eq, isNull } from "drizzle-orm";
import { leads } from "../../crm/tables";
import type { Db } from "../../platform/db/database.server";
import type { Env } from "../../platform/env.server";
import { formatDateTime } from "../../platform/time/time-text";
import { DEMO_TRANSPORT, isConfidential } from "../mail";
import { withUnsubscribe } from "../suppression/unsubscribe.server";
import { mails } from "../tables";
import { DEMO_STATE, describeTransport } from "../transport.server";

type Context = Pick<AppLoadContext, "env" | "clock">;

/** The mail with its text as it leaves, but not that of a confidential one; null if there is no such mail. */
export async function loadMessage(db: Db, id: string, { env, clock }: Context, timeZone: string) {
  const [read] = await db
    .select({ mail: mails, openLead: leads.id })
    .from(mails)
    .leftJoin(leads, and(eq(leads.id, mails.leadId), isNull(leads.deletedAt)))
    .where(eq(mails.id, id));
  if (!read) return null;
  const { mail, openLead } = read;
  const { html: _, attachment: __, ...stored } = mail;
  const { text, unsubscribeUrl } = await withUnsubscribe(mail, { db, env, clock });
  return {
    ...stored,
    hasOpenLead: openLead !== null,
    text: isConfidential(mail) ? null : text,
    frame: { height: frameHeight(mail.text, unsubscribeUrl !== undefined) },
    written: formatDateTime(mail.createdAt, timeZone),
    /** Null where that was the sending. */
    changed: mail.updatedAt === mail.sentAt ? null : formatDateTime(mail.updatedAt, timeZone),
    ...(mail.transport === DEMO_TRANSPORT ? DEMO : deliveryOf(mail.sentAt, env, timeZone)),
  };
}

/**
 * CSS of how high a mail stands as HTML: nothing can measure what is in its frame, which scrolls what is higher. On
 * phones, up to 40rem, a line has fewer letters; what is subtracted there is negative.
 */
function frameHeight(text: string, hasFooter: boolean): string {
  const wide = heightOf(text, 72, hasFooter ? 2.5 : 0);
  const onPhone = heightOf(text, 36, hasFooter ? 3.75 : 0);
  return `clamp(${wide}, ${onPhone} - (100vw - 40rem) * 999, ${onPhone})`;
}

/** What stands around a mail's text, in rem. */
const AROUND = 3;

/**
 * With so many letters a line, and `footer` rem of small print; paragraphs have a margin where the text has an empty
 * line.
 */
function heightOf(text: string, letters: number, footer: number): string {
  const heightOfLine = (line: string) => (line === "" ? 1 : Math.ceil(line.length / letters) * 1.55);
  return `${Math.min(
    80,
    text.split("\n").reduce((sum, line) => sum + heightOfLine(line), AROUND + footer),
  )}rem`;
}

function deliveryOf(sentAt: string | null, env: Env, timeZone: string) {
  const sent = sentAt && formatDateTime(sentAt, timeZone);
  return { label: undefined, sent, destination: describeTransport(env) };
}

/** Its state says all there is to say. */
const DEMO = { ...DEMO_STATE, sent: null, destination: null };

export type Message = NonNullable<Awaited<ReturnType<typeof loadMessage>>>;
