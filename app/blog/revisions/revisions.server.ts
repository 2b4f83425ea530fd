import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { profiles, users } from "../../auth/tables";
import type { Db, Statement } from "../../platform/db/database.server";
import { newId } from "../../platform/ids";
import { postRevisions } from "../tables";
import { countChange } from "./compare.server";
import { type PostText, type RevisionKind, textOf } from "./revision";

const NEWEST = 2;

/** The name of whoever wrote a revision: as in the profile, otherwise the email; null for nobody on the staff. */
const authorName = sql<string | null>`coalesce(nullif(${profiles.displayName}, ''), ${users.email})`;

const listed = {
  id: postRevisions.id,
  kind: postRevisions.kind,
  note: postRevisions.note,
  authorId: postRevisions.authorId,
  author: authorName,
  added: postRevisions.added,
  removed: postRevisions.removed,
  createdAt: postRevisions.createdAt,
  updatedAt: postRevisions.updatedAt,
};

/** A query for a page of a post's revisions without their texts, newest first. */
export function selectRevisions(
  db: Db,
  blogId: string,
  { limit, offset = 0 }: { limit: number; offset?: number },
) {
  return db
    .select(listed)
    .from(postRevisions)
    .leftJoin(users, eq(users.id, postRevisions.authorId))
    .leftJoin(profiles, eq(profiles.userId, postRevisions.authorId))
    .where(eq(postRevisions.blogId, blogId))
    .orderBy(desc(postRevisions.updatedAt), desc(postRevisions.id))
    .limit(limit)
    .offset(offset);
}
export type ListedRevision = Awaited<ReturnType<typeof selectRevisions>>[number];

/** A query for a post's newest revisions with their texts: enough to go on with the last or to compare with it. */
export function selectNewestRevisions(db: Db, blogId: string, condition?: SQL, limit = NEWEST) {
  return db
    .select({ revision: postRevisions, author: authorName })
    .from(postRevisions)
    .leftJoin(users, eq(users.id, postRevisions.authorId))
    .leftJoin(profiles, eq(profiles.userId, postRevisions.authorId))
    .where(and(eq(postRevisions.blogId, blogId), condition))
    .orderBy(desc(postRevisions.updatedAt), desc(postRevisions.id))
    .limit(limit);
}

/** The revision with its author, and the one before it, in one round trip; null if the post has no such revision. */
export async function readRevision(db: Db, blogId: string, id: string) {
  const own = sql`(select ${postRevisions.updatedAt}, ${postRevisions.id} from ${postRevisions} where ${postRevisions.id} = ${id})`;
  const isOlder = sql`(${postRevisions.updatedAt}, ${postRevisions.id}) < ${own}`;
  const [[found], [before]] = await db.batch([
    selectNewestRevisions(db, blogId, eq(postRevisions.id, id), 1),
    selectNewestRevisions(db, blogId, isOlder, 1),
  ]);
  return found ? { ...found, before: before?.revision ?? null } : null;
}

type NewRevision = {
  id?: string;
  blogId: string;
  kind: RevisionKind;
  note: string;
  authorId: string | null;
  text: PostText;
  /** What the words are counted against; null for nothing. */
  before: PostText | null;
};

/** Returns the insert. An id that exists already changes nothing. */
export function insertRevision(db: Db, { text, before, ...revision }: NewRevision, now: Date): Statement {
  const at = now.toISOString();
  const row = { ...revision, id: revision.id ?? newId(), ...textOf(text), createdAt: at, updatedAt: at };
  return db
    .insert(postRevisions)
    .values({ ...row, ...countChange(before?.content ?? "", text.content) })
    .onConflictDoNothing();
}

/** What the post said before its first edit; `post` is its row. */
export function insertFirstRevision(
  db: Db,
  post: PostText & { id: string; authorId: string | null; createdAt: string; updatedAt: string },
): Statement {
  const { createdAt, updatedAt } = post;
  const words = countChange("", post.content);
  const row = { kind: "first" as const, note: "First draft", authorId: post.authorId, createdAt, updatedAt };
  return db.insert(postRevisions).values({ id: newId(), blogId: post.id, ...row, ...textOf(post), ...words });
}

/** Returns the update of a session's row. `before` is the revision before the session. */
export function continueRevision(
  db: Db,
  id: string,
  { kind, note, text, before }: Pick<NewRevision, "kind" | "note" | "text" | "before">,
  now: Date,
): Statement {
  return db
    .update(postRevisions)
    .set({
      kind,
      note,
      ...textOf(text),
      ...countChange(before?.content ?? "", text.content),
      updatedAt: now.toISOString(),
    })
    .where(eq(postRevisions.id, id));
}
