import { parsePage, readTerm } from "../list/list-query";
import type { PostSummary } from "../post";

export const STAFF_POSTS_PATH = "/admin/blogs";
/** The action of a card's publish switch. */
export const PUBLISH_PATH = "/admin/blogs/publish";
/** The action of everything else that happens to stored posts. */
export const CHANGES_PATH = "/admin/blogs/changes";
export const POST_TRASH_PATH = "/admin/blogs/trash";
export const NEW_POST_PATH = "/admin/blogs/new";
export const PREVIEW_PATH = "/admin/blogs/preview";
export const UPLOAD_PATH = "/admin/blogs/images";
/** Posts in the trash are removed for good after this. */
export const TRASH_DAYS = 30;
export const STAFF_POSTS_PER_PAGE = 10;
export const CARD_KEY_POINTS = 3;
export const EXCERPT_LENGTH = 200;

/** The status filter of Blog Management, in display order; the last one where posts wait for their time. */
export const POST_FILTERS = [
  { value: "all", label: "All Blogs" },
  { value: "published", label: "Published Only" },
  { value: "draft", label: "Draft Only" },
  { value: "scheduled", label: "Scheduled Only" },
] as const;
export type PostFilter = (typeof POST_FILTERS)[number]["value"];

export type StaffQuery = { q: string; status: PostFilter; page: number };

/** A post on a card, drafts included; `excerpt` is the start of its content, with markup. */
export type StaffPost = Omit<PostSummary, "publishedAt" | "featureImage" | "chartMarkup"> & {
  published: boolean;
  createdAt: string;
  /** ISO time; null if it was never public and has no time yet. */
  publishedAt: string | null;
  /** ISO time; set while a published post waits for it, and until the search services know of it. */
  publishAt: string | null;
  isDemo: boolean;
  excerpt: string;
};

export type StaffPostList = {
  posts: StaffPost[];
  /** Number of posts that match the filter and the search. */
  matching: number;
  counts: { total: number; published: number; scheduled: number };
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

export function editorPath(id: string): string {
  return `${STAFF_POSTS_PATH}/${id}`;
}

export function autosavePath(id: string): string {
  return `${editorPath(id)}/autosave`;
}

/** All revisions of a post; `revision` is compared with the one before it. */
export function revisionsPath(id: string, revision?: string): string {
  return `${editorPath(id)}/revisions${revision ? `?revision=${revision}` : ""}`;
}

export const PUBLISH_FAILURE = { title: "Failed to update blog status" } as const;

export function parseStaffQuery(params: URLSearchParams): StaffQuery {
  const status = params.get("status");
  return {
    q: readTerm(params.get("q")),
    status: POST_FILTERS.find((filter) => filter.value === status)?.value ?? "all",
    page: parsePage(params.get("page")),
  };
}

/** What the bar below the list does with chosen posts, in its order. */
export const BULK_CHANGES = ["publish", "unpublish", "schedule", "trash"] as const;
export type BulkChange = (typeof BULK_CHANGES)[number];

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

export const EDIT_TOASTS = {
  updated: { title: "Blog updated successfully" },
  saved: { title: "Blog saved" },
  scheduled: { title: "Blog scheduled" },
  duplicated: { title: "Blog duplicated" },
  restored: { title: "Revision restored" },
} as const;

export const EDIT_FAILURE = { title: "Failed to update blog" } as const;

/** By intent of `postChangeSchema`. */
export const CHANGE_FAILURES = {
  publish: { title: "Failed to update blog status" },
  unpublish: { title: "Failed to update blog status" },
  schedule: { title: "Failed to update blog status" },
  trash: { title: "The blog wasn’t moved to the trash" },
  restore: { title: "The blog wasn’t restored" },
  duplicate: { title: "The blog wasn’t duplicated" },
  revert: { title: "The revision wasn’t restored" },
} as const;

/** What the list's quick edit changes of a post. */
export type QuickEdit = {
  title: string;
  metaDescription: string;
  content: string;
  keyPoints: string[];
};

export const QUICK_EDIT_INTENT = "edit";
