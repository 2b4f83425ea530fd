import type { MetricChart } from "../../copy/industry";
import { type Picture, tenth } from "../../web/art/picture";

const BAR = 104;
const RADIUS = 15;

/** The small chart next to a metric; `share` is its value as a number, 0.85 for 85%. */
export function metricChart(chart: MetricChart, share: number): Picture {
  return {
    viewBox: "0 0 120 40",
    label: null,
    className: "max-w-26 max-[30rem]:hidden",
    body: bodyOf(chart, share),
  };
}

function bodyOf(chart: MetricChart, share: number): string {
  switch (chart) {
    case "more":
      return bars(BAR / (1 + share), BAR);
    case "less":
      return bars(BAR, BAR * (1 - share));
    case "faster":
      return bars(BAR, BAR / (1 + share));
    case "share":
      return ring(share);
    case "growth":
      return LINE;
  }
}

/** The previous value below, the current one above. */
function bars(before: number, now: number): string {
  return `<rect class="fill-[#b3c1c4]" y="25" width="${tenth(before)}" height="7" rx="1.5"/><rect class="fill-teal" y="9" width="${tenth(now)}" height="10" rx="1.5"/>`;
}

function ring(share: number): string {
  const round = 2 * Math.PI * RADIUS;
  return `<g class="fill-none stroke-7"><circle class="stroke-[#c9d5d7]" cx="20" cy="20" r="${RADIUS}"/><circle class="stroke-teal" cx="20" cy="20" r="${RADIUS}" stroke-dasharray="${tenth(round * share)} ${tenth(round)}" transform="rotate(-90 20 20)"/></g>`;
}

const LINE =
  '<path class="stroke-[#b3c1c4]" d="M0 34H120"/><path class="fill-none stroke-teal stroke-[2.5] [stroke-linecap:round] [stroke-linejoin:round]" d="M1 33 20 31 40 27 60 23 80 17 100 12 117 5"/><circle class="fill-signal" cx="117" cy="5" r="3.5"/>';
