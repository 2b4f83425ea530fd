import { type CoverTint, categoryName, coverTint } from "./category";
import { firstPoints, formatPostDate, type PostSummary, postPath } from "./post";
import { cleanTitle, plainText } from "./text";

/** A post as the public lists print it. */
export type PostView = {
  slug: string;
  href: string;
  tint: CoverTint;
  title: string;
  location: string;
  date: string;
  dateTime: string;
  readTime: string;
  points: string[];
  rest: string;
};

/** With the first `shown` key points; `more` follows the number of the others. */
export function postView(post: PostSummary, shown: number, more: string): PostView {
  const { first, rest } = firstPoints(post.keyPoints, shown);
  return {
    slug: post.slug,
    href: postPath(post.slug),
    tint: coverTint(categoryName(post.category)),
    title: plainText(cleanTitle(post.title)),
    location: post.location,
    date: formatPostDate(post.createdAt),
    dateTime: post.createdAt.slice(0, 10),
    readTime: `${post.readMinutes} min read`,
    points: first.map(plainText),
    rest: rest > 0 ? `+${rest} ${more}` : "",
  };
}
