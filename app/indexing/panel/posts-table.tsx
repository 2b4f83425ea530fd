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

/** The newest published posts, a row each, with their state in each search service and when that last indexed them. */
export function Posts({ view, isGenerating }: { view: IndexingView; isGenerating: boolean }) {
  const aside = (
    <span className="text-sm text-ink-2 max-sm:w-full">
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
    <Card title="Published posts" aside={aside} flush folds>
      <Table caption="Published posts in the search services">
        <thead>
          <tr>
            <th scope="col">Post</th>
            {view.posts[0]?.rows.map(({ service }) => (
              <th key={service} scope="col">
                {service}
              </th>
            ))}
            <th scope="col">
              <span className="sr-only">Reindex</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {view.posts.map((post) => (
            <PostRow key={post.id} post={post} isDisabled={isGenerating} />
          ))}
        </tbody>
      </Table>
    </Card>
  );
}

type PostRowProps = { post: IndexingView["posts"][number]; isDisabled: boolean };

function PostRow({ post, isDisabled }: PostRowProps) {
  return (
    <tr>
      <td className="w-full min-w-36 whitespace-normal" style={{ maxWidth: 0 }}>
        <b className="font-semibold">{post.title}</b>
        <a className="block truncate text-xs text-ink-2 hover:underline" href={post.path} title={post.path}>
          {post.path}
        </a>
      </td>
      {post.rows.map((row) => (
        <ServiceCell key={row.service} row={row} />
      ))}
      <td className="text-right">
        <Reindex id={post.id} title={post.title} isDisabled={isDisabled} />
      </td>
    </tr>
  );
}

/** What a service that is not connected would say of every post is quiet. */
function ServiceCell({ row }: { row: IndexingView["posts"][number]["rows"][number] }) {
  const { isConnected } = row;
  return (
    <td className="text-xs text-ink-3 sm:whitespace-nowrap">
      <span className="sr-only">{row.service} </span>
      {isConnected ? <Badge tone={row.tone}>{row.label}</Badge> : row.label}
      {row.detail ? <span className="sr-only">: {row.detail}</span> : null}{" "}
      <span className={isConnected ? "block tabular-nums max-sm:hidden" : "sr-only"}>{row.lastIndexed}</span>
    </td>
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
        <span className="max-sm:sr-only">Reindex</span>
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
