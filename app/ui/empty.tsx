import type { ReactNode } from "react";
import plate from "./plate.svg?url";

type EmptyProps = {
  title: string;
  detail?: string;
  /** Of a part of a page: without the drawing. */
  isPart?: boolean;
  children?: ReactNode;
};

/** An empty state: the specified message, an optional detail, and the ways out of it as children. */
export function Empty({ title, detail, isPart = false, children }: EmptyProps) {
  return (
    <div className="overflow-clip rounded-lg border border-dashed border-line-strong text-center text-ink-2">
      {isPart ? null : <Plate />}
      <div className="grid justify-items-center gap-2 px-6 py-8">
        <p className="font-display text-h4 font-[560] text-ink">{title}</p>
        {detail ? <p style={{ maxWidth: "60ch" }}>{detail}</p> : null}
        {children ? <div className="mt-2 flex flex-wrap justify-center gap-2">{children}</div> : null}
      </div>
    </div>
  );
}

/** A light on its chart, as wide as what it stands in: a file whose colors are those of the page. */
export function Plate() {
  return (
    <svg className="w-full" height="112" viewBox="-100 -68 200 120" aria-hidden="true">
      <use href={`${plate}#plate`} />
    </svg>
  );
}

/** The empty state of a part of a page. */
export function EmptyNote({ children }: { children: string }) {
  return (
    <p className="rounded-md border border-dashed border-line-strong px-2 py-[1.1rem] text-center text-xs text-ink-2">
      {children}
    </p>
  );
}
