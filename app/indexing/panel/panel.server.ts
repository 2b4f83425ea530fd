import { count, desc, inArray, sql } from "drizzle-orm";
import { z } from "zod";
import { isPublicAt, postPath } from "../../blog/post";
import { isPublished } from "../../blog/published.server";
import { submitUrlMessage } from "../../blog/publishing/index-request";
import { readStaffPost } from "../../blog/staff/staff-posts.server";
import { blogs } from "../../blog/tables";
import { ChangeRefused } from "../../platform/db/change.server";
import { type Db, runBatch } from "../../platform/db/database.server";
import type { Env } from "../../platform/env.server";
import type { OutboxEntry } from "../../platform/jobs/outbox.server";
import { readAiCrawlersAllowed } from "../crawlers.server";
import { INDEXING_SERVICES, type IndexingService } from "../indexing";
import { recordOutcome } from "../requests.server";
import { readSitemapState } from "../sitemap-state.server";
import { indexingRequests, indexnowCalls } from "../tables";

export const reindexSchema = z.object({ id: z.string().min(1).max(64) });
export const aiCrawlersSchema = z.object({
  on: z.enum(["true", "false"]).transform((value) => value === "true"),
});

const POSTS = 10;
const CALLS = 4;

type Settings = Pick<Env, "SITE_URL" | "INDEXNOW_KEY" | "GOOGLE_SERVICE_ACCOUNT">;

/** What the panel shows: sitemap, services, the newest published posts with their state in each, IndexNow's answers. */
export async function readIndexingPanel(db: Db, env: Settings, now: Date) {
  const newest = db
    .select({ id: blogs.id, title: blogs.title, slug: blogs.slug, updatedAt: blogs.updatedAt })
    .from(blogs)
    .where(isPublished)
    .orderBy(desc(blogs.updatedAt))
    .limit(POSTS);
  const urls = sql`(select ${env.SITE_URL + postPath("")} || slug from (
    select slug from blogs where ${isPublished} order by updated_at desc limit ${POSTS}))`;
  const [sitemap, aiCrawlers, [posts, [counted], requests, calls]] = await Promise.all([
    readSitemapState(db, now),
    readAiCrawlersAllowed(db),
    db.batch([
      newest,
      db.select({ posts: count() }).from(blogs).where(isPublished),
      db.select().from(indexingRequests).where(inArray(indexingRequests.url, urls)),
      db.select().from(indexnowCalls).orderBy(desc(indexnowCalls.createdAt)).limit(CALLS),
    ]),
  ]);
  const connected = connectedOf(env);
  return {
    sitemap,
    aiCrawlers,
    connected,
    published: counted?.posts ?? 0,
    calls,
    posts: posts.map(({ id, title, slug }) => {
      const url = env.SITE_URL + postPath(slug);
      const own = requests.filter((request) => request.url === url);
      return {
        id,
        title,
        path: postPath(slug),
        rows: INDEXING_SERVICES.map((service) => rowOf(service, own, connected)),
      };
    }),
  };
}
export type IndexingPanelData = Awaited<ReturnType<typeof readIndexingPanel>>;

type Connected = Record<IndexingService, boolean>;

function connectedOf(env: Settings): Connected {
  return { google: env.GOOGLE_SERVICE_ACCOUNT !== undefined, bing: env.INDEXNOW_KEY !== undefined };
}

/** A service that was connected since the post was published has not been asked yet. */
function rowOf(
  service: IndexingService,
  requests: (typeof indexingRequests.$inferSelect)[],
  connected: Connected,
) {
  const request = requests.find((one) => one.service === service);
  const status = connected[service]
    ? (request?.status ?? ("not-asked" as const))
    : ("not-connected" as const);
  return { service, status, detail: request?.detail ?? null, lastIndexed: request?.lastIndexed ?? null };
}

/**
 * Notes that a post's page is to be crawled again; returns the message to enqueue.
 * @throws ChangeRefused if it is not published
 */
export async function requestReindex(
  db: Db,
  { id, env, messageId }: { id: string; env: Settings; messageId: string },
  now: Date,
): Promise<OutboxEntry> {
  const post = await readStaffPost(db, id);
  if (!post || !isPublicAt(post, now)) throw new ChangeRefused(404, "This post is no longer published.");
  const url = env.SITE_URL + postPath(post.slug);
  const request = { url, action: "submit", kind: "URL_UPDATED" } as const;
  const message = submitUrlMessage.schema.parse({
    v: 1,
    id: messageId,
    type: submitUrlMessage.type,
    ...request,
    reason: "reindex",
  });
  const connected = INDEXING_SERVICES.filter((service) => connectedOf(env)[service]);
  const entry = { queue: submitUrlMessage.queue, message };
  await runBatch(db, [
    ...connected.map((service) =>
      recordOutcome(
        db,
        { ...request, service, status: "pending", detail: "It will be asked for in a moment" },
        now,
      ),
    ),
  ]);
  return entry;
}
