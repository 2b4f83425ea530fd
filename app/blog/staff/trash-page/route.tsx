import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { RotateCcw } from "lucide-react";
import { requireStaff } from "../../../auth/guard.server";
import { formatDateTime } from "../../../platform/time/time-text";
import { PageHead } from "../../../ui/card";
import { Table } from "../../../ui/data/table";
import { Empty } from "../../../ui/empty";
import { ActionButton } from "../../../ui/forms/action-form";
import { ButtonLink } from "../../../ui/forms/button";
import { adminTitle } from "../../../ui/page-title";
import { parsePage } from "../../list/list-query";
import { CHANGE_FAILURES, CHANGES_PATH, POST_TRASH_PATH, STAFF_POSTS_PATH, TRASH_DAYS } from "../staff-posts";
import { listTrashedPosts } from "../trash.server";

export const meta = adminTitle("Trash");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { db } = await requireStaff(request, context);
  const page = parsePage(new URL(request.url).searchParams.get("page"));
  const { rows, hasMore } = await listTrashedPosts(db, page);
  const posts = rows.map((row) => ({ ...row, deletedText: formatDateTime(row.deletedAt) }));
  return { posts, page, hasMore };
}

export default function PostTrashPage() {
  const { posts, page, hasMore } = useLoaderData<typeof loader>();
  const back = (
    <ButtonLink to={STAFF_POSTS_PATH} size="sm">
      Back to the blogs
    </ButtonLink>
  );
  return (
    <>
      <PageHead title="Trash" actions={back}>
        Blogs can be brought back for {TRASH_DAYS} days, then they are removed for good.
      </PageHead>
      {posts.length === 0 ? (
        <Empty title={page === 1 ? "The trash is empty" : `The trash has no page ${page}`} />
      ) : null}
      {posts.length > 0 ? <TrashTable posts={posts} /> : null}
      <p className="flex gap-2">
        {page > 1 ? (
          <ButtonLink size="sm" to={`?page=${page - 1}`}>
            Deleted later
          </ButtonLink>
        ) : null}
        {hasMore ? (
          <ButtonLink size="sm" to={`?page=${page + 1}`}>
            Deleted earlier
          </ButtonLink>
        ) : null}
      </p>
    </>
  );
}

type TrashedPost = { id: string; title: string; location: string; deletedText: string };

function TrashTable({ posts }: { posts: TrashedPost[] }) {
  return (
    <div className="card [&_td]:align-top">
      <Table caption="Deleted blogs">
        <thead>
          <tr>
            <th scope="col">Title</th>
            <th scope="col" className="max-lg:hidden">
              Location
            </th>
            <th scope="col" className="max-lg:hidden">
              Deleted
            </th>
            <th scope="col">
              <span className="sr-only">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {posts.map(({ id, title, location, deletedText }) => (
            <tr key={id}>
              <th scope="row">{title || "Untitled"}</th>
              <td className="max-lg:hidden">{location}</td>
              <td className="max-lg:hidden">{deletedText}</td>
              <td>
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
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
