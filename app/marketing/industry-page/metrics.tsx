import { Art } from "../../web/art/art";
import type { Picture } from "../../web/art/picture";
import type { Metric, MetricChart } from "../content/industry";
import { metricChart } from "./metric-chart";

export function Metrics({ metrics }: { metrics: readonly Metric[] }) {
  return (
    <section className="imetrics watery" aria-label="Results">
      <div className="wrap">
        <div className="scale" />
        <ul>
          {metrics.map(({ figure, chart }) => (
            <li key={figure.label} data-kind={figure.kind}>
              <strong>{figure.value}</strong>
              <Art picture={drawn(chart, figure.value)} />
              <span>{figure.label}</span>
            </li>
          ))}
        </ul>
        <p className="text-sm/[1.6] text-ink-3">Marketing figures, not a forecast. The demo shows yours.</p>
      </div>
    </section>
  );
}

const charts = new Map<string, Picture>();

function drawn(chart: MetricChart, value: string): Picture {
  const key = `${chart} ${value}`;
  const picture = charts.get(key) ?? metricChart(chart, Number.parseFloat(value) / 100);
  charts.set(key, picture);
  return picture;
}
