import type { Db, Statement } from "../platform/db/database.server";
import { rememberMove } from "../platform/http/redirects.server";
import { postPath } from "./post";

/**
 * Returns the statements that make an article's old address lead to its new one, for the batch that changes its slug.
 * `by` is the editor's email.
 */
export function rememberSlug(
  db: Db,
  { from, to, by }: { from: string; to: string; by?: string },
  now: Date,
): Statement[] {
  return rememberMove(db, { from: postPath(from), to: postPath(to), by }, now);
}
