import { eq } from "drizzle-orm";
import { ChangeRefused } from "../../platform/db/change.server";
import { type Db, runBatch } from "../../platform/db/database.server";
import type { SaveInput } from "../editor/save-plan";
import { insertImageUses } from "../images/images.server";
import { blogs } from "../tables";
import { insertRevision } from "./revisions.server";

/** Keeps the text that lost a conflict as a revision. @throws ChangeRefused if the post is gone */
export async function keepLosingVersion(
  db: Db,
  { id, text, actor, revisionId }: Pick<SaveInput, "id" | "text" | "actor" | "revisionId">,
  now: Date,
): Promise<void> {
  const [post] = await db.select().from(blogs).where(eq(blogs.id, id));
  if (!post) throw new ChangeRefused(404, "This post is no longer here.");
  const note = "Not chosen in a conflict";
  const revision = {
    id: revisionId,
    blogId: id,
    kind: "unchosen",
    note,
    authorId: actor.id,
    text,
    before: post,
  } as const;
  await runBatch(db, [insertRevision(db, revision, now), insertImageUses(db, id, text.content)]);
}
