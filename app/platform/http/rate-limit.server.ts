import { eq, lt, sql } from "drizzle-orm";
import { isoAfter } from "../clock";
import type { Db, Statement } from "../db/database.server";
import { rateLimits } from "../db/tables";
import { sha256 } from "../ids";
import { networkOf } from "./network";

export type RateLimit = { scope: string; subject: string; limit: number; windowMs: number };

type Verdict = { allowed: boolean; retryAfterSeconds: number };

/** Counts one hit in the subject's current window. Only a hash of the subject (an address, an email) is stored. */
export async function hitRateLimit(db: Db, rateLimit: RateLimit, now: Date): Promise<Verdict> {
  const [verdict] = await hitRateLimits(db, [rateLimit], now);
  if (!verdict) throw new Error("The hit was not counted");
  return verdict;
}

/** The same for several limits in one round trip; the verdicts are in the order of `limits`. */
export async function hitRateLimits(db: Db, limits: RateLimit[], now: Date): Promise<Verdict[]> {
  const counts = await Promise.all(limits.map((limit) => countHit(db, limit, now)));
  const [first, ...rest] = counts.map(({ statement }) => statement);
  const rows = first ? await db.batch([first, ...rest]) : [];
  return counts.map(({ endsAt, limit }, at) => ({
    allowed: (rows[at]?.[0]?.hits ?? limit + 1) <= limit,
    retryAfterSeconds: Math.ceil((endsAt - now.getTime()) / 1000),
  }));
}

async function countHit(db: Db, rateLimit: RateLimit, now: Date) {
  const { limit, windowMs } = rateLimit;
  const endsAt = (Math.floor(now.getTime() / windowMs) + 1) * windowMs;
  const key = await windowKey(rateLimit, now);
  const statement = db
    .insert(rateLimits)
    .values({ key, hits: 1, expiresAt: new Date(endsAt).toISOString() })
    .onConflictDoUpdate({ target: rateLimits.key, set: { hits: sql`${rateLimits.hits} + 1` } })
    .returning({ hits: rateLimits.hits });
  return { statement, endsAt, limit };
}

/**
 * The statement that gives back a hit of the current window, for an attempt that turned out to be legitimate. In an
 * array, since a promise of a statement would run it.
 */
export async function refundHit(db: Db, limit: RateLimit, now: Date): Promise<Statement[]> {
  const key = await windowKey(limit, now);
  const hits = sql`max(${rateLimits.hits} - 1, 0)`;
  return [db.update(rateLimits).set({ hits }).where(eq(rateLimits.key, key))];
}

/** The key of the row that counts the hits of the current window. */
export function windowKey({ scope, subject, windowMs }: RateLimit, now: Date): Promise<string> {
  return sha256(`${scope}|${Math.floor(now.getTime() / windowMs)}|${subject}`);
}

export async function pruneRateLimits(db: Db, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expiresAt, isoAfter(now, 0)));
}

/** The client's IP address as Cloudflare reports it; other headers can be forged. */
export function clientAddress(request: Request): string {
  return request.headers.get("CF-Connecting-IP") ?? "local";
}

/** The client's rate-limit key: the address, or for IPv6 its /64. */
export function clientNetwork(request: Request): string {
  return networkOf(clientAddress(request));
}
