import { inArray, lt, sql } from "drizzle-orm";
import { isoAfter } from "../clock";
import type { Db } from "../db/database.server";
import { rateLimits } from "../db/tables";
import { sha256 } from "../ids";
import { networkOf } from "./network";

export type RateLimit = { scope: string; subject: string; limit: number; windowMs: number };

/**
 * Counts one hit in the subject's current window. The subject (an address, an email) is kept as a hash only.
 * Returns whether the hit is within the limit, and in how many seconds the window ends.
 */
export async function hitRateLimit(
  db: Db,
  rateLimit: RateLimit,
  now: Date,
): Promise<{ allowed: boolean; retryAfterSeconds: number }> {
  const { limit, windowMs } = rateLimit;
  const endsAt = (Math.floor(now.getTime() / windowMs) + 1) * windowMs;
  const key = await windowKey(rateLimit, now);
  const [row] = await db
    .insert(rateLimits)
    .values({ key, hits: 1, expiresAt: new Date(endsAt).toISOString() })
    .onConflictDoUpdate({ target: rateLimits.key, set: { hits: sql`${rateLimits.hits} + 1` } })
    .returning({ hits: rateLimits.hits });
  const hits = row?.hits ?? limit + 1;
  return { allowed: hits <= limit, retryAfterSeconds: Math.ceil((endsAt - now.getTime()) / 1000) };
}

/** Takes one hit back from each subject's current window, for a try that turned out to be right. */
export async function forgiveHit(db: Db, limits: RateLimit[], now: Date): Promise<void> {
  const keys = await Promise.all(limits.map((limit) => windowKey(limit, now)));
  await db
    .update(rateLimits)
    .set({ hits: sql`max(${rateLimits.hits} - 1, 0)` })
    .where(inArray(rateLimits.key, keys));
}

function windowKey({ scope, subject, windowMs }: RateLimit, now: Date): Promise<string> {
  return sha256(`${scope}|${Math.floor(now.getTime() / windowMs)}|${subject}`);
}

export async function pruneRateLimits(db: Db, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expiresAt, isoAfter(now, 0)));
}

/** The visitor's address as Cloudflare reports it; any other header could be forged. */
export function clientAddress(request: Request): string {
  return request.headers.get("CF-Connecting-IP") ?? "local";
}

/** Whom limits count a visitor as: the address, or of IPv6 the network, in which anyone has addresses without end. */
export function clientNetwork(request: Request): string {
  return networkOf(clientAddress(request));
}
