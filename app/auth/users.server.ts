import { eq, sql } from "drizzle-orm";
import type { Db } from "../platform/db/database.server";
import { newId } from "../platform/ids";
import { hashPassword, spendVerificationTime, verifyPassword } from "./password.server";
import { MAX_PASSWORD_LENGTH, type SignInInput, type StaffMember, type StaffRole } from "./staff";
import { users } from "./tables";

/** Creates a staff account. @throws on an address that has one already */
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

/** The staff member whom this address and password belong to, or null; an unknown address takes as long as a known one. */
export async function findUserByPassword(db: Db, input: SignInInput, now: Date): Promise<StaffMember | null> {
  // Refused for every address alike, so that the time of the answer tells nothing of the address.
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
