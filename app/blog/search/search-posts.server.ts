import { and, count, desc, ne, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server";
import type { ListQuery } from "../list/list-query";
import { MAX_FOUND, POSTS_PER_PAGE, UNCATEGORIZED } from "../post";
import { inCategory, isPublished, newestFirst, summary } from "../published.server";
import { blogs } from "../tables";
import { contains, positionOf } from "./search.server";
import { blogsSearch, isNotIndexed } from "./search-index.server";
import { isSearchedInParts, searchParts } from "./search-parts";

/** How many of the newest posts are searched for a single letter, which nearly every text contains. */
const SCANNED = 300;
/** Posts that hold the parts of a long term, at most: they are compared with the whole term. */
const MAX_COMPARED = 500;
/** Posts that the index does not hold yet, at most. */
const MAX_NOT_INDEXED = 500;
const TRIGRAM = 3;
const EXCERPT_BEFORE = 80;
const EXCERPT_LENGTH = 240;

const TEXTS = [blogs.title, blogs.metaDescription, blogs.content];

/**
 * One page of the posts whose title, description or content contains the term, ignoring case, newest first; each row
 * has the number of all of them. The post `newestId` is not among them.
 */
export function searchOthers(db: Db, query: ListQuery, newestId: SQLWrapper) {
  const from = (query.page - 1) * POSTS_PER_PAGE;
  const page = sql`(select found.rowid as post, count(*) over () as total
    from (${foundRowids(query, newestId)}) as found cross join ${blogs} on ${blogs}.rowid = found.rowid
    order by ${sql.join(newestFirst, sql`, `)} limit ${POSTS_PER_PAGE} offset ${from}) as page`;
  return db
    .select({ ...summary, excerpt: excerptOf(query.q), total: sql<number>`page.total` })
    .from(page)
    .innerJoin(blogs, sql`${blogs}.rowid = page.post`)
    .orderBy(...newestFirst);
}

/** The number of posts that `searchOthers` pages through, for a page that has none. */
export function countFound(db: Db, query: ListQuery, newestId: SQLWrapper) {
  return db.select({ total: count() }).from(sql`(${foundRowids(query, newestId)})`);
}

function foundRowids({ q, category }: ListQuery, newestId: SQLWrapper): SQL {
  const isListed = and(isPublished, ne(blogs.id, sql`${newestId}`), inCategory(category));
  const newest = (condition: SQL, limit: number) =>
    sql`select rowid from ${blogs} where ${condition} order by ${desc(blogs.publicAt)} limit ${sql.raw(String(limit))}`;
  const scanned = (rowids: SQL) =>
    sql`select rowid from ${blogs} where rowid in (${rowids}) and ${isListed} and ${contains(q, TEXTS)}`;
  if ([...q].length === 1) return scanned(newest(isPublished, SCANNED));
  const inParts = isSearchedInParts(q);
  // The cross join makes SQLite walk the index backwards, newest first, and stop at the limit.
  const indexed = sql`select rowid from (select ${blogs}.rowid from ${blogsSearch} cross join ${blogs} on ${blogs}.rowid = ${blogsSearch}.rowid
    where blogs_search match ${searchExpression(q, category)} and ${blogs.searchVersion} = ${blogs.version} and ${isListed}
    order by ${blogsSearch}.rowid desc limit ${sql.raw(String(inParts ? MAX_COMPARED : MAX_FOUND))})`;
  const waiting = sql`select rowid from (${newest(isNotIndexed, MAX_NOT_INDEXED)})`;
  return inParts
    ? scanned(sql`${indexed} union all ${waiting}`)
    : sql`${indexed} union all ${scanned(waiting)}`;
}

/** The term as an FTS5 expression. A category of three letters or more narrows the search within the index. */
function searchExpression(term: string, category: string): string {
  const isPair = [...term].length < TRIGRAM;
  const body = `body : (${isPair ? pairExpression(term) : searchParts(term).map(quoted).join(" AND ")})`;
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
