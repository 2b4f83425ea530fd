import { flare, RANK_BANDS, rankBand, rankDots, streets } from "../../../web/art/map";
import type { Picture } from "../../../web/art/picture";

const SIZE = { width: 760, height: 520 };
const DOOR = { x: 432, y: 250 };
/** On the chart of ranks, between four points: the lamp hides none of them. */
const OFFICE = { x: 447, y: 274 };
const LAKE = "M640-10C620 60 600 110 604 170S640 230 636 300 598 400 610 470 622 520 620 540H780V-10z";
const RIVER =
  "M-10 334C80 318 150 342 230 336S360 308 430 322 540 348 640 334V358C540 368 470 348 428 346S300 366 232 360 90 342-10 360z";

/** The water of each covers the shore of the other, so that the river's mouth is open. */
const WATERS = ["map-coast", "fill-water"]
  .flatMap((drawn) => [LAKE, RIVER].map((water) => `<path class="${drawn}" d="${water}"/>`))
  .join("");

/** Our own ranks, six rows of eight: strong around the office, weak south of the river. */
const RANKS = [
  [5, 4, 4, 3, 3, 3, 4, 4],
  [5, 3, 3, 3, 3, 2, 2, 3],
  [4, 3, 3, 3, 2, 2, 2, 2],
  [5, 4, 4, 4, 2, 2, 1, 3],
  [5, 6, 9, 10, 7, 3, 2, 2],
  [5, 8, 15, 18, 10, 4, 3, 3],
];

const points = RANKS.flatMap((row, at) =>
  row.map((rank, column) => ({ x: 50 + column * 76, y: 46 + at * 84, rank })),
);
const average = points.reduce((sum, { rank }) => sum + rank, 0) / points.length;

export const OWN_RANK = average.toFixed(1);
/** How many points are in each band: ranks 1 to 3, 4 to 10, 11 to 20. */
export const OWN_BANDS = RANK_BANDS.slice(0, 3).map(
  (band) => points.filter(({ rank }) => rankBand(rank) === band).length,
);

const GROUND = `<rect class="fill-land" width="${SIZE.width}" height="${SIZE.height}"/><path class="map-park" d="M80 96l92-22 24 88-92 24zM470 408l70-16 16 60-70 18z"/>${streets({ ...SIZE, step: 37, seed: "office" })}${WATERS}`;

/** Cropped to the points around the lamp where it stands higher than its width asks for, as on phones. */
export const OFFICE_MAP: Picture = {
  viewBox: `0 0 ${SIZE.width} ${SIZE.height}`,
  preserveAspectRatio: "xMidYMid slice",
  label: `Map around our office with our own rank at ${points.length} points, average ${OWN_RANK}`,
  body: `${GROUND}<path fill="var(--color-beam)" style="opacity:calc(60% - var(--night)*.32)" d="M447 274L760 148V350z"/><path class="beam-edge" d="M447 274L760 148M447 274L760 350"/>${rankDots(points, { radius: 18, digits: 16.5, smallDigits: 12 })}${flare(OFFICE.x, OFFICE.y, 1.9)}`,
};

/** What helps on the way: a letter or a word on a sign, and where it stands. */
const SIGNS = [
  { text: "P", x: 512, y: 178, width: 34 },
  { text: "Bus", x: 352, y: 232, width: 52 },
  { text: "Bus", x: 494, y: 278, width: 52 },
];

/** Harbor Street runs past the door. Phones show the middle of the map, at three quarters of its size. */
const NAMES = [
  { name: "HARBOR STREET", x: 246, y: 318, turn: -14 },
  { name: "RIVER", x: 300, y: 347, turn: -6 },
  { name: "LAKE", x: 630, y: 130, turn: 0 },
];

/** The same streets with the door, the parking and the bus in place of ranks. */
export const WAY_MAP: Picture = {
  viewBox: `0 0 ${SIZE.width} ${SIZE.height}`,
  preserveAspectRatio: "xMidYMid slice",
  label: "Map around our office: the door, parking behind it, a bus stop on either side",
  body: `${GROUND}${NAMES.map(({ name, x, y, turn }) => `<text class="map-name" style="font-size:16.5px;letter-spacing:.12em" transform="translate(${x} ${y}) rotate(${turn})">${name}</text>`).join("")}${SIGNS.map(({ text, x, y, width }) => `<rect class="ink-line fill-surface" x="${x - width / 2}" y="${y - 17}" width="${width}" height="34" rx="5"/><text class="fill-ink font-semibold" font-size="19" x="${x}" y="${y + 7}" text-anchor="middle">${text}</text>`).join("")}${flare(DOOR.x, DOOR.y, 2.6)}`,
};
