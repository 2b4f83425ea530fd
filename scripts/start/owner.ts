import { eq, sql } from "drizzle-orm";
import { hashPassword, verifyPassword } from "../../app/auth/password.server.ts";
import { users } from "../../app/auth/tables.ts";
import { createUser } from "../../app/auth/users.server.ts";
import type { Db } from "../../app/platform/db/database.server.ts";
import { randomToken } from "../../app/platform/ids.ts";

/** Where the owner's password comes from. A generated one is shown once and stored only as a hash. */
export type OwnerPassword =
  | { kind: "generated"; password: string }
  | { kind: "provided" }
  | { kind: "unchanged" };

/** Creates the owner's account, or sets the password from the environment. */
export async function ensureOwner(
  db: Db,
  owner: { email: string; password: string | undefined },
  now: Date,
): Promise<OwnerPassword> {
  const [user] = await db
    .select({ id: users.id, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(sql`lower(${users.email})`, owner.email.toLowerCase()));
  if (!user) {
    const password = owner.password ?? randomToken(12);
    await createUser(db, { email: owner.email, password, role: "owner" }, now);
    return owner.password ? { kind: "provided" } : { kind: "generated", password };
  }
  if (!owner.password) return { kind: "unchanged" };
  const { valid } = await verifyPassword(owner.password, user.passwordHash);
  if (!valid) {
    const passwordHash = await hashPassword(owner.password);
    await db.update(users).set({ passwordHash, updatedAt: now.toISOString() }).where(eq(users.id, user.id));
  }
  return { kind: "provided" };
}
