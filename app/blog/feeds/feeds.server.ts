import { and, eq } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server";
import { escapeXml } from "../../platform/http/xml";
import { logError } from "../../platform/log.server";
import { categoryName } from "../category";
import { renderFeedMarkup } from "../markup/markup.server";
import { cleanTitle, plainText } from "../markup/text";
import { modifiedAt, POST_AUTHOR, type Post, postPath } from "../post";
import { type PostSettings, pictureOf } from "../post-settings";
import { authorName, isPublished, newestFirst, publicDate } from "../published.server";
import { blogs } from "../tables";
import { JSON_FEED_PATH, RSS_PATH } from "./feed-links";

const ITEMS = 20;

type Site = { name: string; siteUrl: string };
type Item = {
  /** Stays when the address changes, so that feed readers show an article once. */
  id: string;
  url: string;
  title: string;
  description: string;
  html: string;
  category: string;
  location: string;
  publishedAt: string;
  modifiedAt: string;
  author: string;
  /** Where it was published first, if elsewhere, and its picture's address. */
  original: string | undefined;
  image: string | undefined;
};

/** The newest articles as RSS 2.0, with their whole text in content:encoded. */
export async function makeRss(db: Db, site: Site): Promise<string> {
  const items = await readItems(db, site.siteUrl);
  const [newest] = items
    .map(({ modifiedAt }) => modifiedAt)
    .sort()
    .reverse();
  const { title, description } = about(site);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    "<channel>",
    element("title", title),
    element("link", `${site.siteUrl}/blog`),
    element("description", description),
    element("language", "en-us"),
    `<atom:link href="${escapeXml(site.siteUrl + RSS_PATH)}" rel="self" type="application/rss+xml"/>`,
    ...(newest === undefined ? [] : [element("lastBuildDate", rfc822(newest))]),
    ...items.map(itemXml),
    "</channel>",
    "</rss>\n",
  ].join("\n");
}

function itemXml(item: Item): string {
  return [
    "<item>",
    element("title", item.title),
    element("link", item.url),
    `<guid isPermaLink="false">${escapeXml(item.id)}</guid>`,
    element("pubDate", rfc822(item.publishedAt)),
    element("dc:creator", item.author),
    ...[item.category, item.location].filter((name) => name !== "").map((name) => element("category", name)),
    element("description", item.description),
    element("content:encoded", item.html),
    "</item>",
  ].join("");
}

/** The same as JSON Feed 1.1. */
export async function makeJsonFeed(db: Db, site: Site): Promise<string> {
  const items = await readItems(db, site.siteUrl);
  return JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    ...about(site),
    home_page_url: `${site.siteUrl}/blog`,
    feed_url: site.siteUrl + JSON_FEED_PATH,
    language: "en-US",
    authors: [{ name: POST_AUTHOR }],
    items: items.map((item) => ({
      id: item.id,
      url: item.url,
      external_url: item.original,
      image: item.image,
      title: item.title,
      summary: item.description,
      content_html: item.html,
      authors: [{ name: item.author }],
      date_published: item.publishedAt,
      date_modified: item.modifiedAt,
      tags: [item.category, item.location].filter((name) => name !== ""),
    })),
  });
}

async function readItems(db: Db, siteUrl: string): Promise<Item[]> {
  const posts = await db
    .select({
      slug: blogs.slug,
      title: blogs.title,
      metaDescription: blogs.metaDescription,
      content: blogs.content,
      category: blogs.category,
      location: blogs.location,
      id: blogs.id,
      publishedAt: publicDate,
      updatedAt: blogs.updatedAt,
      author: authorName,
      canonicalUrl: blogs.canonicalUrl,
      featureImage: blogs.featureImage,
    })
    .from(blogs)
    .where(and(isPublished, eq(blogs.noindex, false)))
    .orderBy(...newestFirst)
    .limit(ITEMS);
  return posts.flatMap((post) => {
    try {
      return [itemOf(post, siteUrl)];
    } catch (error) {
      // The others are read nevertheless.
      logError("feed item", error, { slug: post.slug });
      return [];
    }
  });
}

type FeedPost = Pick<Post, "slug" | "title" | "metaDescription" | "content" | "category" | "location"> &
  Pick<Post, "id" | "publishedAt" | "updatedAt" | "author"> &
  Pick<PostSettings, "canonicalUrl" | "featureImage">;

function itemOf(post: FeedPost, siteUrl: string): Item {
  const url = siteUrl + postPath(post.slug);
  const picture = pictureOf(post.featureImage);
  return {
    id: post.id,
    url,
    title: plainText(cleanTitle(post.title)),
    description: plainText(post.metaDescription),
    html: renderFeedMarkup(post.content, url),
    category: categoryName(post.category),
    location: post.location,
    publishedAt: post.publishedAt,
    modifiedAt: modifiedAt(post),
    author: post.author ?? POST_AUTHOR,
    original: post.canonicalUrl || undefined,
    image: picture ? siteUrl + picture.src : undefined,
  };
}

function about({ name }: Site) {
  return {
    title: `${name} Blog`,
    description: "Notes on local search, paid media and direct mail.",
  };
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

/** An ISO time as RSS wants it: "Fri, 05 Jan 2024 12:00:00 GMT". */
function rfc822(iso: string): string {
  return new Date(iso).toUTCString();
}
