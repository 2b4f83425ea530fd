import { timeText } from "../../../platform/time/time-text";
import { categoryName } from "../../category";
import { cleanTitle, plainText } from "../../markup/text";
import { firstPoints, formatPostDate, type Post, pageCount, postPath } from "../../post";
import {
  CARD_KEY_POINTS,
  EXCERPT_LENGTH,
  STAFF_POSTS_PER_PAGE,
  type StaffPost,
  type StaffPostList,
  type StaffQuery,
} from "../staff-posts";

export type CardView = {
  id: string;
  title: string;
  location: string;
  category: string;
  date: string;
  readTime: string;
  published: boolean;
  /** When readers will see it; '' for a draft and for what they see. */
  scheduled: string;
  isDemo: boolean;
  points: string[];
  rest: string;
  excerpt: string;
  livePath: string;
};

export type StaffListView = {
  query: StaffQuery;
  cards: CardView[];
  counts: { total: number; published: number; draft: number };
  pages: number;
  emptyText: string;
};

export type PreviewView = {
  title: string;
  description: string;
  location: string;
  category: string;
  date: string;
  readTime: string;
  keyPoints: string[];
  /** Sanitized HTML. */
  body: string;
};

export function staffListView(
  query: StaffQuery,
  list: StaffPostList,
  { now, zone }: { now: Date; zone: string },
): StaffListView {
  const { total, published } = list.counts;
  const isFiltered = query.q !== "" || query.status !== "all";
  return {
    query,
    cards: list.posts.map((post) => cardView(post, { now, zone })),
    counts: { total, published, draft: total - published },
    pages: pageCount(list.matching, STAFF_POSTS_PER_PAGE),
    emptyText: isFiltered ? "No blogs match your current filters" : "No blogs found",
  };
}

function cardView(post: StaffPost, { now, zone }: { now: Date; zone: string }): CardView {
  const { publishAt } = post;
  const isWaiting = post.published && publishAt !== null && publishAt > now.toISOString();
  const { first, rest } = firstPoints(post.keyPoints, CARD_KEY_POINTS);
  return {
    id: post.id,
    title: plainText(cleanTitle(post.title)),
    location: post.location,
    category: categoryName(post.category),
    date: formatPostDate(post.createdAt),
    readTime: `${post.readMinutes} min read`,
    published: post.published,
    scheduled: isWaiting && publishAt ? timeText("weekdayAndTime", publishAt, zone) : "",
    isDemo: post.isDemo,
    points: first.map(plainText),
    rest: rest > 0 ? `+${rest} more` : "",
    excerpt: plainText(post.excerpt).slice(0, EXCERPT_LENGTH),
    livePath: postPath(post.slug),
  };
}

/** `body` is the post's content as sanitized HTML. */
export function previewView(post: Post, body: string): PreviewView {
  return {
    title: plainText(cleanTitle(post.title)),
    description: plainText(post.metaDescription),
    location: post.location,
    category: categoryName(post.category),
    date: formatPostDate(post.createdAt),
    readTime: `${post.readMinutes} min read`,
    keyPoints: post.keyPoints.map(plainText),
    body,
  };
}
