import { AUDIENCE } from "../../../copy/example-business";
import { createSeededRandom } from "../../../platform/seeded-random";
import { closedCurve } from "../../../web/art/curve";
import { circles, flare, streets } from "../../../web/art/map";
import { type Picture, whole } from "../../../web/art/picture";

const SIZE = { width: 660, height: 330 };
const PLACE = { x: 326, y: 168 };
/** A minute in a car; farther along the coast road than across it. */
const MINUTE = 7.1;
const WET = "M700 210C640 214 590 236 556 268S500 320 492 350H700z";

const limits = AUDIENCE.minutes.map(({ minutes }) => minutes);

/**
 * A town's households with the lines of the drive times around a business. What belongs to a drive time has its class,
 * `within-8` and so on, so that a style can fill what is inside the chosen one.
 */
export const AUDIENCE_MAP: Picture = {
  viewBox: `0 0 ${SIZE.width} ${SIZE.height}`,
  preserveAspectRatio: "xMidYMid slice",
  label: `Map of households around Harbor Auto with drive-time lines of ${limits.join(", ")} minutes; matching ones inside the chosen line are filled`,
  body: `<rect class="fill-land" width="${SIZE.width}" height="${SIZE.height}"/><path class="map-park" d="M92 62l84-20 22 78-84 20zM470 40l60-14 16 56-60 14z"/>${streets({ ...SIZE, step: 34, seed: "am" })}<path class="fill-water" d="${WET}"/><path class="map-coast" d="${WET}"/>${limits.toReversed().map(line).join("")}${households()}${flare(PLACE.x, PLACE.y, 1.5)}`,
};

function line(minutes: number): string {
  const corners = Array.from({ length: 18 }, (_, index) => {
    const angle = (index / 18) * Math.PI * 2;
    const reach = minutes * minuteAt(angle);
    return { x: PLACE.x + Math.cos(angle) * reach * 1.5, y: PLACE.y + Math.sin(angle) * reach };
  });
  return `<path class="drive-time within-${minutes}" d="${closedCurve(corners)}"/>`;
}

/** Units that a minute covers in a direction. */
function minuteAt(angle: number): number {
  return MINUTE * (1 + 0.13 * Math.sin(2 * angle + 0.8) + 0.09 * Math.sin(3 * angle + 2));
}

function households(): string {
  const random = createSeededRandom("audience").next;
  const others: { x: number; y: number }[] = [];
  const matching = new Map(limits.map((minutes) => [minutes, [] as { x: number; y: number }[]]));
  for (let index = 0; index < 230; index += 1) {
    const [x, y] = [whole(12 + random() * 636), whole(10 + random() * 310)];
    const [across, up] = [(x - PLACE.x) / 1.5, y - PLACE.y];
    const distance = Math.hypot(across, up);
    const isWet = x > 480 && y > 420 - x * 0.32;
    if (distance < 16 || isWet) continue;
    // A little inside the rounded line.
    const drive = (distance * 1.06) / minuteAt(Math.atan2(up, across));
    const within = limits.find((minutes) => drive < minutes);
    const group = within !== undefined && random() < 0.55 ? matching.get(within) : undefined;
    (group ?? others).push({ x, y });
  }
  const filled = limits.map((minutes) =>
    circles(matching.get(minutes) ?? [], 3.8, `household-outside within-${minutes}`),
  );
  return circles(others, 3.2, "household-outside") + filled.join("");
}
