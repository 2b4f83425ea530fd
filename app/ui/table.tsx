import { type ReactNode, useId } from "react";

/**
 * A table in a scroll region that keyboards can reach. `caption` is its visually hidden name. Children are `<thead>`
 * and `<tbody>`; numeric cells take `className="r"`, muted ones `"dim"`.
 */
export function Table({ caption, children }: { caption: string; children: ReactNode }) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable to scroll by keyboard
    <section className="tbl-x" aria-labelledby={id} tabIndex={0}>
      <table className="tbl">
        <caption id={id} className="vh">
          {caption}
        </caption>
        {children}
      </table>
    </section>
  );
}
