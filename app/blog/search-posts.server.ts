import { and, count, desc, ne, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Db } from "../platform/db/database.server";
import type { ListQuery } from "./list-query";
import { MAX_FOUND, POSTS_PER_PAGE, UNCATEGORIZED } from "./post";
import { inCategory, isPublished, newestFirst, summary } from "./published.server";
import { contains, positionOf } from "./search.server";
import { blogsSearch, isNotIndexed } from "./search-index.server";
import { blogs } from "./tables";

/** How many of the newest posts are searched for a single letter, which nearly every text contains. */
const SCANNED = 300;
/** Posts that the index does not hold yet, at most. */
const MAX_NOT_INDEXED = 500;
const TRIGRAM = 3;
const EXCERPT_BEFORE = 80;
const EXCERPT_LENGTH = 240;

const TEXTS = [blogs.title, blogs.metaDescription, blogs.content];

/**
 * Queries for one page of the posts whose title, description or content contains the term, ignoring case, newest first,
 * and for their number. The post `newestId` is not among them.
 */
export function searchOthers(db: Db, query: ListQuery, newestId: SQLWrapper) {
  const found = matchingRowids(query, newestId);
  const posts = db
    .select({ ...summary, excerpt: excerptOf(query.q) })
    .from(blogs)
    .where(sql`${blogs}.rowid in (${found})`)
    .orderBy(...newestFirst)
    .limit(POSTS_PER_PAGE)
    .offset((query.page - 1) * POSTS_PER_PAGE);
  return { posts, total: db.select({ total: count() }).from(sql`(${found})`) };
}

function matchingRowids({ q, category }: ListQuery, newestId: SQLWrapper): SQL {
  const isListed = and(isPublished, ne(blogs.id, sql`${newestId}`), inCategory(category));
  const letters = [...q].length;
  const newest = sql`select rowid from ${blogs} where ${isPublished} order by ${desc(blogs.createdAt)} limit ${sql.raw(String(SCANNED))}`;
  if (letters === 1) {
    return sql`select rowid from ${blogs} where rowid in (${newest}) and ${isListed} and ${contains(q, TEXTS)}`;
  }
  const waiting = sql`select rowid from ${blogs} where ${isNotIndexed} order by ${desc(blogs.createdAt)} limit ${sql.raw(String(MAX_NOT_INDEXED))}`;
  // The cross join makes SQLite walk the index backwards, newest first, and stop at the limit.
  const indexed = sql`select ${blogs}.rowid from ${blogsSearch} cross join ${blogs} on ${blogs}.rowid = ${blogsSearch}.rowid
    where blogs_search match ${searchExpression(q, category)} and ${blogs.searchVersion} = ${blogs.version} and ${isListed}
    order by ${blogsSearch}.rowid desc limit ${sql.raw(String(MAX_FOUND))}`;
  return sql`select rowid from (${indexed}) union all
    select rowid from ${blogs} where rowid in (${waiting}) and ${isListed} and ${contains(q, TEXTS)}`;
}

/** The term as an FTS5 expression. A category of three letters or more narrows the search within the index. */
function searchExpression(term: string, category: string): string {
  const body = `body : (${[...term].length < TRIGRAM ? pairExpression(term) : quoted(term)})`;
  const isIndexed = category !== UNCATEGORIZED && [...category].length >= TRIGRAM;
  return isIndexed ? `category : ${quoted(category)} AND ${body}` : body;
}

const FOLLOWERS = [..."abcdefghijklmnopqrstuvwxyz0123456789 \n.,;:!?'\"’”)-–/%&*_|]$"];
const PREDECESSORS = [...' \n("“‘[-–/*_|$#'];

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

/** The content around the first place of the term, or its start if the term is not in it. */
function excerptOf(term: string): SQL<string> {
  const from = sql`max(1, ${positionOf(term, blogs.content)} - ${sql.raw(String(EXCERPT_BEFORE))})`;
  return sql<string>`substr(${blogs.content}, ${from}, ${sql.raw(String(EXCERPT_LENGTH))})`;
}
