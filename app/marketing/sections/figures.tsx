import { cva } from "class-variance-authority";
import type { Claim } from "../../copy/claim";
import { FigureBand, FigureLabel, FigureValue } from "./figure-band";

const list = cva("grid gap-x-gap pb-7 tabular-nums", {
  variants: {
    isLong: {
      true: "grid-cols-1 pt-3 sm:grid-cols-3 sm:gap-y-8 sm:pt-8 lg:grid-cols-5",
      false: "grid-cols-2 gap-y-8 pt-9 min-[52rem]:grid-cols-4",
    },
  },
});
const item = cva("", {
  variants: {
    isLong: {
      true: "max-sm:grid max-sm:grid-cols-[8.5rem_1fr] max-sm:items-baseline max-sm:gap-x-4 max-sm:border-mist-line max-sm:py-3 max-sm:not-first:border-t",
    },
  },
});

/** Figures in the columns of the page, under the scale bar. */
export function Figures({ figures }: { figures: readonly Claim[] }) {
  // More do not fit a grid on a phone.
  const isLong = figures.length > 4;
  return (
    <FigureBand label="Figures">
      <ul className={list({ isLong })}>
        {figures.map(({ value, label, kind }) => (
          <li key={label} data-kind={kind} className={item({ isLong }) || undefined}>
            <FigureValue>{value}</FigureValue>
            <FigureLabel>{label}</FigureLabel>
          </li>
        ))}
      </ul>
    </FigureBand>
  );
}
