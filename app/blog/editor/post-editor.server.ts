import { and, asc, desc, eq, isNull, ne, or, sql } from "drizzle-orm";
import { profiles, users } from "../../auth/tables";
import type { Db } from "../../platform/db/database.server";
import { textOf } from "../revisions/revision";
import { selectRevisions } from "../revisions/revisions.server";
import { blogs, postRevisions } from "../tables";

const SHOWN_REVISIONS = 4;
const CATEGORIES = 100;

/**
 * What the editor shows of a post: its row, the writer's own text that waits for 'Update', the newest revisions, the
 * categories in use and the staff. Null if the post is gone or in the trash.
 */
export async function readEditor(db: Db, { id, staffId }: { id: string; staffId: string }) {
  const isApplied = sql`${postRevisions.kind} not in ('draft', 'unchosen')`;
  const lastApplied = sql`(select max(said.updated_at) from post_revisions as said
    where said.blog_id = ${id} and said.kind not in ('draft', 'unchosen'))`;
  const [[post], [pending], revisions, [counted], categories, staff] = await db.batch([
    db
      .select()
      .from(blogs)
      .where(and(eq(blogs.id, id), isNull(blogs.deletedAt))),
    db
      .select()
      .from(postRevisions)
      .where(
        and(
          eq(postRevisions.blogId, id),
          eq(postRevisions.authorId, staffId),
          eq(postRevisions.kind, "draft"),
          sql`${postRevisions.updatedAt} > coalesce(${lastApplied}, '')`,
        ),
      )
      .orderBy(desc(postRevisions.updatedAt))
      .limit(1),
    selectRevisions(db, id, { limit: SHOWN_REVISIONS }),
    db
      .select({ revisions: sql<number>`count(*)`, applied: sql<number>`coalesce(sum(${isApplied}), 0)` })
      .from(postRevisions)
      .where(eq(postRevisions.blogId, id)),
    selectCategories(db),
    selectAuthors(db, id),
  ]);
  return {
    post: post ?? null,
    pending: pending ? textOf(pending) : null,
    revisions,
    revisionCount: counted?.revisions ?? 0,
    categories: categories.map(({ category }) => category),
    staff,
  };
}
export type EditorData = Awaited<ReturnType<typeof readEditor>>;

function selectCategories(db: Db) {
  return db
    .selectDistinct({ category: blogs.category })
    .from(blogs)
    .where(ne(blogs.category, ""))
    .orderBy(asc(blogs.category))
    .limit(CATEGORIES);
}

/**
 * Who can be named as an author: active staff, and who wrote the post, since a save would take a name that is not on
 * offer off it; `name` is null without a display name.
 */
function selectAuthors(db: Db, postId: string) {
  return db
    .select({
      id: users.id,
      email: users.email,
      name: sql<string | null>`nullif(${profiles.displayName}, '')`,
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(
      or(
        isNull(users.disabledAt),
        sql`${users.id} = (select ${blogs.authorId} from ${blogs} where ${blogs.id} = ${postId})`,
      ),
    )
    .orderBy(asc(users.email));
}
