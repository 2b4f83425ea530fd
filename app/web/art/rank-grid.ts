import { flare, rankDots, streets } from "./map";
import type { Picture } from "./picture";

const COLUMNS = 7;
const ROWS = 4;
const WIDTH = 420;
const HEIGHT = 188;
/** The business's own location, which has no rank. */
const PLACE = { column: 3, row: 2 };
const DOTS = { radius: 14, digits: 14.3, smallDigits: 10 };

/** The ground goes on beyond the grid, so that it fills a frame of any shape. */
const GROUND = 160;

const WET = "M580 84C520 92 452 104 428 120S376 172 348 192 240 300 230 348H580Z";

/** A small rank map: four rows of seven ranks, one of them replaced by the business; the last place is water. */
export function rankGrid({
  seed,
  label,
  ranks,
}: {
  seed: string;
  label: string;
  ranks: readonly number[];
}): Picture {
  const [gapX, gapY] = [WIDTH / COLUMNS, HEIGHT / ROWS];
  const places = ranks.map((rank, index) => {
    const [column, row] = [index % COLUMNS, Math.floor(index / COLUMNS)];
    return { x: gapX * (column + 0.5), y: gapY * (row + 0.5), rank };
  });
  const [business] = places.splice(PLACE.row * COLUMNS + PLACE.column, 1);
  return {
    viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
    label,
    body: `<rect class="fill-land" x="-${GROUND}" y="-${GROUND}" width="${WIDTH + 2 * GROUND}" height="${HEIGHT + 2 * GROUND}"/><path class="map-park" d="M42 98l46-10 14 50-46 10z"/>${streets({ width: WIDTH, height: HEIGHT, step: 26, seed, beyond: GROUND })}<path class="fill-water" d="${WET}"/><path class="map-coast" d="${WET}"/>${rankDots(places, DOTS)}${business ? flare(business.x, business.y, 1.15) : ""}`,
  };
}
