import type { ShareImage } from "../../web/meta";
import { type CoverTint, categoryName, coverTint, shareImageOf } from "../category";
import { type CoverChart, readCoverChart } from "../figures/cover-chart";
import { cleanTitle, plainText } from "../markup/text";
import {
  formatPostDate,
  modifiedAt,
  POST_AUTHOR,
  type Post,
  postPath,
  type SuggestedPost,
  type SuggestedPosts,
} from "../post";
import { type Picture, pictureOf } from "../post-settings";
import { type ArticleParts, articleParts } from "./article-parts";

export type ArticleView = {
  path: string;
  slug: string;
  title: string;
  description: string;
  location: string;
  category: string;
  tint: CoverTint;
  /** In place of the drawn cover. */
  picture: Picture | null;
  /** Where it is shared. */
  image: ShareImage;
  canonicalUrl: string;
  noindex: boolean;
  date: string;
  publishedAt: string;
  modifiedAt: string;
  readTime: string;
  author: string;
  keyPoints: string[];
  parts: ArticleParts;
};

/** What follows an article: one to read next, with the reason, and others. */
export type SuggestionsView = { next: (CardView & { reason: string }) | null; related: CardView[] };

export type CardView = {
  slug: string;
  href: string;
  tint: CoverTint;
  picture: Picture | null;
  chart: CoverChart | null;
  title: string;
  description: string;
  location: string;
  category: string;
  date: string;
  dateTime: string;
  readTime: string;
};

/** `html` is the post's content as `renderMarkup` returns it; `zone` is the company's. */
export function articleView(post: Post, html: string, zone: string): ArticleView {
  const category = categoryName(post.category);
  const title = plainText(cleanTitle(post.title));
  const picture = pictureOf(post.featureImage);
  const shared = pictureOf(post.shareImage) ?? picture;
  return {
    path: postPath(post.slug),
    slug: post.slug,
    title,
    description: plainText(post.metaDescription),
    location: post.location,
    category,
    tint: coverTint(category),
    picture,
    image: shared
      ? { path: shared.src, width: shared.width, height: shared.height }
      : { path: shareImageOf(category) },
    canonicalUrl: post.canonicalUrl,
    noindex: post.noindex,
    date: formatPostDate(post.publishedAt, zone),
    publishedAt: post.publishedAt,
    modifiedAt: modifiedAt(post),
    readTime: `${post.readMinutes} min read`,
    author: post.author ?? POST_AUTHOR,
    keyPoints: post.keyPoints.map(plainText),
    parts: articleParts(html, title),
  };
}

export function suggestionsView({ next, related }: SuggestedPosts, zone: string): SuggestionsView {
  return {
    next: next && { ...cardView(next.post, zone), reason: reasonText(next) },
    related: related.map((post) => cardView(post, zone)),
  };
}

function reasonText({ post, reason }: NonNullable<SuggestedPosts["next"]>): string {
  if (reason === "location") return `Next from ${post.location}`;
  return reason === "category" ? `Next on ${categoryName(post.category)}` : "Next article";
}

export function cardView(post: SuggestedPost, zone: string): CardView {
  const category = categoryName(post.category);
  return {
    slug: post.slug,
    href: postPath(post.slug),
    tint: coverTint(category),
    picture: pictureOf(post.featureImage),
    chart: readCoverChart(post.chartMarkup),
    title: plainText(cleanTitle(post.title)),
    description: plainText(post.metaDescription),
    location: post.location,
    category,
    date: formatPostDate(post.publishedAt, zone),
    dateTime: post.publishedAt,
    readTime: `${post.readMinutes} min read`,
  };
}
