import { Meter } from "../../web/art/meter";
import type { PanelBar, PanelRow } from "../content/page-copy";

/** Labels with their values; the last may be what the others add up to. */
export function Rows({ rows }: { rows: readonly PanelRow[] }) {
  return (
    <dl className="rows">
      {rows.map(({ label, value, mark }) => (
        <div key={`${label} ${value}`} className={mark}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** For bars: a part in percent of the whole, to a tenth. */
export function percentOf(part: number, whole: number): number {
  return Math.round((part / whole) * 1000) / 10;
}

type BarsProps = { bars: readonly PanelBar[]; total?: { label: string; value: string } };

/** Labels with bars that begin in one line, their values, and what these add up to. */
export function Bars({ bars, total }: BarsProps) {
  return (
    <dl className="bars">
      {bars.map(({ label, value, percent, before, color }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Meter now={percent} before={before ?? null} color={color} />
            {value}
          </dd>
        </div>
      ))}
      {total ? (
        <div className="sum">
          <dt>{total.label}</dt>
          <dd>
            <span>{total.value}</span>
          </dd>
        </div>
      ) : null}
    </dl>
  );
}
