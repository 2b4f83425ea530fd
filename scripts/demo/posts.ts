import { readMinutes } from "../../app/blog/post.ts";
import { slugOf } from "../../app/blog/slug.ts";
import type { blogs } from "../../app/blog/tables.ts";
import { chooseBrief } from "../../app/generation/briefs.ts";
import { checkDraft } from "../../app/generation/gates/check-draft.ts";
import {
  namesIn,
  nearestOf,
  sentenceHashes,
  sharedSentences,
} from "../../app/generation/gates/similarity.ts";
import { findTown } from "../../app/generation/gazetteer/towns.ts";
import { GENERATORS, type GeneratorId } from "../../app/generation/generators.ts";
import { nextRun } from "../../app/generation/policy.ts";
import type { blogGenerationLog, draftReviews, postcards } from "../../app/generation/tables.ts";
import { type Brief, type Draft, draftSchema } from "../../app/generation/writer.ts";
import { embeddedWriter } from "../../app/generation/writers/embedded-writer.ts";
import { HOUR, SECOND } from "../../app/platform/clock.ts";
import { createSeededRandom, type SeededRandom } from "../../app/platform/seeded-random.ts";
import { ARTICLES } from "./content/articles.ts";
import { businessTime, idAt } from "./moments.ts";

export type PostRow = typeof blogs.$inferInsert & { location: string };
type RunRow = typeof blogGenerationLog.$inferInsert;
type ReviewRow = typeof draftReviews.$inferInsert;
type PostcardRow = typeof postcards.$inferInsert;
type Made = { post: PostRow; run: RunRow; review: ReviewRow; card: PostcardRow | null };

const DRAFTS_OF_EACH = 2;
const DAYS_BETWEEN_ARTICLES = 11;
/** By then a run has written its draft. */
const RUN_TIME = 10 * SECOND;

/**
 * The articles of the demo blog, published over 80 days, and what the generators wrote with the embedded writer when
 * they were last due, which waits for a review. The drafts have their log entries, so that the generators do not reuse
 * their briefs.
 */
export async function makePosts(now: Date) {
  const articles = makeArticles(now);
  const made: Made[] = [];
  const used = new Map<GeneratorId, Set<string>>(GENERATORS.map(({ id }) => [id, new Set()]));
  const random = createSeededRandom("demo drafts");
  for (const { generator, slot } of lastSlots(now)) {
    const brief = chooseBrief(generator, used.get(generator) ?? new Set());
    if (!brief) continue;
    used.get(generator)?.add(brief.key);
    const { text } = await embeddedWriter.write(brief, null);
    const draft = draftSchema.parse(JSON.parse(text));
    const others = [...articles, ...made.map(({ post }) => post)];
    made.push(makeDraft(random, { brief, draft, slot, others }));
  }
  return {
    posts: [...articles, ...made.map(({ post }) => post)],
    runs: made.map(({ run }) => run),
    reviews: made.map(({ review }) => review),
    postcards: made.flatMap(({ card }) => card ?? []),
  };
}

/** When the generators were last due, two times each, the earliest first. */
function lastSlots(now: Date): { generator: GeneratorId; slot: Date }[] {
  const begun = new Date(now.getTime() - RUN_TIME);
  return GENERATORS.flatMap(({ id, cron }) =>
    Array.from({ length: DRAFTS_OF_EACH }, (_, index) => ({
      generator: id,
      slot: new Date(nextRun(cron, begun).getTime() - (index + 1) * HOUR),
    })),
  ).sort((a, b) => a.slot.getTime() - b.slot.getTime());
}

function makeArticles(now: Date): PostRow[] {
  const random = createSeededRandom("demo articles");
  return ARTICLES.map(({ townId, ...words }, index) => {
    const written = businessTime(random, now, 2 + index * DAYS_BETWEEN_ARTICLES);
    const at = written.toISOString();
    return {
      ...words,
      id: idAt(random, written),
      slug: slugOf(words.title),
      location: locationOf(townId),
      readMinutes: readMinutes(words.content),
      published: true,
      publishedAt: at,
      isDemo: true,
      createdAt: at,
      updatedAt: at,
    };
  });
}

/** "Paducah, KY". @throws Error if the gazetteer does not know the town */
function locationOf(townId: string): string {
  const town = findTown(townId);
  if (!town) throw new Error(`The gazetteer has no ${townId}`);
  return `${town.name}, ${town.stateCode}`;
}

type DraftOptions = { brief: Brief; draft: Draft; slot: Date; others: PostRow[] };

function makeDraft(random: SeededRandom, { brief, draft, slot, others }: DraftOptions): Made {
  const written = new Date(slot.getTime() + random.between(2, 9) * SECOND);
  const createdAt = written.toISOString();
  const location = locationOf(brief.place.id);
  const { nearest, repeated } = findSimilar(draft, { names: namesIn(location), others });
  const { gates, score, content } = checkDraft(draft, brief, nearest, repeated);
  const { postcard, ...words } = draft;
  const post = {
    ...words,
    content,
    location,
    id: idAt(random, written),
    slug: slugOf(draft.title),
    readMinutes: readMinutes(content),
    published: false,
    isDemo: true,
    createdAt,
    updatedAt: createdAt,
  };
  const checked = { gates, score, createdAt };
  const run = { ...makeRun(brief, post, slot), durationMs: random.between(20, 90), ...checked };
  const review: ReviewRow = { blogId: post.id, generator: brief.generator, state: "waiting", ...checked };
  const code = `demo-${post.id.slice(-4)}`;
  const card = postcard && { code, blogId: post.id, campaign: draft.title, card: postcard, createdAt };
  return { post, run, review, card };
}

/** What `findSimilarPosts` finds once the posts are stored. */
function findSimilar({ content }: Draft, { names, others }: { names: string[]; others: PostRow[] }) {
  const own = sentenceHashes(content, names);
  const [repeated] = others
    .map((post) => ({
      title: post.title,
      share: sharedSentences(own, sentenceHashes(post.content, [...names, ...namesIn(post.location)])),
    }))
    .sort((a, b) => b.share - a.share);
  return { nearest: nearestOf({ content, names }, others), repeated: repeated?.share ? repeated : null };
}

/** As the schedule's run of that time, so that no other one takes its place. */
function makeRun(brief: Brief, post: { id: string; title: string }, at: Date) {
  const slot = at.toISOString();
  return {
    id: `gen-${brief.generator}-${slot}`,
    slot,
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
