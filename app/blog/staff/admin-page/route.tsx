import {
  type ActionFunctionArgs,
  type LinksFunction,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireStaff, requireStaffForm } from "../../../auth/guard.server";
import { makeChange, requireInput, submissionId } from "../../../platform/http/forms/action-result.server";
import { httpError } from "../../../platform/http/forms/form.server";
import { redirectWithToast } from "../../../platform/http/forms/toast.server";
import { Badge } from "../../../ui/badge";
import { PageHead } from "../../../ui/card";
import { Dialog, DialogBody } from "../../../ui/overlays/dialog";
import { useDataToast } from "../../../ui/overlays/toast";
import { adminTitle } from "../../../ui/page-title";
import { EditDialog } from "../../editor/edit-dialog/edit-dialog";
import { quickEditSchema, saveQuickEdit } from "../../editor/quick-edit.server";
import { applyConsequences } from "../../editor/save-actions.server";
import { cleanPoints } from "../../editor/writing/key-point-list";
import { KeyPoints } from "../../key-points";
import { LocationBadge, PostFacts } from "../../post-facts";
import articleStyles from "../articles.css?url";
import {
  EDIT_FAILURE,
  EDIT_TOASTS,
  POST_TOASTS,
  parseStaffQuery,
  QUICK_EDIT_INTENT,
  STAFF_POSTS_PATH,
  staffPostsHref,
} from "../staff-posts";
import { BlogList, Counts, NotLoaded, PageActions } from "./blog-list";
import { BulkDialog } from "./bulk-dialog";
import { loadPosts, type PreviewView } from "./load.server";

export const meta = adminTitle("Blog Management");

export const links: LinksFunction = () => [{ rel: "stylesheet", href: articleStyles }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { db, staff } = await requireStaff(request, context);
  const params = new URL(request.url).searchParams;
  const company = context.company();
  const read = await loadPosts(db, params, { now: context.clock(), zone: staff.timeZone, company });
  const { query, list } = read;
  if (list && query.page > list.pages) return redirect(staffPostsHref({ ...query, page: list.pages }));
  return { ...read, toast: list ? null : POST_TOASTS.notFetched };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const sent = await requireStaffForm(request, context);
  const intent = sent.form.get("intent");
  // For a draft, without JavaScript.
  if (intent === "view-live") return redirectWithToast(request, STAFF_POSTS_PATH, POST_TOASTS.notLive);
  if (intent !== QUICK_EDIT_INTENT) throw httpError(400, "This request is unknown.");
  const { id, version, ...texts } = requireInput(sent.form, quickEditSchema);
  return makeChange(sent, {
    failure: EDIT_FAILURE,
    backTo: staffPostsHref(parseStaffQuery(new URL(request.url).searchParams)),
    onOwnPage: true,
    change: async () => {
      const edit = { ...texts, keyPoints: cleanPoints(sent.form.getAll("keyPoints").map(String)) };
      const input = { id, version, edit, actor: sent.actor, siteUrl: context.env.SITE_URL };
      const revisionId = submissionId(sent.form);
      applyConsequences(context, await saveQuickEdit(sent.db, { ...input, revisionId }, sent.now));
      return { toast: EDIT_TOASTS.updated };
    },
  });
}

export default function BlogManagementPage() {
  const { query, list, preview, edited, bulk, toast } = useLoaderData<typeof loader>();
  useDataToast(toast);
  return (
    <>
      <PageHead title="Blog Management" isLow actions={<PageActions />}>
        {list ? <Counts counts={list.counts} /> : null}
      </PageHead>
      {list ? <BlogList list={list} /> : <NotLoaded query={query} />}
      {edited ? <EditDialog key={edited.id} post={edited} closeTo={staffPostsHref(query)} /> : null}
      {bulk ? <BulkDialog key={bulk.change} bulk={bulk} closeTo={staffPostsHref(query)} /> : null}
      {preview ? <PreviewDialog preview={preview} closeTo={staffPostsHref(query)} /> : null}
    </>
  );
}

function PreviewDialog({ preview, closeTo }: { preview: PreviewView; closeTo: string }) {
  return (
    <Dialog title={preview.title} description={preview.description} closeTo={closeTo} wide>
      <DialogBody>
        <PostFacts>
          <LocationBadge location={preview.location} />
          <Badge tone="beam">{preview.category}</Badge>
          <span>{preview.date}</span>
          <span>{preview.readTime}</span>
        </PostFacts>
        <KeyPoints points={preview.keyPoints} />
        <div className="prose prose-small" dangerouslySetInnerHTML={{ __html: preview.body }} />
      </DialogBody>
    </Dialog>
  );
}
