import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { requireStaff } from "../../auth/guard.server";
import { readImageUpload, storeImage } from "./images.server";
import { imagePath } from "./post-image";

/** Stores a picture for an article: 200 with its address, 400 with a sentence for the writer. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { db } = await requireStaff(request, context);
  const read = await readImageUpload(request);
  if ("error" in read) return Response.json(read, { status: 400 });
  const stored = await storeImage(db, context.env.UPLOADS, read.upload, context.clock());
  if ("error" in stored) return Response.json(stored, { status: 400 });
  return Response.json({ image: { ...stored.image, src: imagePath(stored.image) } });
}
