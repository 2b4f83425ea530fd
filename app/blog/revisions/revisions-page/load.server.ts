import type { Db } from "../../../platform/db/database.server";
import { timeText } from "../../../platform/time/time-text";
import { parsePage } from "../../list/list-query";
import { readStaffPost } from "../../staff/staff-posts.server";
import { compareTexts } from "../compare.server";
import type { PostText } from "../revision";
import { type ListedRevision, readRevision, selectRevisions } from "../revisions.server";

const PER_PAGE = 50;

/** A page of the post's revisions, and the chosen one or else the newest; null if there is no such post. */
export async function loadRevisions(db: Db, id: string, search: URLSearchParams, zone: string) {
  const page = parsePage(search.get("page"));
  const [post, rows] = await Promise.all([
    readStaffPost(db, id),
    selectRevisions(db, id, { limit: PER_PAGE + 1, offset: (page - 1) * PER_PAGE }),
  ]);
  if (!post) return null;
  const chosenId = search.get("revision") ?? rows[0]?.id;
  const chosen = chosenId ? await readRevision(db, id, chosenId) : null;
  return {
    id,
    page,
    title: post.title || "Untitled",
    revisions: rows.slice(0, PER_PAGE).map((row) => revisionRow(row, zone)),
    hasMore: rows.length > PER_PAGE,
    chosen: chosen && chosenView(chosen),
  };
}
export type RevisionRow = ReturnType<typeof revisionRow>;

/** A revision, compared with the one before it. */
function chosenView({ revision, before }: NonNullable<Awaited<ReturnType<typeof readRevision>>>) {
  return {
    id: revision.id,
    note: revision.note,
    isFirst: before === null,
    fields: compareTexts(before ?? EMPTY_TEXT, revision),
  };
}

const BADGES: Partial<Record<ListedRevision["kind"], string>> = {
  draft: "Not published yet",
  unchosen: "Not chosen",
};

/** A revision in the list; times are those of the zone. */
function revisionRow({ id, note, kind, author, added, removed, updatedAt }: ListedRevision, zone: string) {
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
const EMPTY_TEXT: PostText = {
  title: "",
  metaDescription: "",
  excerpt: "",
  content: "",
  keyPoints: [],
  category: "",
  location: "",
};
