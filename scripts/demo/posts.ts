import { readMinutes } from "../../app/blog/post.ts";
import { slugOf } from "../../app/blog/slug.ts";
import type { blogs } from "../../app/blog/tables.ts";
import { chooseBrief } from "../../app/generation/briefs.ts";
import { checkDraft } from "../../app/generation/gates/check-draft.ts";
import { findTown } from "../../app/generation/gazetteer/towns.ts";
import { GENERATOR_IDS, GENERATORS, type GeneratorId } from "../../app/generation/generators.ts";
import type { blogGenerationLog, draftReviews, postcards } from "../../app/generation/tables.ts";
import { type Brief, type Draft, draftSchema } from "../../app/generation/writer.ts";
import { embeddedWriter } from "../../app/generation/writers/embedded-writer.ts";
import { createSeededRandom, type SeededRandom } from "../../app/platform/seeded-random.ts";
import { ARTICLES } from "./content/articles.ts";
import { businessTime, idAt } from "./moments.ts";

export type PostRow = typeof blogs.$inferInsert;
type RunRow = typeof blogGenerationLog.$inferInsert;
type ReviewRow = typeof draftReviews.$inferInsert;
type PostcardRow = typeof postcards.$inferInsert;
type Made = { post: PostRow; run: RunRow; review: ReviewRow; card: PostcardRow | null };

const DRAFTS = 6;
const DAYS_BETWEEN_ARTICLES = 11;

/**
 * The articles of the demo blog, published over 80 days, and drafts of the last week by the embedded writer, which wait
 * for a review. The drafts have their log entries, so that the generators do not reuse their briefs.
 */
export async function makePosts(now: Date) {
  const made: Made[] = [];
  const random = createSeededRandom("demo drafts");
  for (const [index, brief] of demoBriefs().entries()) {
    const { text } = await embeddedWriter.write(brief, null);
    const draft = draftSchema.parse(JSON.parse(text));
    made.push(makeDraft(random, now, { brief, draft, index }));
  }
  return {
    posts: [...makeArticles(now), ...made.map(({ post }) => post)],
    runs: made.map(({ run }) => run),
    reviews: made.map(({ review }) => review),
    postcards: made.flatMap(({ card }) => card ?? []),
  };
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

/** What the three generators would write first, in turns. */
function demoBriefs(): Brief[] {
  const used: Record<GeneratorId, Set<string>> = {
    "generate-pixlseo-blog-post": new Set(),
    "generate-marketing-article": new Set(),
    "direct-mail-automation": new Set(),
  };
  return Array.from({ length: DRAFTS }).flatMap((_, index) => {
    const generator = GENERATOR_IDS[index % GENERATOR_IDS.length];
    const brief = generator && chooseBrief(generator, used[generator]);
    if (!brief) return [];
    used[brief.generator].add(brief.key);
    return [brief];
  });
}

function makeDraft(
  random: SeededRandom,
  now: Date,
  { brief, draft, index }: { brief: Brief; draft: Draft; index: number },
): Made {
  const written = businessTime(random, now, 1 + index);
  const cron = GENERATORS.find((generator) => generator.id === brief.generator)?.cron;
  written.setUTCMinutes(Number(cron?.split(" ")[0] ?? 0), random.between(2, 9));
  const createdAt = new Date(Math.min(written.getTime(), now.getTime())).toISOString();
  const { gates, score, content } = checkDraft(draft, brief, null);
  const { postcard, ...words } = draft;
  const post = {
    ...words,
    content,
    location: locationOf(brief.place.id),
    id: idAt(random, written),
    slug: slugOf(draft.title),
    readMinutes: readMinutes(content),
    published: false,
    isDemo: true,
    createdAt,
    updatedAt: createdAt,
  };
  const checked = { gates, score, createdAt };
  const run = {
    ...makeRun(brief, post),
    id: idAt(random, written),
    durationMs: random.between(20, 90),
    ...checked,
  };
  const review: ReviewRow = { blogId: post.id, generator: brief.generator, state: "waiting", ...checked };
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
