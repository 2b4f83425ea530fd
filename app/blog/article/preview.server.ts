import { z } from "zod";
import { DAY } from "../../platform/clock";
import type { Db } from "../../platform/db/database.server";
import { readSetting, writeSettingOnce } from "../../platform/db/settings.server";
import { randomToken } from "../../platform/ids";
import type { Post } from "../post";
import { readStaffPost } from "../staff/staff-posts.server";
import { readToken, signDraft } from "./preview-token";

const KEY = "blog.preview-key";
const VALID_FOR = 7 * DAY;

/**
 * The address that shows a draft to whoever has it, for seven days. It is signed with a key that the database makes on
 * first use: deleting the setting withdraws all such addresses.
 */
export async function previewPath(db: Db, blogId: string, now: Date): Promise<string> {
  const secret = (await readSecret(db)) || (await makeSecret(db, now));
  const expiresAt = new Date(now.getTime() + VALID_FOR);
  return `/blog/preview/${await signDraft({ id: blogId, expiresAt }, secret)}`;
}

type PreviewedPost = Omit<Post, "publishedAt"> & {
  publishedAt: string | null;
  published: boolean;
  publishAt: string | null;
};

/** The post that a preview's token names, with the end of the token's life; null if it is forged, expired, or gone. */
export async function readPreview(
  db: Db,
  token: string,
  now: Date,
): Promise<{ post: PreviewedPost; expiresAt: Date } | null> {
  const secret = await readSecret(db);
  const draft = secret === "" ? null : await readToken(token, secret);
  if (!draft || draft.expiresAt <= now) return null;
  const post = await readStaffPost(db, draft.id);
  return post && { post, expiresAt: draft.expiresAt };
}

function readSecret(db: Db): Promise<string> {
  return readSetting(db, KEY, z.string().length(43), "");
}

/** Of two that make it at once, both get the first one's. */
async function makeSecret(db: Db, now: Date): Promise<string> {
  await writeSettingOnce(db, { key: KEY, value: randomToken(32) }, now);
  return readSecret(db);
}
