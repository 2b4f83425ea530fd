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
  const services = view.posts[0]?.rows.filter(({ isConnected }) => isConnected) ?? [];
  return (
    <Card title="Published posts" aside={aside} flush folds>
      {services.length > 0 ? null : (
        <div className="grid gap-1 border-y border-line px-card py-3 text-sm text-ink-2">
          <p>Google and Bing aren’t connected. New posts are found later, on their own.</p>
          <details>
            <summary>How to connect</summary>
            Where the site is deployed, set GOOGLE_SERVICE_ACCOUNT for Google and INDEXNOW_KEY for Bing, as
            the README says under “Configure it”. Until then Reindex has nobody to ask.
          </details>
        </div>
      )}
      <Table caption="Published posts in the search services">
        <thead className={services.length > 0 ? undefined : "sr-only"}>
          <tr>
            <th scope="col">Post</th>
            {services.map(({ service }) => (
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
            <PostRow key={post.id} post={post} isQuiet={services.length === 0} isDisabled={isGenerating} />
          ))}
        </tbody>
      </Table>
    </Card>
  );
}

type PostRowProps = { post: IndexingView["posts"][number]; isQuiet: boolean; isDisabled: boolean };

/** What a service that is not connected would say of every post is for screen readers alone. */
function PostRow({ post, isQuiet, isDisabled }: PostRowProps) {
  return (
    <tr>
      <td className="w-full min-w-36 whitespace-normal" style={{ maxWidth: 0 }}>
        <a className="block truncate hover:underline" href={post.path} title={post.title}>
          <b className="font-semibold">{post.title}</b>{" "}
          <span className="ml-3 text-xs text-ink-2 max-lg:hidden">{post.path}</span>
        </a>
        {post.rows.map(({ service, isConnected, label, lastIndexed }) =>
          isConnected ? null : (
            <span key={service} className="sr-only">
              {`${service} ${label} ${lastIndexed} `}
            </span>
          ),
        )}
      </td>
      {post.rows.map((row) => (row.isConnected ? <ServiceCell key={row.service} row={row} /> : null))}
      <td className="text-right">
        <Reindex id={post.id} title={post.title} isQuiet={isQuiet} isDisabled={isDisabled} />
      </td>
    </tr>
  );
}

function ServiceCell({ row }: { row: IndexingView["posts"][number]["rows"][number] }) {
  return (
    <td className="text-xs text-ink-3 sm:whitespace-nowrap">
      <span className="sr-only">{row.service} </span>
      <Badge tone={row.tone}>{row.label}</Badge>
      {row.detail ? <span className="sr-only">: {row.detail}</span> : null}{" "}
      <span className="block tabular-nums max-sm:hidden">{row.lastIndexed}</span>
    </td>
  );
}

type ReindexProps = { id: string; title: string; isQuiet: boolean; isDisabled: boolean };

/** Quiet while no service is connected: then it can only be tried. */
function Reindex({ id, title, isQuiet, isDisabled }: ReindexProps) {
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
        variant={isQuiet ? "ghost" : "outline"}
        icon={RefreshCw}
        iconOnly={isQuiet}
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
