import { scrypt, timingSafeEqual } from "node:crypto";
import { randomToken } from "../../platform/ids";

/**
 * scrypt N=2^14, r=8, p=5: an OWASP recommendation; 16 MiB, about 130 ms. Not PBKDF2: above 100,000 iterations it
 * works locally but throws in production.
 */
const COST = { logN: 14, r: 8, p: 5 };
const KEY_BYTES = 32;

type Parameters = { logN: number; r: number; p: number };

/** A hash with its parameters: `scrypt$14$8$5$salt$key`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomToken(16);
  const key = await derive(password, salt, COST);
  return ["scrypt", COST.logN, COST.r, COST.p, salt, key.toString("base64url")].join("$");
}

/** Whether the password matches, and whether its hash uses outdated parameters. */
export async function verifyPassword(
  password: string,
  hash: string,
): Promise<{ valid: boolean; outdated: boolean }> {
  const [scheme, logN, r, p, salt, expected] = hash.split("$");
  if (scheme !== "scrypt" || !salt || !expected) {
    return { valid: false, outdated: false };
  }
  const parameters = { logN: Number(logN), r: Number(r), p: Number(p) };
  const key = await derive(password, salt, parameters);
  const expectedKey = Buffer.from(expected, "base64url");
  const valid = key.length === expectedKey.length && timingSafeEqual(key, expectedKey);
  const outdated = parameters.logN !== COST.logN || parameters.r !== COST.r || parameters.p !== COST.p;
  return { valid, outdated };
}

/** Takes as long as a verification, so that response times do not reveal which accounts exist. */
export async function simulateVerification(password: string): Promise<void> {
  await derive(password, "no-such-user", COST);
}

/** NFKC first (NIST SP 800-63B): the same keystrokes yield different code points on different systems. */
function derive(password: string, salt: string, { logN, r, p }: Parameters): Promise<Buffer> {
  const text = password.normalize("NFKC");
  return new Promise((resolve, reject) => {
    scrypt(text, salt, KEY_BYTES, { N: 2 ** logN, r, p, maxmem: 64 * 1024 * 1024 }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
