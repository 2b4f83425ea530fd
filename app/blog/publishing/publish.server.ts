import { type Actor, insertAudit } from "../../platform/db/audit.server";
import { ChangeRefused, runIfChanged } from "../../platform/db/change.server";
import type { Db, Statement } from "../../platform/db/database.server";
import { newId } from "../../platform/ids";
import { insertOutbox, type OutboxEntry } from "../../platform/jobs/outbox.server";
import { JSON_FEED_PATH, RSS_PATH } from "../feeds/feed-links";
import { categoryPath, locationPath } from "../list/topic";
import { contentProblem } from "../markup/article-lexer";
import { isPublicAt, postPath } from "../post";
import { isForSearch, type PostSettings } from "../post-settings";
import { readStaffPost, setPublished } from "../staff/staff-posts.server";
import { removalNoticeMessage, submitUrlMessage } from "./index-request";
import { isUnverified, NOT_VERIFIED } from "./unverified";

export type PublishInput = {
  id: string;
  published: boolean;
  /** Publishes only then (ISO time, still to come); the sweep tells the search services when it is due. */
  publishAt?: string | null;
  actor: Actor;
  siteUrl: string;
  /** Statements that belong to the change; if one has to change a row, follow it with `requireChange`. */
  also?: Statement[];
};

/** What decides on which pages a post is shown. */
type PostPlace = { slug: string; category: string; location: string };

/** What the caller must do afterwards: dispatch the entries and evict these cached pages. */
export type Published = {
  outbox: OutboxEntry[];
  stalePaths: string[];
  isChanged: boolean;
  /** Readers saw the post: one that waited must not become public by undoing the change. */
  wasPublic: boolean;
};

/**
 * Publishes, schedules or unpublishes a post, with its audit entry and, if readers see a difference, the message to the
 * search services: one transaction. Does nothing if the state already matches, so that double or concurrent requests
 * notify the search services once.
 * @throws ChangeRefused if the post does not exist, is too long or too deep, or still has a statement to verify
 */
export async function switchPublished(db: Db, input: PublishInput, now: Date): Promise<Published> {
  const { id, published, publishAt = null, also = [] } = input;
  const post = await readStaffPost(db, id);
  if (!post) throw new ChangeRefused(404, "This post is no longer here.");
  if (published && isUnverified(post)) throw new ChangeRefused(409, NOT_VERIFIED);
  const problem = published ? contentProblem(post.content) : null;
  if (problem !== null) throw new ChangeRefused(409, problem);
  const isWaiting = post.publishAt !== null && post.publishAt > now.toISOString();
  const outbox = messagesFor(input, post, isWaiting);
  const change = setPublished(db, { id, published, publishAt }, now);
  const changed = await runIfChanged(db, change, [
    insertAudit(db, auditOf(input, post), now),
    ...outbox.map((message) => insertOutbox(db, message, now)),
    ...also,
  ]);
  const wasPublic = isPublicAt(post, now);
  return { outbox: changed ? outbox : [], stalePaths: stalePathsOf(post), isChanged: changed, wasPublic };
}

type MentionedPost = { slug: string } & Pick<PostSettings, "canonicalUrl" | "noindex">;

/** Readers see no difference when a time is set, or when a post that still waits becomes a draft. */
function messagesFor(
  { published, publishAt, siteUrl }: PublishInput,
  post: MentionedPost,
  isWaiting: boolean,
) {
  const { slug } = post;
  if (publishAt || (!published && isWaiting) || !isForSearch(post)) return [];
  return [published ? indexingEntry(siteUrl, slug) : removalEntry(siteUrl, slug)];
}

function auditOf(
  { id, published, publishAt, actor }: PublishInput,
  post: { published: boolean; publishAt: string | null },
) {
  const entity = { actor, entity: "blog", entityId: id };
  if (publishAt)
    return {
      ...entity,
      action: "blog.schedule",
      before: { publishAt: post.publishAt },
      after: { publishAt },
    };
  const action = published ? "blog.publish" : "blog.unpublish";
  return { ...entity, action, before: { published: !published }, after: { published } };
}

/** The pages and files that show a post: itself, the lists that it is on, the feeds and the sitemap. */
export function stalePathsOf({ slug, category, location }: PostPlace): string[] {
  return [
    "/",
    "/blog",
    postPath(slug),
    ...(category ? [categoryPath(category)] : []),
    ...(location ? [locationPath(location)] : []),
    RSS_PATH,
    JSON_FEED_PATH,
    "/sitemap.xml",
  ];
}

export function removalEntry(siteUrl: string, slug: string): OutboxEntry {
  const url = siteUrl + postPath(slug);
  const message = removalNoticeMessage.schema.parse({
    v: 1,
    id: newId(),
    type: removalNoticeMessage.type,
    url,
  });
  return { queue: removalNoticeMessage.queue, message };
}

/** The request to index a page that is new or has changed. */
export function indexingEntry(
  siteUrl: string,
  slug: string,
  reason: "publish" | "update" = "publish",
): OutboxEntry {
  const message = submitUrlMessage.schema.parse({
    v: 1,
    id: newId(),
    type: submitUrlMessage.type,
    url: siteUrl + postPath(slug),
    action: "submit",
    kind: "URL_UPDATED",
    reason,
  });
  return { queue: submitUrlMessage.queue, message };
}
