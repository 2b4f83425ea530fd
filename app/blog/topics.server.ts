import { and, count, inArray, max, ne, sql } from "drizzle-orm";
import type { Db } from "../platform/db/database.server";
import type { PostSummary } from "./post";
import { POSTS_PER_PAGE } from "./post";
import { isPublished, newestFirst, summary } from "./posts.server";
import { blogs } from "./tables";
import { TOPIC_KINDS, type Topic, type TopicKind, topicPath } from "./topics";

const COLUMNS = { category: blogs.category, location: blogs.location };

function selectTopics(db: Db, kind: TopicKind) {
  const name = COLUMNS[kind];
  return db
    .select({ name, posts: count(), newestAt: max(blogs.createdAt) })
    .from(blogs)
    .where(and(isPublished, ne(name, "")))
    .groupBy(name)
    .orderBy(name);
}

/** Every category and place with published posts. Reads index entries only. */
export async function listTopics(db: Db): Promise<Topic[]> {
  const [categories, locations] = await db.batch([
    selectTopics(db, "category"),
    selectTopics(db, "location"),
  ]);
  return [categories, locations].flatMap((rows, at) => {
    const kind = TOPIC_KINDS[at] ?? "category";
    return rows.map(({ newestAt, ...row }) => ({ kind, ...row, newestAt: newestAt ?? "" }));
  });
}

export type TopicPosts = {
  names: string[];
  total: number;
  newestAt: string;
  posts: PostSummary[];
  places: number;
};

/**
 * A page of the posts of a category or place, newest first, found by its slug. Names that are written differently but
 * have one slug ("E-commerce", "E commerce") are one topic. Null if there is none. Two calls to the database.
 */
export async function readTopic(
  db: Db,
  { kind, slug, page }: { kind: TopicKind; slug: string; page: number },
): Promise<TopicPosts | null> {
  const path = `/blog/${kind}/${slug}`;
  const found = (await selectTopics(db, kind)).filter(({ name }) => topicPath(kind, name) === path);
  if (found.length === 0) return null;
  const names = found.map(({ name }) => name);
  const matching = and(isPublished, inArray(COLUMNS[kind], names));
  const other = kind === "category" ? blogs.location : blogs.category;
  const [posts, [others]] = await db.batch([
    db
      .select(summary)
      .from(blogs)
      .where(matching)
      .orderBy(...newestFirst)
      .limit(POSTS_PER_PAGE)
      .offset((page - 1) * POSTS_PER_PAGE),
    db
      .select({ places: sql<number>`count(distinct ${other})` })
      .from(blogs)
      .where(and(matching, ne(other, ""))),
  ]);
  return {
    names,
    posts,
    total: found.reduce((sum, one) => sum + one.posts, 0),
    newestAt:
      found
        .map(({ newestAt }) => newestAt ?? "")
        .sort()
        .at(-1) ?? "",
    places: others?.places ?? 0,
  };
}
