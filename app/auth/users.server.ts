import { asc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Db } from "../platform/db/database.server";
import { newId } from "../platform/ids";
import { memberName } from "./names.server";
import { hashPassword, spendVerificationTime, verifyPassword } from "./password.server";
import { MAX_PASSWORD_LENGTH } from "./password-limits";
import type { Member, SignInInput, StaffMember, StaffRole } from "./staff";
import { profiles, users } from "./tables";

/** @throws if the email already has an account */
export async function createUser(
  db: Db,
  input: { email: string; password: string; role: StaffRole },
  now: Date,
): Promise<StaffMember> {
  const user = { id: newId(), email: input.email.trim(), role: input.role };
  const passwordHash = await hashPassword(input.password);
  const at = now.toISOString();
  await db.insert(users).values({ ...user, passwordHash, createdAt: at, updatedAt: at });
  return user;
}

/** All staff: active accounts first, then by email. Where two share a name, each has its email beside it. */
export async function listMembers(db: Db): Promise<Member[]> {
  const isActive = isNull(users.disabledAt);
  const rows = await db
    .select({ id: users.id, email: users.email, name: memberName, isActive: sql<number>`${isActive}` })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .orderBy(isNotNull(users.disabledAt), asc(users.email));
  const isShared = (name: string) => rows.filter((row) => row.name === name).length > 1;
  return rows.map(({ name, ...row }) => ({
    ...row,
    name: isShared(name) ? `${name} (${row.email})` : name,
    isActive: row.isActive === 1,
  }));
}

/** The staff member with this email and password, or null; an unknown email takes as long as a known one. */
export async function findUserByPassword(db: Db, input: SignInInput, now: Date): Promise<StaffMember | null> {
  // Rejected for every email, so that the response time reveals nothing.
  if (input.password.length > MAX_PASSWORD_LENGTH) return null;
  const [user] = await db
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, input.email.trim().toLowerCase()));
  if (!user || user.disabledAt) {
    await spendVerificationTime(input.password);
    return null;
  }
  const { valid, outdated } = await verifyPassword(input.password, user.passwordHash);
  if (!valid) return null;
  if (outdated) {
    const passwordHash = await hashPassword(input.password);
    await db.update(users).set({ passwordHash, updatedAt: now.toISOString() }).where(eq(users.id, user.id));
  }
  return { id: user.id, email: user.email, role: user.role };
}
