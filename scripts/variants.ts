/**
 * npm run variants: chooses for each brief of the embedded writer's library the first variant that passes the gates and
 * shares at most a tenth of its sentences with every brief before it, and writes them down. Run it after every change
 * of the library or the gates. `npm run variants -- --check 2` compares only those of each topic's first two briefs,
 * which no later brief changes.
 */
import { writeFileSync } from "node:fs";
import { briefOf, type Subject, subjectOf } from "../app/generation/briefs.ts";
import { checkDraft } from "../app/generation/gates/check-draft.ts";
import { namesOf, shinglesOf } from "../app/generation/gates/similarity.ts";
import { GENERATOR_IDS, type GeneratorId } from "../app/generation/generators.ts";
import { composeDraft } from "../app/generation/library/compose.ts";
import { VARIANTS } from "../app/generation/library/content/variants.ts";
import { BRIEFS_PER_TOPIC } from "../app/generation/library/design.ts";
import { topicsOf } from "../app/generation/library/topics.ts";
import { VARIANT_DIGITS } from "../app/generation/library/variants.ts";
import { Neighbors } from "../bench/lib/neighbors.ts";
import { normalizedSentences } from "../bench/lib/post-pairs.ts";

const TARGET = "app/generation/library/content/variants.ts";
/** A little below the limits of the bench. */
const SHARED = 0.1;
const SIMILARITY = 0.28;

const isCheck = process.argv[2] === "--check";
const chosen = GENERATOR_IDS.flatMap((generator) =>
  choose(generator, isCheck ? Number(process.argv[3] ?? 1) : BRIEFS_PER_TOPIC),
);
if (isCheck) compareVariants();
else writeVariants();
for (const [topic, digits] of chosen)
  console.log(topic, digits.replaceAll("-", "").length, "of", digits.length);

function compareVariants(): void {
  const outdated = chosen.filter(([topic, digits]) => !VARIANTS[topic]?.startsWith(digits));
  for (const [topic] of outdated) console.error(`${topic} has other variants today: run npm run variants.`);
  if (outdated.length > 0) process.exitCode = 1;
}

function writeVariants(): void {
  const lines = chosen.map(([topic, digits]) => `  "${topic}":\n    "${digits}",`);
  const content = `/** Written by \`npm run variants\`: for each brief of a topic its variant, or - if none differs enough from the others. */
export const VARIANTS: Readonly<Record<string, string>> = {
${lines.join("\n")}
};
`;
  writeFileSync(TARGET, content);
}

/** For each topic the digits of its first `count` briefs. */
function choose(generator: GeneratorId, count: number): [string, string][] {
  const sentences = new Neighbors();
  const shingles = new Neighbors();
  const digits = topicsOf(generator).map(() => "");
  for (let number = 0; number < count; number += 1) {
    for (const [position, topic] of topicsOf(generator).entries()) {
      const variant = [...VARIANT_DIGITS].findIndex((_, index) => {
        const subject = subjectOf({ generator, topic: position, number, variant: index }, topic);
        return isKept(subject, sentences, shingles);
      });
      digits[position] = `${digits[position]}${VARIANT_DIGITS[variant] ?? "-"}`;
    }
  }
  return topicsOf(generator).map((topic, position) => [topic.id, digits[position] ?? ""]);
}

/** Adds the subject's post to those that are kept, unless it fails a gate or is too like one of them. */
function isKept(subject: Subject, sentences: Neighbors, shingles: Neighbors): boolean {
  const draft = composeDraft(subject);
  const brief = briefOf(subject);
  const text = { content: draft.content, names: namesOf(brief) };
  const own = [...new Set(normalizedSentences(text))];
  const parts = [...shinglesOf(text.content, text.names)];
  if (sentences.most(own, (both, one, other) => both / Math.min(one, other)) > SHARED) return false;
  if (shingles.most(parts, (both, one, other) => both / (one + other - both)) > SIMILARITY) return false;
  if (checkDraft(draft, brief, null).gates.some(({ passed }) => !passed)) return false;
  sentences.add(own);
  shingles.add(parts);
  return true;
}
