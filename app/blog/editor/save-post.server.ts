import { and, eq, isNull } from "drizzle-orm";
import { insertAudit } from "../../platform/db/audit.server";
import { ChangeRefused, lockVersion, runIfChanged } from "../../platform/db/change.server";
import { type Db, isUniqueViolation, runBatch, type Statement } from "../../platform/db/database.server";
import { insertOutbox, type OutboxEntry } from "../../platform/jobs/outbox.server";
import { insertImageUses } from "../images/images.server";
import { contentProblem } from "../markup/article-lexer";
import { countWords, readMinutes } from "../post";
import { isForSearch } from "../post-settings";
import { insertPost } from "../posts.server";
import { indexingEntry, removalEntry, stalePathsOf } from "../publishing/publish.server";
import { textOf } from "../revisions/revision";
import {
  continueRevision,
  insertFirstRevision,
  insertRevision,
  selectNewestRevisions,
} from "../revisions/revisions.server";
import { rememberSlug, selectTakenSlugs } from "../slugs.server";
import { blogs } from "../tables";
import {
  planSave,
  type RevisionWrite,
  type Saved,
  type SaveInput,
  type SavePlan,
  type StoredState,
  type TheirVersion,
  wantedSlug,
} from "./save-plan";

/** What the caller must do afterwards: dispatch the entries and evict these cached pages. */
export type Consequences = { outbox: OutboxEntry[]; stalePaths: string[] };

export type SaveResult =
  | ({ kind: "saved" } & Saved & Consequences)
  | { kind: "conflict"; theirs: TheirVersion };

type Write = Exclude<SavePlan, { kind: "conflict" }>;
type Update = Extract<SavePlan, { kind: "update" }>;

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
  const plan = planSave(await readBefore(db, input), input, now);
  if (plan.kind === "conflict") return plan;
  const told = plan.kind === "update" ? consequencesOf(plan, input) : NOTHING;
  const isWritten = await write(db, plan, input, told, now);
  // Somebody else was faster, or the answer to this same save was lost: the next look shows what is stored.
  if (!isWritten) return savePost(db, input, now);
  if (plan.kind === "keep" && plan.refusal !== null) throw new ChangeRefused(409, plan.refusal);
  return { kind: "saved", ...plan.saved, ...told };
}

async function readBefore(db: Db, input: SaveInput): Promise<StoredState> {
  const [[post], newest, taken] = await db.batch([
    db.select().from(blogs).where(eq(blogs.id, input.id)),
    selectNewestRevisions(db, input.id),
    selectTakenSlugs(db, wantedSlug(input), input.id),
  ]);
  if (!post && input.version > 0) throw new ChangeRefused(404, "This post is no longer here.");
  if (post?.deletedAt) throw new ChangeRefused(409, "This post is in the trash. Restore it first.");
  return { post, newest, taken };
}

/** Whether the plan was written: false if what it was made from has changed since. */
async function write(
  db: Db,
  plan: Write,
  input: SaveInput,
  { outbox }: Consequences,
  now: Date,
): Promise<boolean> {
  const { actor, id, text, authorId, settings } = input;
  const revision = plan.revision ? revisionStatements(db, plan.revision, input, now) : [];
  if (plan.kind === "keep") {
    await runBatch(db, revision);
    return true;
  }
  if (plan.kind === "update") {
    const messages = outbox.map((entry) => insertOutbox(db, entry, now));
    const others = [...slugStatements(db, plan, input, now), ...auditStatements(db, plan, input, now)];
    return runIfChanged(db, updateOf(db, plan, input, now), [...revision, ...others, ...messages]);
  }
  const post = insertPost(db, { ...text, ...settings, id, slug: plan.saved.slug, authorId }, now);
  const audit = insertAudit(db, { actor, action: "blog.create", entity: "blog", entityId: id }, now);
  try {
    await runBatch(db, [post, ...revision, audit]);
    return true;
  } catch (error) {
    if (isUniqueViolation(error, "blogs.")) return false;
    throw error;
  }
}

/** The revision, and the pictures that its text shows. */
function revisionStatements(
  db: Db,
  { continues, id, first, kind, note, before }: RevisionWrite,
  { id: blogId, actor, text, settings }: SaveInput,
  now: Date,
): Statement[] {
  const words = { kind, note, text, before };
  const row = { id: id ?? undefined, blogId, authorId: actor.id, ...words };
  return [
    ...(first ? [insertFirstRevision(db, first)] : []),
    continues === null ? insertRevision(db, row, now) : continueRevision(db, continues, words, now),
    insertImageUses(db, blogId, [text.content, settings?.featureImage, settings?.shareImage].join(" ")),
  ];
}

function updateOf(
  db: Db,
  { post, saved }: Update,
  { text, authorId, settings }: SaveInput,
  now: Date,
): Statement {
  const lock = lockVersion(blogs, post, now);
  const { slug } = saved;
  return db
    .update(blogs)
    .set({
      ...textOf(text),
      ...settings,
      slug,
      authorId,
      readMinutes: readMinutes(text.content),
      ...lock.next,
    })
    .where(and(lock.isUnchanged, isNull(blogs.deletedAt)));
}

function slugStatements(
  db: Db,
  { post, saved, isMoved }: Update,
  { actor }: SaveInput,
  now: Date,
): Statement[] {
  return isMoved ? rememberSlug(db, { from: post.slug, to: saved.slug, by: actor.label }, now) : [];
}

/** An editing session's autosaves are in its revision. */
function auditStatements(
  db: Db,
  { post, saved }: Update,
  { actor, mode, text }: SaveInput,
  now: Date,
): Statement[] {
  if (mode === "auto") return [];
  const before = { title: post.title, slug: post.slug, words: countWords(post.content) };
  const after = { title: text.title, slug: saved.slug, words: countWords(text.content) };
  const entry = { actor, action: "blog.edit", entity: "blog", entityId: post.id, before, after };
  return [insertAudit(db, entry, now)];
}

/** A change of what readers see is told to the search services and the cache. */
function consequencesOf(
  { post, saved: { slug }, isPublic }: Update,
  { text, settings, siteUrl }: SaveInput,
): Consequences {
  if (!isPublic) return NOTHING;
  // Those who knew of the article also get to know that they should not any longer.
  const isTold = isForSearch(post) || isForSearch(settings ?? post);
  return {
    outbox: [
      ...(isTold ? [indexingEntry(siteUrl, slug, "update")] : []),
      ...(slug === post.slug ? [] : [removalEntry(siteUrl, post.slug)]),
    ],
    stalePaths: [...new Set([...stalePathsOf({ ...text, slug }), ...stalePathsOf(post)])],
  };
}
