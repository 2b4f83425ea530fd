import { MINUTE } from "../../platform/clock";
import type { Db, Statement } from "../../platform/db/database.server";
import { readCookie, writeCookie } from "../../platform/http/cookies.server";
import { randomToken, sha256 } from "../../platform/ids";
import { insertToken, readToken, type StoredToken } from "../sessions/tokens.server";

const COOKIE = "factor";
/** Between the password and the second factor. */
const LIFETIME = 10 * MINUTE;

/** The state between password and second factor: a token in a cookie, which opens nothing but the next page. */
export async function startFactorStep(
  db: Db,
  request: Request,
  userId: string,
  now: Date,
): Promise<{ statement: Statement; cookie: string }> {
  const token = randomToken();
  const tokenHash = await sha256(token);
  return {
    statement: insertToken(db, { tokenHash, purpose: "factor", userId, lifetimeMs: LIFETIME }, now),
    cookie: writeCookie(request, COOKIE, token, LIFETIME / 1000),
  };
}

/** The step that the request is at; null if its password was not asked for, or too long ago. */
export async function readFactorStep(
  db: Db,
  request: Request,
  now: Date,
): Promise<(StoredToken & { userId: string }) | null> {
  const token = readCookie(request, COOKIE);
  const stored = token ? await readToken(db, "factor", token, now) : null;
  return stored?.userId ? { ...stored, userId: stored.userId } : null;
}

/** The Set-Cookie value that ends the step. */
export function clearFactorStep(request: Request): string {
  return writeCookie(request, COOKIE, "", 0);
}
