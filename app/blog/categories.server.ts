import { count } from "drizzle-orm";
import type { Db } from "../platform/db/database.server";
import { categoryName } from "./category";
import { topicSlug } from "./list/topic";
import type { CategoryCount } from "./post";
import { isPublished } from "./published.server";
import { blogs } from "./tables";

/** A category as posts spell it, and how many do. */
export type CountedSpelling = { category: string; posts: number };

/** How posts spell the category of this slug; none if it has no posts. */
export function spellingsOf(counts: CountedSpelling[], slug: string): string[] {
  return counts.map(({ category }) => category).filter((name) => topicSlug(categoryName(name)) === slug);
}

export function countByCategory(db: Db) {
  return db
    .select({ category: blogs.category, posts: count() })
    .from(blogs)
    .where(isPublished)
    .groupBy(blogs.category);
}

/** One category for each slug, by the name that most of its posts have. */
export function sumCategories(rows: CountedSpelling[]): CategoryCount[] {
  const bySlug = new Map<string, CategoryCount>();
  for (const row of rows.toSorted((a, b) => b.posts - a.posts)) {
    const name = categoryName(row.category);
    const same = bySlug.get(topicSlug(name));
    if (same) same.postCount += row.posts;
    else bySlug.set(topicSlug(name), { name, postCount: row.posts });
  }
  return [...bySlug.values()].sort((a, b) => b.postCount - a.postCount || a.name.localeCompare(b.name));
}
