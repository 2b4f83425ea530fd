import { formatUsd } from "../../platform/money";
import { dataColor } from "./stack-chart";

type MeterProps = {
  /** The current value, in percent of the bar. */
  now: number;
  /** The previous one, as a tick; none if it is null. */
  before: number | null;
  /** A data color, 1 to 6. */
  color: number;
};

/** A bar with a tick: the current value, and the previous one. */
export function Meter({ now, before, color }: MeterProps) {
  return (
    <span className="relative h-2 rounded-[2px] bg-[color-mix(in_srgb,var(--color-line)_var(--night),#10203a17)]">
      <i
        className={`absolute inset-y-0 left-0 w-(--now) rounded-[inherit] ${dataColor(color).ground}`}
        style={{ "--now": `${now}%` }}
      />
      {before === null ? null : (
        <b
          className="absolute -inset-y-[3px] left-(--before) w-0.5 bg-ink"
          style={{ "--before": `${before}%` }}
        />
      )}
    </span>
  );
}

/** The color of a channel that money moved to, or from. */
export function moveColor(dollars: number): number {
  return dollars < 0 ? 6 : 1;
}

/** "+$140" or "−$200", with a real minus sign. */
export function signedDollars(dollars: number): string {
  return `${dollars < 0 ? "−" : "+"}${formatUsd(Math.abs(dollars) * 100)}`;
}
