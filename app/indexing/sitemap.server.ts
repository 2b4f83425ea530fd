import { MIN_INDEXED, topicPath } from "../blog/list/topic";
import { listTopics } from "../blog/list/topics.server";
import { modifiedAt, postPath } from "../blog/post";
import { countListed, listAddresses, listPartChanges } from "../blog/posts.server";
import type { Db } from "../platform/db/database.server";
import { escapeXml } from "../platform/http/xml";
import { PUBLIC_PATHS } from "./public-paths";

/** With more URLs than this, the sitemap is an index of parts of this size (the protocol allows 50,000). */
const URLS_PER_SITEMAP = 5000;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";

type Address = { path: string; changedAt: string | null };

/**
 * The sitemap as XML: the fixed pages at `paths`, posts and topics. `page` null returns all of it, or the index if it
 * is too large; 1 and up return a part. Null if that part does not exist.
 */
export async function makeSitemap(
  db: Db,
  {
    siteUrl,
    page,
    paths = PUBLIC_PATHS,
  }: { siteUrl: string; page: number | null; paths?: readonly string[] },
  urlsPerSitemap = URLS_PER_SITEMAP,
): Promise<string | null> {
  const [posts, listed] = await Promise.all([countListed(db), listTopics(db)]);
  const topics = listed.filter((topic) => topic.posts >= MIN_INDEXED);
  const total = paths.length + posts + topics.length;
  const children = Math.ceil(total / urlsPerSitemap);
  if (page === null && children > 1) {
    const before = paths.length;
    const changes = await listPartChanges(db, { size: urlsPerSitemap, before });
    const ofTopics = topics.map(({ newest }, at) => ({
      part: Math.floor((before + posts + at) / urlsPerSitemap),
      changedAt: newest,
    }));
    return indexXml(siteUrl, children, [...changes, ...ofTopics]);
  }
  const child = page ?? 1;
  if (child > children) return null;
  const start = (child - 1) * urlsPerSitemap;
  const early = await readAddresses(db, paths, start, urlsPerSitemap);
  const topicsFrom = Math.max(0, start - paths.length - posts);
  const late = topics.slice(topicsFrom, topicsFrom + urlsPerSitemap - early.length);
  return urlsXml(siteUrl, [
    ...early,
    ...late.map(({ kind, slug, newest }) => ({ path: topicPath(kind, slug), changedAt: newest })),
  ]);
}

/** Fixed pages first, then posts, oldest first, then topics: a new post changes only the last part. */
async function readAddresses(
  db: Db,
  paths: readonly string[],
  start: number,
  limit: number,
): Promise<Address[]> {
  const fixed = paths.slice(start, start + limit).map((path) => ({
    path,
    changedAt: null,
  }));
  const posts = await listAddresses(db, {
    limit: limit - fixed.length,
    offset: Math.max(0, start - paths.length),
  });
  return [...fixed, ...posts.map((post) => ({ path: postPath(post.slug), changedAt: modifiedAt(post) }))];
}

function urlsXml(siteUrl: string, addresses: Address[]): string {
  const urls = addresses.map(({ path, changedAt }) => `<url>${locationXml(siteUrl + path, changedAt)}</url>`);
  return `${HEAD}\n<urlset xmlns="${NAMESPACE}">\n${urls.join("\n")}\n</urlset>\n`;
}

type Change = { part: number; changedAt: string };

function indexXml(siteUrl: string, children: number, changes: Change[]): string {
  const newest = new Map<number, string>();
  for (const { part, changedAt } of changes) {
    if (changedAt > (newest.get(part) ?? "")) newest.set(part, changedAt);
  }
  const sitemaps = Array.from(
    { length: children },
    (_, index) =>
      `<sitemap>${locationXml(`${siteUrl}/sitemap.xml?page=${index + 1}`, newest.get(index) ?? null)}</sitemap>`,
  );
  return `${HEAD}\n<sitemapindex xmlns="${NAMESPACE}">\n${sitemaps.join("\n")}\n</sitemapindex>\n`;
}

function locationXml(url: string, changedAt: string | null): string {
  const lastmod = changedAt ? `<lastmod>${escapeXml(changedAt)}</lastmod>` : "";
  return `<loc>${escapeXml(url)}</loc>${lastmod}`;
}
