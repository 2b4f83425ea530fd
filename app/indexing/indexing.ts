export const INDEXING_SERVICES = ["google", "bing"] as const;
export type IndexingService = (typeof INDEXING_SERVICES)[number];

/** not-connected: no account of that service is configured, and nothing was sent to it. */
export const INDEXING_STATUSES = ["pending", "success", "error", "not-connected"] as const;
export type IndexingStatus = (typeof INDEXING_STATUSES)[number];
