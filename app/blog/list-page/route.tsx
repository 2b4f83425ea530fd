import type { HeadersFunction, LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { data, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { logError } from "../../platform/log.server";
import { Pager } from "../../ui/pager";
import { pageMeta, siteFrom } from "../../web/meta";
import blogStyles from "../blog-pages.css?url";
import { CoverArtPicture } from "../cover-art-picture";
import { listHref, parseListQuery } from "../list-query";
import { readBlogList } from "../posts.server";
import { CategoryList } from "./category-list";
import { FeaturedPost } from "./featured-post";
import { PostRow } from "./post-row";
import { PostSearch } from "./post-search";
import { failedListView, type ListView, listView, pageHref } from "./view";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: blogStyles }];

export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) => {
  const site = siteFrom(matches);
  if (!site || !view) return [];
  const { category, q, page } = view.query;
  const name = category ? `${category} Articles` : "Local Marketing Blog";
  return pageMeta({
    ...site,
    path: listHref(view.query),
    title: page > 1 ? `${name}, page ${page}` : name,
    description:
      "What works in local search, paid media and direct mail. Every article names the place and the result.",
    keywords: ["local SEO blog", "paid media", "direct mail", "AI marketing", "local marketing results"],
    image: "/og/blog.png",
    noIndex: q !== "" || category !== "",
  });
};

/** Like the layout's, unless the posts could not be loaded. */
export const headers: HeadersFunction = ({ loaderHeaders, parentHeaders }) =>
  loaderHeaders.has("Cache-Control") ? loaderHeaders : parentHeaders;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = parseListQuery(new URL(request.url).searchParams);
  try {
    const view = listView(query, await readBlogList(context.publicDb, query));
    if (query.page > view.pages) return redirect(pageHref(query, view.pages));
    return data(view);
  } catch (error) {
    logError("blog.list", error);
    return data(failedListView(query), { status: 503, headers: { "Cache-Control": "no-store" } });
  }
}

export default function BlogListPage() {
  const view = useLoaderData<typeof loader>();
  return (
    <>
      <div className="bhead">
        <div className="wrap">
          <h1>What works, with numbers.</h1>
          <p className="lead">
            Notes from campaigns in towns you may know. Every article names the place and the result.
          </p>
          {view.featured ? <FeaturedPost post={view.featured} /> : null}
        </div>
      </div>
      <div className="wrap blog-g">
        <section aria-labelledby="latest">
          <div className="blog-bar">
            <h2 id="latest">{view.heading}</h2>
            <PostSearch query={view.query} />
          </div>
          {view.posts.length === 0 ? <NoPosts view={view} /> : null}
          {view.posts.map((post) => (
            <PostRow key={post.slug} post={post} />
          ))}
          <Pager
            page={view.query.page}
            pages={view.pages}
            to={(page) => pageHref(view.query, page)}
            label="Pages"
          />
        </section>
        <CategoryList categories={view.categories} />
      </div>
    </>
  );
}

function NoPosts({ view: { emptyText, query } }: { view: ListView }) {
  return (
    <div className="empty">
      <CoverArtPicture className="contents" slug="empty" tint="land" width={240} height={120} lamp={false} />
      <strong>{emptyText}</strong>
      {query.q || query.category ? (
        <a className="more" href={query.q ? pageHref({ ...query, q: "" }, 1) : "/blog#latest"}>
          <span>{query.q ? "Clear search" : "Show all articles"}</span>
        </a>
      ) : null}
    </div>
  );
}
