import {
  type HeadersFunction,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { httpError } from "../../../platform/http/forms/form.server";
import { Pager } from "../../../ui/data/pager";
import { pageMeta, siteFrom } from "../../../web/meta";
import { BackToBlog } from "../../article/article-not-found";
import { PostCards } from "../../article/suggestions";
import blogStyles from "../../blog.css?url";
import { FEED_LINKS } from "../../feeds/feed-links";
import { CoverStrip } from "../../post-facts";
import { CategoryList } from "../category-list";
import { parsePage } from "../list-query";
import { PostRow } from "../post-row";
import { PostSearch } from "../post-search";
import { topicPageHref } from "../topic";
import { loadTopic, type TopicView } from "./load.server";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: blogStyles }, ...FEED_LINKS];

export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) => {
  const site = siteFrom(matches);
  if (!site || !view) return [];
  return pageMeta({
    ...site,
    path: topicPageHref(view, view.page),
    title: view.page > 1 ? `${view.heading}, page ${view.page}` : view.heading,
    description: view.text,
    keywords: view.keywords,
    image: "/og/blog.png",
    parents: [{ name: "Blog", path: "/blog" }],
    noIndex: !view.isIndexed,
  });
};

export const headers: HeadersFunction = ({ parentHeaders }) => parentHeaders;

/** /blog/category/:category and /blog/location/:location. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const page = parsePage(new URL(request.url).searchParams.get("page"));
  const kind = params.category === undefined ? "location" : "category";
  const slug = params.category ?? params.location ?? "";
  const view = await loadTopic(context.publicDb, { kind, slug, page, company: context.company() });
  if (!view) throw httpError(404, "There are no articles at this address.");
  if (page > view.pages) throw redirect(topicPageHref(view, view.pages));
  return view;
}

export default function TopicPage() {
  const view = useLoaderData<typeof loader>();
  return (
    <>
      <div className="wrap grid gap-3 pt-[calc(var(--spacing-header)+2.25rem)]">
        <BackToBlog />
        <h1>{view.heading}</h1>
        <p className="lead">{view.text}</p>
      </div>
      <CoverStrip slug={`${view.kind} ${view.slug}`} tint={view.tint} />
      <div className="wrap grid grid-cols-1 gap-y-10 pt-part pb-section">
        <CategoryList categories={view.categories} />
        <section aria-labelledby="latest">
          <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 border-b border-ink pb-5">
            <h2 id="latest" className="text-(length:--text-h3)">
              Newest first
            </h2>
            <PostSearch query={{ q: "", category: "", page: 1 }} />
          </div>
          <div className="grid grid-cols-1 gap-x-[clamp(2rem,4.5vw,4.5rem)] md:grid-cols-2">
            {view.posts.map((post) => (
              <PostRow key={post.slug} post={post} />
            ))}
          </div>
          <Pager page={view.page} pages={view.pages} to={(page) => topicPageHref(view, page)} label="Pages" />
        </section>
      </div>
      <Elsewhere view={view} />
    </>
  );
}

/** A way on: the newest articles of other topics, and the places that they and others are from. */
function Elsewhere({ view: { kind, others, places } }: { view: TopicView }) {
  if (others.length === 0 && places.length === 0) return null;
  return (
    <div className="border-t border-line bg-sunk py-part-lg">
      <div className="wrap">
        <PostCards title={kind === "category" ? "On other topics" : "From other places"} posts={others} />
        {places.length > 0 ? (
          <nav className="mt-part flex flex-wrap gap-2" aria-label="By town">
            <p className="w-full text-sm text-ink-3">By town</p>
            {places.map(({ name, href }) => (
              <a
                key={href}
                className="inline-flex min-h-control items-center rounded-md border border-line bg-surface px-[0.8rem] text-ui no-underline hover:bg-hover"
                href={href}
              >
                {name}
              </a>
            ))}
          </nav>
        ) : null}
      </div>
    </div>
  );
}
