import { and, eq, lt, ne } from "drizzle-orm";
import { DAY, isoAfter } from "../../platform/clock";
import type { Db, Statement } from "../../platform/db/database.server";
import { readCookie, writeCookie } from "../../platform/http/cookies.server";
import { randomToken, sha256 } from "../../platform/ids";
import { knownDevices, sessions } from "../tables";
import { endAllSessions, endOtherSessions } from "./sessions.server";
import { deleteTokens } from "./tokens.server";

const COOKIE = "device";
/** A browser that nobody has signed in with for this long is a new device again. */
const DEVICE_LIFETIME = 90 * DAY;
/** A second factor is asked for again on a device after this long. */
export const FACTOR_LIFETIME = 30 * DAY;

/** A browser. `tokenHash` identifies it in the database; `cookie` is the Set-Cookie value that keeps it known. */
export type Device = { tokenHash: string; cookie: string };

/** The request's browser: by its cookie, otherwise a new one. It is known only if an account has it. */
export async function readDevice(request: Request): Promise<Device> {
  const sent = readCookie(request, COOKIE);
  return deviceOf(request, sent && /^[\w-]{43}$/.test(sent) ? sent : randomToken());
}

async function deviceOf(request: Request, token: string): Promise<Device> {
  return {
    tokenHash: await sha256(token),
    cookie: writeCookie(request, COOKIE, token, DEVICE_LIFETIME / 1000),
  };
}

/**
 * The browser with a new token, for an account that does not know it yet: somebody else may have planted the old one,
 * and would share what the account trusts. Other accounts that know the browser know it by the new token.
 */
export async function renewDevice(db: Db, request: Request, { tokenHash }: Device) {
  const device = await deviceOf(request, randomToken());
  const statements: Statement[] = [
    db.update(knownDevices).set({ tokenHash: device.tokenHash }).where(eq(knownDevices.tokenHash, tokenHash)),
    db.update(sessions).set({ deviceHash: device.tokenHash }).where(eq(sessions.deviceHash, tokenHash)),
  ];
  return { device, statements };
}

type Use = { userId: string; tokenHash: string; hasPassedFactor: boolean };

/** Makes the device a known one of the account, for a sign-in. */
export function rememberDevice(db: Db, { userId, tokenHash, hasPassedFactor }: Use, now: Date): Statement {
  const at = now.toISOString();
  const factor = hasPassedFactor ? { factorAt: at } : {};
  return db
    .insert(knownDevices)
    .values({ userId, tokenHash, createdAt: at, lastUsedAt: at, ...factor })
    .onConflictDoUpdate({
      target: [knownDevices.userId, knownDevices.tokenHash],
      set: { lastUsedAt: at, ...factor },
    });
}

/** Forgets every device of the account, or every one but `keep`: each is asked for the second factor again. */
export function forgetDevices(db: Db, userId: string, keep?: string | null): Statement {
  return db
    .delete(knownDevices)
    .where(and(eq(knownDevices.userId, userId), keep == null ? undefined : ne(knownDevices.tokenHash, keep)));
}

export async function pruneDevices(db: Db, now: Date): Promise<void> {
  await db.delete(knownDevices).where(lt(knownDevices.lastUsedAt, isoAfter(now, -DEVICE_LIFETIME)));
}

/** The browser that goes on: its session, by the token's hash, and its row in `known_devices`. */
type Kept = { session: string; device: string | null };

/**
 * Returns the statements that end what an account has open: sessions, links in mails, half-done sign-ins, and devices
 * that need not give the second factor. With `keep`, one browser stays signed in.
 */
export function revokeAccess(db: Db, userId: string, keep?: Kept): Statement[] {
  return [
    keep ? endOtherSessions(db, { userId, keep: keep.session }) : endAllSessions(db, userId),
    deleteTokens(db, userId),
    forgetDevices(db, userId, keep?.device),
  ];
}
