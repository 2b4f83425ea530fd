export const INDEXING_SERVICES = ["google", "bing"] as const;
export type IndexingService = (typeof INDEXING_SERVICES)[number];

/** not-connected: no account for that service is configured, so nothing was sent. */
export const INDEXING_STATUSES = ["pending", "success", "error", "not-connected"] as const;
export type IndexingStatus = (typeof INDEXING_STATUSES)[number];

/** Why search services are told of a page. */
export const NOTICE_REASONS = ["publish", "update", "unpublish", "reindex"] as const;
export type NoticeReason = (typeof NOTICE_REASONS)[number];

/** A search service's response to a request to recrawl a page. `indexedAt` is the ISO time if the service names one. */
export type IndexingAnswer = {
  status: "success" | "pending" | "not-connected";
  detail: string;
  indexedAt?: string | null;
};

export const REDIRECTS_PATH = "/admin/blogs/redirects";
export const REDIRECTS_IMPORT_PATH = `${REDIRECTS_PATH}/import`;

export const REDIRECT_FAILURE = {
  add: { title: "Failed to add the redirect" },
  redirect: { title: "Failed to add the redirect" },
  edit: { title: "Failed to change the redirect" },
  delete: { title: "Failed to delete the redirect" },
  undo: { title: "Failed to undo" },
} as const;
export const REDIRECTS_IMPORT_FAILURE = { title: "Failed to read the file" } as const;

/** A file of redirects has at most so many. */
export const MAX_MOVES = 5000;

export const INDEXING_INTENTS = {
  regenerate: "regenerate-sitemap",
  reindex: "reindex",
  aiCrawlers: "ai-crawlers",
} as const;

export const INDEXING_TOASTS = {
  regenerated: { title: "Sitemap regenerated successfully" },
  reindexed: { title: "Reindexing triggered successfully" },
  notFetched: { title: "Failed to fetch indexing status", destructive: true },
};
export const INDEXING_FAILURES = {
  regenerate: { title: "Failed to regenerate sitemap" },
  reindex: { title: "Failed to trigger reindexing" },
  aiCrawlers: { title: "The switch wasn’t changed" },
};
