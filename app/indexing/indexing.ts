import { z } from "zod";
import { defineMessage } from "../platform/jobs/message";

export const INDEXING_SERVICES = ["google", "bing"] as const;
export type IndexingService = (typeof INDEXING_SERVICES)[number];

/** not-connected: no account of that service is configured, and nothing was sent to it. */
export const INDEXING_STATUSES = ["pending", "success", "error", "not-connected"] as const;
export type IndexingStatus = (typeof INDEXING_STATUSES)[number];

/** Asks the search services to look at one page again. */
export const submitUrl = defineMessage("indexing", "indexing.submit", {
  url: z.url(),
  action: z.literal("submit"),
  kind: z.literal("URL_UPDATED"),
});
