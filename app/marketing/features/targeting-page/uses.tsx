import { MAILING } from "../../../copy/example-business";
import { createSeededRandom } from "../../../platform/seeded-random";
import { Art } from "../../../web/art/art";
import { closedCurve } from "../../../web/art/curve";
import { circles, flare, streets } from "../../../web/art/map";
import { type Picture, whole } from "../../../web/art/picture";
import { Frame, Inside } from "../../pictures/frame";

const SIZE = 144;
const PLACE = { x: 74, y: 70 };
/** Homes that a dot stands for. */
const DOT = 10;
const RANK_POINTS = 81;
const WET = "M150 112C134 114 122 122 116 130S110 142 109 150H150z";

/** How far twelve minutes reach in a direction. */
function reach(angle: number): number {
  return 60 * (1 + 0.13 * Math.sin(2 * angle + 0.8) + 0.09 * Math.sin(3 * angle + 2));
}

const LINE = closedCurve(
  Array.from({ length: 14 }, (_, index) => {
    const angle = (index / 14) * Math.PI * 2;
    return { x: PLACE.x + Math.cos(angle) * reach(angle), y: PLACE.y + Math.sin(angle) * reach(angle) };
  }),
);

const { next } = createSeededRandom("uses");

/** A place inside the line, away from its middle and from the water, at least `apart` from the others. */
function places(count: number, apart: number, isWanted: (x: number, y: number) => boolean) {
  const found: { x: number; y: number }[] = [];
  for (let tries = 0; found.length < count && tries < 20_000; tries += 1) {
    const angle = next() * Math.PI * 2;
    const distance = Math.sqrt(next()) * reach(angle) * 0.9;
    const [x, y] = [PLACE.x + Math.cos(angle) * distance, PLACE.y + Math.sin(angle) * distance];
    const isWet = x > 104 && y > 200 - x * 0.72;
    const isFree = found.every((other) => Math.hypot(other.x - x, other.y - y) >= apart);
    if (distance > 15 && !isWet && isFree && isWanted(x, y)) found.push({ x: whole(x), y: whole(y) });
  }
  return found;
}

const homes = places(MAILING.cards / DOT, 9.5, () => true);
/** A point stands near a home. */
const points = places(RANK_POINTS, 5, (x, y) => homes.some((home) => Math.hypot(home.x - x, home.y - y) < 9));

const cards = homes.map(({ x, y }) => `M${x - 4} ${y - 3}h8v6h-8z`).join("");
const town = `<g id="ut"><rect class="fill-land" width="${SIZE}" height="${SIZE}"/>${streets({ width: SIZE, height: SIZE, step: 22, seed: "use" })}<path class="fill-water" d="${WET}"/><path class="map-coast" d="${WET}"/></g>`;

const MAPS = [
  {
    title: `${RANK_POINTS} rank points`,
    body: `${town}<path class="use-line" d="${LINE}"/>${circles(homes, 3, "household-outside")}${circles(points, 1.9, "fill-ink")}`,
  },
  {
    title: "Bids inside",
    body: `<use href="#ut"/><path class="reach-area" fill-opacity=".35" d="${LINE}"/>${circles(homes, 3, "fill-teal")}`,
  },
  {
    title: `${MAILING.cards} cards`,
    body: `<use href="#ut"/><path class="use-line" d="${LINE}"/><path class="use-card" d="${cards}"/>`,
  },
];

const THREE: Picture = {
  viewBox: "0 0 456 144",
  className: "uses",
  label: `The same line three times: ${MAPS.map(({ title }) => title).join(", ")}`,
  body: MAPS.map(
    ({ body }, index) =>
      `<svg x="${index * 156}" width="${SIZE}" height="${SIZE}">${body}${flare(PLACE.x, PLACE.y, 0.85)}</svg>`,
  ).join(""),
};

/** One line around a business, and what each module does inside it. */
export function Uses() {
  return (
    <Frame
      title="One line, used three times"
      number={`${MAILING.cards} homes`}
      foot={`Points: rank checks. Dots and cards: ${DOT} homes each, ${MAILING.cards / DOT} in all`}
    >
      <Inside>
        <Art picture={THREE} />
        <p className="use-names" aria-hidden="true">
          {MAPS.map(({ title }) => (
            <span key={title}>{title}</span>
          ))}
        </p>
      </Inside>
    </Frame>
  );
}
