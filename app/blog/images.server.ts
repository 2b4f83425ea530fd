import { eq, inArray, sql } from "drizzle-orm";
import { DAY, isoAfter } from "../platform/clock";
import type { Db, Statement } from "../platform/db/database.server";
import { submissionId } from "../platform/http/action-result.server";
import { httpError, requirePost } from "../platform/http/form.server";
import { readImage } from "../platform/uploads/read-image";
import { deleteUploads, storeUpload } from "../platform/uploads/uploads.server";
import {
  imageIdsIn,
  imageKey,
  MAX_ALT_LENGTH,
  MAX_IMAGE_BYTES,
  type PostImage,
  TOO_LARGE,
} from "./post-image";
import { postImages, postImageUses } from "./tables";

/** For the multipart framing and the description. */
const FORM_BYTES = 64 * 1024;
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
  requirePost(request);
  const type = request.headers.get("Content-Type") ?? "";
  if (!type.startsWith("multipart/form-data")) {
    throw httpError(415, "This form was sent in a format that is not accepted.");
  }
  const form = await readLimited(request, type);
  if (!form) return { error: TOO_LARGE };
  const file = form.get("file");
  const alt = String(form.get("alt") ?? "")
    .trim()
    .slice(0, MAX_ALT_LENGTH);
  if (!(file instanceof File) || (file.name === "" && file.size === 0))
    return { error: "Choose a picture first." };
  if (alt === "") return { error: "Say what the picture shows, for people who cannot see it." };
  return { upload: { id: submissionId(form), alt, bytes: new Uint8Array(await file.arrayBuffer()) } };
}

/** The form; null if it is larger than any accepted one. */
async function readLimited(request: Request, type: string): Promise<FormData | null> {
  const limit = MAX_IMAGE_BYTES + FORM_BYTES;
  if (Number(request.headers.get("Content-Length") ?? 0) > limit) return null;
  let size = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(part, controller) {
      size += part.byteLength;
      if (size > limit) controller.error(new Error("too large"));
      else controller.enqueue(part);
    },
  });
  try {
    const body = request.body?.pipeThrough(counter);
    return await new Response(body, { headers: { "Content-Type": type } }).formData();
  } catch {
    if (size > limit) return null;
    throw httpError(400, "This form cannot be read.");
  }
}

/** Stores an uploaded picture. `error` is a sentence for the writer. Storing the same upload twice stores it once. */
export async function storeImage(
  db: Db,
  bucket: R2Bucket,
  { id, alt, bytes }: Upload,
  now: Date,
): Promise<{ image: StoredImage } | { error: string }> {
  const read = readImage(bytes);
  if ("error" in read) return read;
  const { width, height, extension } = read.image;
  const image = { id, width, height, extension, alt, bytes: bytes.byteLength };
  await storeUpload(bucket, imageKey(image), read.image);
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

/** Deletes pictures that no post and no revision shows any more. Returns their number. For the daily cron. */
export async function deleteUnusedImages(db: Db, bucket: R2Bucket, now: Date): Promise<number> {
  const unused = await db
    .select({ id: postImages.id, extension: postImages.extension })
    .from(postImages)
    .where(
      sql`${postImages.createdAt} < ${isoAfter(now, -KEPT_UNUSED)} and not exists (
        select 1 from post_image_uses as used join blogs on blogs.id = used.blog_id
        where used.image_id = ${postImages.id} and (
          instr(blogs.content, ${postImages.id}) > 0
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
