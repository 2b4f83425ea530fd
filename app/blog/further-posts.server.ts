import { and, type Column, eq, lt, ne, type SQL, sql } from "drizzle-orm";
import type { Db } from "../platform/db/database.server";
import type { FurtherPost, FurtherPosts, Post } from "./post";
import { selectPost } from "./posts.server";
import { isPublished, newestFirst, summary } from "./published.server";
import { blogs } from "./tables";

const RELATED = 3;

/** A published post with what to read after it, in one round trip; null if there is none. */
export async function readArticle(
  db: Db,
  slug: string,
): Promise<{ post: Post; further: FurtherPosts } | null> {
  const [[post], ...found] = await db.batch([selectPost(db, slug), ...selectFurther(db, slug)]);
  return post ? { post, further: chooseFurther(found) } : null;
}

/** What to read after a post that may be a draft, in one round trip. */
export async function readFurtherPosts(db: Db, { slug }: Pick<Post, "slug">): Promise<FurtherPosts> {
  return chooseFurther(await db.batch(selectFurther(db, slug)));
}

type Found = readonly [
  olderThere: FurtherPost[],
  newestThere: FurtherPost[],
  olderOnTopic: FurtherPost[],
  onTopic: FurtherPost[],
  others: FurtherPost[],
];

/** Candidates, by what the post with this slug says: its queries need not wait for the post itself. */
function selectFurther(db: Db, slug: string) {
  const own = (column: Column) => sql`(select ${column} from ${blogs} where ${blogs.slug} = ${slug})`;
  const inPlace = and(eq(blogs.locationSlug, own(blogs.locationSlug)), ne(blogs.location, ""));
  const inCategory = eq(blogs.category, own(blogs.category));
  const isOlder = lt(blogs.createdAt, own(blogs.createdAt));
  const newest = (condition: SQL | undefined, limit: number) =>
    db
      .select({ ...summary, metaDescription: blogs.metaDescription })
      .from(blogs)
      .where(and(isPublished, ne(blogs.slug, slug), condition))
      .orderBy(...newestFirst)
      .limit(limit);
  return [
    newest(and(inPlace, isOlder), 1),
    newest(inPlace, 1),
    newest(and(inCategory, isOlder), 1),
    newest(inCategory, RELATED + 1),
    newest(sql`true`, RELATED + 1),
  ] as const;
}

/**
 * Next is an older one of the same place, else the place's newest, else an older one of the same category, else the
 * newest of all; related are the newest of the category, then the newest of all.
 */
function chooseFurther([olderThere, newestThere, olderOnTopic, onTopic, others]: Found): FurtherPosts {
  const [there] = [...olderThere, ...newestThere];
  const [onSameTopic] = [...olderOnTopic, ...onTopic];
  const [other] = others;
  const next =
    (there && { post: there, reason: "location" as const }) ??
    (onSameTopic && { post: onSameTopic, reason: "category" as const }) ??
    (other && { post: other, reason: "date" as const }) ??
    null;
  const rest = [...onTopic, ...others].filter(({ id }) => id !== next?.post.id);
  const related = [...new Map(rest.map((one) => [one.id, one])).values()].slice(0, RELATED);
  return { next, related };
}
