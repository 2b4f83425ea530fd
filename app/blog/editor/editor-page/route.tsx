import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireStaff, requireStaffForm } from "../../../auth/guard.server";
import { httpError } from "../../../platform/http/forms/form.server";
import { newId } from "../../../platform/ids";
import { adminTitle } from "../../../ui/page-title";
import articleStyles from "../../staff/articles.css?url";
import { readPostForm } from "../post-form";
import { saveFromEditor } from "../save-actions.server";
import { EditorScreen } from "./editor";
import { loadEditor } from "./load.server";

export const meta = adminTitle("Edit article");

export const links: LinksFunction = () => [{ rel: "stylesheet", href: articleStyles }];
export const handle = { isEditor: true };

/** A new post has its id from the start, so that saving it twice stores it once. */
const NEW = "new";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { db, staff } = await requireStaff(request, context);
  const isNew = params.blogId === NEW;
  const id = isNew ? newId() : (params.blogId ?? "");
  const asked = { id, isNew, staff, company: context.company(), siteUrl: context.env.SITE_URL };
  const view = await loadEditor(db, asked, context.clock());
  if (!view) throw httpError(404, "This article is no longer here. It may be in the trash.");
  return view;
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const sent = await requireStaffForm(request, context);
  const input = readPostForm(sent.form);
  const id = params.blogId === NEW ? String(sent.form.get("id")) : (params.blogId ?? "");
  if (!input || !/^[\w-]{1,64}$/.test(id)) throw httpError(400, "This form cannot be read.");
  return saveFromEditor(sent, { id, input, context, zone: sent.staff.timeZone });
}

export default function EditorPage() {
  const view = useLoaderData<typeof loader>();
  return <EditorScreen key={view.id} view={view} />;
}
