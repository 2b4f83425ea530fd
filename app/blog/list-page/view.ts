import { type CategoryIcon, type CoverTint, categoryIcon, categoryName, coverTint } from "../category";
import { type ListQuery, listHref } from "../list-query";
import {
  type BlogList,
  FEATURED_KEY_POINTS,
  firstPoints,
  formatPostDate,
  LIST_KEY_POINTS,
  POSTS_PER_PAGE,
  type PostSummary,
  pageCount,
  postPath,
} from "../post";
import { cleanTitle, plainText } from "../text";

/** Category and search links skip the featured article. */
const LIST_ANCHOR = "#latest";

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
  posts: PostView[];
  emptyText: string;
  pages: number;
  categories: CategoryView[];
};

export function listView(query: ListQuery, list: BlogList): ListView {
  return {
    query,
    featured: list.featured && postView(list.featured, FEATURED_KEY_POINTS, "more points..."),
    heading: query.category ? `${query.category} Articles` : "Latest Articles",
    posts: list.posts.map((post) => postView(post, LIST_KEY_POINTS, "more...")),
    emptyText: query.q
      ? "No articles found matching your search criteria."
      : "No articles available at the moment.",
    pages: pageCount(list.total, POSTS_PER_PAGE),
    categories: list.categories.map(({ name, postCount }) => ({
      name,
      postCount,
      icon: categoryIcon(name),
      selected: name === query.category,
      href: listHref({ ...query, category: name === query.category ? "" : name, page: 1 }) + LIST_ANCHOR,
    })),
  };
}

/** The page when the posts could not be loaded. */
export function failedListView(query: ListQuery): ListView {
  const nothing = { featured: null, posts: [], total: 0, categories: [] };
  return { ...listView({ ...query, q: "" }, nothing), query };
}

export function pageHref(query: ListQuery, page: number): string {
  return listHref({ ...query, page }) + LIST_ANCHOR;
}

function postView(post: PostSummary, shown: number, more: string): PostView {
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
