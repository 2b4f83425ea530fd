import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { HOUR, isoAfter, MINUTE } from "../../platform/clock";
import { type Db, runBatch, type Statement } from "../../platform/db/database.server";
import { randomToken, sha256 } from "../../platform/ids";
import { SETUP_PATH } from "../paths";
import type { StoredToken } from "../sessions/tokens.server";
import { authTokens, users } from "../tables";

const LINK_LIFETIME = HOUR;
/** A page of an account-less site makes a new link for the log at most this often. */
const LINK_INTERVAL = 5 * MINUTE;

/** Whether anybody can manage the team; without an owner the product has to be set up. */
export async function hasOwner(db: Db): Promise<boolean> {
  return (await selectOwner(db)).length > 0;
}

function selectOwner(db: Db) {
  return db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, "owner"), isNull(users.disabledAt)))
    .limit(1);
}

/** `link` is null if none was made. */
type Setup = { hasOwner: boolean; link: string | null };

/**
 * A one-time link to make the first owner, for the log, which only the operator reads; ends those made before. Null if
 * there is an owner.
 */
export async function newSetupLink(db: Db, siteUrl: string, now: Date): Promise<string | null> {
  if (await hasOwner(db)) return null;
  return makeLink(db, siteUrl, now, db.delete(authTokens).where(eq(authTokens.purpose, "setup")));
}

/**
 * The same for a page that anyone may open: no link if there is an owner, or if one was made within the last minutes.
 * Links made before stay good: a visitor must not end the one that the operator is copying.
 */
export async function openSetup(db: Db, siteUrl: string, now: Date): Promise<Setup> {
  const recent = and(
    eq(authTokens.purpose, "setup"),
    gt(authTokens.createdAt, isoAfter(now, -LINK_INTERVAL)),
  );
  const [owners, links] = await db.batch([
    selectOwner(db),
    db.select({ createdAt: authTokens.createdAt }).from(authTokens).where(recent).limit(1),
  ]);
  if (owners.length > 0) return { hasOwner: true, link: null };
  if (links.length > 0) return { hasOwner: false, link: null };
  return { hasOwner: false, link: await makeLink(db, siteUrl, now) };
}

async function makeLink(db: Db, siteUrl: string, now: Date, ...before: Statement[]): Promise<string> {
  const token = randomToken();
  const row = { tokenHash: await sha256(token), purpose: "setup", userId: null } as const;
  await runBatch(db, [
    ...before,
    db
      .insert(authTokens)
      .values({ ...row, createdAt: now.toISOString(), expiresAt: isoAfter(now, LINK_LIFETIME) }),
  ]);
  return `${siteUrl}${SETUP_PATH}?token=${token}`;
}

/** Uses the set-up link up: changes no row once there is an owner, however made. */
export function consumeSetupLink(db: Db, { tokenHash }: StoredToken, now: Date): Statement {
  const owner = sql`select 1 from "users" where "users"."role" = 'owner' and "users"."disabled_at" is null`;
  const isValid = gt(authTokens.expiresAt, now.toISOString());
  return db
    .delete(authTokens)
    .where(and(eq(authTokens.tokenHash, tokenHash), isValid, sql`not exists (${owner})`));
}
