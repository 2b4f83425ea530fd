import { readMinutes } from "../../app/blog/post.ts";
import { slugOf } from "../../app/blog/slug.ts";
import type { blogs } from "../../app/blog/tables.ts";
import { chooseBrief } from "../../app/generation/briefs.ts";
import { embeddedWriter } from "../../app/generation/embedded-writer.ts";
import { checkDraft } from "../../app/generation/gates/check-draft.ts";
import { GENERATOR_IDS, GENERATORS, type GeneratorId } from "../../app/generation/generators.ts";
import type { blogGenerationLog, draftReviews, postcards } from "../../app/generation/tables.ts";
import { type Brief, type Draft, draftSchema } from "../../app/generation/writer.ts";
import { DAY } from "../../app/platform/clock.ts";
import { createSeededRandom, type SeededRandom } from "../../app/platform/seeded-random.ts";
import { businessTime, idAt } from "./moments.ts";

export type PostRow = typeof blogs.$inferInsert;
export type RunRow = typeof blogGenerationLog.$inferInsert;
export type ReviewRow = typeof draftReviews.$inferInsert;
export type PostcardRow = typeof postcards.$inferInsert;
type Made = { post: PostRow; run: RunRow; review: ReviewRow; card: PostcardRow | null };

const POSTS = 24;
const SPAN_DAYS = 90;
/** Positions of the drafts, newest first. */
const DRAFTS = new Set([0, 1, 3, 6, 12, 19]);
const EDITOR = "demo@beaconry.example";

/**
 * Twenty-four posts by the embedded writer over 90 days, newest first, with their reviews and log entries, so that the
 * generators do not reuse their briefs.
 */
export async function makePosts(now: Date) {
  const random = createSeededRandom("demo posts");
  const made: Made[] = [];
  for (const [index, brief] of demoBriefs().entries()) {
    const { text } = await embeddedWriter.write(brief, null);
    const draft = draftSchema.parse(JSON.parse(text));
    made.push(makePost(random, now, { brief, draft, index }));
  }
  return {
    posts: made.map(({ post }) => post),
    runs: made.map(({ run }) => run),
    reviews: made.map(({ review }) => review),
    postcards: made.flatMap(({ card }) => card ?? []),
  };
}

/** What the three generators would write first, in turns. */
function demoBriefs(): Brief[] {
  const used: Record<GeneratorId, Set<string>> = {
    "generate-pixlseo-blog-post": new Set(),
    "generate-marketing-article": new Set(),
    "direct-mail-automation": new Set(),
  };
  return Array.from({ length: POSTS }).flatMap((_, index) => {
    const generator = GENERATOR_IDS[index % GENERATOR_IDS.length];
    const brief = generator && chooseBrief(generator, used[generator]);
    if (!brief) return [];
    used[brief.generator].add(brief.key);
    return [brief];
  });
}

function makePost(
  random: SeededRandom,
  now: Date,
  { brief, draft, index }: { brief: Brief; draft: Draft; index: number },
): Made {
  const written = businessTime(random, now, 1 + Math.floor((index * (SPAN_DAYS - 4)) / POSTS));
  const cron = GENERATORS.find((generator) => generator.id === brief.generator)?.cron;
  written.setUTCMinutes(Number(cron?.split(" ")[0] ?? 0), random.between(2, 9));
  const published = !DRAFTS.has(index);
  const publishedAt = new Date(
    Math.min(written.getTime() + random.next() * DAY, now.getTime()),
  ).toISOString();
  const createdAt = written.toISOString();
  const { gates, score, content } = checkDraft(draft, brief, null);
  const { postcard, ...words } = draft;
  const post = {
    ...words,
    content,
    location: `${brief.place.name}, ${brief.place.stateCode}`,
    id: idAt(random, written),
    slug: slugOf(draft.title),
    readMinutes: readMinutes(content),
    published,
    publishedAt: published ? publishedAt : null,
    isDemo: true,
    createdAt,
    updatedAt: published ? publishedAt : createdAt,
  };
  const checked = { gates, score, createdAt };
  const run = {
    ...makeRun(brief, post),
    id: idAt(random, written),
    durationMs: random.between(20, 90),
    ...checked,
  };
  const review: ReviewRow = {
    blogId: post.id,
    generator: brief.generator,
    state: published ? "approved" : "waiting",
    decidedBy: published ? EDITOR : null,
    decidedAt: post.publishedAt,
    ...checked,
  };
  const code = `demo-${String(index + 1).padStart(2, "0")}`;
  const card = postcard && { code, blogId: post.id, campaign: draft.title, card: postcard, createdAt };
  return { post, run, review, card };
}

function makeRun(brief: Brief, post: { id: string; title: string }) {
  return {
    generator: brief.generator,
    status: "success" as const,
    brief: brief.key,
    briefKey: brief.key,
    blogId: post.id,
    title: post.title,
    writer: embeddedWriter.id,
    model: embeddedWriter.model,
    promptVersion: embeddedWriter.promptVersion,
    tries: 1,
  };
}
