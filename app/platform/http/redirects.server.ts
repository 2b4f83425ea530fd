import { and, count, desc, eq, ne, sql } from "drizzle-orm";
import type { Db, Statement } from "../db/database.server";
import { missingPaths, redirects } from "../db/tables";
import { BLOG, canonicalPath } from "./canonical-path";

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

/** A bound text may have up to 2 MB. */
const MOVES_AT_ONCE = 1000;

/**
 * The same for many moves that staff have asked for, as pairs of `from` and `to`; no `to` is a `from`. What is stored
 * for a `from` already stays. `importId` is that of the file which they came from.
 */
export function storeMoves(
  db: Db,
  moves: (readonly [from: string, to: string])[],
  { by, importId }: { by: string; importId: string | null },
  now: Date,
): Statement[] {
  const parts = Array.from({ length: Math.ceil(moves.length / MOVES_AT_ONCE) }, (_, at) =>
    JSON.stringify(moves.slice(at * MOVES_AT_ONCE, (at + 1) * MOVES_AT_ONCE)),
  );
  return parts.flatMap((part) => {
    const moved = sql`(select value ->> 0 as old, value ->> 1 as new from json_each(${part}))`;
    const old = sql`(select old from ${moved})`;
    return [
      db
        .update(redirects)
        .set({ toPath: sql`(select new from ${moved} where old = ${redirects.toPath})` })
        .where(sql`${redirects.toPath} in ${old}`),
      db.delete(redirects).where(sql`${redirects.fromPath} in (select new from ${moved})`),
      db
        .insert(redirects)
        .select(sql`select old, new, 0, ${by}, ${now.toISOString()}, ${importId} from ${moved} where true`)
        .onConflictDoNothing(),
      db.delete(missingPaths).where(sql`${missingPaths.path} in ${old}`),
    ];
  });
}

/** Where a path leads now: another path, "" if it is gone for good, or null. */
export async function readRedirect(db: Db, from: string): Promise<string | null> {
  return (await readRedirects(db, [from])).get(from) ?? null;
}

/** The same for many: those of the paths that lead somewhere. */
export async function readRedirects(db: Db, paths: string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ from: redirects.fromPath, to: redirects.toPath })
    .from(redirects)
    .where(sql`${redirects.fromPath} in (select value from json_each(${JSON.stringify(paths)}))`);
  return new Map(rows.map(({ from, to }) => [from, to]));
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

export const REDIRECTS_PER_PAGE = 100;
const MISSING_LISTED = 100;

export type RedirectsAsked = { q: string; page: number; edited: string };

/** The most wanted missing paths, and a page of the redirects that hold `q`, newest first, in one round trip. */
export async function listRedirects(db: Db, { q, page, edited }: RedirectsAsked) {
  const folded = q.toLowerCase();
  const holds = sql`instr(lower(${redirects.fromPath} || ' ' || ${redirects.toPath}), ${folded}) > 0`;
  const [missing, moved, [all], [one]] = await db.batch([
    db
      .select()
      .from(missingPaths)
      .orderBy(desc(missingPaths.hits), desc(missingPaths.lastSeenAt))
      .limit(MISSING_LISTED),
    db
      .select()
      .from(redirects)
      .where(q === "" ? undefined : holds)
      .orderBy(desc(redirects.createdAt), redirects.fromPath)
      .limit(REDIRECTS_PER_PAGE + 1)
      .offset((page - 1) * REDIRECTS_PER_PAGE),
    db.select({ total: count() }).from(redirects),
    db.select().from(redirects).where(eq(redirects.fromPath, edited)),
  ]);
  return {
    missing,
    redirects: moved.slice(0, REDIRECTS_PER_PAGE),
    hasMore: moved.length > REDIRECTS_PER_PAGE,
    total: all?.total ?? 0,
    edited: one ?? null,
  };
}

/** All of them by address, for a file. */
export function listAllRedirects(db: Db) {
  return db
    .select({ from: redirects.fromPath, to: redirects.toPath })
    .from(redirects)
    .orderBy(redirects.fromPath);
}

/** When a visitor last asked for a path in vain (ISO), and how often so far; null if it was not noted. */
export async function readMissingPath(db: Db, path: string) {
  const [row] = await db.select().from(missingPaths).where(eq(missingPaths.path, path));
  return row ?? null;
}

export function deleteRedirect(db: Db, from: string): Statement {
  return db.delete(redirects).where(eq(redirects.fromPath, from));
}

/**
 * Redirects a URL to its canonical form (`canonicalPath`), query included. Null if already canonical, or for a write,
 * which must not be submitted twice.
 */
export function redirectToCanonicalUrl(request: Request): Response | null {
  const url = new URL(request.url);
  const path = canonicalPath(url.pathname);
  if (!/^(GET|HEAD)$/.test(request.method) || path === url.pathname) return null;
  url.pathname = path;
  // An absolute URL: a path that starts with two slashes would point to another host.
  return new Response(null, {
    status: BLOG.test(path) ? 301 : 308,
    headers: { Location: url.href, "Cache-Control": "public, max-age=3600" },
  });
}
