import { and, count, desc, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server";
import { MAX_FOUND, POSTS_PER_PAGE } from "../post";
import { inCategory, isPublished, newestFirst, summary } from "../published.server";
import { blogs } from "../tables";
import { contains } from "./search.server";
import { blogsSearch, isNotIndexed } from "./search-index.server";
import { termWords } from "./search-text";

/** How many of the newest posts are searched for a single letter, which nearly every text contains. */
const SCANNED = 300;
/** Posts that the index does not hold yet, at most. */
const MAX_NOT_INDEXED = 500;
const TRIGRAM = 3;

const TEXTS = [blogs.title, blogs.metaDescription, blogs.content];

/** `spellings`: of the category; null for all. */
type Search = { q: string; page: number; spellings: string[] | null };

/**
 * One page of the posts whose title, description or content contains every word of the term, newest first; each row
 * has the number of all of them.
 */
export function searchPosts(db: Db, query: Search) {
  const from = (query.page - 1) * POSTS_PER_PAGE;
  const page = sql`(select found.rowid as post, count(*) over () as total
    from (${foundRowids(query)}) as found cross join ${blogs} on ${blogs}.rowid = found.rowid
    order by ${sql.join(newestFirst, sql`, `)} limit ${POSTS_PER_PAGE} offset ${from}) as page`;
  return db
    .select({ ...summary, content: blogs.content, total: sql<number>`page.total` })
    .from(page)
    .innerJoin(blogs, sql`${blogs}.rowid = page.post`)
    .orderBy(...newestFirst);
}

/** The number of posts that `searchPosts` pages through, for a page that has none. */
export function countFound(db: Db, query: Search) {
  return db.select({ total: count() }).from(sql`(${foundRowids(query)})`);
}

function foundRowids({ q, spellings }: Search): SQL {
  const isListed = and(isPublished, inCategory(spellings));
  const newest = (condition: SQL, limit: number) =>
    sql`select rowid from ${blogs} where ${condition} order by ${desc(blogs.publicAt)} limit ${sql.raw(String(limit))}`;
  const scanned = (rowids: SQL) =>
    sql`select rowid from ${blogs} where rowid in (${rowids}) and ${isListed} and ${contains(q, TEXTS) ?? sql`0`}`;
  const words = termWords(q);
  if (words.every((word) => [...word].length === 1)) return scanned(newest(isPublished, SCANNED));
  // The cross join makes SQLite walk the index backwards, newest first, and stop at the limit.
  const indexed = sql`select rowid from (select ${blogs}.rowid from ${blogsSearch} cross join ${blogs} on ${blogs}.rowid = ${blogsSearch}.rowid
    where blogs_search match ${searchExpression(words, spellings)} and ${blogs.searchVersion} = ${blogs.version} and ${isListed}
    order by ${blogsSearch}.rowid desc limit ${sql.raw(String(MAX_FOUND))})`;
  return sql`${indexed} union all ${scanned(newest(isNotIndexed, MAX_NOT_INDEXED))}`;
}

/** The words as an FTS5 expression. Spellings of three letters or more narrow the search within the index. */
function searchExpression(words: string[], spellings: string[] | null): string {
  const each = words.map((word) => ([...word].length < TRIGRAM ? `(${pairExpression(word)})` : quoted(word)));
  const body = `body : (${each.join(" AND ")})`;
  const isIndexed = spellings?.length && spellings.every((name) => [...name].length >= TRIGRAM);
  return isIndexed ? `category : (${spellings.map(quoted).join(" OR ")}) AND ${body}` : body;
}

const FOLLOWERS = [..."abcdefghijklmnopqrstuvwxyz0123456789 \n.,;:!?'\")-/%&*_|]$"];
const PREDECESSORS = [..." \n(\"'[-/*_|$#"];

/** Two letters: every trigram that they are a part of, with what may stand next to them in a text. */
function pairExpression(pair: string): string {
  const trigrams = [
    ...FOLLOWERS.map((letter) => pair + letter),
    ...PREDECESSORS.map((letter) => letter + pair),
  ];
  return trigrams.map(quoted).join(" OR ");
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}
