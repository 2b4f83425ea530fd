import { and, eq, lt, type SQL, sql } from "drizzle-orm";
import { isoAfter } from "../../clock";
import type { Db, Statement } from "../../db/database.server";
import { rateLimits } from "../../db/tables";
import { sha256 } from "../../ids";
import { networkOf } from "./network-origin";

export type RateLimit = { scope: string; subject: string; limit: number; windowMs: number };

type Verdict = { allowed: boolean; retryAfterSeconds: number };

/** Counts one hit in the subject's current window. Only a hash of the subject (an address, an email) is stored. */
export async function hitRateLimit(db: Db, rateLimit: RateLimit, now: Date): Promise<Verdict> {
  const [verdict] = await hitRateLimits(db, [rateLimit], now);
  if (!verdict) throw new Error("The hit was not counted");
  return verdict;
}

/** The same for several limits in one statement; the verdicts are in the order of `limits`. */
export async function hitRateLimits(db: Db, limits: RateLimit[], now: Date): Promise<Verdict[]> {
  const [verdicts = []] = await hitRateLimitsInTurn(db, [limits], now);
  return verdicts;
}

/**
 * The same for groups of limits, still in one statement: a group is counted only if all groups before it allow the hit,
 * otherwise it allows none. The verdicts are in the order of the groups.
 */
export async function hitRateLimitsInTurn(db: Db, groups: RateLimit[][], now: Date): Promise<Verdict[][]> {
  const counted = await Promise.all(
    groups.map((limits) => Promise.all(limits.map((limit) => windowOf(limit, now)))),
  );
  const rows = counted.flatMap((windows, at) => {
    const allow = and(...counted.slice(0, at).flat().map(hasRoom)) ?? sql`true`;
    return windows.map(
      ({ key, endsAt }) => sql`select ${key}, 1, ${isoAfter(new Date(endsAt), 0)}, null where ${allow}`,
    );
  });
  const hits = rows.length > 0 ? await countHits(db, rows) : new Map<string, number>();
  return counted.map((windows) =>
    windows.map(({ key, endsAt, limit }) => ({
      allowed: (hits.get(key) ?? limit + 1) <= limit,
      retryAfterSeconds: Math.ceil((endsAt - now.getTime()) / 1000),
    })),
  );
}

/** What is selected is read before anything is written, and D1 runs one statement at a time. */
async function countHits(db: Db, rows: SQL[]): Promise<Map<string, number>> {
  const counted = await db
    .insert(rateLimits)
    .select(sql.join(rows, sql` union all `))
    .onConflictDoUpdate({ target: rateLimits.key, set: { hits: sql`${rateLimits.hits} + 1` } })
    .returning({ key: rateLimits.key, hits: rateLimits.hits });
  return new Map(counted.map(({ key, hits }) => [key, hits]));
}

type Window = { key: string; endsAt: number; limit: number };

function hasRoom({ key, limit }: Window): SQL {
  return sql`not exists (select 1 from ${rateLimits} as "full" where "full"."key" = ${key} and "full"."hits" >= ${limit})`;
}

async function windowOf(rateLimit: RateLimit, now: Date): Promise<Window> {
  const { limit, windowMs } = rateLimit;
  const endsAt = (Math.floor(now.getTime() / windowMs) + 1) * windowMs;
  return { key: await windowKey(rateLimit, now), endsAt, limit };
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
