import { and, eq, isNull } from "drizzle-orm";
import { type Actor, insertAudit } from "../../platform/db/audit.server";
import { ChangeRefused } from "../../platform/db/change.server";
import { type Db, isUniqueViolation, runBatch } from "../../platform/db/database.server";
import { newId } from "../../platform/ids";
import { type Consequences, savePost } from "../editor/save-post.server";
import { copyImageUses } from "../images/images.server";
import { contentProblem } from "../markup/article-lexer";
import { settingsOf } from "../post-settings";
import { insertPost } from "../posts.server";
import { slugOf } from "../slug";
import { findFreeSlug } from "../slugs.server";
import { readStaffPost } from "../staff/staff-posts.server";
import { blogs } from "../tables";
import { textOf } from "./revision";
import { insertRevision, readRevision } from "./revisions.server";

const GONE = "This post is no longer here.";

/**
 * Copies a post as a draft with an address of its own. Copying to the same id again changes nothing.
 * @throws ChangeRefused
 */
export async function duplicatePost(
  db: Db,
  { id, copyId, actor }: { id: string; copyId: string; actor: Actor },
  now: Date,
): Promise<void> {
  const post = await readStaffPost(db, id);
  if (!post) throw new ChangeRefused(404, GONE);
  const problem = contentProblem(post.content);
  if (problem !== null) throw new ChangeRefused(409, problem);
  const text = { ...textOf(post), title: `${post.title} (copy)` };
  const slug = await findFreeSlug(db, slugOf(text.title));
  const revision = {
    blogId: copyId,
    kind: "save" as const,
    note: "Duplicated",
    authorId: actor.id,
    text,
    before: null,
  };
  const entry = { actor, action: "blog.duplicate", entity: "blog", entityId: copyId, after: { of: id } };
  try {
    await runBatch(db, [
      insertPost(db, { ...text, ...settingsOf(post), id: copyId, slug, authorId: post.authorId }, now),
      insertRevision(db, revision, now),
      insertAudit(db, entry, now),
      copyImageUses(db, id, copyId),
    ]);
  } catch (error) {
    if (!isUniqueViolation(error, "blogs.id")) throw error;
  }
}

type Revert = { id: string; revision: string; actor: Actor; siteUrl: string };

/** Makes a revision the post's text again; what it replaces stays a revision. @throws ChangeRefused */
export async function revertPost(
  db: Db,
  { id, revision: revisionId, actor, siteUrl }: Revert,
  now: Date,
): Promise<Consequences> {
  const [found, [post]] = await Promise.all([
    readRevision(db, id, revisionId),
    db
      .select()
      .from(blogs)
      .where(and(eq(blogs.id, id), isNull(blogs.deletedAt))),
  ]);
  if (!post || !found) throw new ChangeRefused(404, GONE);
  const { revision } = found;
  const { version, slug, authorId } = post;
  const note = `Back to ${revision.note.charAt(0).toLowerCase()}${revision.note.slice(1)}`;
  const text = textOf(revision);
  const input = {
    id,
    version,
    text,
    slug,
    authorId,
    note,
    mode: "save",
    revisionId: newId(),
    actor,
    siteUrl,
  } as const;
  const result = await savePost(db, input, now);
  if (result.kind === "conflict")
    throw new ChangeRefused(409, "Somebody else saved it at this moment. Try again.");
  return result;
}
