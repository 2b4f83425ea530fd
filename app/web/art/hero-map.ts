import { createSeededRandom } from "../../platform/seeded-random";
import { averageRank, flare, type Rival, rankDots, rankLoss, streets } from "./map";
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
/** Before the lamp was lit, the business was known here. */
const OLD_CUSTOMERS: readonly Rival[] = [{ x: 320, y: 610, reach: 80, strength: 3 }];

const DAYS = [1, 30, 90] as const;
type Day = (typeof DAYS)[number];

/** A surveyed place: whether the beam is to reach it, and its rank on each day. */
type Place = { x: number; y: number; lit: boolean; ranks: Record<Day, number> };

const places = surveyed();
const lit = places.filter((place) => place.lit);
const dark = places.filter((place) => !place.lit).map((place) => rankOf(place, 90));

/** Of places: how many rank 1 to 10 and 1 to 3 on a day, and their average rank. */
function countsOf(counted: Place[], day: Day) {
  const ranks = counted.map((place) => rankOf(place, day));
  const upTo = (last: number) => ranks.filter((rank) => rank <= last).length;
  return { places: ranks.length, topTen: upTo(10), topThree: upTo(3), average: averageRank(ranks) };
}

/** What the places between the beam's edges rank on a day, and of them those that phones show. */
export const HERO_DAYS = DAYS.map((day) => ({
  day,
  ...countsOf(lit, day),
  near: countsOf(lit.filter(isNear), day),
}));
const [first, second, last] = HERO_DAYS.map(({ topThree }) => topThree);

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
  label: `Local rank map: inside the beam from Harbor Auto ${last} of ${lit.length} places rank 1 to 3 on day 90, ${second} on day 30 and ${first} on day 1; outside it ranks go from ${Math.min(...dark)} to ${Math.max(...dark)} on day 90`,
  body: `<defs><radialGradient id="hb" gradientUnits="userSpaceOnUse" cx="${LAMP.x}" cy="${LAMP.y}" r="${BEAM.reach}"><stop offset="0" stop-color="var(--color-signal)" stop-opacity=".72"/><stop offset=".22" stop-color="var(--color-beam)" stop-opacity=".85"/><stop offset="1" stop-color="var(--color-beam)" stop-opacity="var(--faint,.16)"/></radialGradient></defs>${rings()}${beam()}${labels()}${DAYS.map(ranksOf).join("")}${flare(LAMP.x, LAMP.y, 2)}`,
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
      const [near, far] = [random(), random()];
      const loss = rankLoss(RIVALS, x, y);
      const outside = 4 + distance / 34 + far * 5 - rankLoss(OLD_CUSTOMERS, x, y);
      const ranks = isLit
        ? {
            1: 7 + distance / 40 + far * 4 + loss,
            30: 2.7 + distance / 95 + near * 1.5 + loss,
            90: 0.8 + distance / 420 + near * 1.3 + loss,
          }
        : { 1: outside + 2 * near + 1, 30: outside + near, 90: outside };
      found.push({ x, y, lit: isLit, ranks });
    }
  }
  return found;
}

function rankOf({ ranks }: Place, day: Day): number {
  return Math.max(1, Math.round(ranks[day]));
}

/** The ranks of a day, of which the style shows one (hero-days.css). On day 1 no card is in the mail. */
function ranksOf(day: Day): string {
  const dots = (isWanted: (place: Place) => boolean) =>
    rankDots(
      places.filter(isWanted).map((place) => ({ x: place.x, y: place.y, rank: rankOf(place, day) })),
      { radius: 16, digits: 15, smallDigits: 15 },
    );
  const underCard = (place: Place) => day > 1 && isUnderCard(place);
  const open = dots((place) => !underCard(place) && !isUnderTag(place));
  const card = day > 1 ? `<g class="hero-map-under-card">${dots(underCard)}</g>` : "";
  return `<g class="at at-${day}">${open}${card}<g class="hero-map-under-tag">${dots(isUnderTag)}</g></g>`;
}

/** On wide screens a postcard lies on these. */
function isUnderCard({ x, y }: Place): boolean {
  return y > 510 && x > 470 && x < 760;
}

/** On phones the tag with the rank stands on these. */
function isUnderTag({ x, y }: Place): boolean {
  return y > 260 && y < 290 && x < 500;
}

/** Phones show the middles of these from 320 px on, and all of them from 356 (hero-map.css). */
function isNear(place: Place): boolean {
  return place.x < 698 && place.y > 242 && !isUnderTag(place);
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

/** The light, which reaches as far as the style says, between edges that stay. */
function beam(): string {
  const lamp = `${LAMP.x},${LAMP.y}`;
  const [left, right] = [at(BEAM.from, BEAM.reach), at(BEAM.to, BEAM.reach)];
  const arc = (radius: number) => `${at(BEAM.from, radius)}A${radius} ${radius} 0 0 1 ${at(BEAM.to, radius)}`;
  const light = `<path class="hero-map-light" fill="url(#hb)" d="M${lamp}L${arc(BEAM.reach)}Z"/>`;
  const arcs = [180, 360, 540].map((radius) => `M${arc(radius)}`);
  return `<g class="hero-map-beam">${light}<path class="beam-edge" d="M${lamp}L${left}M${lamp}L${right}"/><path class="beam-arc at at-90" d="${arcs.join("")}"/></g>`;
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
