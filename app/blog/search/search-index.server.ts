import { sql } from "drizzle-orm";
import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { type Db, runBatch } from "../../platform/db/database.server";
import { isPublished } from "../published.server";
import { blogs } from "../tables";
import { SEARCH_TEXT_SQL } from "./search-text";

/**
 * The full-text table of published posts, by trigrams without accents; its rowids are those of the posts. Not in
 * tables.ts, because drizzle-kit does not support virtual tables.
 */
export const blogsSearch = sqliteTable("blogs_search", {
  rowid: integer("rowid"),
  category: text("category"),
  body: text("body"),
});

/** A published post that the index does not hold as it is now. Searches scan such posts. */
export const isNotIndexed = sql`${isPublished} and ${blogs.searchVersion} <> ${blogs.version}`;

const POSTS_PER_BATCH = 100;
const BATCHES = 20;

/**
 * Brings the search index up to date with posts that were published or changed, newest first; returns how many. Called
 * every few minutes, so whoever writes a post only has to count up its version, and searches scan what is not indexed.
 */
export async function indexChangedPosts(db: Db): Promise<number> {
  let indexed = 0;
  for (let batch = 0; batch < BATCHES; batch += 1) {
    const found = await db
      .select({ rowid: sql<number>`${blogs}.rowid`, version: blogs.version })
      .from(blogs)
      .where(isNotIndexed)
      .orderBy(sql`${blogs.publicAt} desc`)
      .limit(POSTS_PER_BATCH);
    if (found.length > 0) await indexPosts(db, found);
    indexed += found.length;
    if (found.length < POSTS_PER_BATCH) break;
  }
  return indexed;
}

async function indexPosts(db: Db, posts: { rowid: number; version: number }[]): Promise<void> {
  const listed = JSON.stringify(posts.map(({ rowid, version }) => [rowid, version]));
  const rowids = sql`(select value ->> 0 from json_each(${listed}))`;
  // A post that has since changed has another version, and is indexed again.
  const versions = sql`(select value ->> 0, value ->> 1 from json_each(${listed}))`;
  await runBatch(db, [
    db.delete(blogsSearch).where(sql`rowid in ${rowids}`),
    db
      .insert(blogsSearch)
      .select(
        sql`select rowid, category, ${sql.raw(SEARCH_TEXT_SQL)} from ${blogs} where rowid in ${rowids}`,
      ),
    db.update(blogs).set({ searchVersion: sql`version` }).where(sql`(rowid, version) in ${versions}`),
  ]);
}
