import type { FilterOption } from "../filters/filter-ranges";
import { NO_TAG } from "./tags";

/**
 * The filter by tags has a condition of its own (`matchesTags`). A tag that no lead has any more stays and matches
 * none, so that a view of it does not become one of all leads.
 */
export const TAG_FILTER = {
  name: "tag",
  label: "Tag",
  placeholder: "Any tag",
  column: "tags",
  options: [{ value: NO_TAG, label: "No tag", is: "empty" }] as readonly FilterOption[],
  dynamicOptionsLabel: "Tags of the leads",
  keepsUnknown: true,
} as const;
