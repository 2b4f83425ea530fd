import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { z } from "zod";
import { requireStaffForm } from "../../auth/guard.server";
import { makeChange, requireInput } from "../../platform/http/forms/action-result.server";
import { applyConsequences } from "../editor/save-actions.server";
import { POST_TOASTS, PUBLISH_FAILURE, PUBLISH_PATH } from "../staff/staff-posts";
import { switchPublished } from "./publish.server";

const switchSchema = z.object({
  id: z.string().min(1).max(64),
  published: z.enum(["true", "false"]).transform((value) => value === "true"),
  /** The list's URL with its filters, to return to. */
  returnTo: z.string().regex(/^\/admin\/blogs(?:\?[!-~]*)?$/),
});

/** The publish switch on a blog card. */
export async function action({ request, context }: ActionFunctionArgs) {
  const sent = await requireStaffForm(request, context);
  const { id, published, returnTo } = requireInput(sent.form, switchSchema);
  return makeChange(sent, {
    failure: PUBLISH_FAILURE,
    backTo: returnTo,
    change: async () => {
      const input = { id, published, actor: sent.actor, siteUrl: context.env.SITE_URL };
      const done = await switchPublished(sent.db, input, sent.now);
      applyConsequences(context, done);
      const undo = {
        action: PUBLISH_PATH,
        fields: { id, published: String(!published), returnTo },
        failed: PUBLISH_FAILURE.title,
      };
      if (published) return { toast: { ...POST_TOASTS.published, undo } };
      // A post that waited for its time is not published by an undo.
      return { toast: { ...POST_TOASTS.unpublished, ...(done.wasPublic ? { undo } : {}) } };
    },
  });
}
