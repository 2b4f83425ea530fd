import { readMinutes } from "../../app/blog/post.ts";
import { slugOf } from "../../app/blog/slug.ts";
import type { blogs } from "../../app/blog/tables.ts";
import { briefKey, TOPICS } from "../../app/generation/briefs.ts";
import { PLACES } from "../../app/generation/content/places.ts";
import { composeDraft, embeddedWriter } from "../../app/generation/embedded-writer.ts";
import { GENERATORS } from "../../app/generation/generators.ts";
import type { blogGenerationLog } from "../../app/generation/tables.ts";
import type { Brief } from "../../app/generation/writer.ts";
import { DAY } from "../../app/platform/clock.ts";
import { createSeededRandom, type SeededRandom } from "../../app/platform/seeded-random.ts";
import { businessTime, idAt } from "./moments.ts";

export type PostRow = typeof blogs.$inferInsert;
export type RunRow = typeof blogGenerationLog.$inferInsert;

const POSTS = 24;
const LOCATIONS = 8;
const SPAN_DAYS = 90;
/** Positions of the drafts, newest first. */
const DRAFTS = new Set([0, 1, 3, 6, 12, 19]);

/**
 * Twenty-four posts by the embedded writer over 90 days, newest first, with their log entries, so that the generators
 * do not reuse their briefs.
 */
export function makePosts(now: Date): { posts: PostRow[]; runs: RunRow[] } {
  const random = createSeededRandom("demo posts");
  const made = demoBriefs().map((brief, index) => makePost(random, now, brief, index));
  return { posts: made.map(({ post }) => post), runs: made.map(({ run }) => run) };
}

/** Every topic twice, never for the same place. */
function demoBriefs(): Brief[] {
  const topics = Object.values(TOPICS).flat();
  return Array.from({ length: POSTS }).flatMap((_, index) => {
    const place = PLACES[index % LOCATIONS];
    const topic = topics[(index * 5) % topics.length];
    return place && topic ? [{ generator: topic.generator, place, topic }] : [];
  });
}

function makePost(
  random: SeededRandom,
  now: Date,
  brief: Brief,
  index: number,
): { post: PostRow; run: RunRow } {
  const written = businessTime(random, now, 1 + Math.floor((index * (SPAN_DAYS - 4)) / POSTS));
  const cron = GENERATORS.find((generator) => generator.id === brief.generator)?.cron;
  written.setUTCMinutes(Number(cron?.split(" ")[0] ?? 0), random.between(2, 9));
  const published = !DRAFTS.has(index);
  const publishedAt = new Date(Math.min(written.getTime() + random.next() * DAY, now.getTime()));
  const draft = composeDraft(brief);
  const createdAt = written.toISOString();
  const post = {
    ...draft,
    id: idAt(random, written),
    slug: slugOf(draft.title),
    readMinutes: readMinutes(draft.content),
    published,
    publishedAt: published ? publishedAt.toISOString() : null,
    isDemo: true,
    createdAt,
    updatedAt: published ? publishedAt.toISOString() : createdAt,
  };
  const run: RunRow = {
    id: idAt(random, written),
    generator: brief.generator,
    status: "success",
    briefKey: briefKey(brief),
    blogId: post.id,
    writer: embeddedWriter.name,
    createdAt,
  };
  return { post, run };
}
