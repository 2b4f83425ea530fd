import { TUESDAY } from "../../../copy/example-business";
import { createSeededRandom } from "../../../platform/seeded-random";
import { Art } from "../../../web/art/art";
import { circles } from "../../../web/art/map";
import { type Picture, tenth } from "../../../web/art/picture";
import { Frame, Inside } from "../../pictures/frame";

const { visits, channels, spendRows, scans, records, people } = TUESDAY;
const HOUR = 18.6;
const BAR = { x: 1, y: 246 };

/** Hours of the day at random, most of them around a visit's busiest ones, in a fixed order. */
function hours(count: number, seed: string): number[] {
  const random = createSeededRandom(seed).next;
  return Array.from({ length: count }, () => 2 + (random() + random() + random()) * 7.3);
}

/** The people's dots stand in one row, side by side. */
function apart(times: readonly number[]): number[] {
  let last = 0;
  return times
    .toSorted((a, b) => a - b)
    .map((hour) => {
      last = Math.max(hour, last + 0.62);
      return last;
    });
}

const at = (hour: number) => tenth(BAR.x + hour * HOUR);

function marks(times: readonly number[], y: number, height: number): string {
  const found = [...new Set(times.map(at))].sort((a, b) => a - b);
  return found.map((x) => `M${x} ${y}v${height}`).join("");
}

/** Spend comes once an hour, a row for each channel. */
const spend = Array.from({ length: 24 }, (_, hour) => hour + 0.5);
const spendMarks = Array.from({ length: channels }, (_, channel) => marks(spend, 104 + channel * 5, 3)).join(
  "",
);

/** Every other hour is dark. */
const scale = Array.from({ length: 12 }, (_, pair) => `M${at(pair * 2)} ${BAR.y}h${HOUR}v7h-${HOUR}z`);

const LABELS = [
  [0, "12 AM", "start"],
  [6, "6", "middle"],
  [12, "noon", "middle"],
  [18, "6", "middle"],
  [24, "12 AM", "end"],
] as const;

const lane = (y: number, name: string, figure: string) =>
  `<text class="chart-note" y="${y}">${name}</text><text class="chart-label" x="448" y="${y}" text-anchor="end">${figure}</text>`;

const DAY: Picture = {
  viewBox: "0 0 448 274",
  className: "arrivals",
  label: `What arrived over the 24 hours of a Tuesday: ${visits} visits, ${spendRows} rows of spend, ${scans} scans, and the ${people} people behind them`,
  body: `${lane(16, "PixlSEO", `${visits} visits`)}<path class="arrival stroke-data-1" d="${marks(hours(visits, "visits"), 26, 44)}"/>${lane(96, "Adrev", `${channels} channels × 24 hours = ${spendRows}`)}<path class="arrival stroke-data-2" d="${spendMarks}"/>${lane(157, "AI Direct Mail", `${scans} scans`)}<path class="arrival stroke-data-3" d="${marks(hours(scans, "scans"), 165, 16)}"/><path class="stroke-grid" d="M0 77.5H448M0 137.5H448M0 189.5H448"/>${lane(210, "People, once each", `${people}`)}${circles(
    apart(hours(people, "people")).map((hour) => ({ x: at(hour), y: 230 })),
    5,
    "arrival-person",
  )}<path class="fill-ink" d="${scale.join("")}"/><path class="arrival-scale" d="M${BAR.x} ${BAR.y}h${24 * HOUR}v7h-${24 * HOUR}z"/>${LABELS.map(([hour, text, anchor]) => `<text class="chart-label" x="${at(hour)}" y="269" text-anchor="${anchor}">${text}</text>`).join("")}`,
};

/** A day's records as they came, on one axis, and the people they were about. */
export function Arrivals() {
  return (
    <Frame
      title="Tuesday, as it arrived"
      number="Harbor Auto"
      foot={`${visits} + ${spendRows} + ${scans} = ${records} records, ${people} people`}
    >
      <Inside>
        <Art picture={DAY} />
      </Inside>
    </Frame>
  );
}
