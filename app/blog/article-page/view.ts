import { type CoverTint, categoryName, coverTint, shareImageOf } from "../category";
import { formatPostDate, type Post, type PostSummary, postPath } from "../post";
import { cleanTitle, plainText } from "../text";
import { topicPath } from "../topics";
import { type ContentsEntry, splitArticle } from "./contents";

const RELATED = 3;

export type ArticleView = {
  path: string;
  slug: string;
  title: string;
  description: string;
  location: string;
  category: string;
  /** The page of its place and of its category; null without one. */
  locationPath: string | null;
  categoryPath: string | null;
  tint: CoverTint;
  image: string;
  date: string;
  createdAt: string;
  updatedAt: string;
  readTime: string;
  keyPoints: string[];
  /** Sanitized HTML: the first paragraph, and what follows the key points. */
  opening: string;
  rest: string;
  contents: ContentsEntry[];
  next: RelatedView | null;
  related: RelatedView[];
};

/** A link to another article; `why` it is the next one. */
export type RelatedView = { path: string; title: string; location: string; readTime: string; why: string };

/** `body` is the post's content as sanitized HTML; of `others`, those of its place come first. */
export function articleView(post: Post, body: string, others: PostSummary[]): ArticleView {
  const [next, ...related] = others.map((other) => relatedView(other, post));
  const category = categoryName(post.category);
  return {
    path: postPath(post.slug),
    slug: post.slug,
    title: plainText(cleanTitle(post.title)),
    description: plainText(post.metaDescription),
    location: post.location,
    category,
    locationPath: topicPath("location", post.location),
    categoryPath: topicPath("category", post.category),
    tint: coverTint(category),
    image: shareImageOf(category),
    date: formatPostDate(post.createdAt),
    createdAt: post.createdAt,
    updatedAt: post.updatedAt,
    readTime: `${post.readMinutes} min read`,
    keyPoints: post.keyPoints.map(plainText),
    ...splitArticle(body),
    next: next ?? null,
    related: related.slice(0, RELATED),
  };
}

function relatedView(other: PostSummary, post: Post): RelatedView {
  const isNear = other.location !== "" && other.location === post.location;
  return {
    path: postPath(other.slug),
    title: plainText(cleanTitle(other.title)),
    location: other.location,
    readTime: `${other.readMinutes} min read`,
    why: isNear ? `Next from ${post.location}` : `Next in ${categoryName(post.category)}`,
  };
}
