import { streets } from "../../web/art/map";
import { whole } from "../../web/art/picture";
import type { CoverTint } from "../category";

export type Point = readonly [number, number];

type Ground = { random: () => number; centre: Point; width: number; height: number };

const RINGS = 9;
/** A strip is much wider than high: it has rings up to its ends, and no frame, which its place would cut. */
const STRIP = { ratio: 4, rings: 17 };
/** Beyond this a chart's rings would look pressed. */
const MAX_STRETCH = 2;
const CORNERS = 8;
/** Those of a town: how far one drives, and the near part of it. */
const TOWN = { rings: [5, 3], streetsPerHeight: 5 };
/** A beam, from its light: half its angle, and how far it points up or down, in radians. */
const BEAM = { half: 0.17, tilt: 0.7 };
const SWELLS = 10;
const BEARINGS = 16;

export function isStrip(width: number, height: number): boolean {
  return width > STRIP.ratio * height;
}

/** What a chart shows around the light: the depths of the sea, a town, a lit sector, swells or bearings. */
export function drawGround(tint: CoverTint, ground: Ground): string {
  switch (tint) {
    case "water":
      return drawDepths(ground);
    case "land":
      return drawTown(ground);
    case "beam":
      return drawSector(ground);
    case "park":
      return drawSwells(ground);
    case "ink":
      return drawBearings(ground);
  }
}

function drawDepths(ground: Ground): string {
  const all = isStrip(ground.width, ground.height) ? STRIP.rings : RINGS;
  return drawRings(
    ground,
    Array.from({ length: all }, (_, index) => all - index),
  );
}

/** Streets at a seeded distance, and how far one drives in minutes. */
function drawTown(ground: Ground): string {
  const { random, width, height } = ground;
  const map = streets({ width, height, step: whole(height / TOWN.streetsPerHeight), seed: `${random()}` });
  return map + drawRings(ground, TOWN.rings);
}

/** A light's beam over the circles of its distance, toward the wider side. */
function drawSector({ random, centre, width, height }: Ground): string {
  const toLeft = centre[0] > width / 2;
  const angle = (random() - 0.5) * BEAM.tilt + (toLeft ? Math.PI : 0);
  const reach = width + height;
  const edge = (at: number) => `${whole(Math.cos(at) * reach)} ${whole(Math.sin(at) * reach)}`;
  const beam = `<path class="cover-ring cover-ring-lit" d="M0 0L${edge(angle - BEAM.half)}L${edge(angle + BEAM.half)}z"/>`;
  const circles = Array.from({ length: RINGS }, (_, index) =>
    drawCircle(reachOf(RINGS - index) * height, index),
  );
  return at(centre, circles.join("") + beam);
}

/** The same wave again and again, a little further along each time; between two of them it is lit. */
function drawSwells({ random, width, height }: Ground): string {
  const half = whole(height * (0.32 + random() * 0.2));
  const swing = whole(half * (0.2 + random() * 0.15));
  const shift = whole((random() - 0.5) * half * 0.5);
  const step = whole(height / (SWELLS - 2));
  const waves = Math.ceil((width + 2 * SWELLS * Math.abs(shift)) / half) + 2;
  const lit = 3 + whole(random() * 3);
  const there = `q${whole(half / 2)}-${swing} ${half} 0${`t${half} 0`.repeat(waves - 1)}`;
  const back = `q-${whole(half / 2)} ${waves % 2 ? "-" : ""}${swing}-${half} 0${`t-${half} 0`.repeat(waves - 1)}`;
  const start = -half - SWELLS * Math.abs(shift);
  return Array.from({ length: SWELLS }, (_, swell) => {
    const below = swell === lit ? `v${step}${back}z` : `V${2 * height}H${start}z`;
    const kind = `cover-ring${swell % 3 === 0 ? " cover-ring-bold" : ""}${swell === lit ? " cover-ring-lit" : ""}`;
    return `<path class="${kind}" transform="translate(${swell * shift} ${(swell - 1) * step})" d="M${start} 0${there}${below}"/>`;
  }).join("");
}

/** Lines in all directions, as on charts of old, through a compass around the light. */
function drawBearings({ random, centre, width, height }: Ground): string {
  const turn = random() * Math.PI;
  const reach = width + height;
  const line = (bearing: number, length: number) => {
    const angle = turn + (bearing / BEARINGS) * 2 * Math.PI;
    return `M0 0L${whole(Math.cos(angle) * length)} ${whole(Math.sin(angle) * length)}`;
  };
  const bearings = Array.from({ length: BEARINGS }, (_, bearing) => bearing);
  const lines = (isMain: boolean) =>
    bearings
      .filter((bearing) => (bearing % 4 === 0) === isMain)
      .map((bearing) => line(bearing, reach))
      .join("");
  return at(
    centre,
    [
      drawCircle(height * 0.62, 1),
      drawCircle(height * 0.56, 1),
      `<circle class="cover-ring cover-ring-lit" r="${whole(height * 0.26)}"/>`,
      `<path class="cover-ring" d="${lines(false)}"/><path class="cover-ring cover-ring-bold" d="${lines(true)}"/>`,
    ].join(""),
  );
}

function drawCircle(radius: number, index: number): string {
  return `<circle class="cover-ring${index % 3 === 0 ? " cover-ring-bold" : ""}" r="${whole(radius)}"/>`;
}

function at([x, y]: Point, body: string): string {
  return `<g transform="translate(${whole(x)} ${whole(y)})">${body}</g>`;
}

/** Scaled copies of the outermost depth ring: repetition compresses well, and a list shows eleven covers. */
function drawRings({ random, centre, width, height }: Ground, rings: readonly number[]): string {
  const phases = [random() * 6.3, random() * 6.3, random() * 6.3];
  const waves = [0.12 + random() * 0.16, 0.08 + random() * 0.12, 0.04 + random() * 0.08];
  const stretch = Math.min(MAX_STRETCH, (1.15 + random() * 0.5) * Math.max(1, width / height / 1.9));
  const [first = 1] = rings;
  const outermost = reachOf(first) * height;
  const corners = Array.from({ length: CORNERS }, (_, corner): Point => {
    const angle = (corner / CORNERS) * Math.PI * 2;
    const swell = waves.reduce(
      (sum, wave, order) => sum + wave * Math.sin((order + 1) * angle + (phases[order] ?? 0)),
      0,
    );
    return [Math.cos(angle) * outermost * (1 + swell) * stretch, Math.sin(angle) * outermost * (1 + swell)];
  });
  const curve = smoothLoop(corners);
  const drawn = rings.map((ring) => {
    const scale = Number((reachOf(ring) / reachOf(first)).toFixed(2));
    const kind = `cover-ring${ring % 3 === 0 ? " cover-ring-bold" : ""}${ring === 3 ? " cover-ring-lit" : ""}`;
    return `<path class="${kind}" transform="scale(${scale})" d="${curve}"/>`;
  });
  return at(centre, drawn.join(""));
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
