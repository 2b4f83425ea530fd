/** A drawing as markup, made once when its module loads: React then writes one element, however large the drawing is. */
export type Picture = {
  viewBox: string;
  /** What the picture shows, in a sentence; null for one that only decorates. */
  label: string | null;
  body: string;
  className?: string;
  preserveAspectRatio?: string;
};

/** Rounded to whole units, and to a tenth of one: a drawing's coordinates need no more, and bytes count. */
export const whole = Math.round;
export function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Random numbers from 0 to 1 that are the same for the same seed (mulberry32 over an FNV-1a hash). */
export function seededRandom(seed: string): () => number {
  let state = 2166136261;
  for (const character of seed) state = Math.imul(state ^ character.charCodeAt(0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
