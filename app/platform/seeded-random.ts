/** A seeded random generator: the same seed yields the same sequence everywhere. */
export type SeededRandom = {
  /** In [0, 1). */
  next: () => number;
  /** An integer in [min, max], in steps of `step` (default 1). */
  between: (min: number, max: number, step?: number) => number;
  /** @throws on an empty list */
  pick: <Item>(items: readonly Item[]) => Item;
  chance: (probability: number) => boolean;
};

export function createSeededRandom(seed: string): SeededRandom {
  const next = mulberry32(hash(seed));
  const between = (min: number, max: number, step = 1) =>
    min + Math.floor(next() * (Math.floor((max - min) / step) + 1)) * step;
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(next() * items.length)];
    if (item === undefined) throw new Error("Nothing to pick from");
    return item;
  };
  return { next, between, pick, chance: (probability) => next() < probability };
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}

/** Tommy Ettinger's mulberry32: small, fast, and random enough for copy and demo data. */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
