import { DAY } from "../platform/clock";
import type { Db } from "../platform/db/database.server";
import { readToken, signToken } from "../platform/signed-token.server";
import type { Post } from "./post";
import { readStaffPost } from "./staff-posts.server";

const PURPOSE = "blog.preview";
const VALID_FOR = 7 * DAY;

/** The path under which anyone can read the draft for a week. */
export async function previewPath(db: Db, id: string, now: Date): Promise<string> {
  const until = new Date(now.getTime() + VALID_FOR);
  return `/blog/preview/${await signToken(db, { purpose: PURPOSE, id, until }, now)}`;
}

/** The post that a preview link shows, drafts included; null if the link is not valid (any more). */
export async function readPreview(db: Db, token: string, now: Date): Promise<Post | null> {
  const id = await readToken(db, { purpose: PURPOSE, token }, now);
  return id === null ? null : await readStaffPost(db, id);
}
