import type { Industry, Metric, MetricChart } from "../../copy/industry";
import { Art } from "../../web/art/art";
import { type Picture, tenth } from "../../web/art/picture";
import { seal } from "../../web/art/seal";
import { STOREFRONTS } from "../../web/art/storefronts";
import { Attribution } from "../sections/attribution";
import { FigureBand, FigureLabel, FigureValue } from "../sections/figure-band";

export function Metrics({ metrics }: { metrics: readonly Metric[] }) {
  return (
    <FigureBand label="Results">
      <ul className="grid grid-cols-2 gap-x-6 gap-y-8 pt-9 pb-7 min-[52rem]:grid-cols-4">
        {metrics.map(({ figure, chart }) => (
          <li
            key={figure.label}
            data-kind={figure.kind}
            className="grid grid-cols-[auto_1fr] content-start items-center gap-x-4 gap-y-[0.15rem] *:last:col-span-full"
          >
            <FigureValue>{figure.value}</FigureValue>
            <Art picture={drawn(chart, figure.value)} />
            <FigureLabel>{figure.label}</FigureLabel>
          </li>
        ))}
      </ul>
    </FigureBand>
  );
}

const charts = new Map<string, Picture>();

function drawn(chart: MetricChart, value: string): Picture {
  const key = `${chart} ${value}`;
  const picture = charts.get(key) ?? metricChart(chart, Number.parseFloat(value) / 100);
  charts.set(key, picture);
  return picture;
}

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
  return `<rect class="metric-bar-before" y="25" width="${tenth(before)}" height="7" rx="1.5"/><rect class="fill-teal" y="9" width="${tenth(now)}" height="10" rx="1.5"/>`;
}

function ring(share: number): string {
  const round = 2 * Math.PI * RADIUS;
  return `<g class="fill-none stroke-7"><circle class="metric-ring" cx="20" cy="20" r="${RADIUS}"/><circle class="stroke-teal" cx="20" cy="20" r="${RADIUS}" stroke-dasharray="${tenth(round * share)} ${tenth(round)}" transform="rotate(-90 20 20)"/></g>`;
}

const LINE =
  '<path class="metric-line-before" d="M0 34H120"/><path class="fill-none stroke-teal stroke-[2.5] [stroke-linecap:round] [stroke-linejoin:round]" d="M1 33 20 31 40 27 60 23 80 17 100 12 117 5"/><circle class="fill-signal" cx="117" cy="5" r="3.5"/>';

export function IndustryQuote({ testimonial, storefront }: Pick<Industry, "testimonial" | "storefront">) {
  const { quote, author, title, company } = testimonial;
  return (
    <section className="dark-section py-[clamp(3.5rem,6vw,5.5rem)]" aria-label="A customer’s words">
      <div className="wrap grid grid-cols-1 items-center gap-x-16 gap-y-8 min-[60rem]:grid-cols-[16rem_1fr]">
        <Art picture={STOREFRONTS[storefront]} className="w-64" />
        <figure className="industry-quote [--seal-ground:var(--color-paper)]">
          <blockquote className="mb-7 font-display text-[clamp(1.75rem,1.3rem+1.4vw,2.5rem)] leading-[1.18] font-[560] tracking-[-0.012em] text-balance">
            {quote}
          </blockquote>
          <Attribution
            seal={seal(initials(author), "water")}
            name={author}
            position={`${title}, ${company} (illustrative)`}
          />
        </figure>
      </div>
    </section>
  );
}

/** "Dr. Helen Cho" gives "HC". */
function initials(name: string): string {
  const words = name.split(" ").filter((word) => !word.endsWith("."));
  return words.map((word) => word.charAt(0)).join("");
}
