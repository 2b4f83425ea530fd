import type { ReactNode } from "react";
import { RESULTS_NOTE } from "../../copy/claim";

type FigureBandProps = { label: string; children: ReactNode };

/** Marketing figures under a scale bar, at the end of a page's head. */
export function FigureBand({ label, children }: FigureBandProps) {
  return (
    <section className="bg-mist pb-part" aria-label={label}>
      <div className="wrap">
        <ScaleBar />
        {children}
        <p className="text-sm/[1.6] text-ink-3">{RESULTS_NOTE}</p>
      </div>
    </section>
  );
}

export function FigureValue({ children }: { children: string }) {
  return (
    <strong className="block font-display text-[clamp(2.5rem,1.8rem+2.2vw,3.75rem)] leading-none font-[560] tracking-[-0.02em] normal-nums">
      {children}
    </strong>
  );
}

export function FigureLabel({ children }: { children: string }) {
  return <span className="block text-[1rem] leading-[1.35] text-balance text-ink-2">{children}</span>;
}

/** A map's scale bar, above figures. */
export function ScaleBar() {
  return (
    <div className="h-2 border border-ink bg-[repeating-linear-gradient(90deg,var(--color-ink)_0_5%,transparent_5%_10%)]" />
  );
}
