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
  aiCrawlers: { title: "The switch was not changed" },
};
