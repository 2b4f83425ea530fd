import { and, eq, isNull, sql } from "drizzle-orm";
import { COMPANY_KEY } from "../../platform/company.server";
import type { Db } from "../../platform/db/database.server";
import { hasFactorSql } from "../factors/recovery-codes.server";
import { MAX_PASSWORD_LENGTH } from "../password/own-password";
import { hashPassword, simulateVerification, verifyPassword } from "../password/password.server";
import type { StaffRole } from "../staff";
import { profiles, users } from "../tables";

/** An account that can sign in, with what it knows of the browser at hand. */
export type Account = {
  id: string;
  email: string;
  role: StaffRole;
  passwordHash: string;
  hasFactor: boolean;
  /** Somebody has signed in to it with some browser before, and with this one. */
  hasDevices: boolean;
  knowsDevice: boolean;
  /** When this browser last gave the second factor. */
  factorAt: string | null;
  /** IANA name; null for the company's zone. */
  chosenZone: string | null;
  /** Owners have saved who the company is. */
  hasCompany: boolean;
};

type Key = { email: string } | { id: string };

/** The account, or null if there is none, it is disabled, or is the demo's. One query for any address. */
export async function findAccount(db: Db, key: Key, deviceHash: string): Promise<Account | null> {
  const device = sql`from "known_devices" where "known_devices"."user_id" = "users"."id"`;
  const ofBrowser = sql`${device} and "known_devices"."token_hash" = ${deviceHash}`;
  const [row] = await db
    .select({
      id: users.id,
      email: users.email,
      role: users.role,
      passwordHash: users.passwordHash,
      hasFactor: hasFactorSql,
      hasDevices: sql<number>`exists (select 1 ${device})`,
      knowsDevice: sql<number>`exists (select 1 ${ofBrowser})`,
      factorAt: sql<string | null>`(select "known_devices"."factor_at" ${ofBrowser})`,
      chosenZone: profiles.timeZone,
      hasCompany: sql<number>`exists (select 1 from "settings" where "settings"."key" = ${COMPANY_KEY})`,
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(
      and(
        "id" in key ? eq(users.id, key.id) : eq(sql`lower(${users.email})`, key.email.toLowerCase()),
        isNull(users.disabledAt),
        eq(users.isDemo, false),
      ),
    );
  if (!row) return null;
  return {
    ...row,
    hasFactor: row.hasFactor === 1,
    hasDevices: row.hasDevices === 1,
    knowsDevice: row.knowsDevice === 1,
    hasCompany: row.hasCompany === 1,
  };
}

/**
 * Verifies the account's password. Returns its stored hash, renewed if its parameters were outdated, or null if the
 * password is wrong. Without an account it takes as long, and the answer is null.
 */
export async function verifyPasswordOf(
  db: Db,
  account: Pick<Account, "id" | "passwordHash"> | null,
  password: string,
  now: Date,
): Promise<string | null> {
  // Rejected for every account, so that the response time reveals nothing.
  if (password.length > MAX_PASSWORD_LENGTH) return null;
  if (!account) {
    await simulateVerification(password);
    return null;
  }
  const { valid, outdated } = await verifyPassword(password, account.passwordHash);
  if (!valid) return null;
  if (!outdated) return account.passwordHash;
  const passwordHash = await hashPassword(password);
  await db
    .update(users)
    .set({ passwordHash, updatedAt: now.toISOString() })
    .where(and(eq(users.id, account.id), eq(users.passwordHash, account.passwordHash)));
  return passwordHash;
}
