import { and, eq, gt, lt } from "drizzle-orm";
import { isoAfter } from "../../platform/clock";
import type { Db, Statement } from "../../platform/db/database.server";
import { sha256 } from "../../platform/ids";
import { authTokens, type TokenPurpose } from "../tables";

type NewToken = { tokenHash: string; purpose: TokenPurpose; userId: string | null; lifetimeMs: number };

/** Only the token's hash is stored. */
export function insertToken(db: Db, input: NewToken, now: Date): Statement {
  return db.insert(authTokens).values({
    tokenHash: input.tokenHash,
    purpose: input.purpose,
    userId: input.userId,
    createdAt: now.toISOString(),
    expiresAt: isoAfter(now, input.lifetimeMs),
  });
}

export type StoredToken = { tokenHash: string; userId: string | null };

/** The token if it can still be used, otherwise null. */
export async function readToken(
  db: Db,
  purpose: TokenPurpose,
  token: string,
  now: Date,
): Promise<StoredToken | null> {
  const [row] = await db
    .select({ tokenHash: authTokens.tokenHash, userId: authTokens.userId })
    .from(authTokens)
    .where(
      and(
        eq(authTokens.tokenHash, await sha256(token)),
        eq(authTokens.purpose, purpose),
        gt(authTokens.expiresAt, now.toISOString()),
      ),
    );
  return row ?? null;
}

/**
 * Uses the token up: changes no row if another request was faster, so make it the first statement of `runIfChanged`.
 */
export function consumeToken(db: Db, { tokenHash }: StoredToken, now: Date): Statement {
  return db
    .delete(authTokens)
    .where(and(eq(authTokens.tokenHash, tokenHash), gt(authTokens.expiresAt, now.toISOString())));
}

/** Ends all tokens of the account: links in mails and half-done sign-ins. */
export function deleteTokens(db: Db, userId: string): Statement {
  return db.delete(authTokens).where(eq(authTokens.userId, userId));
}

export async function pruneTokens(db: Db, now: Date): Promise<void> {
  await db.delete(authTokens).where(lt(authTokens.expiresAt, now.toISOString()));
}
