import { and, eq, lt, ne, type SQL, sql } from "drizzle-orm";
import type { Db } from "../platform/db/database.server";
import type { FurtherPosts, Post } from "./post";
import { isPublished, newestFirst, summary } from "./published.server";
import { blogs } from "./tables";
import { topicSlug } from "./topic";

const RELATED = 3;

/**
 * What to read after a post, in one round trip. Next is an older one of the same place, else the place's newest, else
 * an older one of the same category, else the newest of all; related are the newest of the category, then the newest of
 * all.
 */
export async function readFurtherPosts(db: Db, post: Post): Promise<FurtherPosts> {
  const inPlace = and(eq(blogs.locationSlug, topicSlug(post.location)), ne(blogs.location, ""));
  const inCategory = eq(blogs.category, post.category);
  const isOlder = lt(blogs.createdAt, post.createdAt);
  const newest = (condition: SQL | undefined, limit: number) =>
    db
      .select({ ...summary, metaDescription: blogs.metaDescription })
      .from(blogs)
      .where(and(isPublished, ne(blogs.id, post.id), condition))
      .orderBy(...newestFirst)
      .limit(limit);
  const [olderThere, newestThere, olderOnTopic, onTopic, others] = await db.batch([
    newest(and(inPlace, isOlder), 1),
    newest(inPlace, 1),
    newest(and(inCategory, isOlder), 1),
    newest(inCategory, RELATED + 1),
    newest(sql`true`, RELATED + 1),
  ]);
  const [there] = [...olderThere, ...newestThere];
  const [onSameTopic] = [...olderOnTopic, ...onTopic];
  const [other] = others;
  const next =
    (there && { post: there, reason: "location" as const }) ??
    (onSameTopic && { post: onSameTopic, reason: "category" as const }) ??
    (other && { post: other, reason: "date" as const }) ??
    null;
  const rest = [...onTopic, ...others].filter(({ id }) => id !== next?.post.id);
  const related = [...new Map(rest.map((one) => [one.id, one])).values()].slice(0, RELATED);
  return { next, related };
}
