import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { requireStaffForm } from "../../auth/guard.server";
import { splitLead } from "../article/article-parts";
import { renderMarkup } from "../markup/markup.server";

/** Renders the editor's preview by the parser of the site. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { form } = await requireStaffForm(request, context);
  return Response.json(splitLead(renderMarkup(String(form.get("content") ?? ""))));
}
