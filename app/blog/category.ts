import { UNCATEGORIZED } from "./post";

export type CategoryIcon = "brain" | "trending-up" | "target" | "lightbulb" | "user" | "tag";
export type CoverTint = "water" | "beam" | "land" | "ink" | "park";

const CATEGORIES = new Map<string, { icon: CategoryIcon; tint: CoverTint }>([
  ["AI Marketing", { icon: "brain", tint: "beam" }],
  ["SEO", { icon: "trending-up", tint: "water" }],
  ["Direct Mail", { icon: "target", tint: "land" }],
  ["E-commerce", { icon: "lightbulb", tint: "park" }],
  ["Legal Marketing", { icon: "user", tint: "ink" }],
]);

/** The display name; a post without a category is 'Uncategorized'. */
export function categoryName(category: string): string {
  return category === "" ? UNCATEGORIZED : category;
}

export function categoryIcon(name: string): CategoryIcon {
  return CATEGORIES.get(name)?.icon ?? "tag";
}

/** The category's share image, 1200 x 630. */
export function shareImageOf(name: string): string {
  const key = CATEGORIES.has(name) ? name.toLowerCase().replaceAll(" ", "-") : "other";
  return `/og/blog-${key}.png`;
}

/** The background color of a category's covers. */
export function coverTint(name: string): CoverTint {
  return CATEGORIES.get(name)?.tint ?? "land";
}
