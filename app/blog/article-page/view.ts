import { type CoverTint, categoryName, coverTint, shareImageOf } from "../category";
import { formatPostDate, type Post, postPath } from "../post";
import { cleanTitle, plainText } from "../text";

export type ArticleView = {
  path: string;
  slug: string;
  title: string;
  description: string;
  location: string;
  category: string;
  tint: CoverTint;
  image: string;
  date: string;
  createdAt: string;
  updatedAt: string;
  readTime: string;
  keyPoints: string[];
  /** Sanitized HTML. */
  body: string;
};

/** `body` is the post's content as sanitized HTML. */
export function articleView(post: Post, body: string): ArticleView {
  const category = categoryName(post.category);
  return {
    path: postPath(post.slug),
    slug: post.slug,
    title: plainText(cleanTitle(post.title)),
    description: plainText(post.metaDescription),
    location: post.location,
    category,
    tint: coverTint(category),
    image: shareImageOf(category),
    date: formatPostDate(post.createdAt),
    createdAt: post.createdAt,
    updatedAt: post.updatedAt,
    readTime: `${post.readMinutes} min read`,
    keyPoints: post.keyPoints.map(plainText),
    body,
  };
}
