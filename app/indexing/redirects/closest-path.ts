/** Paths less alike than this have nothing to do with each other. */
const LEAST_ALIKE = 0.4;

/** The candidate whose last part is most like the path's, or null if none is like it. */
export function closestPath(path: string, candidates: readonly string[]): string | null {
  const wanted = pairsOf(path);
  let best: { path: string; score: number } | null = null;
  for (const candidate of candidates) {
    const score = likeness(wanted, pairsOf(candidate));
    if (candidate !== path && score >= LEAST_ALIKE && score > (best?.score ?? 0)) {
      best = { path: candidate, score };
    }
  }
  return best?.path ?? null;
}

/** The first word of a path's last part, which a similar slug is likely to begin with. */
export function firstWordOf(path: string): string {
  return /^[a-z0-9]*/.exec(lastPart(path))?.[0] ?? "";
}

/** The share of pairs of letters that two texts have in common, from 0 to 1 (Dice's coefficient). */
function likeness(a: Set<string>, b: Set<string>): number {
  const common = [...a].filter((pair) => b.has(pair)).length;
  return a.size + b.size === 0 ? 0 : (2 * common) / (a.size + b.size);
}

function pairsOf(path: string): Set<string> {
  const text = lastPart(path);
  return new Set(Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2)));
}

function lastPart(path: string): string {
  return path.toLowerCase().split("/").filter(Boolean).at(-1) ?? "";
}
