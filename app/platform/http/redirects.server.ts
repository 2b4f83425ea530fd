import { and, desc, eq, ne, sql } from "drizzle-orm";
import type { Db, Statement } from "../db/database.server";
import { missingPaths, redirects } from "../db/tables";

const MAX_PATH = 300;
/** A flood of made-up addresses replaces the rarest entries, and grows nothing. */
const MAX_MISSING = 500;

/**
 * Returns the statements that redirect a path to another for good, for the batch of the change that moved the page.
 * What led to `from` leads to `to` at once, and a redirect away from `to` goes: there are no chains and no loops.
 */
export function rememberMove(
  db: Db,
  { from, to, by = null }: { from: string; to: string; by?: string | null },
  now: Date,
): Statement[] {
  if (from === to) return [];
  const row = { toPath: to, createdBy: by, createdAt: now.toISOString() };
  return [
    db.update(redirects).set({ toPath: to }).where(eq(redirects.toPath, from)),
    db.delete(redirects).where(eq(redirects.fromPath, to)),
    db
      .insert(redirects)
      .values({ fromPath: from, ...row })
      .onConflictDoUpdate({ target: redirects.fromPath, set: row }),
    db.delete(missingPaths).where(eq(missingPaths.path, from)),
  ];
}

/** Where a path leads now, or null. */
export async function readRedirect(db: Db, from: string): Promise<string | null> {
  const [row] = await db.select({ to: redirects.toPath }).from(redirects).where(eq(redirects.fromPath, from));
  return row?.to ?? null;
}

export async function countRedirectHit(db: Db, from: string): Promise<void> {
  await db
    .update(redirects)
    .set({ hits: sql`${redirects.hits} + 1` })
    .where(eq(redirects.fromPath, from));
}

/** Counts a request for a path that does not exist; the rarest and oldest entry makes room for a new one. */
export async function recordMissingPath(
  db: Db,
  { path, referrer }: { path: string; referrer: string | null },
  now: Date,
): Promise<void> {
  if (path.length > MAX_PATH) return;
  const seen = { lastSeenAt: now.toISOString(), referrer: referrer?.slice(0, MAX_PATH) ?? null };
  const rarest = sql`(select path from ${missingPaths} order by hits, last_seen_at limit 1)`;
  const isFull = sql`(select count(*) from ${missingPaths}) > ${MAX_MISSING}`;
  await db.batch([
    db
      .insert(missingPaths)
      .values({ path, ...seen })
      .onConflictDoUpdate({
        target: missingPaths.path,
        set: {
          hits: sql`${missingPaths.hits} + 1`,
          lastSeenAt: seen.lastSeenAt,
          referrer: sql`coalesce(excluded.referrer, ${missingPaths.referrer})`,
        },
      }),
    db.delete(missingPaths).where(and(isFull, ne(missingPaths.path, path), eq(missingPaths.path, rarest))),
  ]);
}

/** The most wanted missing paths, and the newest redirects, in one round trip. */
export async function listRedirects(db: Db, limit: number) {
  const [missing, moved] = await db.batch([
    db
      .select()
      .from(missingPaths)
      .orderBy(desc(missingPaths.hits), desc(missingPaths.lastSeenAt))
      .limit(limit),
    db.select().from(redirects).orderBy(desc(redirects.createdAt), redirects.fromPath).limit(limit),
  ]);
  return { missing, redirects: moved };
}

export function deleteRedirect(db: Db, from: string): Statement {
  return db.delete(redirects).where(eq(redirects.fromPath, from));
}

/** Letters, digits and marks that are never escaped (RFC 3986, 2.3); `/%61dmin` is another spelling of `/admin`. */
const ESCAPED_UNRESERVED = /%(?:2[de]|3\d|4[1-9a-f]|5[\daf]|6[1-9a-f]|7[\dae])/gi;

/** Articles and their topics: their addresses have no capitals, and an article's ends with a letter or digit. */
const BLOG = /^\/blog\/(?!preview\/|images\/)./;
const AFTER_LINK = /^(\/blog\/[^/]*?)(?:[.,;:!?)]|%29)+$/;

/**
 * Redirects a URL with a trailing slash, a capital or a needless escape to its canonical form, query included. Only
 * the first path segment is lower-cased, outside of the blog: later ones may be ids or tokens. Null if already
 * canonical, or for a write, which must not be submitted twice.
 */
export function redirectToCanonicalUrl(request: Request): Response | null {
  const url = new URL(request.url);
  const path = blogPath(
    url.pathname
      .replace(ESCAPED_UNRESERVED, decodeURIComponent)
      .replace(/^\/[^/%]+(?=\/|$)/, (segment) => segment.toLowerCase())
      .replace(/([^/]|^\/)\/+$/, "$1"),
  );
  if (!/^(GET|HEAD)$/.test(request.method) || path === url.pathname) return null;
  url.pathname = path;
  // An absolute URL: a path that starts with two slashes would point to another host.
  return new Response(null, {
    status: BLOG.test(path) ? 301 : 308,
    headers: { Location: url.href, "Cache-Control": "public, max-age=3600" },
  });
}

/** Links are copied with the sign that follows them in a sentence. */
function blogPath(path: string): string {
  if (!BLOG.test(path)) return path;
  return path
    .replace(AFTER_LINK, "$1")
    .replace(/%[\da-f]{2}|[A-Z]/gi, (part) => (part.startsWith("%") ? part : part.toLowerCase()));
}
