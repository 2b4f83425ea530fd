import { type Actor, insertAudit } from "../platform/db/audit.server";
import { ChangeRefused, lockVersion, runIfChanged } from "../platform/db/change.server";
import type { Db } from "../platform/db/database.server";
import { insertOutbox } from "../platform/jobs/outbox.server";
import { postPath, readMinutes } from "./post";
import type { PostEdit } from "./post-edit";
import { indexingEntry, type Published, stalePathsOf } from "./publish.server";
import { readStaffPost } from "./staff-posts.server";
import { blogs } from "./tables";

type SaveInput = { id: string; version: number; edit: PostEdit; actor: Actor; siteUrl: string };

const SAVED_MEANWHILE =
  "Somebody else saved this post since you opened it. Nothing of yours was saved; your text is still in the form.";

/**
 * Saves an edit of a post, with its audit entry and, if it is published, the request to index it again. Saving what is
 * stored already changes nothing, so that a lost answer can be retried.
 * @throws ChangeRefused if the post is gone, or was saved since `version`
 */
export async function savePost(db: Db, input: SaveInput, now: Date): Promise<Published> {
  const { id, version, edit, actor, siteUrl } = input;
  const post = await readStaffPost(db, id);
  if (!post) throw new ChangeRefused(404, "This post is not here any more.");
  const path = postPath(post.slug);
  const stalePaths = stalePathsOf(post);
  if (isSame(post, edit)) return { outbox: [], stalePaths };
  const outbox = post.published ? [indexingEntry(siteUrl + path, "update")] : [];
  const lock = lockVersion(blogs, { id, version }, now);
  const before = { title: post.title, words: post.content.length };
  const after = { title: edit.title, words: edit.content.length };
  const isSaved = await runIfChanged(
    db,
    db
      .update(blogs)
      .set({ ...edit, readMinutes: readMinutes(edit.content), ...lock.next })
      .where(lock.isUnchanged),
    [
      insertAudit(db, { actor, action: "blog.edit", entity: "blog", entityId: id, before, after }, now),
      ...outbox.map((entry) => insertOutbox(db, entry, now)),
    ],
  );
  if (!isSaved) throw new ChangeRefused(409, SAVED_MEANWHILE);
  return { outbox, stalePaths };
}

function isSame(post: PostEdit, edit: PostEdit): boolean {
  const parts = ({ title, metaDescription, content, keyPoints }: PostEdit) =>
    JSON.stringify([title, metaDescription, content, keyPoints]);
  return parts(post) === parts(edit);
}
