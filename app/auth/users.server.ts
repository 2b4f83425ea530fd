import { asc, isNotNull, isNull, sql } from "drizzle-orm";
import type { Db } from "../platform/db/database.server";
import { newId } from "../platform/ids";
import { hashPassword } from "./password.server";
import type { Member, StaffMember, StaffRole } from "./staff";
import { users } from "./tables";

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

/** All staff: active accounts first, then by email. */
export async function listMembers(db: Db): Promise<Member[]> {
  const isActive = isNull(users.disabledAt);
  const rows = await db
    .select({ id: users.id, email: users.email, isActive: sql<number>`${isActive}` })
    .from(users)
    .orderBy(isNotNull(users.disabledAt), asc(users.email));
  return rows.map((row) => ({ ...row, isActive: row.isActive === 1 }));
}
