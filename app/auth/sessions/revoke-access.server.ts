import type { Db, Statement } from "../../platform/db/database.server";
import { forgetDevices } from "./devices.server";
import { endAllSessions, endOtherSessions } from "./sessions.server";
import { deleteTokens } from "./tokens.server";

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
