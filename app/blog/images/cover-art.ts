import { createSeededRandom } from "../../platform/seeded-random";
import { tenth } from "../../web/art/picture";
import type { CoverTint } from "../category";
import type { CoverChart, CoverFigure } from "../figures/cover-chart";

export type CoverShape = {
  width: number;
  height: number;
  big?: boolean;
  lamp?: boolean;
  /** Stands on the chart of depth rings in place of the light. */
  chart?: CoverChart | null;
  /** As type, where there is no chart. */
  figure?: CoverFigure | null;
};

type Point = readonly [number, number];

const RINGS = 9;
/** A strip is much wider than high: it has rings up to its ends, and no frame, which its place would cut. */
const STRIP = { ratio: 4, rings: 17 };
/** Beyond this a chart's rings would look pressed. */
const MAX_STRETCH = 2;
const CORNERS = 8;
const MARGIN = 8;
const TICK = 16;
/** Covers cached in memory; a cover is about 2 kB. */
const KEPT = 300;
/** A big cover is cut above and below where its frame is wider; at least this share of its height stays. */
const NEVER_CUT = 0.36;
/** How far the light reaches above and below its point, before it is scaled. */
const LIGHT = { above: 20, below: 4 };
const drawn = new Map<string, string>();

/**
 * A post's cover, a chart of depth rings around a light, as an SVG string. Deterministic per slug. Without `lamp` the
 * light is out. All colors are classes, so the cover follows the theme.
 */
export function coverArt(slug: string, tint: CoverTint, shape: CoverShape): string {
  const key = `${slug} ${tint} ${shape.width} ${shape.height} ${shape.big ?? false} ${shape.lamp ?? true} ${JSON.stringify([shape.chart, shape.figure])}`;
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const picture = draw(slug, tint, shape);
  if (drawn.size >= KEPT) drawn.clear();
  drawn.set(key, picture);
  return picture;
}

function draw(
  slug: string,
  tint: CoverTint,
  { width, height, big = false, lamp = true, chart = null, figure = null }: CoverShape,
): string {
  const random = createSeededRandom(slug).next;
  const scale = big ? 1.9 : 1.5;
  const x = width * (0.28 + random() * 0.44);
  const [top, bottom] = big
    ? [
        height * (0.5 - NEVER_CUT / 2) + LIGHT.above * scale,
        height * (0.5 + NEVER_CUT / 2) - LIGHT.below * scale,
      ]
    : [height * 0.3, height * 0.7];
  const centre: Point = [x, top + random() * (bottom - top)];
  const rings = drawRings(random, centre, width, height);
  return [
    `<svg class="cover-art cover-art-${tint}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">`,
    `<rect class="cover-ground" width="${width}" height="${height}"/>${rings}`,
    isStrip(width, height) ? "" : drawFrame(width, height),
    chart
      ? drawBars(chart, { width, height, big })
      : figure
        ? drawFigure(figure, width, height)
        : lamp
          ? drawLight(centre, scale)
          : "",
    "</svg>",
  ].join("");
}

function isStrip(width: number, height: number): boolean {
  return width > STRIP.ratio * height;
}

/**
 * The outermost depth ring, and scaled copies of the same curve: repetition compresses well, and a list shows eleven
 * covers.
 */
function drawRings(random: () => number, [cx, cy]: Point, width: number, height: number): string {
  const phases = [random() * 6.3, random() * 6.3, random() * 6.3];
  const waves = [0.12 + random() * 0.16, 0.08 + random() * 0.12, 0.04 + random() * 0.08];
  const stretch = Math.min(MAX_STRETCH, (1.15 + random() * 0.5) * Math.max(1, width / height / 1.9));
  const all = isStrip(width, height) ? STRIP.rings : RINGS;
  const outermost = reachOf(all) * height;
  const corners = Array.from({ length: CORNERS }, (_, corner): Point => {
    const angle = (corner / CORNERS) * Math.PI * 2;
    const swell = waves.reduce(
      (sum, wave, order) => sum + wave * Math.sin((order + 1) * angle + (phases[order] ?? 0)),
      0,
    );
    return [Math.cos(angle) * outermost * (1 + swell) * stretch, Math.sin(angle) * outermost * (1 + swell)];
  });
  const curve = smoothLoop(corners);
  let rings = "";
  for (let ring = all; ring >= 1; ring--) {
    const scale = Number((reachOf(ring) / reachOf(all)).toFixed(2));
    const kind = `cover-ring${ring % 3 === 0 ? " cover-ring-bold" : ""}${ring === 3 ? " cover-ring-lit" : ""}`;
    rings += `<path class="${kind}" transform="scale(${scale})" d="${curve}"/>`;
  }
  return `<g transform="translate(${Math.round(cx)} ${Math.round(cy)})">${rings}</g>`;
}

/** A ring's distance from the light as a share of the height; outer rings are further apart. */
function reachOf(ring: number): number {
  return (ring / 11) * (1 + ring * 0.035);
}

/**
 * A closed Catmull-Rom spline as relative Bézier segments. Each control point mirrors the previous one, so all
 * segments but the first can use the shorter `s` command.
 */
function smoothLoop(points: Point[]): string {
  const at = (index: number): Point => points[(index + points.length) % points.length] ?? [0, 0];
  const round = ([x, y]: Point): Point => [Math.round(x), Math.round(y)];
  const shift = ([fromX, fromY]: Point, [x, y]: Point) => `${x - fromX} ${y - fromY}`;
  const segments = points.map((point, index) => {
    const [start, before, next, after] = [round(point), at(index - 1), at(index + 1), at(index + 2)];
    const leave = round([point[0] + (next[0] - before[0]) / 6, point[1] + (next[1] - before[1]) / 6]);
    const arrive = round([next[0] - (after[0] - point[0]) / 6, next[1] - (after[1] - point[1]) / 6]);
    const rest = `${shift(start, arrive)} ${shift(start, round(next))}`;
    return index === 0 ? `c${shift(start, leave)} ${rest}` : `s${rest}`;
  });
  return `M${round(at(0)).join(" ")}${segments.join("").replaceAll(" -", "-")}z`;
}

function drawFrame(width: number, height: number): string {
  const frame = `x="${MARGIN}" y="${MARGIN}" width="${width - 2 * MARGIN}" height="${height - 2 * MARGIN}"`;
  return `<rect class="cover-frame" ${frame}/><path class="cover-frame" d="${drawTicks(width, height)}"/>`;
}

/** The scale along the frame: every fourth tick is longer. */
function drawTicks(width: number, height: number): string {
  const length = (position: number) => ((position - MARGIN) % (4 * TICK) === 0 ? 6 : 3);
  let ticks = "";
  for (let x = MARGIN; x < width - MARGIN; x += TICK) {
    ticks += `M${x} ${MARGIN}v${length(x)}M${x} ${height - MARGIN}v${-length(x)}`;
  }
  for (let y = MARGIN; y < height - MARGIN; y += TICK) {
    ticks += `M${MARGIN} ${y}h${length(y)}M${width - MARGIN} ${y}h${-length(y)}`;
  }
  return ticks;
}

/** Of the cover, so that all of them stay where it is cut: at its sides to a square, a big one above and below. */
const BARS = {
  width: 0.5,
  height: 0.56,
  belowPeak: 0.88,
  foot: 0.82,
  bigHeight: 0.38,
  bigFoot: 0.69,
  share: 0.54,
};
/** Below the line, which a small cover lifts for it: as shares of the height. */
const TITLE = { foot: 0.73, below: 0.13, letters: 0.082, bigBelow: 0.08, bigLetters: 0.05 };

/** The number over the highest bar, against the title. */
const PEAK_LETTERS = 1.3;

/** The columns on one line, stacked or side by side; they share the width with the space between them. */
function drawBars(chart: CoverChart, { width, height, big }: CoverShape): string {
  const { columns, isStacked, title, peak } = chart;
  const heights = columns.map((column) =>
    isStacked ? column.reduce((sum, value) => sum + value, 0) : Math.max(...column),
  );
  const highest = Math.max(...heights);
  const at = heights.indexOf(highest);
  const tallest = Math.round((big ? BARS.bigHeight : BARS.height) * height * (peak ? BARS.belowPeak : 1));
  const unit = tallest / highest;
  const span = Math.min(BARS.width * width, height * 1.25);
  const step = span / columns.length;
  const foot = Math.round((big ? BARS.bigFoot : title ? TITLE.foot : BARS.foot) * height);
  const left = (width - span) / 2;
  const wideOf = (column: number[]) => (step * BARS.share) / (isStacked ? 1 : column.length);
  const leftOf = (column: number[], at: number, series: number) =>
    left + at * step + (step * (1 - BARS.share)) / 2 + (isStacked ? 0 : series * wideOf(column));
  const bars = columns.map((column, at) => {
    let below = 0;
    const wide = wideOf(column);
    return column.map((value, series) => {
      const x = leftOf(column, at, series);
      const tall = value * unit;
      const y = foot - below - tall;
      if (isStacked) below += tall;
      return `<path class="cover-bar cover-bar-${series + 1}" d="M${tenth(x)} ${tenth(y)}h${tenth(wide)}v${tenth(tall)}h-${tenth(wide)}z"/>`;
    });
  });
  const below = Math.round((big ? TITLE.bigBelow : TITLE.below) * height);
  const letters = Math.round((big ? TITLE.bigLetters : TITLE.letters) * height);
  const name = title ? captionOf("cover-title", { x: width / 2, y: foot + below }, letters, title) : "";
  const top = columns[at] ?? [];
  const overHighest = {
    x: Math.round(leftOf(top, at, top.indexOf(highest)) + wideOf(top) / 2),
    y: foot - tallest - Math.round(letters / 3),
  };
  const number = peak ? textOf("cover-number", overHighest, Math.round(letters * PEAK_LETTERS), peak) : "";
  return `${bars.flat().join("")}<path class="cover-foot" d="M${Math.round(left - 12)} ${foot}h${Math.round(span + 24)}"/>${name}${number}`;
}

function textOf(kind: string, at: { x: number; y: number }, letters: number, words: string): string {
  return `<text class="${kind}" x="${at.x}" y="${at.y}" font-size="${letters}" text-anchor="middle">${words}</text>`;
}

/** A letter's mean width, as a share of its height. */
const LETTER = 0.52;

/** Words on a plate of the ground's color: the depth rings stop short of them. */
function captionOf(kind: string, at: { x: number; y: number }, letters: number, words: string): string {
  const wide = Math.round((words.length * LETTER + 1.2) * letters);
  const tall = Math.round(letters * 1.5);
  const plate = `<path class="cover-plate ${kind}-plate" d="M${Math.round(at.x - wide / 2)} ${Math.round(at.y + letters * 0.42)}v-${tall}h${wide}v${tall}z"/>`;
  return plate + textOf(kind, at, letters, words);
}

/** So wide at most that a phone, which cuts a cover at its sides, shows all of the number. */
function drawFigure({ number, what }: CoverFigure, width: number, height: number): string {
  const size = Math.round(Math.min(height * 0.42, (height * 2.4) / number.length));
  const foot = Math.round(height * 0.5 + size * 0.2);
  const [x, below] = [width / 2, foot + Math.round(height * 0.19)];
  return (
    captionOf("cover-what", { x, y: below }, Math.round(height * 0.115), what) +
    textOf("cover-number", { x, y: foot }, size, number)
  );
}

function drawLight([x, y]: Point, scale: number): string {
  const flare = `<path class="mark-flare" d="M3.4-3.4 6-12.1A6.9 6.9 0 1 1 12.1-6Z"/>`;
  const dots = `<circle class="mark-hole" cx="12.4" cy="-12.4" r="2.3"/><circle class="mark-dot" r="3.7"/>`;
  return `<g transform="translate(${Math.round(x)} ${Math.round(y)}) scale(${scale})">${flare}${dots}</g>`;
}
