import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireStaff } from "../auth/guard.server";
import { httpError } from "../platform/http/forms/form.server";
import { serveUpload } from "../platform/uploads/uploads.server";
import { pictureAddress, pictureKey } from "./picture";

/** A new picture has a new address. */
const CACHE = "private, max-age=31536000, immutable";

/** /admin/avatars/:userId/:pictureId: a person's picture, for staff. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireStaff(request, context);
  const key = pictureKey(pictureAddress(params.userId ?? "", params.pictureId ?? ""));
  if (!key) throw httpError(404, "There is no such picture.");
  return serveUpload(context.env.UPLOADS, key, CACHE);
}
