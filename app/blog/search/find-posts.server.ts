import { and, desc, gte, inArray, lt, or } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server";
import { isKept } from "../published.server";
import { slugOf } from "../slug";
import { blogs } from "../tables";
import { contains } from "./search.server";

/** Only this many of the newest posts are searched by text. */
const NEWEST = 100;

export type FoundPost = {
  id: string;
  title: string;
  location: string;
  published: boolean;
  createdAt: string;
};

/**
 * Up to `limit` posts, newest first: recent ones whose title, location or category contains the text, and any whose
 * slug starts with it.
 */
export async function findPosts(db: Db, search: string, limit: number): Promise<FoundPost[]> {
  const newest = db
    .select({ id: blogs.id })
    .from(blogs)
    .orderBy(desc(blogs.createdAt), desc(blogs.id))
    .limit(NEWEST);
  // Punctuation alone yields an empty slug, for which slugOf returns a generic one.
  const canBeSlug = /[a-z0-9]/i.test(search);
  const slug = slugOf(search);
  const bySlug = db
    .select({ id: blogs.id })
    .from(blogs)
    .where(and(gte(blogs.slug, slug), lt(blogs.slug, `${slug}~`)))
    .limit(limit);
  const isNewAndHolds = and(
    inArray(blogs.id, newest),
    contains(search, [blogs.title, blogs.location, blogs.category]),
  );
  return db
    .select({
      id: blogs.id,
      title: blogs.title,
      location: blogs.location,
      published: blogs.published,
      createdAt: blogs.createdAt,
    })
    .from(blogs)
    .where(and(isKept, or(canBeSlug ? inArray(blogs.id, bySlug) : undefined, isNewAndHolds)))
    .orderBy(desc(blogs.createdAt), desc(blogs.id))
    .limit(limit);
}
