import { DAY } from "../../platform/clock";
import type { Db } from "../../platform/db/database.server";
import { hitRateLimit, hitRateLimits } from "../../platform/http/rate-limit.server";
import { emailKey } from "../leads/lead";

/** Receipts a UTC day: to one address, caused from one network, and in all. */
export const RECEIPTS_PER_DAY = { recipient: 3, network: 10, total: 1000 } as const;

/**
 * Whether the address may get another receipt today, and counts it. A receipt goes to whatever address a stranger
 * enters, so the form must not become a way to send mail. The total counts only what the others allow, so that one
 * network cannot use it up.
 */
export async function mayHaveReceipt(
  db: Db,
  { email, network }: { email: string; network: string },
  now: Date,
): Promise<boolean> {
  const perDay = (scope: keyof typeof RECEIPTS_PER_DAY, subject: string) => ({
    scope: `receipt.${scope}`,
    subject,
    limit: RECEIPTS_PER_DAY[scope],
    windowMs: DAY,
  });
  const own = [perDay("recipient", mailboxOf(email)), perDay("network", network)];
  const verdicts = await hitRateLimits(db, own, now);
  if (verdicts.some(({ allowed }) => !allowed)) return false;
  return (await hitRateLimit(db, perDay("total", ""), now)).allowed;
}

/** One mailbox has many addresses: what follows a plus sign is its owner's tag, and reaches the same person. */
function mailboxOf(email: string): string {
  return emailKey(email).replace(/^([^+@]+)\+[^@]*@/, "$1@");
}
