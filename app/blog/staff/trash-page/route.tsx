import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { RotateCcw } from "lucide-react";
import { requireStaff } from "../../../auth/guard.server";
import { formatDateTime } from "../../../platform/time/time-text";
import { PageHead } from "../../../ui/card";
import { type Column, DataTable, PageSteps } from "../../../ui/data/table";
import { Empty } from "../../../ui/empty";
import { ActionButton } from "../../../ui/forms/action-form";
import { ButtonLink } from "../../../ui/forms/button";
import { adminTitle } from "../../../ui/page-title";
import { parsePage } from "../../list/list-query";
import { RESTORED_LABELS } from "../post-changes";
import { CHANGE_FAILURES, CHANGES_PATH, POST_TRASH_PATH, STAFF_POSTS_PATH, TRASH_DAYS } from "../staff-posts";
import { listTrashedPosts } from "../trash.server";

export const meta = adminTitle("Trash");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { db, staff } = await requireStaff(request, context);
  const page = parsePage(new URL(request.url).searchParams.get("page"));
  const { rows, hasMore } = await listTrashedPosts(db, page, context.clock());
  const posts = rows.map(({ state, ...row }) => ({
    ...row,
    deletedText: formatDateTime(row.deletedAt, staff.timeZone),
    comesBackAs: RESTORED_LABELS[state],
  }));
  return { posts, page, hasMore };
}

export default function PostTrashPage() {
  const { posts, page, hasMore } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title="Trash" back={{ to: STAFF_POSTS_PATH, label: "Back to the blogs" }}>
        Blogs can be brought back as they were for {TRASH_DAYS} days, then they are removed for good.
      </PageHead>
      {posts.length === 0 ? (
        <Empty
          title={page === 1 ? "The trash is empty" : `The trash has no page ${page}`}
          detail={page === 1 ? "A blog that you delete waits here, and can be restored." : undefined}
        >
          <ButtonLink to={STAFF_POSTS_PATH} size="sm">
            Blog Management
          </ButtonLink>
        </Empty>
      ) : null}
      {posts.length > 0 ? (
        <div className="card [&_td]:align-top">
          <DataTable caption="Deleted blogs" columns={COLUMNS} rows={posts} keyOf={({ id }) => id} />
        </div>
      ) : null}
      <PageSteps page={page} hasMore={hasMore} words={["Deleted later", "Deleted earlier"]} />
    </>
  );
}

type TrashedPost = { id: string; title: string; location: string; deletedText: string; comesBackAs: string };

const COLUMNS: Column<TrashedPost>[] = [
  { head: "Title", isRowHead: true, cell: ({ title }) => title || "Untitled" },
  { head: "Location", className: "max-lg:hidden", cell: ({ location }) => location },
  { head: "Deleted", className: "max-lg:hidden", cell: ({ deletedText }) => deletedText },
  { head: "Comes back as", cell: ({ comesBackAs }) => comesBackAs },
  {
    head: "Actions",
    isHeadHidden: true,
    cell: ({ id, title }) => (
      <ActionButton
        size="sm"
        icon={RotateCcw}
        action={CHANGES_PATH}
        failure={CHANGE_FAILURES.restore}
        fields={{ intent: "restore", ids: id, returnTo: POST_TRASH_PATH }}
        aria-label={`Restore ${title || "Untitled"}`}
      >
        Restore
      </ActionButton>
    ),
  },
];
