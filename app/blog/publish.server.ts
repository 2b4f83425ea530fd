import { type Actor, insertAudit } from "../platform/db/audit.server";
import { ChangeRefused, runIfChanged } from "../platform/db/change.server";
import type { Db } from "../platform/db/database.server";
import { newId } from "../platform/ids";
import { insertOutbox, type OutboxEntry } from "../platform/jobs/outbox.server";
import { submitUrl } from "./index-request";
import { postPath } from "./post";
import { readStaffPost, setPublished } from "./staff-posts.server";

export type PublishInput = {
  id: string;
  published: boolean;
  actor: Actor;
  siteUrl: string;
};

/** What the caller has to do afterwards: send the entries on their way and drop these cached pages. */
export type Published = { outbox: OutboxEntry[]; stalePaths: string[] };

/**
 * Publishes a post or takes it back, with its audit entry and, when it is published, the request to index its page:
 * one transaction. A post that is so already is left alone, so that asking twice, or two at once, asks the search
 * services once.
 * @throws ChangeRefused when there is no such post
 */
export async function switchPublished(db: Db, input: PublishInput, now: Date): Promise<Published> {
  const { id, published } = input;
  const post = await readStaffPost(db, id);
  if (!post) throw new ChangeRefused(404, "This post is not here any more.");
  const path = postPath(post.slug);
  const outbox = published ? [indexingEntry(input.siteUrl + path)] : [];
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
  ]);
  return { outbox: changed ? outbox : [], stalePaths: ["/", "/blog", path, "/sitemap.xml"] };
}

function indexingEntry(url: string): OutboxEntry {
  const message = submitUrl.schema.parse({
    v: 1,
    id: newId(),
    type: submitUrl.type,
    url,
    action: "submit",
    kind: "URL_UPDATED",
  });
  return { queue: submitUrl.queue, message };
}
