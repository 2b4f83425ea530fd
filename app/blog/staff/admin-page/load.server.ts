import type { Db } from "../../../platform/db/database.server";
import { logError } from "../../../platform/log.server";
import { formatShortDate, timeText } from "../../../platform/time/time-text";
import { zoneWithOffset } from "../../../platform/time/zones";
import { cutAtWord } from "../../../platform/words";
import { categoryName } from "../../category";
import type { EditView } from "../../editor/edit-dialog/edit-dialog";
import { renderMarkup } from "../../markup/markup.server";
import { cleanTitle, plainText } from "../../markup/text";
import { asIfPublished, firstPoints, formatPostDate, type Post, pageCount, postPath } from "../../post";
import { planBulkChange } from "../bulk-plan.server";
import {
  BULK_CHANGES,
  CARD_KEY_POINTS,
  EXCERPT_LENGTH,
  parseStaffQuery,
  STAFF_POSTS_PER_PAGE,
  type StaffPost,
  type StaffPostList,
  type StaffQuery,
} from "../staff-posts";
import { readStaffPost, readStaffPosts } from "../staff-posts.server";

/** `zone` is the reader's; a preview has the date that visitors see, which is the company's. */
type Clock = { now: Date; zone: string; company: Promise<{ timeZone: string }> };

/** The list that the URL asks for, with the dialog over it. `list` is null if the posts could not be loaded. */
export async function loadPosts(db: Db, params: URLSearchParams, clock: Clock) {
  const query = parseStaffQuery(params);
  const [list, preview, edited, bulk] = await Promise.all([
    readList(db, query, clock),
    readPreview(db, params.get("preview"), clock),
    readEdited(db, params.get("edit")),
    readBulk(db, params, clock),
  ]);
  return { query, list, preview, edited, bulk };
}

async function readList(db: Db, query: StaffQuery, clock: Clock): Promise<StaffListView | null> {
  try {
    return staffListView(query, await readStaffPosts(db, query), clock);
  } catch (error) {
    logError("blog.admin-list", error);
    return null;
  }
}

async function readPreview(db: Db, id: string | null, { now, company }: Clock) {
  if (id === null) return null;
  const [post, { timeZone }] = await Promise.all([readStaffPost(db, id), company]);
  return post && previewView(asIfPublished(post, now), renderMarkup(post.content), timeZone);
}

async function readEdited(db: Db, id: string | null): Promise<EditView | null> {
  const post = id === null ? null : await readStaffPost(db, id);
  if (!post) return null;
  const { version, title, metaDescription, content, keyPoints } = post;
  return { id: post.id, version, title, metaDescription, content, keyPoints };
}

/** The question before several posts are changed; null if none is chosen. */
async function readBulk(db: Db, params: URLSearchParams, { now, zone }: Clock) {
  const change = BULK_CHANGES.find((name) => name === params.get("bulk"));
  if (!change) return null;
  const chosen = { ids: params.getAll("ids"), isAll: params.has("matching"), query: parseStaffQuery(params) };
  const plan = await planBulkChange(db, change, chosen, now);
  return { ...plan, place: zoneWithOffset(zone, now.toISOString()) };
}
export type BulkView = NonNullable<Awaited<ReturnType<typeof readBulk>>>;

export type CardView = {
  id: string;
  title: string;
  location: string;
  category: string;
  /** "Nov 24, 2026", and what happened then. */
  date: string;
  dateTitle: string;
  readTime: string;
  published: boolean;
  /** When readers will see it; '' for a draft and for what they see. */
  scheduled: string;
  isDemo: boolean;
  points: string[];
  rest: string;
  excerpt: string;
  /** The text goes on after the excerpt. */
  isCut: boolean;
  livePath: string;
};

export type StaffListView = {
  query: StaffQuery;
  cards: CardView[];
  counts: StaffPostList["counts"] & { draft: number };
  matching: number;
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

function staffListView(
  query: StaffQuery,
  list: StaffPostList,
  { now, zone }: Omit<Clock, "company">,
): StaffListView {
  const { total, published, scheduled } = list.counts;
  const isFiltered = query.q !== "" || query.status !== "all";
  return {
    query,
    cards: list.posts.map((post) => cardView(post, { now, zone })),
    counts: { ...list.counts, draft: total - published - scheduled },
    matching: list.matching,
    pages: pageCount(list.matching, STAFF_POSTS_PER_PAGE),
    emptyText: isFiltered ? "No blogs match your current filters" : "No blogs found",
  };
}

function cardView(post: StaffPost, { now, zone }: Omit<Clock, "company">): CardView {
  const { publishAt } = post;
  const isWaiting = post.published && publishAt !== null && publishAt > now.toISOString();
  const text = plainText(post.excerpt);
  const { first, rest } = firstPoints(post.keyPoints, CARD_KEY_POINTS);
  return {
    id: post.id,
    title: plainText(cleanTitle(post.title)),
    location: post.location,
    category: categoryName(post.category),
    ...cardDate(post, isWaiting, { now, zone }),
    readTime: `${post.readMinutes} min read`,
    published: post.published,
    scheduled: isWaiting && publishAt ? timeText("weekdayAndTime", publishAt, zone) : "",
    isDemo: post.isDemo,
    points: first.map(plainText),
    rest: rest > 0 ? `+${rest} more` : "",
    excerpt: cutAtWord(text, EXCERPT_LENGTH),
    isCut: text.length > EXCERPT_LENGTH,
    livePath: postPath(post.slug),
  };
}

/** Readers date a post by its publication, the list is ordered by when it was written. */
function cardDate(post: StaffPost, isWaiting: boolean, { now, zone }: Omit<Clock, "company">) {
  const { published, publishedAt, createdAt } = post;
  const isLive = published && !isWaiting && publishedAt !== null;
  const [done, at] = isLive ? ["Published", publishedAt] : ["Written", createdAt];
  return { date: formatShortDate(at, now, zone), dateTitle: `${done} ${timeText("longDate", at, zone)}` };
}

/** `body` is the post's content as sanitized HTML. */
function previewView(post: Post, body: string, companyZone: string): PreviewView {
  return {
    title: plainText(cleanTitle(post.title)),
    description: plainText(post.metaDescription),
    location: post.location,
    category: categoryName(post.category),
    date: formatPostDate(post.publishedAt, companyZone),
    readTime: `${post.readMinutes} min read`,
    keyPoints: post.keyPoints.map(plainText),
    body,
  };
}
