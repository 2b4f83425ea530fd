import { topicPath } from "../blog/list/topic";
import { listTopics } from "../blog/list/topics.server";
import { postPath } from "../blog/post";
import { listPublishedSlugs } from "../blog/posts.server";
import type { Db } from "../platform/db/database.server";
import { PUBLIC_PATHS } from "./public-paths";

const FIXED_PATHS = new Set(PUBLIC_PATHS);
const POSTS = postPath("");
const TOPIC = /^\/blog\/(?:category|location)\/./;

/** Those of the paths that the public site answers with a page; the database is asked about the blog only. */
export async function listServedPaths(db: Db, paths: string[]): Promise<Set<string>> {
  const served = new Set(paths.filter((path) => FIXED_PATHS.has(path)));
  const asked = paths.filter((path) => TOPIC.test(path));
  const slugs = paths.flatMap((path) =>
    path.startsWith(POSTS) && !TOPIC.test(path) ? path.slice(POSTS.length) : [],
  );
  if (slugs.length > 0) for (const slug of await listPublishedSlugs(db, slugs)) served.add(postPath(slug));
  if (asked.length > 0) {
    const topics = new Set((await listTopics(db)).map(({ kind, slug }) => topicPath(kind, slug)));
    for (const path of asked) if (topics.has(path)) served.add(path);
  }
  return served;
}
