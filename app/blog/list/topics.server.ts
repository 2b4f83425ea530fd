import { and, count, desc, eq, max, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server";
import { countByCategory, spellingsOf, sumCategories } from "../categories.server";
import { categoryName } from "../category";
import { POSTS_PER_PAGE, type SuggestedPost } from "../post";
import { inCategory, isPublished, newestFirst, summary } from "../published.server";
import { blogs } from "../tables";
import { type Topic, type TopicKind, topicSlug } from "./topic";

/** Of this many newest posts of a place the categories are named, and of all posts what is elsewhere. */
const NEWEST = 50;

/** A page of the posts of a category or a location, with their number; null if there are none. Two round trips. */
export async function readTopic(
  db: Db,
  { kind, slug, page }: { kind: TopicKind; slug: string; page: number },
): Promise<Topic | null> {
  const counts = await countByCategory(db);
  const spellings = spellingsOf(counts, slug);
  const isOnTopic = and(
    isPublished,
    kind === "category" ? inCategory(spellings) : eq(blogs.locationSlug, slug),
  );
  if (slug === "" || (kind === "category" && spellings.length === 0)) return null;
  const newest = (limit: number) =>
    db
      .select({ category: blogs.category })
      .from(blogs)
      .where(isOnTopic)
      .orderBy(...newestFirst)
      .limit(limit);
  const [posts, [counted], subjects, all] = await db.batch([
    listOnTopic(db, isOnTopic, page),
    db
      .select({ posts: count(), newest: max(blogs.publicAt) })
      .from(blogs)
      .where(isOnTopic),
    newest(NEWEST),
    listNewest(db),
  ]);
  if (!counted?.newest) return null;
  const [first] = posts;
  const categories = sumCategories(counts);
  const nameOf = (category: string) =>
    categories.find(({ name }) => topicSlug(name) === topicSlug(categoryName(category)))?.name ?? category;
  const name = kind === "category" ? nameOf(spellings[0] ?? "") : (first?.location ?? "");
  return {
    kind,
    slug,
    name,
    total: counted.posts,
    newest: counted.newest,
    subjects: kind === "location" ? [...new Set(subjects.map(({ category }) => nameOf(category)))] : [],
    posts,
    ...elsewhere(all, kind, slug),
    categories,
  };
}

function listNewest(db: Db) {
  return db
    .select({ ...summary, metaDescription: blogs.metaDescription })
    .from(blogs)
    .where(isPublished)
    .orderBy(...newestFirst)
    .limit(NEWEST);
}

/** Of the newest posts, those on other topics of its kind, and the places of all. */
function elsewhere(newest: SuggestedPost[], kind: TopicKind, slug: string): Pick<Topic, "others" | "places"> {
  const topicOf = (post: SuggestedPost) =>
    topicSlug(kind === "category" ? categoryName(post.category) : post.location);
  const places = new Set(newest.map(({ location }) => location));
  return {
    others: newest.filter((post) => topicOf(post) !== slug),
    places: [...places].filter((place) => place !== "" && (kind === "category" || topicSlug(place) !== slug)),
  };
}

function listOnTopic(db: Db, isOnTopic: SQL | undefined, page: number) {
  return db
    .select({ ...summary, content: sql<string>`''` })
    .from(blogs)
    .where(isOnTopic)
    .orderBy(...newestFirst)
    .limit(POSTS_PER_PAGE)
    .offset((page - 1) * POSTS_PER_PAGE);
}

export type ListedTopic = { kind: TopicKind; slug: string; newest: string; posts: number };

/** The categories and locations that have a page, with the time of their newest post and the number of their posts. */
export async function listTopics(db: Db): Promise<ListedTopic[]> {
  const [newest, posts] = [sql<string>`max(${blogs.publicAt})`, count()];
  const [categories, locations] = await db.batch([
    db.select({ name: blogs.category, newest, posts }).from(blogs).where(isPublished).groupBy(blogs.category),
    db
      .select({ slug: blogs.locationSlug, newest, posts })
      .from(blogs)
      .where(isPublished)
      .groupBy(blogs.locationSlug)
      .orderBy(desc(newest)),
  ]);
  const bySlug = new Map<string, ListedTopic>();
  for (const { name, newest, posts } of categories) {
    const slug = topicSlug(categoryName(name));
    const same = bySlug.get(slug);
    bySlug.set(slug, {
      ...{ kind: "category", slug, posts: posts + (same?.posts ?? 0) },
      newest: same && same.newest > newest ? same.newest : newest,
    });
  }
  return [
    ...bySlug.values(),
    ...locations.flatMap(({ slug, ...rest }) => (slug ? { kind: "location" as const, slug, ...rest } : [])),
  ];
}
