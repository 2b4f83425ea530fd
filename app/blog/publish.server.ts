import { type Actor, insertAudit } from "../platform/db/audit.server";
import { ChangeRefused, runIfChanged } from "../platform/db/change.server";
import type { Db, Statement } from "../platform/db/database.server";
import { newId } from "../platform/ids";
import { insertOutbox, type OutboxEntry } from "../platform/jobs/outbox.server";
import { noticeRemoval, submitUrl } from "./index-request";
import { postPath } from "./post";
import { readStaffPost, setPublished } from "./staff-posts.server";
import { hasUnverified, NOT_VERIFIED } from "./unverified";

export type PublishInput = {
  id: string;
  published: boolean;
  actor: Actor;
  siteUrl: string;
  /** Statements that belong to the change; if one has to change a row, follow it with `requireChange`. */
  also?: Statement[];
};

/** What the caller must do afterwards: dispatch the entries and evict these cached pages. */
export type Published = { outbox: OutboxEntry[]; stalePaths: string[] };

/**
 * Publishes or unpublishes a post, with its audit entry and, on publishing, the indexing request: one transaction.
 * Does nothing if the state already matches, so that double or concurrent requests notify the search services once.
 * @throws ChangeRefused if the post does not exist, or still has a statement to verify
 */
export async function switchPublished(db: Db, input: PublishInput, now: Date): Promise<Published> {
  const { id, published, also = [] } = input;
  const post = await readStaffPost(db, id);
  if (!post) throw new ChangeRefused(404, "This post is not here any more.");
  if (published && hasUnverified(post.content)) throw new ChangeRefused(409, NOT_VERIFIED);
  const path = postPath(post.slug);
  const url = input.siteUrl + path;
  const outbox = [published ? indexingEntry(url) : removalEntry(url)];
  const entry = {
    actor: input.actor,
    action: published ? "blog.publish" : "blog.unpublish",
    entity: "blog",
    entityId: id,
    before: { published: !published },
    after: { published },
  };
  const changed = await runIfChanged(db, setPublished(db, { id, published }, now), [
    insertAudit(db, entry, now),
    ...outbox.map((message) => insertOutbox(db, message, now)),
    ...also,
  ]);
  return { outbox: changed ? outbox : [], stalePaths: [...stalePathsOf(post), "/sitemap.xml"] };
}

function removalEntry(url: string): OutboxEntry {
  const message = noticeRemoval.schema.parse({ v: 1, id: newId(), type: noticeRemoval.type, url });
  return { queue: noticeRemoval.queue, message };
}

/** The pages that show a post, which a change makes stale. */
export function stalePathsOf(post: { slug: string }): string[] {
  return ["/", "/blog", postPath(post.slug)];
}

/** The request to index a page that is new or has changed. */
export function indexingEntry(url: string, reason: "publish" | "update" = "publish"): OutboxEntry {
  const message = submitUrl.schema.parse({
    v: 1,
    id: newId(),
    type: submitUrl.type,
    url,
    action: "submit",
    kind: "URL_UPDATED",
    reason,
  });
  return { queue: submitUrl.queue, message };
}
