/**
 * npm run bench:content: writes 1,000 posts in a row with each generator, as the ledger would order them, checks every
 * one against all before it, and prints the distributions. Fails if a limit is exceeded.
 */
import { chooseBrief } from "../app/generation/briefs.ts";
import { draftOf } from "../app/generation/embedded-writer.ts";
import { checkDraft } from "../app/generation/gates/check-draft.ts";
import { readingGrade } from "../app/generation/gates/reading-grade.ts";
import { namesOf, signatureOf } from "../app/generation/gates/similarity.ts";
import { countWords } from "../app/generation/gates/structure.ts";
import { GENERATOR_IDS, type GeneratorId } from "../app/generation/generators.ts";
import type { Brief, Draft } from "../app/generation/writer.ts";
import { nearestPairs, sharedSentences } from "./lib/post-pairs.ts";
import { endBench, printMachine, sized, writeResults } from "./lib/run.ts";

const POSTS = sized(1000, 10);
/** Sentences in percent of the shorter post; similarity of shingles; refused posts in percent. */
const LIMITS = { sharedPercent: 10, similarity: 0.3, refusedPercent: 5 };

type Post = { brief: Brief; draft: Draft };

const results = GENERATOR_IDS.map(measure);
printMachine();
for (const { generator, distributions, ...figures } of results) {
  console.log(`\n${generator}`);
  console.table(distributions);
  console.table(figures);
}
writeResults("content", { posts: POSTS, limits: LIMITS, results });
endBench({
  missed: results.flatMap(listMissed),
  wrong: results.flatMap(({ generator, posts }) =>
    posts < POSTS ? [`${generator}: ${posts} posts instead of ${POSTS}`] : [],
  ),
});

function listMissed({
  generator,
  distributions,
  refusedPercent,
  repeatedTitles,
}: ReturnType<typeof measure>): string[] {
  const shared = distributions.sharedPercent?.max ?? 100;
  const similarity = distributions.similarity?.max ?? 1;
  return [
    shared > LIMITS.sharedPercent &&
      `${shared} % of a post are in another, more than ${LIMITS.sharedPercent} %`,
    similarity >= LIMITS.similarity && `a similarity of ${similarity}, not under ${LIMITS.similarity}`,
    refusedPercent > LIMITS.refusedPercent &&
      `${refusedPercent} % were refused, more than ${LIMITS.refusedPercent} %`,
    repeatedTitles > 0 && `${repeatedTitles} titles are repeated`,
  ]
    .filter((problem) => problem !== false)
    .map((problem) => `${generator}: ${problem}`);
}

function measure(generator: GeneratorId) {
  const started = performance.now();
  const posts = write(generator);
  const written = performance.now();
  const nearest = nearestPairs(
    posts.map(({ brief, draft }) => ({ content: draft.content, names: namesOf(brief) })),
  );
  const shared = sharedSentences(
    posts.map(({ brief, draft }) => ({ content: draft.content, names: namesOf(brief) })),
  );
  const gated = performance.now();
  const checks = posts.map(({ brief, draft }, index) => {
    const similarity = nearest[index]?.before ?? 0;
    return checkDraft(draft, brief, index === 0 ? null : { title: "an earlier post", similarity });
  });
  const checked = performance.now();
  const refused = checks.filter(({ gates }) => gates.some(({ passed }) => !passed));
  return {
    generator,
    posts: posts.length,
    distributions: {
      words: distribution(posts.map(({ draft }) => countWords(draft.content))),
      grade: distribution(posts.map(({ draft }) => readingGrade(draft.content))),
      titleLength: distribution(posts.map(({ draft }) => draft.title.length)),
      descriptionLength: distribution(posts.map(({ draft }) => draft.metaDescription.length)),
      /** Of each post with the post it shares most with. */
      sharedPercent: distribution(shared),
      similarity: distribution(nearest.map(({ all }) => all)),
      score: distribution(checks.map(({ score }) => score)),
    } as Record<string, Distribution>,
    refusedPercent: (100 * refused.length) / posts.length,
    refusedBy: countBy(
      refused.flatMap(({ gates }) => gates.filter(({ passed }) => !passed).map(({ gate }) => gate)),
    ),
    repeatedTitles: posts.length - new Set(posts.map(({ draft }) => draft.title.toLowerCase())).size,
    places: new Set(posts.map(({ brief }) => brief.place.id)).size,
    writtenPerSecond: Math.round((1000 * posts.length) / (written - started)),
    checkedPerSecond: Math.round((1000 * posts.length) / (checked - gated)),
    signaturesPerSecond: Math.round(signatureSpeed(posts)),
  };
}

function write(generator: GeneratorId): Post[] {
  const used = new Set<string>();
  const posts: Post[] = [];
  while (posts.length < POSTS) {
    const brief = chooseBrief(generator, used);
    if (!brief) break;
    used.add(brief.key);
    posts.push({ brief, draft: draftOf(brief) });
  }
  return posts;
}

function signatureSpeed(posts: Post[]): number {
  const started = performance.now();
  for (const { brief, draft } of posts) signatureOf(draft.content, namesOf(brief));
  return (1000 * posts.length) / (performance.now() - started);
}

type Distribution = Record<"min" | "p5" | "p50" | "p95" | "p99" | "max", number>;

function distribution(values: number[]): Distribution {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (part: number) =>
    Math.round(100 * (sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0)) / 100;
  return { min: at(0), p5: at(0.05), p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) };
}

function countBy(items: string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const item of items) counts[item] = (counts[item] ?? 0) + 1;
  return counts;
}
