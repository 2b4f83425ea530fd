import { generateNKeysBetween } from "fractional-indexing";
import { randomBelow } from "../../platform/ids";

/**
 * A rank between two others; null is the top or bottom of the column. With `candidates`, picks one of that many ranks
 * at random, so that concurrent moves to the same gap get different ranks.
 */
export function rankBetween(
  above: string | null,
  below: string | null,
  candidates = 1,
  draw: (count: number) => number = randomBelow,
): string {
  const ranks = generateNKeysBetween(above, below, candidates);
  const drawn = ranks[draw(candidates)];
  if (drawn === undefined) throw new Error("There is no rank between these two");
  return drawn;
}

/** `count` ascending ranks, for filling an empty column. */
export function firstRanks(count: number): string[] {
  return generateNKeysBetween(null, null, count);
}

/** `count` ranks above `below` (null: of an empty column), in random order. */
export function shuffledRanks(below: string | null, count: number): string[] {
  const ranks = generateNKeysBetween(null, below, count);
  for (let at = ranks.length - 1; at > 0; at -= 1) {
    const other = randomBelow(at + 1);
    [ranks[at], ranks[other]] = [ranks[other] ?? "", ranks[at] ?? ""];
  }
  return ranks;
}
