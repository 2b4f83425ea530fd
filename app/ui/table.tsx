import { type ReactNode, useId } from "react";

/**
 * A table in a scroll region that the keyboard reaches. `caption` names it and is read out only.
 * Children are `<thead>` and `<tbody>`; cells of numbers take `className="r"`, quiet ones `"dim"`.
 */
export function Table({ caption, children }: { caption: string; children: ReactNode }) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the focus to be scrolled by keyboard
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
