import type { Metric, MetricChart } from "../../copy/industry";
import { Art } from "../../web/art/art";
import type { Picture } from "../../web/art/picture";
import { FigureBand, FigureLabel, FigureValue } from "../sections/figure-band";
import { metricChart } from "./metric-chart";

export function Metrics({ metrics }: { metrics: readonly Metric[] }) {
  return (
    <FigureBand label="Results" note="Marketing figures, not a forecast. The demo shows yours.">
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
