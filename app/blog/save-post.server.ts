import { and, eq, isNull } from "drizzle-orm";
import { type Actor, insertAudit } from "../platform/db/audit.server";
import { ChangeRefused, lockVersion, runIfChanged } from "../platform/db/change.server";
import { type Db, isUniqueViolation, runBatch, type Statement } from "../platform/db/database.server";
import { insertOutbox, type OutboxEntry } from "../platform/jobs/outbox.server";
import { contentProblem } from "./content-limits";
import { insertImageUses } from "./images.server";
import { countWords, isPublicAt, readMinutes } from "./post";
import { insertPost } from "./posts.server";
import { indexingEntry, removalEntry, stalePathsOf } from "./publish.server";
import { rememberSlug } from "./remember-slug.server";
import { describeChange, isSameText, type PostText, textOf } from "./revision";
import {
  continueRevision,
  insertFirstRevision,
  insertRevision,
  isSameSession,
  selectNewestRevisions,
} from "./revisions.server";
import { slugOf } from "./slug";
import { freeSlug, selectTakenSlugs } from "./slugs.server";
import { blogs } from "./tables";
import { isUnverified, NOT_VERIFIED } from "./unverified";

export type SaveInput = {
  id: string;
  /** Of the text that the writer started from; 0 for a post that is not stored yet. */
  version: number;
  text: PostText;
  /** '' takes it from the title. */
  slug: string;
  authorId: string | null;
  /** auto: the text of a post that readers see stays a draft of its own, until it is saved. */
  mode: "auto" | "save";
  /** Why, in the writer's words; '' names what changed. */
  note: string;
  /** Of a revision of its own; saving the same one again adds none. */
  revisionId: string;
  actor: Actor;
  siteUrl: string;
};

/** What somebody else saved meanwhile. `by` is null if it was nobody of the staff. */
export type Theirs = { version: number; text: PostText; slug: string; by: string | null; at: string };

/** What the caller must do afterwards: dispatch the entries and evict these cached pages. */
export type Consequences = { outbox: OutboxEntry[]; stalePaths: string[] };

export type SaveResult =
  | ({
      kind: "saved";
      version: number;
      slug: string;
      isSlugTaken: boolean;
      isPending: boolean;
    } & Consequences)
  | { kind: "conflict"; theirs: Theirs };

type Stored = typeof blogs.$inferSelect;
type SavedPost = PostText & { slug: string };
type Newest = Awaited<ReturnType<typeof selectNewestRevisions>>;
type Write = { post: Stored; newest: Newest; slug: string; isSlugTaken: boolean };

const NOTHING: Consequences = { outbox: [], stalePaths: [] };

/**
 * Saves what a writer typed, with its revision: one transaction. Nothing is overwritten that the writer has not seen:
 * then the result is a conflict, and nothing is written. Saving the same twice, as after a lost answer, saves it once.
 * @throws ChangeRefused if the post is gone or in the trash, if its text is too long or too deep, or if readers would
 * see a statement to verify
 */
export async function savePost(db: Db, input: SaveInput, now: Date): Promise<SaveResult> {
  const problem = contentProblem(input.text.content);
  if (problem !== null) throw new ChangeRefused(409, problem);
  const { post, newest, taken } = await readForSave(db, input);
  if (!post) return createPost(db, input, freeSlug(wantedSlug(input), taken), now);
  if (post.deletedAt) throw new ChangeRefused(409, "This post is in the trash. Restore it first.");
  const wanted = input.slug === post.slug ? post.slug : wantedSlug(input);
  const isFree = wanted === post.slug || !taken.some(({ slug }) => slug === wanted);
  const slug = isFree ? wanted : input.slug === "" ? freeSlug(wanted, taken) : post.slug;
  const write = { post, newest, slug, isSlugTaken: !isFree && slug === post.slug };
  const isSame = isSameText(post, input.text) && post.slug === slug && post.authorId === input.authorId;
  if (isSame) return closeSession(db, input, write, now);
  if (input.version !== post.version) return { kind: "conflict", theirs: theirsOf(post, newest) };
  if (post.published && input.mode === "auto") return savePending(db, input, write, now);
  return apply(db, input, write, now);
}

function wantedSlug({ slug, text }: SaveInput): string {
  return slugOf(slug || text.title);
}

async function readForSave(db: Db, input: SaveInput) {
  const [[post], newest, taken] = await db.batch([
    db.select().from(blogs).where(eq(blogs.id, input.id)),
    selectNewestRevisions(db, input.id),
    selectTakenSlugs(db, wantedSlug(input), input.id),
  ]);
  if (!post && input.version > 0) throw new ChangeRefused(404, "This post is not here any more.");
  return { post, newest, taken };
}

async function createPost(db: Db, input: SaveInput, slug: string, now: Date): Promise<SaveResult> {
  const { id, text, authorId, actor, note } = input;
  const kind = input.mode === "auto" ? "autosave" : "save";
  const revision = {
    blogId: id,
    kind,
    note: note || "First draft",
    authorId: actor.id,
    text,
    before: null,
  } as const;
  try {
    await runBatch(db, [
      insertPost(db, { ...text, id, slug, authorId }, now),
      insertRevision(db, revision, now),
      insertAudit(db, { actor, action: "blog.create", entity: "blog", entityId: id }, now),
      insertImageUses(db, id, text.content),
    ]);
  } catch (error) {
    // Its answer was lost, or somebody else took the slug a moment ago.
    if (!isUniqueViolation(error, "blogs.")) throw error;
    return savePost(db, input, now);
  }
  return { kind: "saved", version: 1, slug, isSlugTaken: false, isPending: false, ...NOTHING };
}

/**
 * The text is stored already; an explicit save ends the editing session, so that the next one is a row of its own. What
 * the writer typed before, and took back, does not wait for an update any more.
 */
async function closeSession(db: Db, input: SaveInput, write: Write, now: Date): Promise<SaveResult> {
  const { post, newest, ...slug } = write;
  const [last, before] = newest;
  const isOwn = isSameSession(last?.revision, input.actor.id, now);
  if (last && isOwn && input.mode === "save") {
    const note = input.note || last.revision.note;
    const session = { kind: "save", note, text: input.text, before: before?.revision ?? null } as const;
    await runBatch(db, [continueRevision(db, last.revision.id, session, now)]);
  } else if (last?.revision.kind === "draft" && last.revision.authorId === input.actor.id) {
    const kind = input.mode === "auto" ? "draft" : "save";
    if (!isSameText(last.revision, input.text))
      await runBatch(db, revisionStatements(db, input, write, kind, now));
  }
  return { kind: "saved", version: post.version, ...slug, isPending: false, ...NOTHING };
}

async function savePending(db: Db, input: SaveInput, write: Write, now: Date): Promise<SaveResult> {
  await runBatch(db, [
    ...revisionStatements(db, input, write, "draft", now),
    insertImageUses(db, input.id, input.text.content),
  ]);
  const { post, isSlugTaken } = write;
  return { kind: "saved", version: post.version, slug: post.slug, isSlugTaken, isPending: true, ...NOTHING };
}

async function apply(db: Db, input: SaveInput, write: Write, now: Date): Promise<SaveResult> {
  const { post, slug, isSlugTaken } = write;
  if (post.published && isUnverified(input.text)) {
    await savePending(db, input, write, now);
    throw new ChangeRefused(409, NOT_VERIFIED);
  }
  const lock = lockVersion(blogs, post, now);
  const change = db
    .update(blogs)
    .set({
      ...textOf(input.text),
      slug,
      authorId: input.authorId,
      readMinutes: readMinutes(input.text.content),
      ...lock.next,
    })
    .where(and(lock.isUnchanged, isNull(blogs.deletedAt)));
  const told = consequencesOf(post, { ...input.text, slug }, input.siteUrl, now);
  const kind = input.mode === "auto" ? "autosave" : "save";
  const isChanged = await runIfChanged(db, change, [
    ...revisionStatements(db, input, write, kind, now),
    insertImageUses(db, post.id, input.text.content),
    ...slugStatements(db, input, write, now),
    ...auditStatements(db, input, write, now),
    ...told.outbox.map((entry) => insertOutbox(db, entry, now)),
  ]);
  // Somebody else was faster: the next look shows what they saved.
  if (!isChanged) return savePost(db, input, now);
  return { kind: "saved", version: post.version + 1, slug, isSlugTaken, isPending: false, ...told };
}

function slugStatements(db: Db, { actor }: SaveInput, { post, slug }: Write, now: Date): Statement[] {
  if (slug === post.slug) return [];
  // Nobody has the address of a post that was never public. One that was unpublished is still in the search index.
  if (!isPublicAt(post, now) && post.searchVersion === 0) return [];
  return rememberSlug(db, { from: post.slug, to: slug, by: actor.label }, now);
}

/** An editing session's autosaves are in its revision. */
function auditStatements(
  db: Db,
  { actor, mode, text }: SaveInput,
  { post, slug }: Write,
  now: Date,
): Statement[] {
  if (mode === "auto") return [];
  const before = { title: post.title, slug: post.slug, words: countWords(post.content) };
  const after = { title: text.title, slug, words: countWords(text.content) };
  const entry = { actor, action: "blog.edit", entity: "blog", entityId: post.id, before, after };
  return [insertAudit(db, entry, now)];
}

function revisionStatements(
  db: Db,
  { actor, text, note, revisionId, mode }: SaveInput,
  { post, newest }: Write,
  kind: "autosave" | "save" | "draft",
  now: Date,
): Statement[] {
  const [last, beforeLast] = newest;
  const isOwn = isSameSession(last?.revision, actor.id, now);
  const before = (isOwn ? beforeLast?.revision : last?.revision) ?? post;
  const words = { kind, note: note || describeChange(before, text), text, before };
  if (last && isOwn) return [continueRevision(db, last.revision.id, words, now)];
  const id = mode === "save" ? revisionId : undefined;
  return [
    ...(last ? [] : [insertFirstRevision(db, post)]),
    insertRevision(db, { id, blogId: post.id, authorId: actor.id, ...words }, now),
  ];
}

/** A change of what readers see is told to the search services and the cache. */
function consequencesOf(post: Stored, saved: SavedPost, siteUrl: string, now: Date): Consequences {
  if (!isPublicAt(post, now)) return NOTHING;
  const isMoved = saved.slug !== post.slug;
  return {
    outbox: [
      indexingEntry(siteUrl, saved.slug, "update"),
      ...(isMoved ? [removalEntry(siteUrl, post.slug)] : []),
    ],
    stalePaths: [...new Set([...stalePathsOf(saved), ...stalePathsOf(post)])],
  };
}

function theirsOf(post: Stored, newest: Newest): Theirs {
  const applied = newest.find(({ revision }) => revision.kind !== "draft" && revision.kind !== "unchosen");
  const by = applied?.author ?? null;
  return { version: post.version, text: textOf(post), slug: post.slug, by, at: post.updatedAt };
}
