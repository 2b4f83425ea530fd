import {
  data,
  type HeadersFunction,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { logError } from "../../../platform/log.server";
import { Pager } from "../../../ui/data/pager";
import { pageMeta, siteFrom } from "../../../web/meta";
import { NextStep } from "../../article/suggestions";
import blogStyles from "../../blog.css?url";
import { FEED_LINKS } from "../../feeds/feed-links";
import { MAX_FOUND } from "../../post";
import { CoverArtPicture } from "../../post-facts";
import { readBlogList } from "../../posts.server";
import { CategoryList } from "../category-list";
import { listHref, parseListQuery } from "../list-query";
import { failedListView, isMadeUp, type ListView, listView, movedTo, pageHref } from "../list-view";
import { PostRow } from "../post-row";
import { PostSearch } from "../post-search";
import { FeaturedPost } from "./featured-post";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: blogStyles }, ...FEED_LINKS];

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
      "What works in local search, paid media and direct mail. Every article says when it was written, and how long it takes to read.",
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
    const [list, { timeZone }] = await Promise.all([
      readBlogList(context.publicDb, query),
      context.company(),
    ]);
    const view = listView(query, list, timeZone);
    const moved = movedTo(view);
    if (moved !== null) return redirect(moved);
    return data(view, isMadeUp(view) ? { headers: { "Cache-Control": "no-store" } } : {});
  } catch (error) {
    logError("blog.list", error);
    return data(failedListView(query), { status: 503, headers: { "Cache-Control": "no-store" } });
  }
}

export default function BlogListPage() {
  const view = useLoaderData<typeof loader>();
  return (
    <>
      <div className="wrap pt-[calc(var(--spacing-header)+clamp(2rem,4.5vw,4.5rem))]">
        <h1 className="mb-3">What works, written down.</h1>
        <p className="lead">
          Notes on local search, paid media and direct mail, with the math shown. Or read{" "}
          <a href="/case">one 90-day case</a> from start to finish.
        </p>
        {view.featured ? <FeaturedPost post={view.featured} /> : null}
      </div>
      <div className="wrap grid grid-cols-1 gap-y-10 pt-[clamp(3rem,5vw,4.5rem)] pb-section">
        <CategoryList categories={view.categories} />
        <section aria-labelledby="latest">
          <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 border-b border-ink pb-5">
            <h2 id="latest" className="scroll-mt-28 text-(length:--text-h3)">
              {view.heading}
            </h2>
            <PostSearch query={view.query} />
          </div>
          {view.posts.length === 0 ? <NoPosts view={view} /> : null}
          {view.found ? <Found view={view} /> : null}
          {view.isCut ? <FirstMatches /> : null}
          <div className="grid grid-cols-1 gap-x-[clamp(2rem,4.5vw,4.5rem)] md:grid-cols-2">
            {view.posts.map((post) => (
              <PostRow key={post.slug} post={post} />
            ))}
          </div>
          <Pager
            page={view.query.page}
            pages={view.pages}
            to={(page) => pageHref(view.query, page)}
            label="Pages"
          />
        </section>
      </div>
      <NextStep place="blog" />
    </>
  );
}

/** What was searched for, and how much of it there is. */
function Found({ view: { found, query } }: { view: ListView }) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-4 pt-5 text-ui text-ink-2 search-found" role="status">
      {found}
      <a className="inline-block text-sm" href={pageHref({ ...query, q: "" }, 1)}>
        Clear search
      </a>
    </p>
  );
}

function FirstMatches() {
  return (
    <p className="pt-5 text-sm text-ink-2">
      The newest {MAX_FOUND.toLocaleString("en-US")} matches. More letters find fewer.
    </p>
  );
}

function NoPosts({ view: { emptyText, query } }: { view: ListView }) {
  return (
    <div className="mt-7 grid justify-items-center gap-2 rounded-lg border border-dashed border-line-strong px-6 py-12 text-center text-ink-2">
      <CoverArtPicture
        className="contents [&>svg]:mb-2 [&>svg]:w-32"
        slug="empty"
        tint="land"
        width={240}
        height={120}
        lamp={false}
      />
      <strong className="font-semibold text-ink">{emptyText}</strong>
      {query.q || query.category ? (
        <a
          className="text-ui/[1.6] font-semibold no-underline hover:text-signal-text"
          href={query.q ? pageHref({ ...query, q: "" }, 1) : "/blog#latest"}
        >
          <span className="border-b-[1.5px] pb-px">{query.q ? "Clear search" : "Show all articles"}</span>
        </a>
      ) : null}
    </div>
  );
}
