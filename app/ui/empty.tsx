import type { ReactNode } from "react";

/** Nothing to show: the exact message, an optional sentence, and one way out as children. */
export function Empty({ title, detail, children }: { title: string; detail?: string; children?: ReactNode }) {
  return (
    <div className="empty">
      <strong>{title}</strong>
      {detail ? <p>{detail}</p> : null}
      {children}
    </div>
  );
}
