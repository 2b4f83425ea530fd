import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireStaff, requireStaffForm } from "../../../auth/guard.server";
import type { Db } from "../../../platform/db/database.server";
import { makeChange, requireInput, submissionId } from "../../../platform/http/action-result.server";
import { httpError } from "../../../platform/http/form.server";
import { redirectWithToast } from "../../../platform/http/toast.server";
import { logError } from "../../../platform/log.server";
import { PageHead } from "../../../ui/card";
import { adminTitle } from "../../../ui/page-title";
import { useDataToast } from "../../../ui/toast";
import { EditDialog, type EditView } from "../../editor/edit-dialog/edit-dialog";
import { quickEditSchema, saveQuickEdit } from "../../editor/quick-edit.server";
import { tell } from "../../editor/save-actions.server";
import { cleanPoints } from "../../editor/writing/key-point-list";
import { renderMarkup } from "../../markup/markup.server";
import {
  EDIT_FAILURE,
  EDIT_TOASTS,
  POST_TOASTS,
  parseStaffQuery,
  QUICK_EDIT_INTENT,
  STAFF_POSTS_PATH,
  type StaffQuery,
  staffPostsHref,
} from "../staff-posts";
import { readStaffPost, readStaffPosts } from "../staff-posts.server";
import { BlogList, NotLoaded, PageActions } from "./blog-list";
import { PreviewDialog } from "./preview-dialog";
import { previewView, type StaffListView, staffListView } from "./view";

export const meta = adminTitle("Blog Management");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { db } = await requireStaff(request, context);
  const params = new URL(request.url).searchParams;
  const query = parseStaffQuery(params);
  const { timeZone } = await context.company();
  const clock = { now: context.clock(), zone: timeZone };
  const [list, preview, edited] = await Promise.all([
    readList(db, query, clock),
    readPreview(db, params.get("preview")),
    readEdited(db, params.get("edit")),
  ]);
  if (list && query.page > list.pages) return redirect(staffPostsHref({ ...query, page: list.pages }));
  return { query, list, preview, edited, toast: list ? null : POST_TOASTS.notFetched };
}

/** Null if the posts could not be loaded; the page then offers a retry. */
async function readList(
  db: Db,
  query: StaffQuery,
  clock: { now: Date; zone: string },
): Promise<StaffListView | null> {
  try {
    return staffListView(query, await readStaffPosts(db, query), clock);
  } catch (error) {
    logError("blog.admin-list", error);
    return null;
  }
}

async function readPreview(db: Db, id: string | null) {
  const post = id === null ? null : await readStaffPost(db, id);
  return post && previewView(post, renderMarkup(post.content));
}

async function readEdited(db: Db, id: string | null): Promise<EditView | null> {
  const post = id === null ? null : await readStaffPost(db, id);
  if (!post) return null;
  const { version, title, metaDescription, content, keyPoints } = post;
  return { id: post.id, version, title, metaDescription, content, keyPoints };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const sent = await requireStaffForm(request, context);
  const intent = sent.form.get("intent");
  // For a draft, without JavaScript.
  if (intent === "view-live") return redirectWithToast(request, STAFF_POSTS_PATH, POST_TOASTS.notLive);
  if (intent !== QUICK_EDIT_INTENT) throw httpError(400, "This request is not known.");
  const { id, version, ...texts } = requireInput(sent.form, quickEditSchema);
  return makeChange(sent, {
    failure: EDIT_FAILURE,
    backTo: staffPostsHref(parseStaffQuery(new URL(request.url).searchParams)),
    onOwnPage: true,
    change: async () => {
      const edit = { ...texts, keyPoints: cleanPoints(sent.form.getAll("keyPoints").map(String)) };
      const input = { id, version, edit, actor: sent.actor, siteUrl: context.env.SITE_URL };
      const revisionId = submissionId(sent.form);
      tell(context, await saveQuickEdit(sent.db, { ...input, revisionId }, sent.now));
      return { toast: EDIT_TOASTS.updated };
    },
  });
}

export default function BlogManagementPage() {
  const { query, list, preview, edited, toast } = useLoaderData<typeof loader>();
  useDataToast(toast);
  return (
    <>
      <PageHead title="Blog Management" actions={<PageActions />}>
        Drafts and published articles, newest first
      </PageHead>
      {list ? <BlogList list={list} /> : <NotLoaded query={query} />}
      {edited ? <EditDialog key={edited.id} post={edited} closeTo={staffPostsHref(query)} /> : null}
      {preview ? <PreviewDialog preview={preview} closeTo={staffPostsHref(query)} /> : null}
    </>
  );
}
