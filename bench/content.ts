/**
 * npm run bench:content: writes every brief of the embedded writer, one generator after the other, checks each draft
 * against all that were kept before, and prints the distributions. Fails if a generator keeps fewer than 60.
 */
import { BRIEFS_WITHOUT_REPETITION, findBrief, listBriefs } from "../app/generation/briefs.ts";
import { checkDraft, type GateResult } from "../app/generation/gates/check-draft.ts";
import { readingGrade } from "../app/generation/gates/reading-grade.ts";
import { exactSimilarity, sentenceHashes, sharedSentences } from "../app/generation/gates/similarity.ts";
import { countWords } from "../app/generation/gates/structure.ts";
import { GENERATOR_IDS, type GeneratorId } from "../app/generation/generators.ts";
import type { Draft } from "../app/generation/writer.ts";
import { draftOf } from "../app/generation/writers/embedded-writer.ts";
import { endBench, printMachine, sized, writeResults } from "./lib/run.ts";

const BRIEFS = sized(BRIEFS_WITHOUT_REPETITION, 6);
const KEPT = sized(60, 5);

type Kept = { draft: Draft; names: string[]; hashes: string };
const kept: Kept[] = [];
const results = GENERATOR_IDS.map(measure);
printMachine();
for (const { generator, distributions, ...figures } of results) {
  console.log(`\n${generator}`);
  console.table(distributions);
  console.table(figures);
}
writeResults("content", { briefs: BRIEFS, results });
endBench({
  missed: results.flatMap(({ generator, posts }) => (posts < KEPT ? [`${generator}: ${posts} posts`] : [])),
  wrong: [],
});

function measure(generator: GeneratorId) {
  const checks = listBriefs(generator)
    .slice(0, BRIEFS)
    .map((key) => check(generator, key));
  const passed = checks.filter(({ failed }) => failed.length === 0);
  return {
    generator,
    posts: passed.length,
    distributions: {
      words: distribution(passed.map(({ draft }) => countWords(draft.content))),
      grade: distribution(passed.map(({ draft }) => readingGrade(draft.content))),
      similarity: distribution(passed.map(({ similarity }) => similarity)),
      sharedPercent: distribution(passed.map(({ share }) => 100 * share)),
      score: distribution(passed.map(({ score }) => score)),
    },
    refusedBy: checks.flatMap(({ failed }) => failed.map(({ gate }) => gate)).join(" "),
  };
}

function check(generator: GeneratorId, key: string) {
  const brief = findBrief(generator, key);
  if (!brief) throw new Error(`There is no brief ${key}`);
  const draft = draftOf(brief);
  const names = [brief.place.name, brief.place.state, brief.place.stateCode];
  const hashes = sentenceHashes(draft.content, names);
  const similarity = highest((other) =>
    exactSimilarity(draft.content, other.draft.content, [...names, ...other.names]),
  );
  const share = highest((other) => sharedSentences(hashes, other.hashes));
  const title = "an earlier post";
  const { gates, score } = checkDraft(draft, brief, { title, similarity }, { title, share });
  const failed: GateResult[] = gates.filter(({ passed }) => !passed);
  if (failed.length === 0) kept.push({ draft, names, hashes });
  return { draft, similarity, share, score, failed };
}

function highest(measured: (other: Kept) => number): number {
  return kept.reduce((most, other) => Math.max(most, measured(other)), 0);
}

type Distribution = Record<"min" | "p50" | "p95" | "max", number>;

function distribution(values: number[]): Distribution {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (part: number) =>
    Math.round(100 * (sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0)) / 100;
  return { min: at(0), p50: at(0.5), p95: at(0.95), max: at(1) };
}
