import { DAY } from "../../platform/clock";
import { type Db, runBatch } from "../../platform/db/database.server";
import { hitRateLimitsInTurn, type RateLimit, refundHit } from "../../platform/http/limits/rate-limit.server";
import { emailKey } from "../leads/lead";

type Limits = { recipient: number; network: number; total: number };

/** Receipts a UTC day: to one mailbox, caused from one network, and in all. */
export const RECEIPTS_PER_DAY = { recipient: 3, network: 10, total: 1000 } as const satisfies Limits;
/** Mails to guests about demos, counted alike: as many to one as it takes to book a demo and move it all day. */
export const GUEST_MAILS_PER_DAY = { recipient: 6, network: 20, total: 1000 } as const satisfies Limits;

/** Who gets a mail, and who causes it. */
type Recipient = { email: string; network: string };

/** The limits of receipts, for `hitRateLimitsInTurn`. */
export function receiptLimits(recipient: Recipient): RateLimit[][] {
  return mailLimits({ kind: "receipt", limits: RECEIPTS_PER_DAY, ...recipient });
}

/** Whether the address may get another receipt today, and counts it. */
export function allowReceipt(db: Db, recipient: Recipient, now: Date): Promise<boolean> {
  return allAllow(db, receiptLimits(recipient), now);
}

/** Takes back a receipt that was counted but is not sent, since the form is one that came before. */
export async function refundReceipt(db: Db, recipient: Recipient, now: Date): Promise<void> {
  const limits = receiptLimits(recipient).flat();
  const refunds = await Promise.all(limits.map((limit) => refundHit(db, limit, now)));
  await runBatch(db, refunds.flat());
}

/** Whether a guest may get another mail about what they did with a demo today, and counts it. */
export function allowGuestMail(db: Db, recipient: Recipient, now: Date): Promise<boolean> {
  return allAllow(db, mailLimits({ kind: "guest-mail", limits: GUEST_MAILS_PER_DAY, ...recipient }), now);
}

async function allAllow(db: Db, limits: RateLimit[][], now: Date): Promise<boolean> {
  const verdicts = await hitRateLimitsInTurn(db, limits, now);
  return verdicts.flat().every(({ allowed }) => allowed);
}

/**
 * Such a mail goes to whatever address a stranger enters, so a form must not become a way to send mail. The total
 * counts only what the others allow, so that one network cannot use it up.
 */
function mailLimits({
  kind,
  limits,
  email,
  network,
}: Recipient & { kind: string; limits: Limits }): RateLimit[][] {
  const perDay = (scope: keyof Limits, subject: string) => ({
    scope: `${kind}.${scope}`,
    subject,
    limit: limits[scope],
    windowMs: DAY,
  });
  return [[perDay("recipient", mailboxOf(email)), perDay("network", network)], [perDay("total", "")]];
}

/** One mailbox has many addresses: what follows a plus sign is its owner's tag, and reaches the same person. */
export function mailboxOf(email: string): string {
  return emailKey(email).replace(/^([^+@]+)\+[^@]*@/, "$1@");
}
