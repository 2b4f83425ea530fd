import { and, eq, isNull } from "drizzle-orm";
import { profiles } from "../auth/tables";
import { ChangeRefused } from "../platform/db/change.server";
import type { Db } from "../platform/db/database.server";
import type { UploadedImage } from "../platform/uploads/read-image";
import { deleteUploads, storeUpload } from "../platform/uploads/uploads.server";
import { pictureAddress, pictureKey } from "./picture";

type Store = { db: Db; bucket: R2Bucket; now: Date };
type Change = { userId: string; pictureId: string; image: UploadedImage };

/**
 * Stores a person's picture, and deletes the one before it. The same id again changes nothing.
 * @throws ChangeRefused (409) if another picture was stored in the meantime
 */
export async function replacePicture(store: Store, { userId, pictureId, image }: Change): Promise<void> {
  const address = pictureAddress(userId, pictureId);
  const key = requireKey(address);
  const before = await readAddress(store.db, userId);
  if (before === address) return;
  await storeUpload(store.bucket, key, image);
  if (await setAddress(store, { userId, before, after: address })) {
    await deletePicture(store.bucket, before);
    return;
  }
  await deletePicture(store.bucket, address);
  throw new ChangeRefused(409, "Another picture was stored at the same moment. Try again.");
}

/** Deletes a person's picture, if there is one. */
export async function removePicture(store: Store, userId: string): Promise<void> {
  const before = await readAddress(store.db, userId);
  if (before === null) return;
  if (await setAddress(store, { userId, before, after: null })) await deletePicture(store.bucket, before);
}

async function readAddress(db: Db, userId: string): Promise<string | null> {
  const [row] = await db
    .insert(profiles)
    .values({ userId })
    .onConflictDoUpdate({ target: profiles.userId, set: { userId } })
    .returning({ address: profiles.avatarUrl });
  return row?.address ?? null;
}

type AddressChange = { userId: string; before: string | null; after: string | null };

/** Returns false if the address is no longer `before`. */
async function setAddress({ db, now }: Store, { userId, before, after }: AddressChange): Promise<boolean> {
  const isBefore = before === null ? isNull(profiles.avatarUrl) : eq(profiles.avatarUrl, before);
  const changed = await db
    .update(profiles)
    .set({ avatarUrl: after, updatedAt: now.toISOString() })
    .where(and(eq(profiles.userId, userId), isBefore))
    .returning({ userId: profiles.userId });
  return changed.length > 0;
}

async function deletePicture(bucket: R2Bucket, address: string | null): Promise<void> {
  const key = pictureKey(address);
  if (key) await deleteUploads(bucket, [key]);
}

function requireKey(address: string): string {
  const key = pictureKey(address);
  if (!key) throw new Error("A picture's id has an unknown form");
  return key;
}
