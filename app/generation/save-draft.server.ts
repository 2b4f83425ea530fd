import { insertPost } from "../blog/posts.server";
import { slugOf } from "../blog/slug";
import { findFreeSlug } from "../blog/slugs.server";
import { type Db, isUniqueViolation, runBatch } from "../platform/db/database.server";
import type { GateResult } from "./gates/check-draft";
import { namesIn } from "./gates/similarity";
import { closeRun } from "./runs.server";
import { putSignature } from "./similar-posts.server";
import { draftReviews, postcards } from "./tables";
import type { Brief, Draft } from "./writer";

const SLUG_ATTEMPTS = 5;

type SavedDraft = {
  runId: string;
  blogId: string;
  brief: Brief;
  /** With the marked content that the gates return. */
  draft: Draft;
  gates: GateResult[];
  score: number;
  durationMs: number;
};

/**
 * Stores the draft as an unpublished post that waits for its review, with its signature and postcard, and closes the
 * run: one transaction. A taken slug gets a number. Changes nothing if another delivery of the message already did.
 */
export async function saveDraft(db: Db, saved: SavedDraft, now: Date): Promise<void> {
  const { runId, blogId, brief, draft, gates, score, durationMs } = saved;
  const location = `${brief.place.name}, ${brief.place.stateCode}`;
  const { postcard, ...post } = draft;
  const outcome = { title: draft.title, errorMessage: null, score, gates, refusedDraft: null, durationMs };
  for (let attempt = 1; ; attempt += 1) {
    const slug = await findFreeSlug(db, slugOf(draft.title));
    const review = { blogId, generator: brief.generator, state: "waiting" as const, score, gates };
    const card = { code: postcardCode(slug), blogId, campaign: draft.title, createdAt: now.toISOString() };
    try {
      await runBatch(db, [
        insertPost(db, { ...post, location, id: blogId, slug }, now),
        db.insert(draftReviews).values({ ...review, createdAt: now.toISOString() }),
        putSignature(db, { id: blogId, version: 1, content: draft.content, names: namesIn(location) }),
        ...(postcard ? [db.insert(postcards).values({ ...card, card: postcard })] : []),
        closeRun(db, runId, { status: "success", ...outcome }),
      ]);
      return;
    } catch (error) {
      if (isUniqueViolation(error, "blogs.id")) return;
      const isTaken = isUniqueViolation(error, "blogs.slug") || isUniqueViolation(error, "postcards.code");
      if (attempt === SLUG_ATTEMPTS || !isTaken) throw error;
    }
  }
}

/** Short enough to type from a card: four letters or digits of the slug's words and a part that is its own. */
function postcardCode(slug: string): string {
  const initials = slug
    .split("-")
    .map((word) => word.charAt(0))
    .join("")
    .slice(0, 4);
  return `${initials}-${crypto.randomUUID().slice(0, 4)}`;
}
