import { z } from "zod";

export const STAFF_POSTS_PER_PAGE = 10;
export const CARD_KEY_POINTS = 3;
export const EXCERPT_LENGTH = 200;

/** The status filter of Blog Management, in the order of its list. */
export const POST_FILTERS = [
  { value: "all", label: "All Blogs" },
  { value: "published", label: "Published Only" },
  { value: "draft", label: "Draft Only" },
] as const;
export type PostFilter = (typeof POST_FILTERS)[number]["value"];

export function parsePostFilter(value: string | null): PostFilter {
  return POST_FILTERS.find((filter) => filter.value === value)?.value ?? "all";
}

/** What Blog Management can be asked to do. */
export const postIntentSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("publish"), id: z.string() }),
  z.object({ intent: z.literal("unpublish"), id: z.string() }),
]);
