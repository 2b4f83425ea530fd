import { z } from "zod";
import { defineMessage } from "../../platform/jobs/message";

/** Asks the search services to recrawl a page. Sent on publishing, handled by the indexing feature. */
export const submitUrlMessage = defineMessage(
  "indexing",
  "indexing.submit",
  "Tell search engines of a page",
  {
    url: z.url(),
    action: z.literal("submit"),
    kind: z.literal("URL_UPDATED"),
    reason: z.enum(["publish", "update", "reindex"]).default("publish"),
  },
);

/** Tells services that take such notices that a page is gone. It does not request indexing. */
export const removalNoticeMessage = defineMessage(
  "indexing",
  "indexing.removal",
  "Tell search engines that a page is gone",
  {
    url: z.url(),
  },
);
