import { and, count, desc, inArray } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server";
import { contentProblem } from "../markup/article-lexer";
import { cleanTitle, plainText } from "../markup/text";
import { isKept } from "../published.server";
import { isUnverified, NOT_VERIFIED } from "../publishing/unverified";
import { blogs } from "../tables";
import { MAX_CHOSEN } from "./post-changes";
import type { BulkChange, StaffQuery } from "./staff-posts";
import { matchingOf } from "./staff-posts.server";

/** Which posts: those with these ids, or all that match the filter and the search. */
export type Chosen = { ids: string[]; isAll: boolean; query: StaffQuery };

/** What a change would do with the chosen posts. */
export type BulkPlan = {
  change: BulkChange;
  /** Those that it changes. */
  ids: string[];
  /** How many are already as it would make them. */
  same: number;
  /** Those that cannot be published, each with its reason. */
  refused: { id: string; title: string; reason: string }[];
  /** How many match beyond those that one change takes. */
  left: number;
};

/** Looks at the chosen posts, the newest first, at most `MAX_CHOSEN`. One call to the database. */
export async function planBulkChange(
  db: Db,
  change: BulkChange,
  { ids, isAll, query }: Chosen,
  now: Date,
): Promise<BulkPlan> {
  const chosen = isAll ? matchingOf(query) : and(isKept, inArray(blogs.id, ids.slice(0, MAX_CHOSEN)));
  const { id, title, metaDescription, content, keyPoints, excerpt, published, publishAt } = blogs;
  const [posts, [matched]] = await db.batch([
    db
      .select({ id, title, metaDescription, content, keyPoints, excerpt, published, publishAt })
      .from(blogs)
      .where(chosen)
      .orderBy(desc(blogs.createdAt), desc(blogs.id))
      .limit(MAX_CHOSEN),
    db.select({ total: count() }).from(blogs).where(chosen),
  ]);
  const plan: BulkPlan = {
    change,
    ids: [],
    same: 0,
    refused: [],
    left: (matched?.total ?? 0) - posts.length,
  };
  for (const post of posts) {
    const reason = change === "publish" || change === "schedule" ? problemOf(post) : null;
    if (isSame(change, post, now)) plan.same += 1;
    else if (reason === null) plan.ids.push(post.id);
    else plan.refused.push({ id: post.id, title: plainText(cleanTitle(post.title)) || "Untitled", reason });
  }
  return plan;
}

type State = { published: boolean; publishAt: string | null };

/** A post that waits for its time can be published at once; a second time is chosen in its editor. */
function isSame(change: BulkChange, { published, publishAt }: State, now: Date): boolean {
  if (change === "trash") return false;
  if (change === "unpublish") return !published;
  const isWaiting = published && publishAt !== null && publishAt > now.toISOString();
  return change === "publish" ? published && !isWaiting : published;
}

/** Why the post cannot be published, as `switchPublished` refuses it. */
function problemOf(post: Parameters<typeof isUnverified>[0]): string | null {
  return isUnverified(post) ? NOT_VERIFIED : contentProblem(post.content);
}
