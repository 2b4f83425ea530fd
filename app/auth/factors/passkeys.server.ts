import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import { and, eq, lt, or, sql } from "drizzle-orm";
import { z } from "zod";
import { MINUTE } from "../../platform/clock";
import type { Db, Statement } from "../../platform/db/database.server";
import { sha256 } from "../../platform/ids";
import { insertToken, readToken, type StoredToken } from "../sessions/tokens.server";
import { passkeys, type TokenPurpose } from "../tables";

/** A challenge must be signed within this time. */
const CHALLENGE_LIFETIME = 5 * MINUTE;

/** The site that passkeys belong to. Its own address decides, never a header of the request. */
export function relyingParty(siteUrl: string): { origin: string; id: string } {
  const { origin, hostname } = new URL(siteUrl);
  return { origin, id: hostname };
}

type Challenge<Options> = { options: Options; statement: Statement };

/** What the browser needs to sign in with any passkey of this site; the challenge is stored by `statement`. */
export async function challengeForSignIn(db: Db, siteUrl: string, now: Date) {
  const { id } = relyingParty(siteUrl);
  const options = await generateAuthenticationOptions({ rpID: id, userVerification: "required" });
  return stored(db, "passkey", null, options, now);
}

/** What the browser needs to create a passkey that can sign in on its own. */
export async function challengeForRegistration(
  db: Db,
  input: { siteUrl: string; siteName: string; user: { id: string; email: string } },
  now: Date,
) {
  const known = await listPasskeys(db, input.user.id);
  const options = await generateRegistrationOptions({
    rpName: input.siteName,
    rpID: relyingParty(input.siteUrl).id,
    userName: input.user.email,
    userID: new Uint8Array(new TextEncoder().encode(input.user.id)),
    attestationType: "none",
    excludeCredentials: known.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  return stored(db, "passkey-registration", input.user.id, options, now);
}

async function stored<Options extends { challenge: string }>(
  db: Db,
  purpose: TokenPurpose,
  userId: string | null,
  options: Options,
  now: Date,
): Promise<Challenge<Options>> {
  const tokenHash = await sha256(options.challenge);
  const token = { tokenHash, purpose, userId, lifetimeMs: CHALLENGE_LIFETIME };
  return { options, statement: insertToken(db, token, now) };
}

const base64url = z
  .string()
  .regex(/^[\w-]*$/)
  .max(8192);
const responseSchema = z.object({
  id: base64url,
  rawId: base64url,
  type: z.literal("public-key"),
  clientExtensionResults: z.object({}).catch({}).default({}),
  response: z.object({ clientDataJSON: base64url }),
});
const signedSchema = responseSchema.extend({
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.optional(),
  }),
});
const registeredSchema = responseSchema.extend({
  response: z.object({ clientDataJSON: base64url, attestationObject: base64url }),
});

/** A passkey that was just used: its owner, the used-up challenge, and the update of its counter. */
export type UsedPasskey = { userId: string; token: StoredToken; statement: Statement };

/** Verifies what a passkey signed; null if anything is wrong with it. `json` is what the browser sent. */
export async function verifyPasskey(
  db: Db,
  { json, siteUrl }: { json: string; siteUrl: string },
  now: Date,
): Promise<UsedPasskey | null> {
  const parsed = signedSchema.safeParse(parseJson(json));
  if (!parsed.success) return null;
  const response: AuthenticationResponseJSON = parsed.data;
  const challenge = challengeOf(response.response.clientDataJSON);
  const token = challenge === null ? null : await readToken(db, "passkey", challenge, now);
  const [passkey] = await db.select().from(passkeys).where(eq(passkeys.id, response.id));
  if (challenge === null || !token || !passkey) return null;
  const { origin, id } = relyingParty(siteUrl);
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, "base64url")),
      counter: passkey.counter,
    },
  }).catch(() => null);
  if (!verified?.verified) return null;
  const counter = verified.authenticationInfo.newCounter;
  return { userId: passkey.userId, token, statement: advanceCounter(db, passkey.id, counter, now) };
}

/** Changes no row if another use of the same passkey got ahead in the meantime, as a copied one would. */
function advanceCounter(db: Db, id: string, counter: number, now: Date): Statement {
  const isAhead = or(lt(passkeys.counter, counter), and(eq(passkeys.counter, 0), sql`${counter} = 0`));
  return db
    .update(passkeys)
    .set({ counter, lastUsedAt: now.toISOString() })
    .where(and(eq(passkeys.id, id), isAhead));
}

/**
 * Verifies a new passkey of the user. Returns the used-up challenge and the insert, which changes no row if its id is
 * taken; null if anything is wrong.
 */
export async function verifyNewPasskey(
  db: Db,
  input: { json: string; siteUrl: string; userId: string; name: string },
  now: Date,
): Promise<{ token: StoredToken; statement: Statement } | null> {
  const parsed = registeredSchema.safeParse(parseJson(input.json));
  if (!parsed.success) return null;
  const response: RegistrationResponseJSON = parsed.data;
  const challenge = challengeOf(response.response.clientDataJSON);
  const token = challenge === null ? null : await readToken(db, "passkey-registration", challenge, now);
  if (challenge === null || token?.userId !== input.userId) return null;
  const { origin, id } = relyingParty(input.siteUrl);
  const verified = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
  }).catch(() => null);
  if (!verified?.verified) return null;
  const { credential } = verified.registrationInfo;
  const row = {
    id: credential.id,
    userId: input.userId,
    name: input.name,
    publicKey: Buffer.from(credential.publicKey).toString("base64url"),
    counter: credential.counter,
    createdAt: now.toISOString(),
  };
  // The authenticator chooses the id: a dishonest one may name a passkey that exists.
  const statement = db.insert(passkeys).values(row).onConflictDoNothing();
  return { token, statement };
}

export function listPasskeys(db: Db, userId: string) {
  return db
    .select({
      id: passkeys.id,
      name: passkeys.name,
      createdAt: passkeys.createdAt,
      lastUsedAt: passkeys.lastUsedAt,
    })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(passkeys.createdAt);
}

/** Removes one passkey of the user. */
export function deletePasskey(db: Db, { userId, id }: { userId: string; id: string }): Statement {
  return db.delete(passkeys).where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)));
}

/** The id of the passkey in what the browser sent after making one. */
export function credentialIdOf(json: string): string | null {
  const parsed = registeredSchema.safeParse(parseJson(json));
  return parsed.success ? parsed.data.id : null;
}

function challengeOf(clientDataJSON: string): string | null {
  const clientData = parseJson(Buffer.from(clientDataJSON, "base64url").toString("utf8"));
  const parsed = z.object({ challenge: base64url.min(16) }).safeParse(clientData);
  return parsed.success ? parsed.data.challenge : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
