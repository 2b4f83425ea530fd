import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { Plus, Trash2 } from "lucide-react";
import { requireStaff, requireStaffForm } from "../../auth/guard.server";
import type { Db } from "../../platform/db/database.server";
import { httpError } from "../../platform/http/form.server";
import { redirectWithToast } from "../../platform/http/toast.server";
import { logError } from "../../platform/log.server";
import { ButtonLink } from "../../ui/button";
import { PageHead, Stat, StatStrip } from "../../ui/card";
import { Empty } from "../../ui/empty";
import { adminTitle } from "../../ui/page-title";
import { Pager } from "../../ui/pager";
import { useDataToast } from "../../ui/toast";
import { renderMarkup } from "../markup.server";
import {
  NEW_POST_PATH,
  POST_TOASTS,
  POST_TRASH_PATH,
  parseStaffQuery,
  STAFF_POSTS_PATH,
  type StaffQuery,
  staffPostsHref,
} from "../staff-posts";
import { readStaffPost, readStaffPosts } from "../staff-posts.server";
import { BlogCard } from "./blog-card";
import { BlogFilters } from "./blog-filters";
import { ChosenPosts } from "./chosen-posts";
import { PreviewDialog } from "./preview-dialog";
import { QuickEditDialog } from "./quick-edit-dialog";
import { previewView, quickEditView, type StaffListView, staffListView } from "./view";

export const meta = adminTitle("Blog Management");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { db } = await requireStaff(request, context);
  const params = new URL(request.url).searchParams;
  const query = parseStaffQuery(params);
  const clock = { now: context.clock(), zone: (await context.company()).timeZone };
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

async function readEdited(db: Db, id: string | null) {
  const post = id === null ? null : await readStaffPost(db, id);
  return post && quickEditView(post);
}

/** 'View Live' for a draft, without JavaScript. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { form } = await requireStaffForm(request, context);
  if (form.get("intent") !== "view-live") throw httpError(400, "This request is not known.");
  return redirectWithToast(request, STAFF_POSTS_PATH, POST_TOASTS.notLive);
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
      {preview ? <PreviewDialog preview={preview} closeTo={staffPostsHref(query)} /> : null}
      {edited ? <QuickEditDialog key={edited.id} post={edited} closeTo={staffPostsHref(query)} /> : null}
    </>
  );
}

function PageActions() {
  return (
    <>
      <Link to="/admin/blogs/redirects">Redirects</Link>
      <ButtonLink to={POST_TRASH_PATH} size="sm" icon={Trash2}>
        Trash
      </ButtonLink>
      <ButtonLink to={NEW_POST_PATH} size="sm" variant="ink" icon={Plus}>
        New blog
      </ButtonLink>
    </>
  );
}

function BlogList({ list: { query, cards, counts, pages, emptyText } }: { list: StaffListView }) {
  return (
    <>
      <StatStrip>
        <Stat label="Total" value={counts.total.toLocaleString("en-US")} />
        <Stat label="Published" value={counts.published.toLocaleString("en-US")} />
        <Stat label="Draft" value={counts.draft.toLocaleString("en-US")} />
      </StatStrip>
      <BlogFilters query={query} />
      {cards.length === 0 ? <Empty title={emptyText} /> : <ChosenPosts returnTo={staffPostsHref(query)} />}
      {cards.map((card) => (
        <BlogCard key={card.id} card={card} query={query} />
      ))}
      <Pager
        small
        label="Pages of blogs"
        page={query.page}
        pages={pages}
        to={(page) => staffPostsHref({ ...query, page })}
      />
    </>
  );
}

function NotLoaded({ query }: { query: StaffQuery }) {
  return (
    <p className="text-ink-2">
      {POST_TOASTS.notFetched.title}. <Link to={staffPostsHref(query)}>Retry</Link>
    </p>
  );
}
