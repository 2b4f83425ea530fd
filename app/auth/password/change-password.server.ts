import { and, eq } from "drizzle-orm";
import { type Actor, insertAudit } from "../../platform/db/audit.server";
import { runIfChanged } from "../../platform/db/change.server";
import type { Db, Statement } from "../../platform/db/database.server";
import { revokeAccess } from "../sessions/devices.server";
import type { Session } from "../sessions/sessions.server";
import { users } from "../tables";
import { hashPassword } from "./password.server";

/** The audit's action. */
export const PASSWORD_CHANGE = "user.password";

type PasswordChange = {
  actor: Actor;
  password: string;
  /** The hash that the caller has checked: nothing happens if another change was faster. */
  oldHash: string;
  /** The browser that stays signed in. */
  session: Pick<Session, "tokenHash" | "deviceHash">;
  /** Written with the change, such as the mail about it. */
  consequences: Statement[];
};

/** Stores a new password, revokes all other access and records it, all or nothing. Returns whether it did. */
export async function changePassword(
  db: Db,
  { actor, password, oldHash, session, consequences }: PasswordChange,
  now: Date,
): Promise<boolean> {
  const passwordHash = await hashPassword(password);
  const change = db
    .update(users)
    .set({ passwordHash, updatedAt: now.toISOString() })
    .where(and(eq(users.id, actor.id), eq(users.passwordHash, oldHash)));
  return runIfChanged(db, change, [
    ...revokeAccess(db, actor.id, { session: session.tokenHash, device: session.deviceHash }),
    insertAudit(db, { actor, action: PASSWORD_CHANGE, entity: "user", entityId: actor.id }, now),
    ...consequences,
  ]);
}

export async function readPasswordHash(db: Db, userId: string): Promise<string> {
  const [row] = await db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, userId));
  return row?.hash ?? "";
}
