import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { serveUpload } from "../../platform/uploads/uploads.server";
import { imageKey, parseImageName } from "./post-image";

const FOREVER = "public, max-age=31536000, immutable";

/** A picture of an article. A new picture has a new address, so browsers keep it for good. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const image = parseImageName(params.name ?? "");
  if (!image) return new Response("Not found", { status: 404 });
  return serveUpload(context.env.UPLOADS, imageKey(image), FOREVER);
}
