import { eq, inArray, isNull, ne, or, sql } from "drizzle-orm";
import { blogs } from "../blog/tables";
import { type Db, runBatch, type Statement } from "../platform/db/database.server";
import type { Nearest } from "./gates/check-draft";
import { exactSimilarity, signatureOf, similarityOf } from "./gates/similarity";
import { postSignatures } from "./tables";

/** Posts that are signed in one run, if editors wrote or changed them since the last. */
const SIGNED_AT_ONCE = 50;
const READ_AT_ONCE = 5000;
/** Signatures estimate; so many of the nearest are compared exactly. */
const CANDIDATES = 5;

/** The post that says most of what the text says, or null without posts. */
export async function findNearestPost(
  db: Db,
  { content, names }: { content: string; names: string[] },
): Promise<Nearest | null> {
  await signPosts(db, names);
  const own = signatureOf(content, names);
  const nearest: { id: string; similarity: number }[] = [];
  for (let after = ""; ; ) {
    const rows = await db
      .select({ id: postSignatures.blogId, signature: postSignatures.signature })
      .from(postSignatures)
      .where(sql`${postSignatures.blogId} > ${after}`)
      .orderBy(postSignatures.blogId)
      .limit(READ_AT_ONCE);
    nearest.push(...rows.map(({ id, signature }) => ({ id, similarity: similarityOf(own, signature) })));
    nearest.sort((a, b) => b.similarity - a.similarity).splice(CANDIDATES);
    const last = rows.at(-1);
    if (!last || rows.length < READ_AT_ONCE) break;
    after = last.id;
  }
  const ids = nearest.map(({ id }) => id);
  const posts = await db
    .select({ title: blogs.title, content: blogs.content, location: blogs.location })
    .from(blogs)
    .where(inArray(blogs.id, ids));
  const compared = posts.map(({ title, content: other, location }) => ({
    title,
    similarity: exactSimilarity(content, other, [...names, ...namesIn(location)]),
  }));
  return compared.sort((a, b) => b.similarity - a.similarity)[0] ?? null;
}

/** Returns the upsert of a post's signature. */
export function putSignature(
  db: Db,
  post: { id: string; version: number; content: string; names: string[] },
): Statement {
  const row = { version: post.version, signature: signatureOf(post.content, post.names) };
  return db
    .insert(postSignatures)
    .values({ blogId: post.id, ...row })
    .onConflictDoUpdate({ target: postSignatures.blogId, set: row });
}

/** The names in a post's location, "Mentor, OH". */
export function namesIn(location: string): string[] {
  return location
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");
}

/** Signs posts that have no signature or changed since; drops those of deleted posts. */
async function signPosts(db: Db, names: string[]): Promise<void> {
  const posts = await db
    .select({ id: blogs.id, version: blogs.version, content: blogs.content, location: blogs.location })
    .from(blogs)
    .leftJoin(postSignatures, eq(postSignatures.blogId, blogs.id))
    .where(or(isNull(postSignatures.blogId), ne(postSignatures.version, blogs.version)))
    .limit(SIGNED_AT_ONCE);
  await runBatch(db, [
    ...posts.map((post) => putSignature(db, { ...post, names: [...names, ...namesIn(post.location)] })),
    db.delete(postSignatures).where(sql`${postSignatures.blogId} not in (select ${blogs.id} from ${blogs})`),
  ]);
}
