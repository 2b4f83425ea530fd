import { z } from "zod";
import type { Actor } from "../../platform/db/audit.server";
import { ChangeRefused } from "../../platform/db/change.server";
import type { Db } from "../../platform/db/database.server";
import { textOf } from "../revisions/revision";
import type { QuickEdit } from "../staff/staff-posts";
import { readStaffPost } from "../staff/staff-posts.server";
import { type Consequences, savePost } from "./save-post.server";

/** Nothing typed is refused, so every field may be empty; only the request as a whole has a limit. */
export const quickEditSchema = z.object({
  id: z.string().min(1).max(64),
  /** The version that was opened. */
  version: z.coerce.number().int(),
  title: z.string().default(""),
  metaDescription: z.string().default(""),
  content: z.string().default(""),
});

type QuickEditInput = {
  id: string;
  version: number;
  edit: QuickEdit;
  revisionId: string;
  actor: Actor;
  siteUrl: string;
};

const SAVED_MEANWHILE =
  "Somebody else saved this post since you opened it. Nothing of yours was saved; your text is still in the form.";

/**
 * Saves title, description, content and key points of a post; everything else stays as it is.
 * @throws ChangeRefused if the post is gone, or was saved since `version`
 */
export async function saveQuickEdit(
  db: Db,
  { edit, ...input }: QuickEditInput,
  now: Date,
): Promise<Consequences> {
  const post = await readStaffPost(db, input.id);
  if (!post) throw new ChangeRefused(404, "This post is no longer here.");
  const { slug, authorId } = post;
  const text = { ...textOf(post), ...edit };
  const saved = await savePost(db, { ...input, text, slug, authorId, mode: "save", note: "" }, now);
  if (saved.kind === "conflict") throw new ChangeRefused(409, SAVED_MEANWHILE);
  return saved;
}
