import { eq, inArray, sql } from "drizzle-orm";
import { DAY, isoAfter } from "../../platform/clock";
import type { Db, Statement } from "../../platform/db/database.server";
import { submissionId } from "../../platform/http/forms/action-result.server";
import { MAX_IMAGE_BYTES } from "../../platform/uploads/measured";
import { readImage } from "../../platform/uploads/read-image";
import { readUpload } from "../../platform/uploads/read-upload.server";
import { stripMetadata } from "../../platform/uploads/strip-metadata";
import { deleteUploads, storeUpload } from "../../platform/uploads/uploads.server";
import { postImages, postImageUses } from "../tables";
import { imageIdsIn, imageKey, MAX_ALT_LENGTH, type PostImage, TOO_LARGE } from "./post-image";

/** Unused pictures are kept for a while: a text that shows one may still be on a device without a connection. */
const KEPT_UNUSED = 7 * DAY;
const DELETED_AT_ONCE = 100;

export type Upload = { id: string; alt: string; bytes: Uint8Array };
export type StoredImage = PostImage & { alt: string; bytes: number };

/**
 * The picture and its description from an upload; never buffers more than the largest picture. `error` is a sentence
 * for the writer. @throws 405, 415, 400
 */
export async function readImageUpload(request: Request): Promise<{ upload: Upload } | { error: string }> {
  const { form, file, isTooLarge } = await readUpload(request, "file", MAX_IMAGE_BYTES);
  if (isTooLarge) return { error: TOO_LARGE };
  if (!file) return { error: "Choose a picture first." };
  const alt = String(form.get("alt") ?? "")
    .trim()
    .slice(0, MAX_ALT_LENGTH);
  if (alt === "") return { error: "Say what the picture shows, for people who can’t see it." };
  return { upload: { id: submissionId(form), alt, bytes: new Uint8Array(await file.arrayBuffer()) } };
}

/** Stores an uploaded picture. `error` is a sentence for the writer. Storing the same upload twice stores it once. */
export async function storeImage(
  db: Db,
  bucket: R2Bucket,
  { id, alt, bytes }: Upload,
  now: Date,
): Promise<{ image: StoredImage } | { error: string }> {
  const read = readImage(bytes);
  // A photograph may say where it was taken.
  const plain = "error" in read ? read : stripMetadata(read.image);
  if ("error" in plain) return plain;
  const { width, height, extension } = plain.image;
  const image = { id, width, height, extension, alt, bytes: plain.image.bytes.byteLength };
  await storeUpload(bucket, imageKey(image), plain.image);
  await db
    .insert(postImages)
    .values({ ...image, createdAt: now.toISOString() })
    .onConflictDoNothing();
  return { image };
}

/** Returns the insert of the pictures that a text of the post shows. */
export function insertImageUses(db: Db, blogId: string, content: string): Statement {
  const ids = JSON.stringify(imageIdsIn(content));
  const shown = db
    .select({ imageId: postImages.id, blogId: sql<string>`${blogId}`.as("blog_id") })
    .from(postImages)
    .where(sql`${postImages.id} in (select value from json_each(${ids}))`);
  return db.insert(postImageUses).select(shown).onConflictDoNothing();
}

/** Returns the insert of the pictures that a copy of a post shows. */
export function copyImageUses(db: Db, blogId: string, copyId: string): Statement {
  const shown = db
    .select({ imageId: postImageUses.imageId, blogId: sql<string>`${copyId}`.as("blog_id") })
    .from(postImageUses)
    .where(eq(postImageUses.blogId, blogId));
  return db.insert(postImageUses).select(shown).onConflictDoNothing();
}

/** Deletes pictures that no post or revision shows any longer. Returns their number. For the daily cron. */
export async function deleteUnusedImages(db: Db, bucket: R2Bucket, now: Date): Promise<number> {
  const unused = await db
    .select({ id: postImages.id, extension: postImages.extension })
    .from(postImages)
    .where(
      sql`${postImages.createdAt} < ${isoAfter(now, -KEPT_UNUSED)} and not exists (
        select 1 from post_image_uses as used join blogs on blogs.id = used.blog_id
        where used.image_id = ${postImages.id} and (
          instr(blogs.content || blogs.feature_image || blogs.share_image, ${postImages.id}) > 0
          or exists (select 1 from post_revisions as said
            where said.blog_id = blogs.id and instr(said.content, ${postImages.id}) > 0)))`,
    )
    .limit(DELETED_AT_ONCE);
  if (unused.length === 0) return 0;
  await deleteUploads(bucket, unused.map(imageKey));
  await db.delete(postImages).where(
    inArray(
      postImages.id,
      unused.map(({ id }) => id),
    ),
  );
  return unused.length;
}
