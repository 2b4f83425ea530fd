import { createSeededRandom } from "../../platform/seeded-random";
import type { CoverTint } from "../category";
import type { CoverChart, CoverFigure } from "../figures/cover-chart";
import { captionOf, drawBars, textOf } from "./cover-bars";
import { drawGround, isStrip, type Point } from "./cover-ground";

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
 * A post's cover, a chart around a light, as an SVG string: its category has the color and what the chart shows, its
 * slug where. Without `lamp` the light is out, at sea. All colors are classes, so the cover follows the theme.
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
  const ground = drawGround(lamp ? tint : "water", { random, centre, width, height });
  return [
    `<svg class="cover-art cover-art-${tint}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">`,
    `<rect class="cover-ground" width="${width}" height="${height}"/>${ground}`,
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
