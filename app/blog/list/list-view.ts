import { type CategoryIcon, type CoverTint, categoryIcon, categoryName, coverTint } from "../category";
import { type CoverChart, type CoverFigure, readCoverChart, readCoverFigure } from "../figures/cover-chart";
import { cleanTitle, plainText } from "../markup/text";
import {
  type BlogList,
  FEATURED_KEY_POINTS,
  firstPoints,
  formatPostDate,
  LIST_KEY_POINTS,
  type ListedPost,
  MAX_FOUND,
  POSTS_PER_PAGE,
  type PostSummary,
  pageCount,
  postPath,
} from "../post";
import { type Picture, pictureOf } from "../post-settings";
import { excerptAround, highlight, type Piece } from "../search/search-text";
import { type ListQuery, listHref } from "./list-query";
import { topicSlug } from "./topic";

/** Category and search links skip the featured article. */
const LIST_ANCHOR = "#latest";

export type PostView = {
  slug: string;
  href: string;
  tint: CoverTint;
  category: string;
  picture: Picture | null;
  chart: CoverChart | null;
  figure: CoverFigure | null;
  title: string;
  location: string;
  date: string;
  dateTime: string;
  readTime: string;
  points: string[];
  rest: string;
};

/** A post in the list, with the searched words marked in its title and in the text around it. */
export type ListedPostView = PostView & { foundTitle: Piece[]; excerpt: Piece[] };

export type CategoryView = {
  name: string;
  postCount: number;
  icon: CategoryIcon;
  href: string;
  selected: boolean;
};

export type ListView = {
  query: ListQuery;
  featured: PostView | null;
  heading: string;
  /** How many articles a search found: "2 articles for “postcard”"; empty without a search. */
  found: string;
  posts: ListedPostView[];
  emptyText: string;
  pages: number;
  /** The search has more matches than are shown. */
  isCut: boolean;
  categories: CategoryView[];
};

/** `zone` is the company's. */
export function listView(query: ListQuery, list: BlogList, zone: string): ListView {
  const isChosen = (name: string) => query.category !== "" && topicSlug(name) === topicSlug(query.category);
  return {
    query,
    featured: list.featured && postView(list.featured, zone, FEATURED_KEY_POINTS, "more points..."),
    heading: query.category ? `${query.category} Articles` : "Latest Articles",
    found: query.q === "" ? "" : foundText(list.total, query.q),
    posts: list.posts.map((post) => listedPostView(post, zone, query.q)),
    emptyText: query.q
      ? "No articles found matching your search criteria."
      : "No articles available at the moment.",
    pages: pageCount(list.total, POSTS_PER_PAGE),
    isCut: query.q !== "" && list.total >= MAX_FOUND,
    categories: list.categories.map(({ name, postCount }) => ({
      name,
      postCount,
      icon: categoryIcon(name),
      selected: isChosen(name),
      href: listHref({ ...query, category: isChosen(name) ? "" : name, page: 1 }) + LIST_ANCHOR,
    })),
  };
}

function foundText(total: number, term: string): string {
  const articles =
    total === 1 ? "1 article" : `${total.toLocaleString("en-US")}${total >= MAX_FOUND ? "+" : ""} articles`;
  return total === 0 ? "" : `${articles} for “${term}”`;
}

/** Where the list is that was asked for: no other spelling of a category has a page, nor has what is after the last. */
export function movedTo({ query, pages, categories }: ListView): string | null {
  const category = categories.find(({ selected }) => selected)?.name ?? query.category;
  const page = Math.min(query.page, pages);
  return category === query.category && page === query.page ? null : pageHref({ ...query, category }, page);
}

/** Strangers can make up any number of categories, so that the cache keeps only those that posts have. */
export function isMadeUp({ query, categories }: ListView): boolean {
  return query.category !== "" && !categories.some(({ selected }) => selected);
}

/** The page when the posts could not be loaded. */
export function failedListView(query: ListQuery): ListView {
  const nothing = { featured: null, posts: [], total: 0, categories: [] };
  return { ...listView({ ...query, q: "" }, nothing, "UTC"), query };
}

export function pageHref(query: ListQuery, page: number): string {
  return listHref({ ...query, page }) + LIST_ANCHOR;
}

export function listedPostView(post: ListedPost, zone: string, term: string): ListedPostView {
  const view = postView(post, zone, LIST_KEY_POINTS, "more...");
  return { ...view, foundTitle: highlight(view.title, term), excerpt: excerptAround(post.content, term) };
}

function postView(post: PostSummary, zone: string, shown: number, more: string): PostView {
  const { first, rest } = firstPoints(post.keyPoints, shown);
  return {
    slug: post.slug,
    href: postPath(post.slug),
    tint: coverTint(categoryName(post.category)),
    category: categoryName(post.category),
    picture: pictureOf(post.featureImage),
    chart: readCoverChart(post.chartMarkup),
    figure: readCoverFigure(post.keyPoints.map(plainText)),
    title: plainText(cleanTitle(post.title)),
    location: post.location,
    date: formatPostDate(post.publishedAt, zone),
    dateTime: post.publishedAt,
    readTime: `${post.readMinutes} min read`,
    points: first.map(plainText),
    rest: rest > 0 ? `+${rest} ${more}` : "",
  };
}
