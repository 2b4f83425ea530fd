import { escapeXml } from "../../platform/http/xml";
import { renderMarkup } from "../markup.server";
import { type Post, postPath } from "../post";
import { cleanTitle, plainText } from "../text";
import { FEED_PATHS } from "./feed-paths";

/** What both feeds say of the blog. */
export type FeedSource = { company: string; siteUrl: string; posts: FeedPost[] };
export type FeedPost = Pick<
  Post,
  "slug" | "title" | "metaDescription" | "content" | "category" | "createdAt" | "updatedAt"
>;

const DESCRIPTION = "What works in local search, paid media and direct mail.";

/** RSS 2.0 (https://www.rssboard.org/rss-specification) with the whole text of each post. */
export function makeRss({ company, siteUrl, posts }: FeedSource): string {
  const items = posts.map((post) => {
    const url = siteUrl + postPath(post.slug);
    return [
      "<item>",
      `<title>${escapeXml(titleOf(post))}</title>`,
      `<link>${escapeXml(url)}</link>`,
      `<guid isPermaLink="true">${escapeXml(url)}</guid>`,
      `<pubDate>${new Date(post.createdAt).toUTCString()}</pubDate>`,
      post.category ? `<category>${escapeXml(post.category)}</category>` : "",
      `<description>${escapeXml(plainText(post.metaDescription))}</description>`,
      `<content:encoded>${escapeXml(htmlOf(post, siteUrl))}</content:encoded>`,
      "</item>",
    ].join("");
  });
  const changed = newestChange(posts);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/">',
    "<channel>",
    `<title>${escapeXml(`${company} blog`)}</title>`,
    `<link>${escapeXml(`${siteUrl}/blog`)}</link>`,
    `<description>${escapeXml(DESCRIPTION)}</description>`,
    "<language>en-us</language>",
    changed ? `<lastBuildDate>${new Date(changed).toUTCString()}</lastBuildDate>` : "",
    `<atom:link href="${escapeXml(siteUrl + FEED_PATHS.rss)}" rel="self" type="application/rss+xml"/>`,
    ...items,
    "</channel>",
    "</rss>",
    "",
  ].join("\n");
}

/** JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/). */
export function makeJsonFeed({ company, siteUrl, posts }: FeedSource): string {
  return JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title: `${company} blog`,
    home_page_url: `${siteUrl}/blog`,
    feed_url: siteUrl + FEED_PATHS.json,
    description: DESCRIPTION,
    language: "en-US",
    authors: [{ name: company, url: siteUrl }],
    items: posts.map((post) => {
      const url = siteUrl + postPath(post.slug);
      return {
        id: url,
        url,
        title: titleOf(post),
        summary: plainText(post.metaDescription),
        content_html: htmlOf(post, siteUrl),
        date_published: post.createdAt,
        date_modified: post.updatedAt,
        ...(post.category ? { tags: [post.category] } : {}),
      };
    }),
  });
}

function titleOf(post: FeedPost): string {
  return plainText(cleanTitle(post.title));
}

/** A reader shows the text elsewhere, so links of the site get its address. */
function htmlOf(post: FeedPost, siteUrl: string): string {
  return renderMarkup(post.content).replace(/(\s(?:href|src)=")\/(?!\/)/g, `$1${siteUrl}/`);
}

function newestChange(posts: FeedPost[]): string | null {
  return (
    posts
      .map(({ updatedAt }) => updatedAt)
      .sort()
      .at(-1) ?? null
  );
}
