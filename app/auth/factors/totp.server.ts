import { and, eq, isNotNull, lt } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import type { Db, Statement } from "../../platform/db/database.server";
import { authenticators } from "../tables";

const PERIOD_SECONDS = 30;
/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;

export function newTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** The address that an authenticator app reads from the QR code. */
export function totpUri(secret: string, { issuer, label }: { issuer: string; label: string }): string {
  return totp(secret, { issuer, label }).toString();
}

/**
 * The 30-second step whose code this is: the current one, or the one before or after, since clocks differ. Null if it
 * is none of them.
 */
export function matchTotp(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = totp(secret).validate({ token: code, timestamp, window: 1 });
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
}

/** Uses the step's code up: changes no row if it, or a later one, was accepted before. */
export function consumeStep(db: Db, userId: string, step: number): Statement {
  return db
    .update(authenticators)
    .set({ lastStep: step })
    .where(
      and(
        eq(authenticators.userId, userId),
        lt(authenticators.lastStep, step),
        isNotNull(authenticators.confirmedAt),
      ),
    );
}

export async function readAuthenticator(db: Db, userId: string) {
  const [row] = await db.select().from(authenticators).where(eq(authenticators.userId, userId));
  return row ?? null;
}

function totp(secret: string, names: { issuer?: string; label?: string } = {}): TOTP {
  const secretBytes = Secret.fromBase32(secret);
  return new TOTP({ ...names, secret: secretBytes, algorithm: "SHA1", digits: 6, period: PERIOD_SECONDS });
}
