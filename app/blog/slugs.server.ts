import { and, gte, lt, ne } from "drizzle-orm";
import type { Db, Statement } from "../platform/db/database.server";
import { rememberMove } from "../platform/http/redirects.server";
import { postPath } from "./post";
import { freeSlug } from "./slug";
import { blogs } from "./tables";

/** A query for the taken slugs among `base`, `base-2`, `base-3` …, without that of the post `ownId`. */
export function selectTakenSlugs(db: Db, base: string, ownId = "") {
  // '.' follows '-' in ASCII, so the range covers the slug and all its suffixed forms.
  return db
    .select({ slug: blogs.slug })
    .from(blogs)
    .where(and(gte(blogs.slug, base), lt(blogs.slug, `${base}.`), ne(blogs.id, ownId)));
}

export async function findFreeSlug(db: Db, base: string): Promise<string> {
  return freeSlug(base, await selectTakenSlugs(db, base));
}

/**
 * Returns the statements that make an article's old address lead to its new one, for the batch that changes its slug.
 * `by` is the editor's email.
 */
export function rememberSlug(
  db: Db,
  { from, to, by }: { from: string; to: string; by?: string },
  now: Date,
): Statement[] {
  return rememberMove(db, { from: postPath(from), to: postPath(to), by }, now);
}
