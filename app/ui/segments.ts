/** A row of choices, one of them on: `<nav className={segmentsClass}>` with links or buttons of `segmentClass`. */
export const segmentsClass = "inline-grid grid-flow-col gap-0.5 rounded-md bg-ink/7 p-[3px]";

/** The one that is on has `aria-pressed="true"` or `aria-current`. */
export const segmentClass =
  "inline-flex min-h-8 cursor-pointer items-center justify-center gap-[0.4rem] rounded-[calc(var(--radius-md)-2px)] px-[0.7rem] text-sm font-medium whitespace-nowrap text-ink-2 aria-pressed:bg-surface aria-pressed:font-semibold aria-pressed:text-ink aria-pressed:shadow-sm aria-[current]:bg-surface aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:shadow-sm";
