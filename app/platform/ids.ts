import { uuidv7 } from "uuidv7";

/** A new UUIDv7: sorts by creation time, so new rows are adjacent in an index. */
export function newId(): string {
  return uuidv7();
}

/** `bytes` random bytes (default 32, 256 bits) as URL-safe base64 without padding. */
export function randomToken(bytes = 32): string {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(bytes))).toString("base64url");
}

/** A random integer from 0 to `count - 1`, for `count` up to 2^32; not for secrets, since it is slightly uneven. */
export function randomBelow(count: number): number {
  return (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % count;
}

/** SHA-256 as lower-case hex. For lookup keys, never for passwords. */
export async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Buffer.from(digest).toString("hex");
}
