import { and, asc, count, eq, isNotNull, isNull, ne, or, sql } from "drizzle-orm";
import { type Actor, insertAudit } from "../platform/db/audit.server";
import { ChangeRefused, runIfChanged } from "../platform/db/change.server";
import type { Db, Statement } from "../platform/db/database.server";
import { forgetDevices } from "./devices.server";
import { hasFactorSql } from "./factor-setting.server";
import { endAllSessions } from "./sessions.server";
import type { StaffRole } from "./staff";
import { profiles, sessions, users } from "./tables";
import { deleteTokens } from "./tokens.server";

/** Everyone with an account, active ones first. */
export async function listTeam(db: Db) {
  const rows = await db
    .select({
      id: users.id,
      email: users.email,
      name: profiles.displayName,
      role: users.role,
      disabledAt: users.disabledAt,
      lastSeenAt: users.lastSeenAt,
      hasFactor: hasFactorSql,
      sessions: sql<number>`(select ${count()} from ${sessions} where "sessions"."user_id" = "users"."id")`,
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .orderBy(isNotNull(users.disabledAt), asc(users.email))
    .limit(500);
  return rows.map((row) => ({ ...row, name: row.name?.trim() || null, hasFactor: row.hasFactor === 1 }));
}

type Change = { userId: string; actor: Actor };

/** @throws ChangeRefused for oneself, an unknown account, or the last owner */
export async function changeRole(
  db: Db,
  { userId, role, actor }: Change & { role: StaffRole },
  now: Date,
): Promise<void> {
  const account = await requireOther(db, userId, actor);
  if (account.role === role) return;
  const change = db
    .update(users)
    .set({ role, updatedAt: now.toISOString() })
    .where(and(eq(users.id, userId), ne(users.role, role), role === "owner" ? undefined : leavesAnOwner()));
  const entry = { actor, action: "user.role", entity: "user", entityId: userId } as const;
  await requireDone(
    runIfChanged(db, change, [
      insertAudit(db, { ...entry, before: { role: account.role }, after: { role } }, now),
    ]),
  );
}

/** Disables the account and ends its sessions at once. @throws like `changeRole` */
export async function disableAccount(db: Db, { userId, actor }: Change, now: Date): Promise<void> {
  const account = await requireOther(db, userId, actor);
  if (account.disabledAt) return;
  const at = now.toISOString();
  const change = db
    .update(users)
    .set({ disabledAt: at, updatedAt: at })
    .where(and(eq(users.id, userId), isNull(users.disabledAt), leavesAnOwner()));
  const entry = { actor, action: "user.disable", entity: "user", entityId: userId } as const;
  await requireDone(
    runIfChanged(db, change, [...signOutEverywhere(db, userId), insertAudit(db, entry, now)]),
  );
}

/** Lets a disabled account sign in again. @throws ChangeRefused for an unknown account */
export async function enableAccount(db: Db, { userId, actor }: Change, now: Date): Promise<void> {
  const account = await requireOther(db, userId, actor);
  if (!account.disabledAt) return;
  const change = db
    .update(users)
    .set({ disabledAt: null, updatedAt: now.toISOString() })
    .where(and(eq(users.id, userId), isNotNull(users.disabledAt)));
  const entry = { actor, action: "user.enable", entity: "user", entityId: userId } as const;
  await runIfChanged(db, change, [insertAudit(db, entry, now)]);
}

/** Ends sessions, links and half-done sign-ins of the account, and forgets its devices. */
function signOutEverywhere(db: Db, userId: string): Statement[] {
  return [endAllSessions(db, userId), deleteTokens(db, userId), forgetDevices(db, userId)];
}

/** Checked by the statement that changes the row, so that two owners cannot remove each other at once. */
function leavesAnOwner() {
  const others = sql`select 1 from "users" as "other" where "other"."role" = 'owner' and "other"."disabled_at" is null and "other"."id" <> "users"."id"`;
  return or(ne(users.role, "owner"), isNotNull(users.disabledAt), sql`exists (${others})`);
}

async function requireOther(db: Db, userId: string, actor: Actor) {
  if (userId === actor.id) throw new ChangeRefused(403, "Another owner has to change your account.");
  const [account] = await db
    .select({ role: users.role, disabledAt: users.disabledAt })
    .from(users)
    .where(eq(users.id, userId));
  if (!account) throw new ChangeRefused(404, "There is no such account.");
  return account;
}

async function requireDone(done: Promise<boolean>): Promise<void> {
  if (await done) return;
  throw new ChangeRefused(409, "Somebody has to stay the owner.");
}
