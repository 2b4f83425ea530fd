import type { ReactNode } from "react";

/** An empty state: the specified message, an optional detail, and one call to action as children. */
export function Empty({ title, detail, children }: { title: string; detail?: string; children?: ReactNode }) {
  return (
    <div className="grid justify-items-center gap-2 rounded-lg border border-dashed border-line-strong px-6 py-12 text-center text-ink-2">
      <strong className="font-semibold text-ink">{title}</strong>
      {detail ? <p>{detail}</p> : null}
      {children}
    </div>
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
