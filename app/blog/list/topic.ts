import type { CategoryCount, ListedPost, SuggestedPost } from "../post";

/** A page with fewer articles says little beside them: it is neither in the sitemap nor for search engines. */
export const MIN_INDEXED = 3;

export type TopicKind = "category" | "location";

/** A page of the posts of a category or a place. */
export type Topic = {
  kind: TopicKind;
  slug: string;
  name: string;
  /** Of all its posts. */
  total: number;
  /** ISO time of its newest post. */
  newest: string;
  /** The categories of a place's newest posts. */
  subjects: string[];
  posts: ListedPost[];
  /** The newest posts that are not on the topic, of a few. */
  others: SuggestedPost[];
  /** The other places of the newest posts, newest first. */
  places: string[];
  /** Of the whole blog. */
  categories: CategoryCount[];
};

/**
 * The last part of a category's or a location's address: "Harbor Point, WI" is "harbor-point-wi". The same as the
 * column `location_slug`, so only ASCII letters are lowered.
 */
export function topicSlug(name: string): string {
  return name.replace(/, |[ /]/g, "-").replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/**
 * A typed category in the spelling that other posts have, so that there is one topic. The post's own category is not
 * put back while a writer corrects how it is spelled.
 */
export function knownSpelling(typed: string, known: string[], own: string): string {
  const isSame = (name: string) => topicSlug(name) === topicSlug(typed.trim());
  return isSame(own) ? typed : (known.find(isSame) ?? typed);
}

/** The address of a category's or a location's page, by its slug. */
export function topicPath(kind: TopicKind, slug: string): string {
  return `/blog/${kind}/${encodeURIComponent(slug)}`;
}

export function categoryPath(name: string): string {
  return topicPath("category", topicSlug(name));
}

export function locationPath(name: string): string {
  return topicPath("location", topicSlug(name));
}

/** The address of a page of the list. */
export function topicPageHref({ path }: { path: string }, page: number): string {
  return page > 1 ? `${path}?page=${page}` : path;
}
