import { createSeededRandom } from "../../platform/seeded-random";
import { type Picture, whole } from "./picture";

const WIDTH = 520;
const HEIGHT = 420;
const CENTER = { x: 274, y: 250 };

/** A chart with depth contours around an unlit lighthouse, for pages with nothing to show. */
export const DARK_LAMP: Picture = {
  viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
  label: null,
  body: `<rect class="fill-water" width="${WIDTH}" height="${HEIGHT}" rx="18"/>${contours()}<path class="ink-line fill-land" d="M182 250c4-26 44-40 86-40s92 12 96 38-38 44-92 44-94-16-90-42z"/><g transform="translate(230 92)"><path class="ink-line fill-surface" d="M28 62h32l9 92H19z"/><path class="ink-line fill-ink" d="M22 54h44v8H22z"/><rect class="ink-line fill-surface" x="30" y="26" width="28" height="28"/><path class="ink-line" d="M40 26v28M48 26v28"/><path class="ink-line fill-ink" d="M26 26 44 8l18 18zM38 132h12v22H38z"/></g><path class="dashed-line" d="M330 120q34-22 60 0t52 4"/>`,
};

function contours(): string {
  const random = createSeededRandom("dark lamp").next;
  const phases = [random() * 6.3, random() * 6.3];
  return [1, 2, 3, 4, 5]
    .map((step) => `<path class="map-coast" opacity=".4" d="${ring(step, phases)}"/>`)
    .join("");
}

type Point = { x: number; y: number };

/** A closed curve through the midpoints of a polygon's sides, which rounds all corners. */
function ring(step: number, [first = 0, second = 0]: number[]): string {
  const corners = Array.from({ length: 16 }, (_, index) => {
    const angle = (index / 16) * Math.PI * 2;
    const radius = 62 + step * 36 + 9 * Math.sin(2 * angle + first) + 6 * Math.sin(3 * angle + second);
    return { x: CENTER.x + Math.cos(angle) * radius * 1.25, y: CENTER.y + Math.sin(angle) * radius * 0.8 };
  });
  const last = corners.at(-1) ?? CENTER;
  const start = corners[0] ?? CENTER;
  const curves = corners.map((corner, index) => {
    const next = corners[index + 1] ?? start;
    return `Q${at(corner)} ${at({ x: (corner.x + next.x) / 2, y: (corner.y + next.y) / 2 })}`;
  });
  return `M${at({ x: (last.x + start.x) / 2, y: (last.y + start.y) / 2 })}${curves.join("")}Z`;
}

function at({ x, y }: Point): string {
  return `${whole(x)} ${whole(y)}`;
}
