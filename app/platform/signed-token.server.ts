import { z } from "zod";
import type { Db } from "./db/database.server";
import { readSetting, writeSettingOnce } from "./db/settings.server";

const KEY = "signing.key";
const keySchema = z.string().regex(/^[\da-f]{64}$/);

/** The payload of a token: what it is for, whom it concerns, and the millisecond (since 1970) at which it ends. */
const payloadSchema = z.object({ for: z.string(), id: z.string(), until: z.number() });

/**
 * A link's token that only this site can make: it names `id` for one purpose until a time. It is readable by whoever
 * has it. The key is made at first use and kept in the database.
 */
export async function signToken(
  db: Db,
  token: { purpose: string; id: string; until: Date },
  now: Date,
): Promise<string> {
  const payload = { for: token.purpose, id: token.id, until: token.until.getTime() };
  const text = toBase64Url(new TextEncoder().encode(JSON.stringify(payload)));
  const signature = await crypto.subtle.sign("HMAC", await readKey(db, now), new TextEncoder().encode(text));
  return `${text}.${toBase64Url(new Uint8Array(signature))}`;
}

/** The id that the token names; null if it is not ours, for something else, or too old. */
export async function readToken(
  db: Db,
  { purpose, token }: { purpose: string; token: string },
  now: Date,
): Promise<string | null> {
  const [text = "", signature = ""] = token.split(".");
  const bytes = fromBase64Url(signature);
  const signed = new TextEncoder().encode(text);
  if (!bytes || !(await crypto.subtle.verify("HMAC", await readKey(db, now), bytes, signed))) return null;
  const payload = payloadSchema.safeParse(
    JSON.parse(new TextDecoder().decode(fromBase64Url(text) ?? undefined)),
  );
  if (!payload.success || payload.data.for !== purpose || payload.data.until < now.getTime()) return null;
  return payload.data.id;
}

async function readKey(db: Db, now: Date): Promise<CryptoKey> {
  let hex = await readSetting(db, KEY, keySchema, "");
  if (hex === "") {
    const bytes = crypto.getRandomValues(new Uint8Array(32));
    const value = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
    await writeSettingOnce(db, { key: KEY, value, by: null }, now);
    // Another request may have been first.
    hex = await readSetting(db, KEY, keySchema, value);
  }
  const raw = Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  return crypto.subtle.importKey("raw", raw, { name: "HMAC", hash: "SHA-256" }, false, ["sign", "verify"]);
}

function toBase64Url(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]+$/.test(text)) return null;
  try {
    return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (character) =>
      character.charCodeAt(0),
    );
  } catch {
    return null;
  }
}
