import { and, eq, notInArray, or, sql } from "drizzle-orm";
import { runIfChanged } from "../../platform/db/change.server";
import type { Db } from "../../platform/db/database.server";
import { messageId } from "../mail";
import { isInState, notifyAuthor } from "../mails.server";
import { insertSuppression, suppressionOf } from "../suppression/suppressions.server";
import { mails } from "../tables";
import type { MailEvent } from "./mail-event";

/** "early": it may be about a mail whose id we do not know yet, so it has to come again. */
type Effect = "changed" | "unchanged" | "early";

/**
 * Turns the mail's state and puts its recipient on the list of those who get none. The same word again changes nothing,
 * even if staff have lifted what it did; nor does one about a mail that is not ours.
 */
export async function applyMailEvent(db: Db, event: MailEvent, now: Date): Promise<Effect> {
  const mail = await findMail(db, event);
  if (!mail) return (await isOnItsWay(db, event)) ? "early" : "unchanged";
  return (await turnMail(db, mail, event, now)) ? "changed" : "unchanged";
}

type FoundMail = NonNullable<Awaited<ReturnType<typeof findMail>>>;

async function turnMail(db: Db, mail: FoundMail, event: MailEvent, now: Date): Promise<boolean> {
  const { outcome, detail } = event;
  const passed = outcome === "bounced" ? (["bounced", "complained"] as const) : (["complained"] as const);
  const turned = db
    .update(mails)
    .set({ state: outcome, lastError: detail ?? sql`${mails.lastError}`, updatedAt: now.toISOString() })
    .where(and(eq(mails.id, mail.id), notInArray(mails.state, [...passed])));
  // The address of a person who is erased.
  const notice = notifyAuthor(db, mail.id, now);
  if (!mail.toAddress.includes("@")) return runIfChanged(db, turned, [notice]);
  const row = await suppressionOf({ address: mail.toAddress, reason: outcome, detail, mailId: mail.id }, now);
  return runIfChanged(db, turned, [insertSuppression(db, row), notice]);
}

/** Whether a mail to one of the event's recipients has been given to the provider, who has not told its id yet. */
async function isOnItsWay(db: Db, { to }: MailEvent): Promise<boolean> {
  if (to.length === 0) return false;
  const isRecipient = sql`instr(${to.join(" ").toLowerCase()}, lower(${mails.toAddress})) > 0`;
  const found = await db
    .select({ id: mails.id })
    .from(mails)
    .where(and(isInState("queued"), isRecipient))
    .limit(1);
  return found.length > 0;
}

/** By the provider's id, or by our Message-ID, which begins with the mail's id. */
async function findMail(db: Db, { providerId, messageId: header }: MailEvent) {
  const id = header?.match(/^<([^@<>]{1,64})@/)?.[1];
  const found = await db
    .select({ id: mails.id, kind: mails.kind, fromAddress: mails.fromAddress, ...addressing })
    .from(mails)
    .where(
      or(
        providerId === null ? undefined : eq(mails.providerId, providerId),
        id === undefined ? undefined : eq(mails.id, id),
      ),
    )
    .limit(2);
  return found.find((mail) => mail.providerId === providerId || messageId(mail) === header) ?? null;
}

const addressing = { toAddress: mails.toAddress, providerId: mails.providerId };
