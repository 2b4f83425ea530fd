import { createSeededRandom } from "../../platform/seeded-random";
import { closedCurve } from "./curve";
import type { Picture } from "./picture";

const WIDTH = 520;
const HEIGHT = 420;
const CENTER = { x: 274, y: 250 };

/** A chart with depth contours around an unlit lighthouse, for pages with nothing to show. */
export const DARK_LAMP: Picture = {
  viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
  preserveAspectRatio: "xMidYMid slice",
  label: null,
  body: `<rect class="fill-water" width="${WIDTH}" height="${HEIGHT}"/>${contours()}<path class="ink-line fill-land" d="M182 250c4-26 44-40 86-40s92 12 96 38-38 44-92 44-94-16-90-42z"/><g transform="translate(230 92)"><path class="ink-line fill-surface" d="M28 62h32l9 92H19z"/><path class="ink-line fill-ink" d="M22 54h44v8H22z"/><rect class="ink-line fill-surface" x="30" y="26" width="28" height="28"/><path class="ink-line" d="M40 26v28M48 26v28"/><path class="ink-line fill-ink" d="M26 26 44 8l18 18zM38 132h12v22H38z"/></g><path class="dashed-line" d="M330 120q34-22 60 0t52 4"/>`,
};

function contours(): string {
  const random = createSeededRandom("dark lamp").next;
  const phases = [random() * 6.3, random() * 6.3];
  return [1, 2, 3, 4, 5]
    .map((step) => `<path class="map-coast" opacity=".4" d="${ring(step, phases)}"/>`)
    .join("");
}

function ring(step: number, [first = 0, second = 0]: number[]): string {
  const corners = Array.from({ length: 16 }, (_, index) => {
    const angle = (index / 16) * Math.PI * 2;
    const radius = 62 + step * 36 + 9 * Math.sin(2 * angle + first) + 6 * Math.sin(3 * angle + second);
    return { x: CENTER.x + Math.cos(angle) * radius * 1.25, y: CENTER.y + Math.sin(angle) * radius * 0.8 };
  });
  return closedCurve(corners);
}

/** The lighthouse of the thirty-day timeline and its ray, stretched to the page's width. */
export const TOWER: Picture = {
  viewBox: "0 0 120 250",
  label: null,
  className: "tower",
  body: `<path class="ink-line fill-surface" d="M38 84h44l12 166H26z"/><path class="ink-line fill-signal" d="M35.4 120h49.2l3 42H32.4zM29.5 202h61l2 28H27.5z"/><path class="ink-line fill-ink" d="M34 74h52v10H34z"/><path class="ink-line" d="M30 64v10M44 64v10M60 64v10M76 64v10M90 64v10M28 64h64"/><path class="ink-line fill-beam" d="M44 36h32v38H44z"/><path class="ink-line" d="M55 36v38M65 36v38"/><path class="ink-line fill-ink" d="M38 36 60 12l22 24z"/><path class="ink-line" d="M60 12V2"/><path class="ink-line fill-ink" d="M52 222h16v28H52z"/><circle class="ink-line fill-ink" cx="60" cy="106" r="6"/>`,
};

export const RAY: Picture = {
  viewBox: "0 0 1000 300",
  preserveAspectRatio: "none",
  label: null,
  className: "tower-ray",
  body: `<defs><linearGradient id="jr" x1="1" x2="0"><stop offset="0" stop-color="var(--color-beam)" stop-opacity=".95"/><stop offset=".45" stop-color="var(--color-beam)" stop-opacity=".28"/><stop offset="1" stop-color="var(--color-beam)" stop-opacity="0"/></linearGradient></defs><path fill="url(#jr)" d="M1000 96 0 0V290z"/>`,
};

const WAVES = `M0 96q12-6 24 0${"t24 0".repeat(59)}V120H0z`;

/** The coast at dawn, at the bottom of every public page. */
export const HORIZON: Picture = {
  viewBox: "0 0 1440 120",
  preserveAspectRatio: "xMaxYMax slice",
  label: null,
  className: "horizon",
  body: `<defs><linearGradient id="fb" x1="1" x2="0"><stop offset="0" stop-color="var(--color-beam)"/><stop offset="1" stop-color="var(--color-beam)" stop-opacity="0"/></linearGradient></defs><path fill="url(#fb)" d="M1203 37 0 2V94z"/><path class="fill-water" d="${WAVES}"/><path class="fill-land" d="M1020 104q60-22 120-24 50-2 96 2 90 6 204 2V120H1020z"/><path class="ink-line fill-surface" d="M1200 46h14l5 36h-24z"/><path class="ink-line fill-signal" d="M1198.6 56h16.8l1.5 11h-19.8z"/><path class="ink-line fill-ink" d="M1201 32h12v10h-12z"/><path class="ink-line fill-surface" d="M1198 32l9-9 9 9zM1196 42h22v4h-22z"/><path class="ink-line fill-surface" d="M1226 66h26v16h-26zM1222 66l17-11 17 11z"/>`,
};
