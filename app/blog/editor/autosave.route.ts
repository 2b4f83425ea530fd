import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { requireStaffForm } from "../../auth/guard.server";
import { ChangeRefused } from "../../platform/db/change.server";
import { httpError } from "../../platform/http/forms/form.server";
import { readPostForm } from "./post-form";
import { saveText } from "./save-actions.server";

/** Saves what is being typed in the editor: 200 with `EditorResult`, 409 if it holds a conflict. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const sent = await requireStaffForm(request, context);
  const input = readPostForm(sent.form);
  const id = params.blogId ?? "";
  if (!input || !/^[\w-]{1,64}$/.test(id)) throw httpError(400, "This text can’t be saved.");
  try {
    const result = await saveText(sent, { id, input, context }, "auto");
    return Response.json(result, { status: result.conflict ? 409 : 200 });
  } catch (error) {
    if (error instanceof ChangeRefused)
      throw httpError(error.status === 409 ? 410 : error.status, error.message);
    throw error;
  }
}
