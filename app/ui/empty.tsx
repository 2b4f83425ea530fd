import type { ReactNode } from "react";

/** An empty state: the specified message, an optional detail, and one call to action as children. */
export function Empty({ title, detail, children }: { title: string; detail?: string; children?: ReactNode }) {
  return (
    <div className="empty">
      <strong>{title}</strong>
      {detail ? <p>{detail}</p> : null}
      {children}
    </div>
  );
}
