import type { HeadersFunction, LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { httpError } from "../../platform/http/form.server";
import { Pager } from "../../ui/pager";
import { pageMeta, siteFrom } from "../../web/meta";
import blogStyles from "../blog.css?url";
import { FEED_LINKS } from "../feeds/feed-paths";
import { parsePage } from "../list-query";
import { PostRow } from "../post-row";
import { TOPIC_KINDS } from "../topics";
import { readTopic } from "../topics.server";
import { topicHref, topicView } from "./view";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: blogStyles }, ...FEED_LINKS];

export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) => {
  const site = siteFrom(matches);
  if (!site || !view) return [];
  return pageMeta({
    ...site,
    path: topicHref(view.path, view.page),
    title: view.page > 1 ? `${view.title}, page ${view.page}` : view.title,
    description: view.text,
    keywords: [view.name, "local marketing blog"],
    image: "/og/blog.png",
  });
};

export const headers: HeadersFunction = ({ parentHeaders }) => parentHeaders;

/** The published articles of a category or a place. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const kind = TOPIC_KINDS.find((one) => one === params.kind);
  const slug = params.slug ?? "";
  const page = parsePage(new URL(request.url).searchParams.get("page"));
  const found = kind && (await readTopic(context.publicDb, { kind, slug, page }));
  if (!found) throw httpError(404, "There are no articles here.");
  const view = topicView(found, { kind, page });
  if (page > view.pages) return redirect(topicHref(view.path, view.pages));
  return view;
}

export default function TopicPage() {
  const { title, text, posts, page, pages, path } = useLoaderData<typeof loader>();
  return (
    <div className="wrap pt-[calc(var(--spacing-header)+clamp(2rem,4vw,3.75rem))] pb-section">
      <p className="mb-3">
        <a href="/blog">All articles</a>
      </p>
      <h1 className="mb-3">{title}</h1>
      <p className="lead">{text}</p>
      <section className="mt-7 border-t border-ink" aria-label={title}>
        {posts.map((post) => (
          <PostRow key={post.slug} post={post} />
        ))}
        <Pager page={page} pages={pages} to={(to) => topicHref(path, to)} label="Pages" />
      </section>
    </div>
  );
}
