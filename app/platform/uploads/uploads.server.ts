import { sandboxPolicy } from "../http/security-headers.server";
import type { UploadedImage } from "./read-image";

/** Keeps a picture under its key, such as `posts/0192….jpg`. A key is written once. */
export async function storeUpload(bucket: R2Bucket, key: string, image: UploadedImage): Promise<void> {
  await bucket.put(key, image.bytes, { httpMetadata: { contentType: image.contentType } });
}

/**
 * The picture as a response that a browser can only show, never run; `cacheControl` says for whom and how long. 404 if
 * there is none.
 */
export async function serveUpload(bucket: R2Bucket, key: string, cacheControl: string): Promise<Response> {
  const object = await bucket.get(key);
  if (!object) return new Response("Not found", { status: 404 });
  return new Response(object.body, {
    headers: {
      "Content-Type": object.httpMetadata?.contentType ?? "application/octet-stream",
      "Content-Length": String(object.size),
      "Content-Disposition": "inline",
      "Content-Security-Policy": sandboxPolicy({ withStyleAttributes: false, frameAncestors: "none" }),
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": cacheControl,
    },
  });
}

export async function deleteUploads(bucket: R2Bucket, keys: string[]): Promise<void> {
  if (keys.length > 0) await bucket.delete(keys);
}
