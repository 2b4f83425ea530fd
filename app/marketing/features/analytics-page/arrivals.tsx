import { TUESDAY } from "../../../copy/example-business";
import { createSeededRandom } from "../../../platform/seeded-random";
import { Art } from "../../../web/art/art";
import { type Picture, tenth } from "../../../web/art/picture";
import { Frame, Inside } from "../../pictures/frame";
import { Hours } from "../../pictures/legend";

const { visits, channels, spendRows, scans, records, people } = TUESDAY;
/** Of a drawing's width; it is stretched to its place, its lines are not. */
const WIDTH = 480;
const HOUR = WIDTH / 24;

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
      last = Math.max(hour, last + 0.78);
      return last;
    });
}

const at = (hour: number) => tenth(hour * HOUR);

function marks(times: readonly number[], y: number, height: number): string {
  const found = [...new Set(times.map(at))].sort((a, b) => a - b);
  return found.map((x) => `M${x} ${y}v${height}`).join("");
}

/** Spend comes once an hour, a row for each channel. */
const everyHour = Array.from({ length: 24 }, (_, hour) => hour + 0.5);
const spend = Array.from({ length: channels }, (_, channel) => marks(everyHour, channel * 5, 3)).join("");
/** Lines of no length with round ends: dots, which stay round however wide the drawing is. */
const dots = apart(hours(people, "people"))
  .map((hour) => `M${at(hour)} 6h0`)
  .join("");

function lane(height: number, look: string, path: string): Picture {
  return {
    viewBox: `0 0 ${WIDTH} ${height}`,
    preserveAspectRatio: "none",
    className: "arrival",
    label: null,
    body: `<path class="${look}" d="${path}"/>`,
  };
}

const LANES = [
  {
    name: "PixlSEO",
    figure: `${visits} visits`,
    picture: lane(44, "stroke-data-1", marks(hours(visits, "visits"), 0, 44)),
  },
  {
    name: "Adrev",
    figure: `${channels} channels × 24 hours = ${spendRows}`,
    picture: lane(28, "stroke-data-2", spend),
  },
  {
    name: "AI Direct Mail",
    figure: `${scans} scans`,
    picture: lane(16, "stroke-data-3", marks(hours(scans, "scans"), 0, 16)),
  },
  { name: "People, once each", figure: `${people}`, picture: lane(12, "arrival-person", dots) },
];

/** A day's records as they came, on one axis, and the people they were about. */
export function Arrivals() {
  return (
    <Frame
      title="Tuesday, as it arrived"
      number="Harbor Auto"
      foot={`${visits} + ${spendRows} + ${scans} = ${records} records, ${people} people`}
    >
      <Inside>
        <ul className="arrivals">
          {LANES.map(({ name, figure, picture }) => (
            <li key={name}>
              <strong>{name}</strong>
              <span>{figure}</span>
              <Art picture={picture} />
            </li>
          ))}
        </ul>
        <Hours className="arrival-hours" />
      </Inside>
    </Frame>
  );
}
