import { type ReactNode, useId } from "react";
import type { FigureDefinition } from "../../copy/figures";
import { FigureLabel } from "../../ui/card";
import { Fold } from "../../ui/fold";
import { NotLoaded } from "./state-link";

type PanelProps = {
  title: string;
  /** Right of the title. */
  aside?: ReactNode;
  className?: string;
  /** On phones closed until it is tapped. */
  folds?: boolean;
  children: ReactNode;
};

/** A card of a section. */
export function Panel({ title, aside, className = "", folds, children }: PanelProps) {
  const id = useId();
  return (
    <section className={`card relative flex flex-col ${className}`} aria-labelledby={id}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-card pt-4 pb-[0.85rem]">
        <h3 id={id}>{title}</h3>
        {aside ? <span className="text-sm text-ink-3 max-sm:w-full">{aside}</span> : null}
      </div>
      {folds ? <Fold titleId={id}>{children}</Fold> : children}
    </section>
  );
}

/** A card whose data could not be loaded. */
export function PanelNotLoaded({ title }: { title: string }) {
  return (
    <Panel title={title}>
      <NotLoaded what={title} />
    </Panel>
  );
}

export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section
      id={id}
      className="grid scroll-mt-32 grid-cols-1 gap-4 [section+&]:mt-6"
      aria-labelledby={`${id}-title`}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}

const FIGURES =
  "grid grid-cols-2 border-line lg:grid-cols-4 max-lg:*:odd:border-l-0 max-lg:*:nth-[n+3]:border-t *:not-first:border-l *:border-line";

/** Four large figures side by side; two and two on narrow screens. */
export function Figures({ children }: { children: ReactNode }) {
  return <div className={FIGURES}>{children}</div>;
}

type FigureProps = {
  label: string;
  value: string;
  /** What it counts. */
  figure?: FigureDefinition;
  children: ReactNode;
};

export function Figure({ label, value, figure, children }: FigureProps) {
  return (
    <div className="grid content-start gap-[0.1rem] px-card pt-3 pb-4 max-md:px-4" data-stat>
      <FigureLabel label={label} figure={figure} />
      <span className="figure text-[1.75rem]">{value}</span>
      <span className="text-sm text-ink-2 [&_b]:text-ink">{children}</span>
    </div>
  );
}

/** Wide columns are left out on narrow screens; what they say comes below the row's name. */
export const WIDE = "max-lg:hidden";
export const BELOW = "block text-xs font-normal whitespace-normal text-ink-2 lg:hidden";
export const RIGHT = "text-right tabular-nums whitespace-nowrap";
