import { cva } from "class-variance-authority";
import { type Claim, RESULTS_NOTE } from "../../copy/claim";
import { FigureBand, FigureLabel, FigureValue } from "./figure-band";

const list = cva("grid pb-7 tabular-nums", {
  variants: {
    isLong: {
      true: "grid-cols-1 pt-3 sm:grid-cols-2 sm:gap-x-6 sm:gap-y-8 sm:pt-9 md:flex md:flex-wrap md:justify-between",
      false:
        "grid-cols-2 gap-x-6 gap-y-8 pt-9 min-[52rem]:flex min-[52rem]:flex-wrap min-[52rem]:justify-between",
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

/** Figures spread over the width; the first and the last align with the ends of the scale bar. */
export function Figures({ figures }: { figures: readonly Claim[] }) {
  // More do not fit a grid on a phone.
  const isLong = figures.length > 4;
  return (
    <FigureBand label="Figures" note={figures.some(({ isResult }) => isResult) ? RESULTS_NOTE : null}>
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
