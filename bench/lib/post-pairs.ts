import { shinglesOf } from "../../app/generation/gates/similarity.ts";
import { blocksOf, sentencesOf, withoutMarkup } from "../../app/generation/gates/text.ts";

type Text = { content: string; names: string[] };

/** For each post, its highest exact similarity to any other, and to those before it. */
export function nearestPairs(posts: Text[]): { all: number; before: number }[] {
  const ids = new Map<string, number>();
  const sets = posts.map(({ content, names }) => {
    const shingles = [...shinglesOf(content, names)].map((shingle) => {
      const known = ids.get(shingle) ?? ids.size;
      ids.set(shingle, known);
      return known;
    });
    return shingles;
  });
  return pairwise(sets, (both, one, other) => both / (one + other - both));
}

/** For each post, the largest share of its sentences, in percent, that it has in common with another. */
export function sharedSentences(posts: Text[]): number[] {
  const ids = new Map<string, number>();
  const sets = posts.map((post) => {
    const sentences = new Set(normalizedSentences(post));
    return [...sentences].map((sentence) => {
      const known = ids.get(sentence) ?? ids.size;
      ids.set(sentence, known);
      return known;
    });
  });
  return pairwise(sets, (both, one, other) => (100 * both) / Math.min(one, other)).map(({ all }) => all);
}

/** Every sentence and list item, with names made equal. Headings are none. */
export function normalizedSentences({ content, names }: Text): string[] {
  const pattern = new RegExp(`\\b(?:${names.join("|")})\\b`, "g");
  return blocksOf(content)
    .filter(({ kind }) => kind !== "heading")
    .flatMap(({ text }) => sentencesOf(withoutMarkup(text)))
    .map((sentence) => sentence.replace(pattern, "NAME").toLowerCase());
}

/** The measure's maximum for each set with any other, and with those before it; sets hold numbers, each once. */
function pairwise(
  sets: number[][],
  measure: (both: number, one: number, other: number) => number,
): { all: number; before: number }[] {
  const holders = new Map<number, number[]>();
  const best = sets.map(() => ({ all: 0, before: 0 }));
  sets.forEach((set, index) => {
    const common = new Map<number, number>();
    for (const item of set) {
      const earlier = holders.get(item) ?? [];
      for (const other of earlier) common.set(other, (common.get(other) ?? 0) + 1);
      holders.set(item, [...earlier, index]);
    }
    for (const [other, both] of common) {
      const value = measure(both, set.length, sets[other]?.length ?? 0);
      const [own, others] = [best[index], best[other]];
      if (own) best[index] = { all: Math.max(own.all, value), before: Math.max(own.before, value) };
      if (others) others.all = Math.max(others.all, value);
    }
  });
  return best;
}
