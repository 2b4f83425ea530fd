import { createSeededRandom } from "../../platform/seeded-random";
import { flare, type RankDot, type Rival, rankDots, rankLoss, streets } from "./map";
import { type Picture, tenth } from "./picture";

const WIDTH = 960;
const HEIGHT = 780;
const LAMP = { x: 316, y: 520 };
/** The edges of the beam in degrees, and its length. */
const BEAM = { from: -66, to: -8, reach: 760 };
const COAST = "M1100 250C1040 280 900 352 846 446S770 500 742 556 690 640 628 668 500 730 450 900L1100 900Z";
const SHORE = [
  [960, 318],
  [900, 370],
  [846, 446],
  [780, 500],
  [742, 556],
  [700, 630],
  [628, 668],
  [540, 712],
  [470, 780],
] as const;
const RIVALS: readonly Rival[] = [
  { x: 870, y: 190, reach: 90, strength: 9 },
  { x: 570, y: 110, reach: 60, strength: 4 },
];

type Place = RankDot & { lit: boolean };

const places = surveyed();
const lit = places.filter((place) => place.lit);
const first = lit.filter((place) => place.rank <= 3).length;
const dark = places.filter((place) => !place.lit).map((place) => place.rank);

const frame = { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, preserveAspectRatio: "xMaxYMid slice" };

/** The town and its bay. Lies under HERO_MAP in the same frame; a mask fades it into the page. */
export const HERO_GROUND: Picture = {
  ...frame,
  label: null,
  body: `<defs><clipPath id="hw"><path d="${COAST}"/></clipPath></defs><rect class="fill-land" width="${WIDTH}" height="${HEIGHT}"/><path class="map-park" d="M596 60l96-24 34 118-98 24zM402 606l66-16 20 74-66 16zM824 214l84-22 14 52-84 22z"/>${streets({ width: WIDTH, height: HEIGHT, step: 42, seed: "hm" })}<path class="fill-water" d="${COAST}"/><g clip-path="url(#hw)">${[120, 60, 22].map((width) => `<path class="map-shoal" stroke-width="${width}" d="${COAST}"/>`).join("")}</g><path class="map-coast" d="${COAST}"/>`,
};

/** The beam over the town, and the rank at every surveyed place. */
export const HERO_MAP: Picture = {
  ...frame,
  label: `Local rank map: inside the beam from Harbor Auto ${first} of ${lit.length} places rank 1 to 3, outside it ranks go from ${Math.min(...dark)} to ${Math.max(...dark)}`,
  body: `<defs><radialGradient id="hb" gradientUnits="userSpaceOnUse" cx="${LAMP.x}" cy="${LAMP.y}" r="${BEAM.reach}"><stop offset="0" stop-color="var(--color-signal)" stop-opacity=".72"/><stop offset=".22" stop-color="var(--color-beam)" stop-opacity=".85"/><stop offset="1" stop-color="var(--color-beam)" stop-opacity=".16"/></radialGradient></defs>${rings()}${beam()}${labels()}${dots((place) => !isUnderCard(place) && !isUnderTag(place))}<g class="hero-map-under-card">${dots(isUnderCard)}</g><g class="hero-map-under-tag">${dots(isUnderTag)}</g>${flare(LAMP.x, LAMP.y, 2)}`,
};

function surveyed(): Place[] {
  const random = createSeededRandom("harbor").next;
  const found: Place[] = [];
  for (let row = 0; row < 9; row += 1) {
    for (let column = 0; column < 11; column += 1) {
      const [x, y] = [150 + column * 84, 106 + row * 84];
      const [dx, dy] = [x - LAMP.x, y - LAMP.y];
      const angle = (Math.atan2(dy, dx) * 180) / Math.PI;
      const isLit = angle > BEAM.from && angle < BEAM.to;
      const distance = Math.hypot(dx, dy);
      if (x > 940 || distance < 40 || isWet(x, y) || isCovered(row, column)) continue;
      if ((x < 330 && !isLit) || (y > 690 && x < 500)) continue;
      const inside = 0.8 + distance / 420 + random() * 1.3 + rankLoss(RIVALS, x, y);
      const outside =
        4 + distance / 34 + random() * 5 - rankLoss([{ x: 320, y: 610, reach: 80, strength: 3 }], x, y);
      found.push({ x, y, rank: Math.max(1, Math.round(isLit ? inside : outside)), lit: isLit });
    }
  }
  return found;
}

function dots(isWanted: (place: Place) => boolean): string {
  return rankDots(places.filter(isWanted), { radius: 16, digits: 14, smallDigits: 11.5 });
}

/** On wide screens a postcard lies on these. */
function isUnderCard({ x, y }: Place): boolean {
  return y > 510 && x > 470 && x < 760;
}

/** On phones the tag with the rank stands on these. */
function isUnderTag({ x, y }: Place): boolean {
  return y > 260 && y < 290 && x < 500;
}

/** Places under the hero's tags, where a dot would be partly hidden. */
function isCovered(row: number, column: number): boolean {
  return (row === 1 && column > 3 && column < 7) || ((row === 3 || row === 4) && column > 6);
}

function isWet(x: number, y: number): boolean {
  return SHORE.some(([fromX, fromY], index) => {
    const [toX, toY] = SHORE[index + 1] ?? [fromX, fromY];
    if (x > fromX || x < toX || fromX === toX) return false;
    return y > fromY + ((toY - fromY) * (fromX - x)) / (fromX - toX) - 30;
  });
}

function at(angle: number, radius: number): string {
  const radians = (angle * Math.PI) / 180;
  return `${tenth(LAMP.x + Math.cos(radians) * radius)},${tenth(LAMP.y + Math.sin(radians) * radius)}`;
}

function rings(): string {
  return [180, 360, 540]
    .map((radius) => `<circle class="beam-ring" cx="${LAMP.x}" cy="${LAMP.y}" r="${radius}"/>`)
    .join("");
}

function beam(): string {
  const lamp = `${LAMP.x},${LAMP.y}`;
  const [left, right] = [at(BEAM.from, BEAM.reach), at(BEAM.to, BEAM.reach)];
  const arcs = [180, 360, 540].map((radius) => {
    const arc = `M${at(BEAM.from, radius)}A${radius} ${radius} 0 0 1 ${at(BEAM.to, radius)}`;
    return `<path class="beam-arc" d="${arc}"/>`;
  });
  return `<g class="hero-map-beam"><path fill="url(#hb)" d="M${lamp}L${left}A${BEAM.reach} ${BEAM.reach} 0 0 1 ${right}Z"/><path class="beam-edge" d="M${lamp}L${left}M${lamp}L${right}"/>${arcs.join("")}</g>`;
}

function labels(): string {
  // Distant names would be cut off at the edge of a narrow view.
  const names = [
    ["LAKEVIEW", 440, 320, ""],
    ["OLD MARKET", 606, 320, " hero-map-far-name"],
    ["MILL YARD", 360, 572, ""],
    ["NORTH END", 776, 152, " hero-map-far-name hero-map-edge-name"],
  ] as const;
  const land = names.map(
    ([name, x, y, far]) => `<text class="map-name${far}" x="${x}" y="${y}">${name}</text>`,
  );
  return `${land.join("")}<text class="map-name map-sea-name hero-map-edge-name" x="786" y="668">HARBOR BAY</text>`;
}
