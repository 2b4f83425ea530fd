import { desc, eq, inArray, type SQL } from "drizzle-orm";
import { UNCATEGORIZED } from "./post";
import { blogs } from "./tables";

export const newestFirst = [desc(blogs.createdAt), desc(blogs.id)];

/** A post as lists show it, without loading its content. */
export const summary = {
  id: blogs.id,
  slug: blogs.slug,
  title: blogs.title,
  location: blogs.location,
  category: blogs.category,
  keyPoints: blogs.keyPoints,
  readMinutes: blogs.readMinutes,
  createdAt: blogs.createdAt,
};

/** Posts of a category by its display name; none for ''. */
export function inCategory(category: string): SQL | undefined {
  if (category === "") return undefined;
  return category === UNCATEGORIZED
    ? inArray(blogs.category, ["", UNCATEGORIZED])
    : eq(blogs.category, category);
}
