import { timeText } from "../platform/time/time-text";
import type { PostSettings } from "./post-settings";

export const UNCATEGORIZED = "Uncategorized";
export const POSTS_PER_PAGE = 10;
/** A search shows at most this many posts, the newest: nobody reads beyond page 50, and it is expensive. */
export const MAX_FOUND = 500;
export const FEATURED_KEY_POINTS = 3;
export const LIST_KEY_POINTS = 2;
export const POST_AUTHOR = "the team";
/** Of a text: about 15,000 words. What is longer is shown as plain text. */
export const MAX_CONTENT_CHARACTERS = 100_000;
/** An average adult's reading speed. */
const WORDS_PER_MINUTE = 220;

/** A post as lists show it: everything but its content. */
export type PostSummary = {
  id: string;
  slug: string;
  title: string;
  location: string;
  /** '' is shown as 'Uncategorized'. */
  category: string;
  keyPoints: string[];
  readMinutes: number;
  /** See `PostSettings`. */
  featureImage: string;
  /** The content around its first chart, for the cover; '' without one. */
  chartMarkup: string;
  /** When readers first saw it, ISO-8601 UTC. */
  publishedAt: string;
};

/** `author` is the display name of the member of the staff who wrote it; null is shown as `POST_AUTHOR`. */
export type Post = Omit<PostSummary, "chartMarkup"> &
  PostSettings & {
    metaDescription: string;
    content: string;
    updatedAt: string;
    author: string | null;
  };

/** Whether readers see a post at a time: it is published, and does not wait for a later one. */
export function isPublicAt(post: { published: boolean; publishAt: string | null }, now: Date): boolean {
  return post.published && (post.publishAt === null || post.publishAt <= now.toISOString());
}

/** A draft with the date that it would have if it were published now. */
export function asIfPublished<Draft extends { publishedAt: string | null }>(
  draft: Draft,
  now: Date,
): Draft & { publishedAt: string } {
  return { ...draft, publishedAt: draft.publishedAt ?? now.toISOString() };
}

/** When readers last saw a change: a post that waited for its time was written before it was published. */
export function modifiedAt({ publishedAt, updatedAt }: Pick<Post, "publishedAt" | "updatedAt">): string {
  return updatedAt > publishedAt ? updatedAt : publishedAt;
}

/** A post that an article leads to. */
export type SuggestedPost = PostSummary & { metaDescription: string };
export type SuggestedPosts = {
  next: { post: SuggestedPost; reason: "location" | "category" | "date" } | null;
  related: SuggestedPost[];
};

export type CategoryCount = { name: string; postCount: number };

/** A listed post, with its content if it was searched for, else with ''. */
export type ListedPost = PostSummary & { content: string };

/** The public list; `total` counts its posts on all pages. A search has no featured post. */
export type BlogList = {
  featured: PostSummary | null;
  posts: ListedPost[];
  total: number;
  categories: CategoryCount[];
};

/** Reading time in minutes, at least 1. */
export function readMinutes(content: string): number {
  return Math.max(1, Math.round(countWords(content) / WORDS_PER_MINUTE));
}

export function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}

/** "1,024 words" */
export function wordsText(content: string): string {
  const words = countWords(content);
  return `${words.toLocaleString("en-US")} ${words === 1 ? "word" : "words"}`;
}

/** The day of a post (ISO-8601) in US long form: "January 5, 2024". It is the company's day: the site has one date. */
export function formatPostDate(iso: string, companyZone: string): string {
  return timeText("longDate", iso, companyZone);
}

export function postPath(slug: string): string {
  return `/blog/${encodeURIComponent(slug)}`;
}

/** The first `shown` key points, and how many are left. */
export function firstPoints<Point>(points: Point[], shown: number): { first: Point[]; rest: number } {
  return { first: points.slice(0, shown), rest: Math.max(0, points.length - shown) };
}

/** Number of pages, at least 1. */
export function pageCount(total: number, perPage: number): number {
  return Math.max(1, Math.ceil(total / perPage));
}
