import { insertPost, type NewPost } from "../../app/blog/posts.server";
import { runBatch } from "../../app/platform/db/database.server";
import { testDb } from "./workers-env";

/** Inserts posts (published by default), newest first: one per day, back from January 5, 2024. */
export async function insertPosts(...posts: Partial<NewPost>[]): Promise<void> {
  const db = testDb();
  await runBatch(
    db,
    posts.map((post, daysBefore) => {
      const slug = post.slug ?? `post-${daysBefore}`;
      const day = new Date(Date.UTC(2024, 0, 5 - daysBefore, 12));
      return insertPost(db, { ...plain(slug), ...post, slug }, day);
    }),
  );
}

function plain(slug: string): NewPost {
  return {
    id: slug,
    slug,
    title: `Title of ${slug}`,
    metaDescription: "What it is about.",
    content: "A paragraph.",
    keyPoints: [],
    category: "SEO",
    location: "Lakeview, WI",
    published: true,
  };
}
