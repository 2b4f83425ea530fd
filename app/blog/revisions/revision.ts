import { isoAfter, MINUTE } from "../../platform/clock";
import { categoryName } from "../category";

/**
 * first: what a post said before its first edit; autosave: an editing session, one row for up to ten minutes; draft:
 * the same for a post that readers see, whose text waits for 'Update'; unchosen: the losing side of a conflict.
 */
export const REVISION_KINDS = ["first", "autosave", "save", "draft", "restore", "unchosen"] as const;
export type RevisionKind = (typeof REVISION_KINDS)[number];

/** What a revision keeps of a post. */
export type PostText = {
  title: string;
  metaDescription: string;
  excerpt: string;
  /** Light markup or HTML. */
  content: string;
  keyPoints: string[];
  /** '' is shown as 'Uncategorized'. */
  category: string;
  location: string;
};

/** A stored revision. Times are ISO-8601 UTC. */
export type Revision = PostText & {
  id: string;
  kind: RevisionKind;
  note: string;
  /** Null for nobody on the staff. */
  authorId: string | null;
  createdAt: string;
};

/** An editing session writes one row for up to this long. */
const SESSION = 10 * MINUTE;

const PARTS = {
  title: "title",
  metaDescription: "description",
  excerpt: "excerpt",
  content: "text",
  keyPoints: "key points",
  category: "category",
  location: "location",
} as const satisfies Record<keyof PostText, string>;

export const TEXT_FIELDS = [
  "title",
  "metaDescription",
  "excerpt",
  "content",
  "keyPoints",
  "category",
  "location",
] as const;

/** The fields in which two texts differ. */
export function changedParts(before: PostText, after: PostText): (keyof PostText)[] {
  return TEXT_FIELDS.filter((field) => asText(before, field) !== asText(after, field));
}

export function isSameText(a: PostText, b: PostText): boolean {
  return changedParts(a, b).length === 0;
}

/** What changed, as a revision's note: "Title, text and key points". */
export function describeChange(before: PostText, after: PostText): string {
  const names = changedParts(before, after).map((field) => PARTS[field]);
  const last = names.pop();
  if (!last) return "No change";
  const list = names.length > 0 ? `${names.join(", ")} and ${last}` : last;
  return list.charAt(0).toUpperCase() + list.slice(1);
}

/** Only the text of a post, without its other columns. */
export function textOf(post: PostText): PostText {
  const { title, metaDescription, excerpt, content, keyPoints, category, location } = post;
  return { title, metaDescription, excerpt, content, keyPoints, category, location };
}

/** A field as people read it, for comparing. */
export function asText(text: PostText, field: keyof PostText): string {
  if (field === "keyPoints") return text.keyPoints.join("\n");
  return field === "category" ? categoryName(text.category) : text[field];
}

export function partLabel(field: keyof PostText): string {
  const name = PARTS[field];
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Whether the next save of this person belongs to the same editing session, and so to the same row. */
export function isSameSession<Newest extends Revision>(
  newest: Newest | undefined,
  authorId: string,
  now: Date,
): newest is Newest {
  return (
    newest !== undefined &&
    newest.authorId === authorId &&
    (newest.kind === "autosave" || newest.kind === "draft") &&
    newest.createdAt >= isoAfter(now, -SESSION)
  );
}
