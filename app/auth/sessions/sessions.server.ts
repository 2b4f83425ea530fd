import { and, desc, eq, gt, isNull, lt, ne, sql } from "drizzle-orm";
import { DAY, HOUR, isoAfter, MINUTE } from "../../platform/clock";
import { type Db, runBatch, type Statement } from "../../platform/db/database.server";
import { readSettingSql } from "../../platform/db/settings.server";
import { readCookie, writeCookie } from "../../platform/http/cookies.server";
import { randomToken, sha256 } from "../../platform/ids";
import { FACTOR_REQUIRED, hasFactorSql } from "../factors/recovery-codes.server";
import type { SignedInStaff } from "../staff";
import { memberName, profiles, sessions, users } from "../tables";

const COOKIE = "session";
/** A session ends 14 days after sign-in, or after 12 hours without a request. */
const ABSOLUTE_LIFETIME = 14 * DAY;
const IDLE_LIFETIME = 12 * HOUR;
/** `last_seen_at` is written at most this often, to spare a write per page view. */
const SEEN_INTERVAL = 5 * MINUTE;
/** For this long after the password or a passkey, factors can be changed without asking again. */
const FRESH_FOR = 10 * MINUTE;

export type Session = Omit<StoredSession, "staff"> & { staff: SignedInStaff };

/** A session whose person's zone is not known yet: it may be the company's. */
export type StoredSession = {
  tokenHash: string;
  createdAt: string;
  lastSeenAt: string;
  /** When the password or a passkey was last asked for. */
  confirmedAt: string;
  deviceHash: string | null;
  /** Owners require a second factor of everyone, and this person has none yet. */
  lacksFactor: boolean;
  /** `chosenZone` is null for the company's. */
  staff: Omit<SignedInStaff, "timeZone"> & { chosenZone: string | null };
};

/** Where a sign-in came from, as shown in the list of sessions. */
export type SessionOrigin = { country: string | null; region: string | null; deviceHash: string | null };

const UNKNOWN_ORIGIN: SessionOrigin = { country: null, region: null, deviceHash: null };

/** The statements that end the request's session, if any, and start one with a new token; `cookie` holds the token. */
export async function openSession(
  db: Db,
  request: Request,
  { userId, origin = UNKNOWN_ORIGIN }: { userId: string; origin?: SessionOrigin },
  now: Date,
): Promise<{ statements: Statement[]; cookie: string }> {
  const token = randomToken();
  const at = now.toISOString();
  const start = db.insert(sessions).values({
    tokenHash: await sha256(token),
    userId,
    createdAt: at,
    lastSeenAt: at,
    confirmedAt: at,
    expiresAt: isoAfter(now, ABSOLUTE_LIFETIME),
    userAgent: request.headers.get("User-Agent")?.slice(0, 300) ?? null,
    ...origin,
  });
  return {
    statements: [...(await deleteOwnSession(db, request)), start],
    cookie: writeCookie(request, COOKIE, token, ABSOLUTE_LIFETIME / 1000),
  };
}

/** Starts a session and ends the one that the request carries, if any; returns the Set-Cookie value. */
export async function createSession(db: Db, request: Request, userId: string, now: Date): Promise<string> {
  const { statements, cookie } = await openSession(db, request, { userId }, now);
  await runBatch(db, statements);
  return cookie;
}

/** The request's live session with its staff member, or null. Disabled users and the demo's colleagues have none. */
export async function readSession(db: Db, request: Request, now: Date): Promise<StoredSession | null> {
  const token = readCookie(request, COOKIE);
  if (!token) return null;
  const tokenHash = await sha256(token);
  const [row] = await db
    .select({
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      confirmedAt: sessions.confirmedAt,
      deviceHash: sessions.deviceHash,
      lacksFactor: sql<number>`coalesce(${readSettingSql(FACTOR_REQUIRED)} = 'true' and not ${hasFactorSql}, 0)`,
      id: users.id,
      email: users.email,
      role: users.role,
      name: memberName,
      avatarUrl: profiles.avatarUrl,
      theme: profiles.theme,
      leadList: profiles.leadList,
      chosenZone: profiles.timeZone,
      zoneAnsweredAt: profiles.zoneAnsweredAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(
      and(eq(sessions.tokenHash, tokenHash), isLive(now), isNull(users.disabledAt), eq(users.isDemo, false)),
    );
  if (!row) return null;
  const { createdAt, lastSeenAt, confirmedAt, deviceHash, lacksFactor, zoneAnsweredAt, ...person } = row;
  const mayBeAskedForZone = person.chosenZone === null && zoneAnsweredAt === null;
  return {
    ...{ tokenHash, createdAt, lastSeenAt, deviceHash },
    staff: { ...person, mayBeAskedForZone },
    confirmedAt: confirmedAt ?? createdAt,
    lacksFactor: lacksFactor === 1,
  };
}

/** For a query of `sessions`: whether a request with the session's cookie is let in. */
export function isLive(now: Date) {
  const isUsed = gt(sessions.lastSeenAt, isoAfter(now, -IDLE_LIFETIME));
  return and(gt(sessions.expiresAt, now.toISOString()), isUsed);
}

/** Updates `last_seen_at`; no response needs to wait for it. */
export async function touchSession(
  db: Db,
  { tokenHash, lastSeenAt, staff }: Pick<Session, "tokenHash" | "lastSeenAt"> & { staff: { id: string } },
  now: Date,
): Promise<void> {
  if (lastSeenAt >= isoAfter(now, -SEEN_INTERVAL)) return;
  const seen = { lastSeenAt: now.toISOString() };
  await runBatch(db, [
    db.update(sessions).set(seen).where(eq(sessions.tokenHash, tokenHash)),
    db.update(users).set(seen).where(eq(users.id, staff.id)),
  ]);
}

/** Whether the password or a passkey was asked for so recently that factors may be changed. */
export function isFresh({ confirmedAt }: Pick<Session, "confirmedAt">, now: Date): boolean {
  return confirmedAt > isoAfter(now, -FRESH_FOR);
}

/** The session's person has given the password again. */
export function confirmSession(db: Db, { tokenHash }: Session, now: Date): Statement {
  return db.update(sessions).set({ confirmedAt: now.toISOString() }).where(eq(sessions.tokenHash, tokenHash));
}

/** The live sessions of an account, last used first. */
export function listSessions(db: Db, userId: string, now: Date) {
  return db
    .select({
      id: sessions.tokenHash,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      userAgent: sessions.userAgent,
      country: sessions.country,
      region: sessions.region,
      deviceHash: sessions.deviceHash,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isLive(now)))
    .orderBy(desc(sessions.lastSeenAt))
    .limit(100);
}

/** Ends every session of the user but one: the browser in which the password was changed stays signed in. */
export function endOtherSessions(db: Db, { userId, keep }: { userId: string; keep: string }): Statement {
  return db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, keep)));
}

export function endAllSessions(db: Db, userId: string): Statement {
  return db.delete(sessions).where(eq(sessions.userId, userId));
}

/** Ends one session of the user. */
export function endOneSession(db: Db, { userId, id }: { userId: string; id: string }): Statement {
  return db.delete(sessions).where(and(eq(sessions.userId, userId), eq(sessions.tokenHash, id)));
}

/** The Set-Cookie value that deletes the session's cookie. */
export function clearSessionCookie(request: Request): string {
  return writeCookie(request, COOKIE, "", 0);
}

/** The statement that ends the request's session, if it has a cookie. */
export async function deleteOwnSession(db: Db, request: Request): Promise<Statement[]> {
  const token = readCookie(request, COOKIE);
  return token ? [db.delete(sessions).where(eq(sessions.tokenHash, await sha256(token)))] : [];
}

export async function pruneSessions(db: Db, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now.toISOString()));
  await db.delete(sessions).where(lt(sessions.lastSeenAt, isoAfter(now, -IDLE_LIFETIME)));
}
