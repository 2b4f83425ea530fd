import type { HeadersFunction, LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { data } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { logError } from "../../../platform/log.server";
import { pageMeta, type Site, siteFrom } from "../../../web/meta";
import blogStyles from "../../blog.css?url";
import { FEED_LINKS } from "../../feeds/feed-links";
import { renderMarkup } from "../../markup/markup.server";
import { POST_AUTHOR } from "../../post";
import { Article } from "../article";
import { ArticleNotFound } from "../article-not-found";
import { type ArticleView, articleView, type SuggestionsView, suggestionsView } from "../article-view";
import { readArticle } from "../suggested-posts.server";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: blogStyles }, ...FEED_LINKS];

export const meta: MetaFunction<typeof loader> = ({ data: page, matches, location }) => {
  const site = siteFrom(matches);
  if (!site) return [];
  return page?.article ? articleMeta(site, page.article) : missingMeta(site, location.pathname);
};

/** Like the layout's, unless the article is missing. */
export const headers: HeadersFunction = ({ loaderHeaders, parentHeaders }) =>
  loaderHeaders.has("Cache-Control") ? loaderHeaders : parentHeaders;

export async function loader({ params, context }: LoaderFunctionArgs) {
  try {
    const [found, company] = await Promise.all([
      readArticle(context.publicDb, params.slug ?? ""),
      context.company(),
    ]);
    const { post } = found;
    const suggestions = suggestionsView(found.suggestions, company.timeZone);
    if (!post) return missing(404, suggestions);
    const article = articleView(post, renderMarkup(post.content), company.timeZone);
    return data({ article, suggestions, author: company.name });
  } catch (error) {
    logError("blog.article", error);
    return missing(503);
  }
}

/** A missing article has its own page instead of the error page. Only a 503 asks crawlers to come back. */
function missing(status: 404 | 503, suggestions: SuggestionsView = { next: null, related: [] }) {
  return data(
    { article: null, suggestions, author: "" },
    { status, headers: { "Cache-Control": "no-store" } },
  );
}

export default function ArticlePage() {
  const { article, suggestions, author } = useLoaderData<typeof loader>();
  if (!article) return <ArticleNotFound newest={suggestions.related} />;
  return <Article article={article} suggestions={suggestions} companyName={author} />;
}

function articleMeta(site: Site, article: ArticleView) {
  return pageMeta({
    ...site,
    path: article.path,
    title: article.title,
    description: article.description,
    keywords: [article.category, article.location, "local marketing"].filter((word) => word !== ""),
    image: article.image.path,
    imageSize: article.image,
    canonicalUrl: article.canonicalUrl,
    noIndex: article.noindex,
    kind: "article",
    article: {
      publishedAt: article.publishedAt,
      modifiedAt: article.modifiedAt,
      section: article.category,
      author: article.author === POST_AUTHOR ? null : article.author,
    },
  });
}

function missingMeta(site: Site, path: string) {
  return pageMeta({
    ...site,
    path,
    title: "Article Not Found",
    description: "The article you're looking for doesn't exist or has been removed.",
    keywords: ["blog"],
    image: "/og/blog.png",
    noIndex: true,
  });
}
