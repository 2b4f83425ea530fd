import type { HeadersFunction, LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { data } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { pageMeta, siteFrom } from "../../web/meta";
import blogStyles from "../blog.css?url";
import { renderMarkup } from "../markup.server";
import { readPreview } from "../preview-link.server";
import { Article } from "./article";
import { ArticleNotFound } from "./article-not-found";
import { articleView } from "./view";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: blogStyles }];

export const meta: MetaFunction<typeof loader> = ({ data: page, matches, location }) => {
  const site = siteFrom(matches);
  if (!site) return [];
  return pageMeta({
    ...site,
    path: location.pathname,
    title: page?.article ? `Preview: ${page.article.title}` : "Article Not Found",
    description: "A draft that is not published.",
    keywords: [],
    image: "/og/blog.png",
    noIndex: true,
  });
};

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** A draft on the real page, for those who have its link. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const db = context.openPrimaryDb();
  const post = await readPreview(db, params.token ?? "", context.clock());
  const headers = {
    "Cache-Control": "no-store",
    "X-Robots-Tag": "noindex",
    "Referrer-Policy": "no-referrer",
  };
  if (!post) return data({ article: null, author: "" }, { status: 404, headers });
  const article = articleView(post, renderMarkup(post.content), []);
  return data({ article, author: (await context.company()).name }, { headers });
}

export default function PreviewPage() {
  const { article, author } = useLoaderData<typeof loader>();
  return article ? <Article article={article} companyName={author} /> : <ArticleNotFound />;
}
