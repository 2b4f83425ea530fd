import { type ReactNode, useId } from "react";

/**
 * A table in a scroll region that keyboards can reach. `caption` is its visually hidden name. Children are `<thead>`
 * and `<tbody>`; numeric cells take `text-right tabular-nums`.
 */
export function Table({ caption, children }: { caption: string; children: ReactNode }) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable to scroll by keyboard
    <section className="table-region" aria-labelledby={id} tabIndex={0}>
      <table className="data-table">
        <caption id={id} className="sr-only">
          {caption}
        </caption>
        {children}
      </table>
    </section>
  );
}
