import { createSeededRandom } from "../../platform/seeded-random";
import {
  averageRank,
  circles,
  flare,
  RANK_BANDS,
  type RankBand,
  type Rival,
  rankBand,
  rankDots,
  rankLoss,
  streets,
} from "./map";
import type { Picture } from "./picture";

const WIDTH = 720;
const HEIGHT = 690;
/** The ground goes on beyond the grid, so that it fills a frame of any shape. */
const GROUND = 400;
const PLACE = { x: 342, y: 340 };
const WET = "M1120 300C1040 320 890 390 820 430S700 520 664 566S590 640 540 740S490 900 480 1090H1120Z";

/** Real rank maps are not round: one competitor is near the practice's second street, one across the tracks. */
const RIVALS: readonly Rival[] = [
  { x: 588, y: 186, reach: 95, strength: 15 },
  { x: 120, y: 560, reach: 80, strength: 8 },
];
/** At first one corner already ranked well: its old address. */
const OLD_ADDRESS: readonly Rival[] = [{ x: 196, y: 150, reach: 110, strength: 11 }];

const DOTS = { radius: 17.5, digits: 18.6, smallDigits: 13.4 };

/** Every point of the survey, with its rank on day 1 and on day 90. */
export const RANK_POINTS = grid();
const points = RANK_POINTS;
const ranksNow = points.map((point) => point.now);
const ranksBefore = points.map((point) => point.before);

export const RANK_NOW = averageRank(ranksNow);
export const RANK_BEFORE = averageRank(ranksBefore);

const ground = `<rect class="fill-land" x="-${GROUND}" y="-${GROUND}" width="${WIDTH + 2 * GROUND}" height="${HEIGHT + 2 * GROUND}"/><path class="map-park" d="M70 446l92-22 26 96-92 22zM520 90l70-18 18 66-70 18z"/>${streets({ width: WIDTH, height: HEIGHT, step: 40, seed: "pm", beyond: GROUND })}<path class="fill-water" d="${WET}"/><path class="map-coast" d="${WET}"/>`;

export const RANK_MAP: Picture = {
  viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
  label: `Rank map on day 90: average rank ${RANK_NOW}, with one weak spot in the north east`,
  body: `${ground}${dots(({ y }) => isInner(y))}<g class="rank-map-outer">${dots(({ y }) => !isInner(y))}</g>${flare(PLACE.x, PLACE.y, 1.9)}`,
};

export const RANK_MAP_BEFORE: Picture = {
  viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
  label: `Rank map on day 1: average rank ${RANK_BEFORE}`,
  // The edge of the weakest ranks is a disc below them: a line would be too thin at an inset's size, and they too pale.
  body: `<rect class="fill-land" width="${WIDTH}" height="${HEIGHT}"/><path class="fill-water" d="${WET}"/>${circles(pointsBefore("d"), 24, "fill-ink-2")}${RANK_BANDS.map((band) => circles(pointsBefore(band), 22, `rank-spot rank-${band}`)).join("")}${flare(PLACE.x, PLACE.y, 3)}`,
};

/** The whole survey of a day, without inset: larger dots with the lamp between them, for a map of half a page. */
export function wholeRankMap(day: "before" | "now", label: string): Picture {
  const all = points.map((point) => ({ x: point.x, y: point.y, rank: point[day] }));
  return {
    viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
    label,
    body: `${ground}${rankDots(all, { radius: 27, digits: 23, smallDigits: 23 })}${flare(PLACE.x - 4, PLACE.y + 10, 2)}`,
  };
}

function pointsBefore(band: RankBand): Point[] {
  return points.filter(({ before }) => rankBand(before) === band);
}

type Point = { x: number; y: number; now: number; before: number };

function dots(isWanted: (point: Point) => boolean): string {
  const shown = points.filter((point) => isWanted(point) && !isUnderInset(point));
  return rankDots(
    shown.map(({ x, y, now }) => ({ x, y, rank: now })),
    DOTS,
  );
}

/** The rows that a phone shows. */
function isInner(y: number): boolean {
  return y > 156 && y < 460;
}

/** The lower left corner, where the map of day 1 stands. */
function isUnderInset({ x, y }: Point): boolean {
  return x < 246 && y > 460;
}

function grid(): Point[] {
  const random = createSeededRandom("big").next;
  const found: Point[] = [];
  for (let row = 0; row < 9; row += 1) {
    for (let column = 0; column < 9; column += 1) {
      const [x, y] = [56 + column * 76, 42 + row * 76];
      const distance = Math.hypot(x - PLACE.x, y - PLACE.y);
      const isWet = x > 545 && y > 690 - (x - 548) * 0.95 - 10;
      if (isWet || distance < 30) continue;
      const now = 0.5 + distance / 170 + random() * 1.5 + rankLoss(RIVALS, x, y);
      const before = 7 + distance / 26 + random() * 8 - rankLoss(OLD_ADDRESS, x, y);
      found.push({ x, y, now: atLeastOne(now), before: atLeastOne(before) });
    }
  }
  return found;
}

function atLeastOne(rank: number): number {
  return Math.max(1, Math.round(rank));
}
