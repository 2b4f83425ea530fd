import type { SiteBrowser } from "./site-browser";
import { SITE_URL } from "./workers-env";

/** A passkey in software: what a phone keeps of it. */
export type SoftwarePasskey = { id: string; keys: CryptoKeyPair; counter: number };

/** What an attacker, or a broken device, does differently. */
export type Forgery = {
  origin?: string;
  rpId?: string;
  type?: string;
  /** User present 1, user verified 4. */
  flags?: number;
  counter?: number;
  /** Signs instead of the passkey's key. */
  keys?: CryptoKeyPair;
};

const PRESENT_AND_VERIFIED = 0x05;
const HAS_CREDENTIAL = 0x40;
const OPTIONS_PATH = "/auth/passkey-options";

export async function newPasskey(id = base64url(crypto.getRandomValues(new Uint8Array(16)))) {
  return { id, keys: await newKeys(), counter: 0 } satisfies SoftwarePasskey;
}

export async function newKeys(): Promise<CryptoKeyPair> {
  const keys = await crypto.subtle.generateKey({ name: "ECDSA", namedCurve: "P-256" }, true, ["sign"]);
  if ("privateKey" in keys) return keys;
  throw new Error("Not a key pair");
}

/** The challenge that the site gives the browser. */
export async function askForChallenge(
  browser: SiteBrowser,
  purpose: "sign-in" | "register",
): Promise<string> {
  const options: { challenge: string } = await (await browser.post(OPTIONS_PATH, { purpose })).json();
  return options.challenge;
}

/** What the browser sends after making the passkey. */
export async function registration(
  passkey: SoftwarePasskey,
  challenge: string,
  forgery: Forgery = {},
): Promise<string> {
  const id = Buffer.from(passkey.id, "base64url");
  const credential = [new Uint8Array(16), [0, id.length], id, await coseKey(passkey.keys)];
  const flags = (forgery.flags ?? PRESENT_AND_VERIFIED) | HAS_CREDENTIAL;
  const data = concat(await authenticatorData(passkey, { ...forgery, flags }), ...credential);
  const attestation = concat(
    [0xa3, ...text("fmt"), ...text("none"), ...text("attStmt"), 0xa0, ...text("authData")],
    [0x59, data.length >> 8, data.length & 0xff],
    data,
  );
  return answer(passkey, {
    clientDataJSON: clientData("webauthn.create", challenge, forgery),
    attestationObject: base64url(attestation),
  });
}

/** What the browser sends after signing the challenge. */
export async function assertion(
  passkey: SoftwarePasskey,
  challenge: string,
  forgery: Forgery = {},
): Promise<string> {
  const data = await authenticatorData(passkey, forgery);
  const client = clientData("webauthn.get", challenge, forgery);
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", Buffer.from(client, "base64url")));
  const { privateKey } = forgery.keys ?? passkey.keys;
  const algorithm = { name: "ECDSA", hash: "SHA-256" };
  const signed = new Uint8Array(await crypto.subtle.sign(algorithm, privateKey, concat(data, hash)));
  return answer(passkey, {
    clientDataJSON: client,
    authenticatorData: base64url(data),
    signature: base64url(derOf(signed)),
  });
}

/** Adds a passkey to the account of the browser. */
export async function addPasskey(browser: SiteBrowser): Promise<SoftwarePasskey> {
  const passkey = await newPasskey();
  const sent = await registration(passkey, await askForChallenge(browser, "register"));
  await browser.post("/admin/settings/security", { intent: "passkey-add", passkey: sent, name: "Phone" });
  return passkey;
}

function answer({ id }: SoftwarePasskey, response: Record<string, string>): string {
  return JSON.stringify({ id, rawId: id, type: "public-key", clientExtensionResults: {}, response });
}

function clientData(type: string, challenge: string, forgery: Forgery): string {
  const { origin = SITE_URL } = forgery;
  const json = JSON.stringify({ type: forgery.type ?? type, challenge, origin, crossOrigin: false });
  return base64url(new TextEncoder().encode(json));
}

async function authenticatorData(passkey: SoftwarePasskey, forgery: Forgery): Promise<Uint8Array> {
  const rpId = new TextEncoder().encode(forgery.rpId ?? new URL(SITE_URL).hostname);
  const rpIdHash = new Uint8Array(await crypto.subtle.digest("SHA-256", rpId));
  const counter = new Uint8Array(4);
  new DataView(counter.buffer).setUint32(0, forgery.counter ?? passkey.counter);
  return concat(rpIdHash, [forgery.flags ?? PRESENT_AND_VERIFIED], counter);
}

/** RFC 9052: an EC2 key (1: 2) for ES256 (3: -7) on P-256 (-1: 1), with its point (-2, -3). */
async function coseKey({ publicKey }: CryptoKeyPair): Promise<Uint8Array> {
  const exported = await crypto.subtle.exportKey("raw", publicKey);
  if (!(exported instanceof ArrayBuffer)) throw new Error("Not a raw key");
  const point = new Uint8Array(exported).subarray(1);
  const head = [0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01];
  return concat(head, [0x21, 0x58, 32], point.subarray(0, 32), [0x22, 0x58, 32], point.subarray(32));
}

/** The two numbers of a signature as ASN.1, as authenticators write them. */
function derOf(signature: Uint8Array): Uint8Array {
  const integers = [signature.subarray(0, 32), signature.subarray(32)].map((number) => {
    const digits = [...number.subarray(number.findIndex((byte) => byte !== 0))];
    const unsigned = (digits[0] ?? 0) > 0x7f ? [0, ...digits] : digits;
    return [0x02, unsigned.length, ...unsigned];
  });
  const body = integers.flat();
  return concat([0x30, body.length, ...body]);
}

/** A text of fewer than 24 letters in CBOR. */
function text(letters: string): number[] {
  return [0x60 | letters.length, ...new TextEncoder().encode(letters)];
}

function concat(...parts: (Uint8Array | number[])[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(parts.flatMap((part) => [...part]));
}

function base64url(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("base64url");
}
