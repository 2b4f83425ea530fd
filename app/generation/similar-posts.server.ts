import { eq, inArray, isNull, ne, or, sql } from "drizzle-orm";
import { blogs } from "../blog/tables";
import { type Db, runBatch, type Statement } from "../platform/db/database.server";
import type { Nearest, RepeatedText } from "./gates/check-draft";
import {
  namesIn,
  nearestOf,
  sentenceHashes,
  sharedSentences,
  signatureOf,
  similarityOf,
} from "./gates/similarity";
import { postSignatures } from "./tables";

/** Posts that are signed in one run, if editors wrote or changed them since the last. */
const SIGNED_AT_ONCE = 50;
const READ_AT_ONCE = 5000;
/** Signatures estimate; so many of the nearest are compared exactly. */
const CANDIDATES = 5;

type Text = { content: string; names: string[] };

/** The post that says most of what the text says, and the one that shares most of its sentences; null without posts. */
export async function findSimilarPosts(
  db: Db,
  { content, names }: Text,
): Promise<{ nearest: Nearest | null; repeated: RepeatedText | null }> {
  await signPosts(db, names);
  const own = signatureOf(content, names);
  const sentences = sentenceHashes(content, names);
  const nearest: { id: string; similarity: number }[] = [];
  let most: { id: string; share: number } | null = null;
  for (let after = ""; ; ) {
    const rows = await db
      .select({
        id: postSignatures.blogId,
        signature: postSignatures.signature,
        sentences: postSignatures.sentences,
      })
      .from(postSignatures)
      .where(sql`${postSignatures.blogId} > ${after}`)
      .orderBy(postSignatures.blogId)
      .limit(READ_AT_ONCE);
    nearest.push(...rows.map(({ id, signature }) => ({ id, similarity: similarityOf(own, signature) })));
    for (const row of rows) {
      const share = sharedSentences(sentences, row.sentences ?? "");
      if (share > (most?.share ?? 0)) most = { id: row.id, share };
    }
    nearest.sort((a, b) => b.similarity - a.similarity).splice(CANDIDATES);
    const last = rows.at(-1);
    if (!last || rows.length < READ_AT_ONCE) break;
    after = last.id;
  }
  const ids = nearest.map(({ id }) => id);
  const found = await db
    .select({ id: blogs.id, title: blogs.title, content: blogs.content, location: blogs.location })
    .from(blogs)
    .where(inArray(blogs.id, most ? [...ids, most.id] : ids));
  const candidates = found.filter(({ id }) => ids.includes(id));
  const repeating = found.find(({ id }) => id === most?.id);
  return {
    nearest: nearestOf({ content, names }, candidates),
    repeated: repeating && most ? { title: repeating.title, share: most.share } : null,
  };
}

/** Returns the upsert of a post's signature. */
export function putSignature(
  db: Db,
  post: { id: string; version: number; content: string; names: string[] },
): Statement {
  const { version, content, names } = post;
  const row = { version, signature: signatureOf(content, names), sentences: sentenceHashes(content, names) };
  return db
    .insert(postSignatures)
    .values({ blogId: post.id, ...row })
    .onConflictDoUpdate({ target: postSignatures.blogId, set: row });
}

/** Signs posts that have no signature or changed since; drops those of deleted posts. */
async function signPosts(db: Db, names: string[]): Promise<void> {
  const posts = await db
    .select({ id: blogs.id, version: blogs.version, content: blogs.content, location: blogs.location })
    .from(blogs)
    .leftJoin(postSignatures, eq(postSignatures.blogId, blogs.id))
    .where(
      or(
        isNull(postSignatures.blogId),
        isNull(postSignatures.sentences),
        ne(postSignatures.version, blogs.version),
      ),
    )
    .limit(SIGNED_AT_ONCE);
  await runBatch(db, [
    ...posts.map((post) => putSignature(db, { ...post, names: [...names, ...namesIn(post.location)] })),
    db.delete(postSignatures).where(sql`${postSignatures.blogId} not in (select ${blogs.id} from ${blogs})`),
  ]);
}
