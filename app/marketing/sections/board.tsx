import type { ReactNode } from "react";

type BoardProps = {
  title: string;
  /** Whose data it shows. */
  owner: string;
  /** The total at the end of the heading: "26" and "of 30 booked". */
  total: { figure: string; rest: string };
  /** What screen readers get in place of the picture. */
  label: string;
  /** Above the heading. */
  top?: ReactNode;
  children: ReactNode;
};

/** The product panel in a page's head. Its rows take their side padding from `--board-gutter`. */
export function Board({ title, owner, total, label, top, children }: BoardProps) {
  return (
    <figure className="board overflow-clip rounded-xl border border-line bg-surface text-sm/[1.6] shadow-lg [--board-gutter:clamp(1rem,2vw,1.35rem)]">
      <figcaption>
        {top}
        <div className="flex items-end justify-between gap-4 border-b border-line px-(--board-gutter) py-[1.1rem] leading-[1.35] text-balance max-[30rem]:flex-col max-[30rem]:items-start max-[30rem]:gap-[0.4rem]">
          <span className="grid">
            <strong className="text-body/[1.35]">{title}</strong>
            <span className="text-ink-3">{owner}</span>
          </span>
          <span className="text-right text-ink-2 tabular-nums max-[30rem]:text-left">
            <strong className="font-display text-[1.75rem] leading-none font-[560] text-ink">
              {total.figure}
            </strong>
            {` ${total.rest}`}
          </span>
        </div>
      </figcaption>
      <div className="tabular-nums" role="img" aria-label={label}>
        {children}
      </div>
    </figure>
  );
}

/** The last row of a board: its legend, or a note. */
export function BoardKey({ children }: { children: ReactNode }) {
  return <div className="border-t border-line bg-sunk px-(--board-gutter) py-[0.7rem]">{children}</div>;
}
