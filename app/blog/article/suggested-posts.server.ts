import { and, type Column, eq, lt, ne, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server";
import type { Post, SuggestedPost, SuggestedPosts } from "../post";
import { selectPost } from "../posts.server";
import { isPublished, newestFirst, summary } from "../published.server";
import { blogs } from "../tables";

const RELATED = 3;

/** A published post (null if there is none), with what to read after it, or instead, in one round trip. */
export async function readArticle(
  db: Db,
  slug: string,
): Promise<{ post: Post | null; suggestions: SuggestedPosts }> {
  const [[post], found] = await db.batch([selectPost(db, slug), selectSuggestions(db, slug)]);
  return post
    ? { post, suggestions: chooseSuggestions(found) }
    : { post: null, suggestions: newestOf(found) };
}

/** What to read after a post that may be a draft, in one round trip. */
export async function readSuggestedPosts(db: Db, { slug }: Pick<Post, "slug">): Promise<SuggestedPosts> {
  return chooseSuggestions(await selectSuggestions(db, slug));
}

/** Why a post may follow: it is older and of the same place, the place's newest, and so on. */
type Reason = "olderThere" | "newestThere" | "olderOnTopic" | "onTopic" | "others";

/** Candidates in one query, newest first for each reason. It looks up what the post says, so need not wait for it. */
function selectSuggestions(db: Db, slug: string) {
  const own = (value: Column | SQL) => sql`(select ${value} from ${blogs} where ${blogs.slug} = ${slug})`;
  const inPlace = and(eq(blogs.locationSlug, own(blogs.locationSlug)), ne(blogs.location, ""));
  const inCategory = eq(blogs.category, own(blogs.category));
  // A draft would be newer than every post.
  const date = sql`iif(${blogs.published}, ${blogs.publicAt}, coalesce(${blogs.publishedAt}, '9999'))`;
  const isOlder = lt(blogs.publicAt, own(date));
  const newest = (reason: Reason, condition: SQL | undefined, limit: number) =>
    sql`select * from (select ${reason} as reason, rowid as post from ${blogs}
      where ${and(isPublished, ne(blogs.slug, slug), condition)}
      order by ${sql.join(newestFirst, sql`, `)} limit ${limit})`;
  const candidates = [
    newest("olderThere", and(inPlace, isOlder), 1),
    newest("newestThere", inPlace, 1),
    newest("olderOnTopic", and(inCategory, isOlder), 1),
    newest("onTopic", inCategory, RELATED + 1),
    newest("others", undefined, RELATED + 1),
  ];
  return db
    .select({ reason: sql<Reason>`found.reason`, ...summary, metaDescription: blogs.metaDescription })
    .from(sql`(${sql.join(candidates, sql` union all `)}) as found`)
    .innerJoin(blogs, sql`${blogs}.rowid = found.post`)
    .orderBy(...newestFirst);
}

type Found = SuggestedPost & { reason: Reason };

/** What is there at all: a draft's place and category stay untold. */
function newestOf(found: Found[]): SuggestedPosts {
  const newest = found.filter(({ reason }) => reason === "others").slice(0, RELATED);
  return { next: null, related: newest.map(({ reason: _, ...post }) => post) };
}

/**
 * Next is an older one of the same place, else the place's newest, else an older one of the same category, else the
 * newest of all; related are the newest of the category, then the newest of all.
 */
function chooseSuggestions(found: Found[]): SuggestedPosts {
  const by = (...reasons: Reason[]) =>
    reasons.flatMap((reason) =>
      found.filter((one) => one.reason === reason).map(({ reason: _, ...post }) => post),
    );
  const [there] = by("olderThere", "newestThere");
  const [onSameTopic] = by("olderOnTopic", "onTopic");
  const [other] = by("others");
  const next =
    (there && { post: there, reason: "location" as const }) ??
    (onSameTopic && { post: onSameTopic, reason: "category" as const }) ??
    (other && { post: other, reason: "date" as const }) ??
    null;
  const rest = by("onTopic", "others").filter(({ id }) => id !== next?.post.id);
  const related = [...new Map(rest.map((one) => [one.id, one])).values()].slice(0, RELATED);
  return { next, related };
}
