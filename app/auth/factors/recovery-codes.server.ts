import { and, count, eq, sql } from "drizzle-orm";
import type { Db, Statement } from "../../platform/db/database.server";
import { sha256 } from "../../platform/ids";
import { recoveryCodes } from "../tables";

/** The setting by which owners require a second factor of everyone: `true` or `false`. */
export const FACTOR_REQUIRED = "auth.factor-required";

/** For a query of `users`: whether the account has a second factor. */
export const hasFactorSql = sql<number>`(exists (select 1 from "authenticators" where "authenticators"."user_id" = "users"."id" and "authenticators"."confirmed_at" is not null) or exists (select 1 from "passkeys" where "passkeys"."user_id" = "users"."id"))`;

const RECOVERY_CODES = 10;
/** Without the digits and letters that are taken for one another. */
const LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const LENGTH = 16;

/** New codes of 80 random bits, such as K7QM-2WXA-9HRT-C4ZD: enough that storing a plain hash is safe. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const bytes = crypto.getRandomValues(new Uint8Array(LENGTH));
    const letters = [...bytes].map((byte) => LETTERS[byte % LETTERS.length]).join("");
    return letters.replace(/(.{4})(?!$)/g, "$1-");
  });
}

/** Whether this could be a recovery code, as opposed to six digits of an app. */
export function isRecoveryCode(typed: string): boolean {
  const code = plain(typed);
  return code.length === LENGTH && [...code].every((letter) => LETTERS.includes(letter));
}

/** The hash of a code as typed, in any case and with any dashes. */
export function hashRecoveryCode(typed: string): Promise<string> {
  return sha256(plain(typed));
}

/** Uses the code up: changes no row if there is no such code of the account. */
export function consumeRecoveryCode(db: Db, userId: string, codeHash: string): Statement {
  return db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash)));
}

/** Replaces the account's codes. */
export async function replaceRecoveryCodes(db: Db, userId: string, codes: string[]): Promise<Statement[]> {
  const hashes = JSON.stringify(await Promise.all(codes.map(hashRecoveryCode)));
  return [
    deleteRecoveryCodes(db, userId),
    db.insert(recoveryCodes).select(sql`select ${userId}, value from json_each(${hashes})`),
  ];
}

/** Deletes the account's codes if it no longer has a factor that they could stand in for. */
export function deleteUnusableCodes(db: Db, userId: string): Statement {
  const hasFactor = sql`(select ${hasFactorSql} from "users" where "users"."id" = ${userId})`;
  return db.delete(recoveryCodes).where(and(eq(recoveryCodes.userId, userId), sql`not ${hasFactor}`));
}

function deleteRecoveryCodes(db: Db, userId: string): Statement {
  return db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId));
  return row?.left ?? 0;
}

function plain(code: string): string {
  return code.toUpperCase().replace(/[^A-Z\d]/g, "");
}
