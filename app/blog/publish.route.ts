import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { z } from "zod";
import { requireStaff } from "../auth/guard.server";
import { httpError, readForm } from "../platform/http/form.server";
import { redirectWithToast } from "../platform/http/toast.server";
import { logError } from "../platform/log.server";
import { switchPublished } from "./publish.server";
import { POST_TOASTS } from "./staff-posts";

const switchSchema = z.object({
  id: z.string().min(1).max(64),
  published: z.enum(["true", "false"]).transform((value) => value === "true"),
  /** The list as it was shown, so that the switch leads back to it. */
  returnTo: z.string().regex(/^\/admin\/blogs(?:\?[!-~]*)?$/),
});

/** The publish switch of a blog card. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { staff, db } = await requireStaff(request, context);
  const parsed = switchSchema.safeParse(Object.fromEntries(await readForm(request)));
  if (!parsed.success) throw httpError(400, "This switch is not known.");
  const { id, published, returnTo } = parsed.data;
  const input = {
    id,
    published,
    actor: { id: staff.id, label: staff.email },
    siteUrl: context.env.SITE_URL,
  };
  try {
    const done = await switchPublished(db, input, context.clock());
    if (!done) return redirectWithToast(request, returnTo, POST_TOASTS.notSwitched);
    context.dispatch(done.outbox);
    context.dropCached(done.stalePaths);
  } catch (error) {
    logError("blog.publish", error, { reference: context.reference });
    return redirectWithToast(request, returnTo, POST_TOASTS.notSwitched);
  }
  return redirectWithToast(request, returnTo, published ? POST_TOASTS.published : POST_TOASTS.unpublished);
}
