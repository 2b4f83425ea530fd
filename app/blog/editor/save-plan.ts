import type { Actor } from "../../platform/db/audit.server";
import { isPublicAt } from "../post";
import { isSameSettings, type PostSettings } from "../post-settings";
import { isUnverified, NOT_VERIFIED } from "../publishing/unverified";
import {
  describeChange,
  isSameSession,
  isSameText,
  type PostText,
  type Revision,
  textOf,
} from "../revisions/revision";
import { freeSlug, slugOf } from "../slug";
import type { blogs } from "../tables";

export type SaveInput = {
  id: string;
  /** Of the text that the writer started from; 0 for a post that is not stored yet. */
  version: number;
  text: PostText;
  /** '' takes it from the title. */
  slug: string;
  authorId: string | null;
  /** Null leaves them as they are. */
  settings?: PostSettings | null;
  /** auto: the text of a post that readers see stays a draft of its own, until it is saved. */
  mode: "auto" | "save";
  /** Why, in the writer's words; '' names what changed. */
  note: string;
  /** Of a revision of its own; saving the same one again adds none. */
  revisionId: string;
  actor: Actor;
  siteUrl: string;
};

/** What somebody else saved in the meantime. `by` is null if it was nobody on the staff. */
export type TheirVersion = { version: number; text: PostText; slug: string; by: string | null; at: string };

/** What the writer is told: the post's version and slug after the save. `isPending`: readers see the old text. */
export type Saved = { version: number; slug: string; isSlugTaken: boolean; isPending: boolean };

type Stored = typeof blogs.$inferSelect;

export type RevisionWrite = {
  /** The row of the editing session that goes on; null for a row of its own. */
  continues: string | null;
  /** Of a row of its own; null for any. */
  id: string | null;
  kind: "autosave" | "save" | "draft";
  note: string;
  /** What the words are counted against; null for nothing. */
  before: PostText | null;
  /** The post before its first edit, which is also kept. */
  first: Stored | null;
};

/**
 * What a save writes, in one transaction. conflict: nothing; create: the post; update: the post, if it is still the one
 * that was read; keep: no post, at most a revision. `refusal` is what the writer is told after that, not `saved`.
 */
export type SavePlan =
  | { kind: "conflict"; theirs: TheirVersion }
  | { kind: "create"; saved: Saved; revision: RevisionWrite }
  | {
      kind: "update";
      saved: Saved;
      revision: RevisionWrite;
      post: Stored;
      isPublic: boolean;
      isMoved: boolean;
    }
  | { kind: "keep"; saved: Saved; revision: RevisionWrite | null; refusal: string | null };

/** What is stored: the post, its two newest revisions, and which slugs like the wanted one other posts have. */
export type StoredState = {
  post: Stored | undefined;
  newest: { revision: Revision; author: string | null }[];
  taken: { slug: string }[];
};

/** The slug that a save asks for, before it is compared with those of other posts. */
export function wantedSlug({ slug, text }: Pick<SaveInput, "slug" | "text">): string {
  return slugOf(slug || text.title);
}

/** Decides what saving `input` writes. */
export function planSave({ post, newest, taken }: StoredState, input: SaveInput, now: Date): SavePlan {
  if (!post) return planCreation(input, freeSlug(wantedSlug(input), taken));
  const { slug, isSlugTaken } = chooseSlug(post, taken, input);
  const saved = { version: post.version, slug, isSlugTaken, isPending: false };
  const isSame =
    isSameText(post, input.text) &&
    post.slug === slug &&
    post.authorId === input.authorId &&
    isSameSettings(post, input.settings ?? post);
  if (isSame)
    return { kind: "keep", saved, revision: revisionOfStored(post, newest, input, now), refusal: null };
  if (input.version !== post.version) return { kind: "conflict", theirs: theirsOf(post, newest) };
  const isRefused = post.published && input.mode === "save" && isUnverified(input.text);
  if (isRefused || (post.published && input.mode === "auto")) {
    const revision = revisionOf(post, newest, input, "draft", now);
    const pending = { ...saved, slug: post.slug, isPending: true };
    return { kind: "keep", saved: pending, revision, refusal: isRefused ? NOT_VERIFIED : null };
  }
  const isPublic = isPublicAt(post, now);
  // Nobody has the address of a post that was never public. One that was unpublished is still in the search index.
  const isMoved = slug !== post.slug && (isPublic || post.searchVersion !== 0);
  const revision = revisionOf(post, newest, input, input.mode === "auto" ? "autosave" : "save", now);
  return {
    kind: "update",
    saved: { ...saved, version: post.version + 1 },
    revision,
    post,
    isPublic,
    isMoved,
  };
}

function planCreation({ mode, note }: SaveInput, slug: string): SavePlan {
  const kind = mode === "auto" ? "autosave" : "save";
  return {
    kind: "create",
    saved: { version: 1, slug, isSlugTaken: false, isPending: false },
    revision: { continues: null, id: null, kind, note: note || "First draft", before: null, first: null },
  };
}

/** A slug that the writer chose and another post has is not given away; one of the title gets a number. */
function chooseSlug(post: Stored, taken: StoredState["taken"], input: SaveInput) {
  const wanted = input.slug === post.slug ? post.slug : wantedSlug(input);
  const isFree = wanted === post.slug || !taken.some(({ slug }) => slug === wanted);
  if (isFree) return { slug: wanted, isSlugTaken: false };
  const slug = input.slug === "" ? freeSlug(wanted, taken) : post.slug;
  return { slug, isSlugTaken: slug === post.slug };
}

/** What is typed within an editing session is one row. */
function revisionOf(
  post: Stored,
  [last, beforeLast]: StoredState["newest"],
  { text, note, mode, revisionId, actor }: SaveInput,
  kind: RevisionWrite["kind"],
  now: Date,
): RevisionWrite {
  const isOwn = isSameSession(last?.revision, actor.id, now);
  const before = (isOwn ? beforeLast?.revision : last?.revision) ?? post;
  return {
    continues: isOwn ? last.revision.id : null,
    id: mode === "save" ? revisionId : null,
    kind,
    note: note || describeChange(before, text),
    before,
    first: last ? null : post,
  };
}

/**
 * The text is stored already; an explicit save ends the editing session, so that the next one is a row of its own. What
 * the writer typed before, and took back, no longer waits for an update.
 */
function revisionOfStored(
  post: Stored,
  newest: StoredState["newest"],
  input: SaveInput,
  now: Date,
): RevisionWrite | null {
  const { actor, mode, note, text } = input;
  const [last, beforeLast] = newest.map(({ revision }) => revision);
  if (!last) return null;
  if (mode === "save" && isSameSession(last, actor.id, now)) {
    const ended = { continues: last.id, id: null, kind: "save", note: note || last.note } as const;
    return { ...ended, before: beforeLast ?? null, first: null };
  }
  const isTakenBack = last.kind === "draft" && last.authorId === actor.id && !isSameText(last, text);
  return isTakenBack ? revisionOf(post, newest, input, mode === "auto" ? "draft" : "save", now) : null;
}

function theirsOf(post: Stored, newest: StoredState["newest"]): TheirVersion {
  const applied = newest.find(({ revision }) => revision.kind !== "draft" && revision.kind !== "unchosen");
  const by = applied?.author ?? null;
  return { version: post.version, text: textOf(post), slug: post.slug, by, at: post.updatedAt };
}
