import type { HeadersFunction, LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { data, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { formatDateTime } from "../../../platform/time/time-text";
import blogStyles from "../../blog.css?url";
import { renderMarkup } from "../../markup/markup.server";
import { asIfPublished, isPublicAt, postPath } from "../../post";
import { Article } from "../article";
import { ArticleNotFound } from "../article-not-found";
import { articleView, suggestionsView } from "../article-view";
import { readPreview } from "../preview.server";
import { readSuggestedPosts } from "../suggested-posts.server";

/** No cache or search engine keeps a draft; nobody is told its address. */
const PRIVATE = {
  "Cache-Control": "no-store",
  "X-Robots-Tag": "noindex, nofollow",
  "Referrer-Policy": "no-referrer",
};

export const links: LinksFunction = () => [{ rel: "stylesheet", href: blogStyles }];

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: page?.preview ? `Preview: ${page.preview.article.title}` : "Article Not Found" },
  { name: "robots", content: "noindex, nofollow" },
];

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** A draft as its article will look, for whoever has the signed address; a published post's own page instead. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const db = context.openPrimaryDb();
  const preview = await readPreview(db, params.token ?? "", context.clock());
  if (!preview) return data({ preview: null }, { status: 404, headers: PRIVATE });
  const { post, expiresAt } = preview;
  if (isPublicAt(post, context.clock())) throw redirect(postPath(post.slug), { headers: PRIVATE });
  const [suggestions, company] = await Promise.all([readSuggestedPosts(db, post), context.company()]);
  const shown = {
    article: articleView(asIfPublished(post, context.clock()), renderMarkup(post.content), company.timeZone),
    suggestions: suggestionsView(suggestions, company.timeZone),
    author: company.name,
    until: formatDateTime(expiresAt.toISOString(), company.timeZone),
  };
  return data({ preview: shown }, { headers: PRIVATE });
}

export default function PreviewPage() {
  const { preview } = useLoaderData<typeof loader>();
  if (!preview) return <ArticleNotFound />;
  return (
    <>
      <p
        className="fixed inset-x-0 bottom-0 z-40 border-t border-line bg-beam-soft py-3 pr-24 text-sm"
        role="note"
      >
        <span className="wrap block">
          <strong>Draft.</strong> Only people with this address see it, until {preview.until}.
        </span>
      </p>
      <Article article={preview.article} suggestions={preview.suggestions} companyName={preview.author} />
    </>
  );
}
