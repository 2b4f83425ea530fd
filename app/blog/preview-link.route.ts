import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { requireStaff } from "../auth/guard.server";
import { httpError } from "../platform/http/form.server";
import { previewPath } from "./preview-link.server";
import { readStaffPost } from "./staff-posts.server";

/** Leads to a link that shows the draft to anyone who has it, for a week. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { db } = await requireStaff(request, context);
  const post = await readStaffPost(db, params.blogId ?? "");
  if (!post) throw httpError(404, "This post is not here any more.");
  return redirect(await previewPath(db, post.id, context.clock()), {
    headers: { "Cache-Control": "no-store" },
  });
}
