import { eq } from "drizzle-orm";
import type { Db } from "./db/database.server";
import { settings } from "./db/tables";
import { randomToken } from "./ids";

/** The setting that holds the key of the links, named after the first kind; made when the first link needs it. */
const KEY_SETTING = "booking.key";

const TOKEN = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})-([\da-f]{64})$/;

/** The key that signs links which need no sign-in. */
export async function readLinkKey(db: Db, now: Date): Promise<string> {
  const select = db.select({ value: settings.value }).from(settings).where(eq(settings.key, KEY_SETTING));
  const [known] = await select;
  if (known) return JSON.parse(known.value);
  const row = { key: KEY_SETTING, value: JSON.stringify(randomToken()), updatedAt: now.toISOString() };
  const [, [stored]] = await db.batch([db.insert(settings).values(row).onConflictDoNothing(), select]);
  return JSON.parse(stored?.value ?? row.value);
}

/** What a link is for; that of a booking has none, for the sake of links that are out. */
type Purpose = "" | "unsubscribe ";

/** The part of a link that names a record and proves that we made the link: in lower case, like every URL here. */
export async function signId(key: string, id: string, purpose: Purpose = ""): Promise<string> {
  const signature = await crypto.subtle.sign("HMAC", await importKey(key), encode(purpose + id));
  return `${id}-${Buffer.from(signature).toString("hex")}`;
}

/** The record's id, or null if we did not sign this for the purpose. */
export async function readSigned(key: string, token: string, purpose: Purpose = ""): Promise<string | null> {
  const [, id, signature] = TOKEN.exec(token) ?? [];
  if (!id || !signature) return null;
  return (await isHmac(encode(key), purpose + id, Buffer.from(signature, "hex"))) ? id : null;
}

/** Whether the signature is the text's HMAC-SHA-256 by this key; compared in constant time. */
export async function isHmac(key: BufferSource, text: string, signature: BufferSource): Promise<boolean> {
  return crypto.subtle.verify("HMAC", await importKey(key), signature, encode(text));
}

function importKey(key: string | BufferSource): Promise<CryptoKey> {
  const bytes = typeof key === "string" ? encode(key) : key;
  return crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign", "verify"]);
}

function encode(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}
