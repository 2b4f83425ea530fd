import type { AppLoadContext } from "@remix-run/cloudflare";
import { and, asc, eq, isNotNull, isNull, ne, or, sql } from "drizzle-orm";
import { type Actor, insertAudit } from "../../platform/db/audit.server";
import { ChangeRefused, runIfChanged } from "../../platform/db/change.server";
import type { Db } from "../../platform/db/database.server";
import type { OutboxEntry } from "../../platform/jobs/outbox.server";
import { insertAccountMail, securityNotice } from "../account-mail.server";
import { hasFactorSql } from "../factors/recovery-codes.server";
import { revokeAccess } from "../sessions/devices.server";
import type { StaffRole } from "../staff";
import { authenticators, passkeys, profiles, recoveryCodes, users } from "../tables";

/** Everyone with an account: active ones first, of these the owners, then by the name that is shown. */
export async function listTeam(db: Db) {
  const rows = await db
    .select({
      id: users.id,
      email: users.email,
      name: profiles.displayName,
      picture: profiles.avatarUrl,
      role: users.role,
      disabledAt: users.disabledAt,
      lastSeenAt: users.lastSeenAt,
      hasFactor: hasFactorSql,
      isDemo: users.isDemo,
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .orderBy(
      isNotNull(users.disabledAt),
      ne(users.role, "owner"),
      sql`lower(coalesce(nullif(trim(${profiles.displayName}), ''), ${users.email}))`,
      asc(users.email),
    )
    .limit(500);
  return rows.map((row) => ({ ...row, name: row.name?.trim() || null, hasFactor: row.hasFactor === 1 }));
}

type Change = { userId: string; actor: Actor };

/** @throws ChangeRefused for oneself, an unknown account, a colleague of the demo, or the last owner */
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
  await requireDone(runIfChanged(db, change, [...revokeAccess(db, userId), insertAudit(db, entry, now)]));
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

/**
 * Removes the second factor of someone who has lost it, ends what the account has open, and tells the person by mail.
 * @throws ChangeRefused for oneself or an unknown account
 */
export async function removeFactors(
  db: Db,
  { userId, actor }: Change,
  context: AppLoadContext,
): Promise<OutboxEntry[]> {
  const { email } = await requireOther(db, userId, actor);
  const now = context.clock();
  const notice = securityNotice(context, {
    to: email,
    subject: "Second factor removed",
    what: `${actor.label} removed the second factor of ${email}. Signing in asks for the password alone.`,
  });
  const mail = await insertAccountMail(db, context, notice);
  const touch = db
    .update(users)
    .set({ updatedAt: now.toISOString() })
    .where(and(eq(users.id, userId), sql`${hasFactorSql}`));
  const entry = { actor, action: "user.remove-factors", entity: "user", entityId: userId } as const;
  const isDone = await runIfChanged(db, touch, [
    ...[authenticators, passkeys, recoveryCodes].map((table) =>
      db.delete(table).where(eq(table.userId, userId)),
    ),
    ...revokeAccess(db, userId),
    insertAudit(db, entry, now),
    ...mail.statements,
  ]);
  return isDone ? [mail.entry] : [];
}

/** Checked by the statement that changes the row, so that two owners cannot remove each other at once. */
function leavesAnOwner() {
  const others = sql`select 1 from "users" as "other" where "other"."role" = 'owner' and "other"."disabled_at" is null and "other"."id" <> "users"."id"`;
  return or(ne(users.role, "owner"), isNotNull(users.disabledAt), sql`exists (${others})`);
}

async function requireOther(db: Db, userId: string, actor: Actor) {
  if (userId === actor.id) throw new ChangeRefused(403, "Another owner has to change your account.");
  const [account] = await db
    .select({ email: users.email, role: users.role, disabledAt: users.disabledAt })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.isDemo, false)));
  if (!account) throw new ChangeRefused(404, "This account does not exist.");
  return account;
}

async function requireDone(done: Promise<boolean>): Promise<void> {
  if (await done) return;
  throw new ChangeRefused(409, "There has to be at least one owner.");
}
