import { type Picture, seededRandom, whole } from "./picture";

const WIDTH = 520;
const HEIGHT = 420;
const CENTRE = { x: 270, y: 200 };

/** A chart with depth contours around an unlit lighthouse: this place is known, and nothing is shown here. */
export const DARK_LAMP: Picture = {
  viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
  label: null,
  body: `<rect class="f-water" width="${WIDTH}" height="${HEIGHT}" rx="18"/>${contours()}<path class="k f-land" d="M186 246q20-30 62-34t76 10 36 34-34 34-78 14-62-24z"/><g transform="translate(230 92)"><path class="k f-surface" d="M28 62h32l9 92H19z"/><path class="k f-ink" d="M22 54h44v8H22z"/><rect class="k f-surface" x="30" y="26" width="28" height="28"/><path class="k" d="M40 26v28M48 26v28"/><path class="k f-ink" d="M26 26 44 8l18 18zM38 132h12v22H38z"/></g><path class="s-dash" d="M330 120q34-22 60 0t52 4"/>`,
};

function contours(): string {
  const random = seededRandom("dark lamp");
  const phases = [random() * 6.3, random() * 6.3];
  return [1, 2, 3, 4, 5]
    .map((step) => `<path class="s-coast" opacity=".4" d="${ring(step, phases)}"/>`)
    .join("");
}

function ring(step: number, [first = 0, second = 0]: number[]): string {
  const corners = Array.from({ length: 24 }, (_, index) => {
    const angle = (index / 24) * Math.PI * 2;
    const radius = 70 + step * 34 + 9 * Math.sin(2 * angle + first) + 6 * Math.sin(3 * angle + second);
    return `${whole(CENTRE.x + Math.cos(angle) * radius * 1.25)} ${whole(CENTRE.y + 50 + Math.sin(angle) * radius * 0.8)}`;
  });
  return `M${corners.join("L")}Z`;
}
