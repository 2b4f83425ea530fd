import { postPath } from "../blog/post";
import { listPublishedSlugs } from "../blog/posts.server";
import type { Db } from "../platform/db/database.server";
import { PUBLIC_PATHS } from "./public-paths";

const FIXED_PATHS = new Set(PUBLIC_PATHS);
const POSTS = postPath("");

/** Those of the paths that the public site answers with a page; the database is asked about articles only. */
export async function listServedPaths(db: Db, paths: string[]): Promise<Set<string>> {
  const served = new Set(paths.filter((path) => FIXED_PATHS.has(path)));
  const slugs = paths.flatMap((path) => (path.startsWith(POSTS) ? path.slice(POSTS.length) : []));
  if (slugs.length > 0) for (const slug of await listPublishedSlugs(db, slugs)) served.add(postPath(slug));
  return served;
}
