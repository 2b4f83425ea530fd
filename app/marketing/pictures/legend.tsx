import type { ReactNode } from "react";
import { dataColor } from "../../web/art/stack-chart";

/** What the colors of a picture mean: list items, each with a `Swatch`. */
export function Legend({ children }: { children: ReactNode }) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-[0.35rem] text-xs/[1.6] text-ink-2 *:flex *:items-center *:gap-[0.4rem]">
      {children}
    </ul>
  );
}

/** `color` is a class, like "bg-data-1". */
export function Swatch({ color }: { color: string }) {
  return <i className={`size-[0.7rem] flex-none rounded-xs ${color}`} />;
}

type MeterKeyProps = { now: string; before: string; color: number };

/** What a meter's bar and its tick mean. */
export function MeterKey({ now, before, color }: MeterKeyProps) {
  return (
    <p className="flex gap-[1.1rem] text-xs/[1.6] text-ink-3 *:flex *:items-center *:gap-[0.4rem]">
      <span>
        <Swatch color={dataColor(color).ground} />
        {now}
      </span>
      <span>
        <i className="h-3 w-0.5 bg-ink" />
        {before}
      </span>
    </p>
  );
}

/** The hours below an axis of one day. The values that lie over it say their times themselves. */
export function Hours({ className }: { className: string }) {
  return (
    <p className={className} aria-hidden="true">
      <span>12 AM</span>
      <span>6</span>
      <span>noon</span>
      <span>6</span>
      <span>12 AM</span>
    </p>
  );
}
