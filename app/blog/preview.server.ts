import { z } from "zod";
import { DAY } from "../platform/clock";
import type { Db } from "../platform/db/database.server";
import { readSetting, writeSettingOnce } from "../platform/db/settings.server";
import { randomToken } from "../platform/ids";
import type { Post } from "./post";
import { readStaffPost } from "./staff-posts.server";

const KEY = "blog.preview-key";
const VALID_FOR = 7 * DAY;
const TOKEN = /^([\w-]{1,64})\.(\d{1,10})\.([\w-]{43})$/;

/**
 * The address that shows a draft to whoever has it, for seven days. It is signed with a key that the database makes on
 * first use: deleting the setting withdraws all such addresses.
 */
export async function previewPath(db: Db, blogId: string, now: Date): Promise<string> {
  const secret = (await readSecret(db)) || (await makeSecret(db, now));
  const expires = Math.floor((now.getTime() + VALID_FOR) / 1000);
  const payload = `${blogId}.${expires}`;
  const signature = await crypto.subtle.sign("HMAC", await importKey(secret), bytesOf(payload));
  return `/blog/preview/${payload}.${Buffer.from(signature).toString("base64url")}`;
}

export type PreviewedPost = Post & { published: boolean };

/** The post that a preview's token names, with the end of the token's life; null if it is forged, expired, or gone. */
export async function readPreview(
  db: Db,
  token: string,
  now: Date,
): Promise<{ post: PreviewedPost; expiresAt: Date } | null> {
  const [, id = "", expires = "", signature = ""] = TOKEN.exec(token) ?? [];
  const expiresAt = new Date(Number(expires) * 1000);
  const secret = id === "" || expiresAt <= now ? "" : await readSecret(db);
  if (secret === "") return null;
  const key = await importKey(secret);
  const signed = Buffer.from(signature, "base64url");
  // Compares in constant time.
  if (!(await crypto.subtle.verify("HMAC", key, signed, bytesOf(`${id}.${expires}`)))) return null;
  const post = await readStaffPost(db, id);
  return post && { post, expiresAt };
}

function readSecret(db: Db): Promise<string> {
  return readSetting(db, KEY, z.string().length(43), "");
}

/** Of two that make it at once, both get the first one's. */
async function makeSecret(db: Db, now: Date): Promise<string> {
  await writeSettingOnce(db, { key: KEY, value: randomToken(32) }, now);
  return readSecret(db);
}

function importKey(secret: string): Promise<CryptoKey> {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  return crypto.subtle.importKey("raw", bytesOf(secret), algorithm, false, ["sign", "verify"]);
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}
