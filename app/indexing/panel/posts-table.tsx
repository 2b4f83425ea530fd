import { useRevalidator } from "@remix-run/react";
import { RefreshCw } from "lucide-react";
import { useEffect, useRef } from "react";
import { Badge } from "../../ui/badge";
import { Card } from "../../ui/card";
import { Table } from "../../ui/data/table";
import { ActionForm, SubmitButton } from "../../ui/forms/action-form";
import { useAction } from "../../ui/forms/use-action";
import { INDEXING_FAILURES, INDEXING_INTENTS } from "../indexing";
import type { IndexingView } from "./panel-view";

/** Search services answer within seconds; then the list is read again. */
const RELOAD_AFTER_MS = 2000;

/** The newest published posts with their state in each search service. */
export function Posts({ view, isGenerating }: { view: IndexingView; isGenerating: boolean }) {
  const aside = (
    <span className="text-sm text-ink-2">
      newest {view.posts.length} of {view.published}
    </span>
  );
  if (view.posts.length === 0) {
    return (
      <Card title="Published posts">
        <p className="text-sm text-ink-2">No published blog posts found</p>
      </Card>
    );
  }
  return (
    <Card title="Published posts" aside={aside} flush>
      <Table caption="Published posts in the search services">
        <thead>
          <tr>
            <th scope="col">Post</th>
            <th scope="col">Service</th>
            <th scope="col">Status</th>
            <th scope="col">Last indexed</th>
            <th scope="col">
              <span className="sr-only">Reindex</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {view.posts.map((post) => (
            <PostRows
              key={post.id}
              post={post}
              isLast={post === view.posts.at(-1)}
              isDisabled={isGenerating}
            />
          ))}
        </tbody>
      </Table>
    </Card>
  );
}

type PostRowsProps = { post: IndexingView["posts"][number]; isLast: boolean; isDisabled: boolean };

/** A row a service; the first and the last cell are as high as all of them. */
function PostRows({ post, isLast, isDisabled }: PostRowsProps) {
  const [first, ...rest] = post.rows;
  const style = isLast ? { borderBottom: 0 } : undefined;
  return (
    <>
      <tr>
        <td
          rowSpan={post.rows.length}
          className="w-full min-w-48 align-top whitespace-normal"
          style={{ ...style, maxWidth: 0 }}
        >
          <b className="font-semibold">{post.title}</b>
          <a className="block truncate text-xs text-ink-2 hover:underline" href={post.path} title={post.path}>
            {post.path}
          </a>
        </td>
        {first ? <ServiceCells row={first} /> : null}
        <td rowSpan={post.rows.length} className="text-right align-top" style={style}>
          <Reindex id={post.id} title={post.title} isDisabled={isDisabled} />
        </td>
      </tr>
      {rest.map((row) => (
        <tr key={row.service}>
          <ServiceCells row={row} />
        </tr>
      ))}
    </>
  );
}

function ServiceCells({ row }: { row: IndexingView["posts"][number]["rows"][number] }) {
  return (
    <>
      {/* The first cell of its row, but not of the table. */}
      <td className="px-[0.6rem]">{row.service}</td>
      <td>
        <Badge tone={row.tone}>{row.label}</Badge>
        {row.detail ? <span className="sr-only">: {row.detail}</span> : null}
      </td>
      <td className="whitespace-nowrap text-ink-2 tabular-nums">{row.lastIndexed}</td>
    </>
  );
}

function Reindex({ id, title, isDisabled }: { id: string; title: string; isDisabled: boolean }) {
  const reload = useDelayedReload();
  const action = useAction({
    failure: INDEXING_FAILURES.reindex,
    intent: INDEXING_INTENTS.reindex,
    preventScrollReset: true,
    onDone: reload,
  });
  return (
    <ActionForm of={action}>
      <input type="hidden" name="intent" value={INDEXING_INTENTS.reindex} />
      <input type="hidden" name="id" value={id} />
      <SubmitButton
        of={action}
        size="sm"
        icon={RefreshCw}
        disabled={isDisabled}
        aria-label={`Reindex ${title}`}
      >
        Reindex
      </SubmitButton>
    </ActionForm>
  );
}

function useDelayedReload() {
  const { revalidate } = useRevalidator();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(revalidate, RELOAD_AFTER_MS);
  };
}
