import { eq } from "drizzle-orm";
import type { Db } from "../platform/db/database.server";
import { settings } from "../platform/db/tables";
import { randomToken } from "../platform/ids";

/** The setting that holds the key of the links; made when the first booking needs it. */
const KEY_SETTING = "booking.key";

const TOKEN = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})-([\da-f]{64})$/;

/** The key that signs links to bookings. */
export async function readLinkKey(db: Db, now: Date): Promise<string> {
  const select = db.select({ value: settings.value }).from(settings).where(eq(settings.key, KEY_SETTING));
  const [known] = await select;
  if (known) return JSON.parse(known.value);
  const row = { key: KEY_SETTING, value: JSON.stringify(randomToken()), updatedAt: now.toISOString() };
  const [, [stored]] = await db.batch([db.insert(settings).values(row).onConflictDoNothing(), select]);
  return JSON.parse(stored?.value ?? row.value);
}

/** The part of a link that names a booking and proves that we made the link: in lower case, like every URL here. */
export async function signBooking(key: string, id: string): Promise<string> {
  const signature = await crypto.subtle.sign("HMAC", await importKey(key), new TextEncoder().encode(id));
  return `${id}-${Buffer.from(signature).toString("hex")}`;
}

/** The booking's id, or null if we did not sign this. */
export async function readSigned(key: string, token: string): Promise<string | null> {
  const [, id, signature] = TOKEN.exec(token) ?? [];
  if (!id || !signature) return null;
  const bytes = Buffer.from(signature, "hex");
  const isOurs = await crypto.subtle.verify(
    "HMAC",
    await importKey(key),
    bytes,
    new TextEncoder().encode(id),
  );
  return isOurs ? id : null;
}

function importKey(key: string): Promise<CryptoKey> {
  const bytes = new TextEncoder().encode(key);
  return crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign", "verify"]);
}

/** The path of a booking's page. */
export function bookingPath(token: string): string {
  return `/booking/${token}`;
}
