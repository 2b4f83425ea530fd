import { timeText } from "../../../platform/time/time-text";
import type { PostText } from "../revision";
import type { ListedRevision } from "../revisions.server";

export type RevisionRow = ReturnType<typeof revisionRow>;

const BADGES: Partial<Record<ListedRevision["kind"], string>> = {
  draft: "Not published yet",
  unchosen: "Not chosen",
};

/** A revision in the list; times are those of the zone. */
export function revisionRow(
  { id, note, kind, author, added, removed, updatedAt }: ListedRevision,
  zone: string,
) {
  return {
    id,
    note,
    by: author ?? "Before the first edit",
    at: timeText("weekdayAndTime", updatedAt, zone),
    words: `+${added} −${removed} words`,
    badge: BADGES[kind] ?? "",
  };
}

/** What the first revision is compared with. */
export const EMPTY_TEXT: PostText = {
  title: "",
  metaDescription: "",
  excerpt: "",
  content: "",
  keyPoints: [],
  category: "",
  location: "",
};
