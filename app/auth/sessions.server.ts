import { and, eq, gt, isNull, lt, ne, sql } from "drizzle-orm";
import { DAY, isoAfter, MINUTE } from "../platform/clock";
import type { Db, Statement } from "../platform/db/database.server";
import { readCookie, writeCookie } from "../platform/http/cookies.server";
import { randomToken, sha256 } from "../platform/ids";
import { memberName } from "./names.server";
import type { SignedInStaff } from "./staff";
import { profiles, sessions, users } from "./tables";

const COOKIE = "session";
/** A session ends 30 days after sign-in, or after 7 days without a request. */
const ABSOLUTE_LIFETIME = 30 * DAY;
const IDLE_LIFETIME = 7 * DAY;
/** `last_seen_at` is written at most this often, to spare a write per page view. */
const SEEN_INTERVAL = 5 * MINUTE;

export type Session = { tokenHash: string; createdAt: string; lastSeenAt: string; staff: SignedInStaff };

/**
 * Starts a session and ends the one that the request carries, if any; returns the Set-Cookie value. Only the cookie
 * holds the token.
 */
export async function createSession(db: Db, request: Request, userId: string, now: Date): Promise<string> {
  await deleteSession(db, request);
  const token = randomToken();
  await db.insert(sessions).values({
    tokenHash: await sha256(token),
    userId,
    createdAt: now.toISOString(),
    lastSeenAt: now.toISOString(),
    expiresAt: isoAfter(now, ABSOLUTE_LIFETIME),
    userAgent: request.headers.get("User-Agent")?.slice(0, 300) ?? null,
  });
  return writeCookie(request, COOKIE, token, ABSOLUTE_LIFETIME / 1000);
}

/** The request's live session with its staff member, or null. Disabled users have none. */
export async function readSession(db: Db, request: Request, now: Date): Promise<Session | null> {
  const token = readCookie(request, COOKIE);
  if (!token) return null;
  const tokenHash = await sha256(token);
  const [row] = await db
    .select({
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      id: users.id,
      email: users.email,
      role: users.role,
      name: memberName,
      avatarUrl: profiles.avatarUrl,
      theme: profiles.theme,
      timeZone: sql<string>`coalesce(${profiles.timeZone}, 'UTC')`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(
      and(
        eq(sessions.tokenHash, tokenHash),
        gt(sessions.expiresAt, now.toISOString()),
        gt(sessions.lastSeenAt, isoAfter(now, -IDLE_LIFETIME)),
        isNull(users.disabledAt),
      ),
    );
  if (!row) return null;
  const { createdAt, lastSeenAt, ...staff } = row;
  return { tokenHash, createdAt, lastSeenAt, staff };
}

/** Updates `last_seen_at`; no response needs to wait for it. */
export async function touchSession(db: Db, { tokenHash, lastSeenAt }: Session, now: Date): Promise<void> {
  if (lastSeenAt >= isoAfter(now, -SEEN_INTERVAL)) return;
  await db.update(sessions).set({ lastSeenAt: now.toISOString() }).where(eq(sessions.tokenHash, tokenHash));
}

/** Ends the request's session, if any; returns the Set-Cookie value that deletes the cookie. */
export async function endSession(db: Db, request: Request): Promise<string> {
  await deleteSession(db, request);
  return writeCookie(request, COOKIE, "", 0);
}

/** Ends every session of the user but one: the browser in which the password was changed stays signed in. */
export function endOtherSessions(db: Db, { userId, keep }: { userId: string; keep: string }): Statement {
  return db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, keep)));
}

async function deleteSession(db: Db, request: Request): Promise<void> {
  const token = readCookie(request, COOKIE);
  if (token) await db.delete(sessions).where(eq(sessions.tokenHash, await sha256(token)));
}

export async function pruneSessions(db: Db, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now.toISOString()));
  await db.delete(sessions).where(lt(sessions.lastSeenAt, isoAfter(now, -IDLE_LIFETIME)));
}
