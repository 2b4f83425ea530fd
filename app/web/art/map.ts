import { createSeededRandom } from "../../platform/seeded-random";
import { tenth, whole } from "./picture";

/** `beyond` is how far the streets go on outside the frame. */
type Streets = { width: number; height: number; step: number; seed: string; beyond?: number };

/** Blocks vary in size. */
const GAPS = [0.88, 1, 1.14];

/** A street map: two sets of streets at -14 degrees, every fifth one a main road. */
export function streets({ width, height, step, seed, beyond = 0 }: Streets): string {
  const random = createSeededRandom(seed).next;
  const [middleX, middleY] = [whole(width / 2), whole(height / 2)];
  const reach = whole(Math.hypot(width, height) / 2 + beyond + step);
  const offsets: number[] = [];
  for (let at = -reach; at <= reach; at += whole(step * (GAPS[Math.floor(random() * GAPS.length)] ?? 1)))
    offsets.push(at);
  // Drawn straight and rotated as a whole: the few repeated step sizes compress well.
  const lines = (rest: number, isMajor: boolean, line: (offset: number, gap: number | null) => string) => {
    const chosen = offsets.filter((_, index) => (index % 5 === rest) === isMajor);
    return chosen.map((at, index) => line(at, index === 0 ? null : at - (chosen[index - 1] ?? 0))).join("");
  };
  const down = (at: number, gap: number | null) =>
    `${gap === null ? `M${at}-${reach}` : `m${gap}-${2 * reach}`}v${2 * reach}`;
  const across = (at: number, gap: number | null) =>
    `${gap === null ? `M-${reach} ${at}` : `m-${2 * reach} ${gap}`}h${2 * reach}`;
  const paths = [false, true].map((isMajor) => lines(1, isMajor, down) + lines(3, isMajor, across));
  return `<g transform="translate(${middleX} ${middleY}) rotate(-14)"><path class="map-street" d="${paths[0]}"/><path class="map-main-street" d="${paths[1]}"/></g>`;
}

export type RankBand = "a" | "b" | "c" | "d";

/** The color band of a map rank: 1-3, 4-10, 11-20, beyond. */
export function rankBand(rank: number): RankBand {
  if (rank <= 3) return "a";
  if (rank <= 10) return "b";
  return rank <= 20 ? "c" : "d";
}

export const RANK_BANDS = ["a", "b", "c", "d"] as const satisfies readonly RankBand[];

export type RankDot = { x: number; y: number; rank: number };

/** The digits of a band are smaller where there are three of them. */
type DotSizes = { radius: number; digits: number; smallDigits: number };

/**
 * Ranks on a map. Always prints the number, so that color never carries meaning alone. Two elements per color band, not
 * three per rank: a page has hundreds of ranks, and the browser styles and lays out every element.
 */
export function rankDots(dots: readonly RankDot[], { radius, digits, smallDigits }: DotSizes): string {
  return RANK_BANDS.map((band) => {
    const inBand = dots.filter(({ rank }) => rankBand(rank) === band);
    if (inBand.length === 0) return "";
    const size = band === "d" ? smallDigits : digits;
    return `${circles(inBand, radius, `rank-spot rank-${band}`)}${rankNumbers(inBand, size, band)}`;
  }).join("");
}

/** The width of a figure, and of a plus sign, as a share of the text's size: the sans face with tabular figures. */
const FIGURE = 0.6;

/** One text for many numbers: every character is centered on a place of its own. */
function rankNumbers(dots: readonly RankDot[], size: number, band: RankBand): string {
  const [xs, ys, text]: [number[], number[], string[]] = [[], [], []];
  for (const { x, y, rank } of inRows(dots)) {
    const label = rank > 20 ? "20+" : `${rank}`;
    for (let at = 0; at < label.length; at += 1) {
      xs.push(tenth(whole(x) + (at - (label.length - 1) / 2) * size * FIGURE));
      ys.push(whole(y));
    }
    text.push(label);
  }
  return `<text class="rank-number rank-${band}" font-size="${size}" x="${xs.join(" ")}" y="${ys.join(" ")}">${text.join("")}</text>`;
}

function inRows<Point extends { x: number; y: number }>(points: readonly Point[]): Point[] {
  return [...points].sort((a, b) => a.y - b.y || a.x - b.x);
}

/** Circles of one kind as a single path: far cheaper than an element each. */
export function circles(
  points: readonly { x: number; y: number }[],
  radius: number,
  className: string,
): string {
  const around = `a${radius} ${radius} 0 1 0 .1 0z`;
  const starts = inRows(points).map(({ x, y }) => `M${whole(x)} ${tenth(whole(y) - radius)}${around}`);
  return `<path class="${className}" d="${starts.join("")}"/>`;
}

/** The brand mark as a map symbol; its dot marks the place. */
export function flare(x: number, y: number, scale: number): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})"><path class="fill-signal" d="M3.4-3.4 6-12.1A6.9 6.9 0 1 1 12.1-6Z"/><circle class="fill-paper" cx="12.4" cy="-12.4" r="2.3"/><circle class="fill-ink" r="3.7"/></g>`;
}

/** A place where a competitor is strong, so that ranks around it are worse. */
export type Rival = { x: number; y: number; reach: number; strength: number };

/** How many ranks the rivals cost at a point. */
export function rankLoss(rivals: readonly Rival[], x: number, y: number): number {
  return rivals.reduce((loss, rival) => {
    const distance = Math.hypot(x - rival.x, y - rival.y);
    return loss + rival.strength * Math.exp(-((distance / rival.reach) ** 2));
  }, 0);
}

/** Ranks beyond 20 count as 21, as the maps print them. */
export function averageRank(ranks: readonly number[]): string {
  const total = ranks.reduce((sum, rank) => sum + Math.min(rank, 21), 0);
  return (total / ranks.length).toFixed(1);
}
