import { eq, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { DAY, isoAfter } from "../../clock";
import type { Db, Statement } from "../../db/database.server";
import { rateLimits } from "../../db/tables";
import { sha256 } from "../../ids";

/**
 * One attempt at a secret of `account`, made `from` a network or a device. `isKnown`: the account has signed in from
 * there before.
 */
export type Attempt = { scope: string; account: string; from: string; isKnown: boolean };

/** Attempts from one place before the first wait; fewer while strangers try the account from many places. */
const FREE = { usually: 5, after20: 2, after100: 1 } as const;
const FIRST_WAIT_SECONDS = 60;
const LONGEST_WAIT_SECONDS = 3600;
/** Attempts are forgotten a day after the last one. */
const MEMORY = DAY;

/**
 * Counts an attempt. Returns 0 if it may be made, otherwise the seconds to wait; an attempt that has to wait counts for
 * nothing. Waits double from a minute to an hour, for one account from one place: what others do to the account
 * shortens the free attempts of strangers to one, but never takes the last one, so that nobody can lock its owner out.
 * A known device is not counted against the account at all.
 */
export async function countAttempt(db: Db, attempt: Attempt, now: Date): Promise<number> {
  const { pair, account } = await keysOf(attempt);
  const free = attempt.isKnown ? sql`${FREE.usually}` : freeAttempts(account, now);
  const pairStatement = countPair(db, pair, free, now);
  const [counted] = attempt.isKnown
    ? [await pairStatement]
    : await db.batch([pairStatement, countAccount(db, account, now)]);
  if (counted.length > 0) return 0;
  const [row] = await db
    .select({ retryAt: rateLimits.retryAt })
    .from(rateLimits)
    .where(eq(rateLimits.key, pair));
  const waitMs = Date.parse(row?.retryAt ?? "") - now.getTime();
  return Math.max(1, Math.ceil(waitMs / 1000));
}

/** Forgets what a place did, after an attempt that succeeded. Batch it with what the success writes. */
export async function forgiveAttempt(db: Db, attempt: Attempt): Promise<Statement[]> {
  const { pair, account } = await keysOf(attempt);
  const forget = db.delete(rateLimits).where(eq(rateLimits.key, pair));
  const giveBack = db
    .update(rateLimits)
    .set({ hits: sql`max(${rateLimits.hits} - 1, 0)` })
    .where(eq(rateLimits.key, account));
  return attempt.isKnown ? [forget] : [forget, giveBack];
}

async function keysOf({ scope, account, from }: Attempt) {
  const [pair, whole] = await Promise.all([
    sha256(`${scope}.pair|${account}|${from}`),
    sha256(`${scope}.account|${account}`),
  ]);
  return { pair, account: whole };
}

function freeAttempts(account: string, now: Date): SQL {
  const hits = sql`coalesce((select "hits" from "rate_limits" as "whole" where "whole"."key" = ${account} and "whole"."expires_at" > ${now.toISOString()}), 0)`;
  return sql`(case when ${hits} >= 100 then ${FREE.after100} when ${hits} >= 20 then ${FREE.after20} else ${FREE.usually} end)`;
}

/** Returns a row if the attempt may be made. */
function countPair(db: Db, key: string, free: SQL, now: Date) {
  const at = now.toISOString();
  const isForgotten = lte(rateLimits.expiresAt, at);
  const hits = sql<number>`(case when ${isForgotten} then 1 else ${rateLimits.hits} + 1 end)`;
  const retryAt = (attempts: SQL) => {
    const doubled = sql`${FIRST_WAIT_SECONDS} * (1 << min(${attempts} - ${free}, 10))`;
    const seconds = sql`(case when ${attempts} < ${free} then 0 else min(${doubled}, ${LONGEST_WAIT_SECONDS}) end)`;
    return sql<string>`strftime('%Y-%m-%dT%H:%M:%fZ', ${at}, '+' || ${seconds} || ' seconds')`;
  };
  const expiresAt = isoAfter(now, MEMORY);
  return db
    .insert(rateLimits)
    .values({ key, hits: 1, expiresAt, retryAt: retryAt(sql`1`) })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: { hits, expiresAt, retryAt: retryAt(hits) },
      setWhere: or(isNull(rateLimits.retryAt), lte(rateLimits.retryAt, at), isForgotten),
    })
    .returning({ hits: rateLimits.hits });
}

/** Counts against the account if the previous statement counted the pair's attempt. */
function countAccount(db: Db, key: string, now: Date): Statement {
  const expiresAt = isoAfter(now, MEMORY);
  const isForgotten = lte(rateLimits.expiresAt, now.toISOString());
  return db
    .insert(rateLimits)
    .select(sql`select ${key}, 1, ${expiresAt}, null where changes() > 0`)
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: { hits: sql`(case when ${isForgotten} then 1 else ${rateLimits.hits} + 1 end)`, expiresAt },
    });
}
