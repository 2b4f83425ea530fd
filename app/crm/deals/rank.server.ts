import { generateNKeysBetween } from "fractional-indexing";

/**
 * A rank between two others; null stands for the top and the bottom of a column. With a `crowd`, one of several ranks
 * is drawn, so that moves to the same gap at the same time part.
 */
export function rankBetween(
  above: string | null,
  below: string | null,
  crowd = 1,
  random: () => number = Math.random,
): string {
  const ranks = generateNKeysBetween(above, below, crowd);
  const drawn = ranks[Math.floor(random() * crowd)];
  if (drawn === undefined) throw new Error("There is no rank between these two");
  return drawn;
}

/** `count` ranks in order, for a column that is filled at once. */
export function firstRanks(count: number): string[] {
  return generateNKeysBetween(null, null, count);
}
