import { desc, getTableColumns, inArray, type SQL, sql } from "drizzle-orm";
import { profiles } from "../auth/tables";
import { blogs } from "./tables";

export const NOW = sql.raw("strftime('%Y-%m-%dT%H:%M:%fZ', 'now')");

/**
 * Readers see the post: it is published and its time has come, by the database's own clock, so that no cron can be
 * late. `published = 1` is a literal, because SQLite uses a partial index only if it sees the condition. The few posts
 * that wait are looked up in an index: their column comes after the content, and reading it would read every content.
 */
export const isPublished = sql`${blogs.published} = 1 and ${blogs}.rowid not in (select due.rowid from blogs as due where due.publish_at > ${NOW})`;

/** Published, and search engines are told of it (`isForSearch`). Those left out are looked up like those that wait. */
export const isListed = sql`${isPublished} and ${blogs}.rowid not in (select unlisted.rowid from blogs as unlisted where unlisted.noindex = 1 or unlisted.canonical_url <> '')`;

/** Not in the trash. A post there is never published. */
export const isKept = sql`${blogs}.rowid not in (select gone.rowid from blogs as gone where gone.deleted_at is not null)`;

export const newestFirst = [desc(blogs.publicAt), desc(blogs.id)];

/** The date of a published post. */
export const publicDate = sql<string>`${blogs.publicAt}`;

/** Of a post's content only what its cover shows: the first chart, with its caption. */
const CHART_LENGTH = 1500;
const chartMarkup = sql<string>`iif(instr(${blogs.content}, 'hart: ') = 0, '', substr(${blogs.content}, max(1, instr(${blogs.content}, 'hart: ') - 9), ${sql.raw(`${CHART_LENGTH}`)}))`;

/** A post as lists show it, without loading its content. */
export const summary = {
  id: blogs.id,
  slug: blogs.slug,
  title: blogs.title,
  location: blogs.location,
  category: blogs.category,
  keyPoints: blogs.keyPoints,
  readMinutes: blogs.readMinutes,
  featureImage: blogs.featureImage,
  chartMarkup,
  publishedAt: publicDate,
};

/** The display name of the post's author; null without one. */
export const authorName = sql<
  string | null
>`(select nullif(${profiles.displayName}, '') from ${profiles} where ${profiles.userId} = ${blogs.authorId})`;

const { publicAt: _, ...columns } = getTableColumns(blogs);

/** A post with all that a page of its own shows. */
export const fullPostColumns = { ...columns, author: authorName };

/** Posts of a category, by its spellings (`spellingsOf`); of all for null. */
export function inCategory(spellings: string[] | null): SQL | undefined {
  return spellings === null ? undefined : inArray(blogs.category, spellings);
}
