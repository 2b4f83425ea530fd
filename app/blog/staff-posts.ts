import { parsePage, readTerm } from "./list-query";
import type { PostSummary } from "./post";

export const STAFF_POSTS_PATH = "/admin/blogs";
/** The action of a card's publish switch. */
export const PUBLISH_PATH = "/admin/blogs/publish";
export const STAFF_POSTS_PER_PAGE = 10;
export const CARD_KEY_POINTS = 3;
export const EXCERPT_LENGTH = 200;

/** The status filter of Blog Management, in display order. */
export const POST_FILTERS = [
  { value: "all", label: "All Blogs" },
  { value: "published", label: "Published Only" },
  { value: "draft", label: "Draft Only" },
] as const;
export type PostFilter = (typeof POST_FILTERS)[number]["value"];

export type StaffQuery = { q: string; status: PostFilter; page: number };

/** A post on a card, drafts included; `excerpt` is the start of its content, with markup. */
export type StaffPost = PostSummary & { published: boolean; isDemo: boolean; excerpt: string };

export type StaffPostList = {
  posts: StaffPost[];
  /** Number of posts that match the filter and the search. */
  matching: number;
  counts: { total: number; published: number };
};

export const POST_TOASTS = {
  notFetched: { title: "Failed to fetch blogs", destructive: true },
  published: { title: "Blog published successfully" },
  unpublished: { title: "Blog unpublished successfully" },
  notLive: {
    title: "Not Published",
    description: "This blog post is not yet published. Only published blogs can be viewed live.",
  },
};

export const PUBLISH_FAILURE = { title: "Failed to update blog status" } as const;

export function parseStaffQuery(params: URLSearchParams): StaffQuery {
  const status = params.get("status");
  return {
    q: readTerm(params.get("q")),
    status: POST_FILTERS.find((filter) => filter.value === status)?.value ?? "all",
    page: parsePage(params.get("page")),
  };
}

/** The list's URL, without defaults, and with the post whose preview or edit dialog is open. */
export function staffPostsHref(
  { q, status, page }: StaffQuery,
  open: { preview?: string; edit?: string } = {},
): string {
  const params = new URLSearchParams();
  if (q) params.set("q", q);
  if (status !== "all") params.set("status", status);
  if (page > 1) params.set("page", String(page));
  if (open.preview) params.set("preview", open.preview);
  if (open.edit) params.set("edit", open.edit);
  const search = params.toString();
  return search ? `${STAFF_POSTS_PATH}?${search}` : STAFF_POSTS_PATH;
}
