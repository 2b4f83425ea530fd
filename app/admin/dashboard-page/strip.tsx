import { type ReactNode, useId } from "react";

type StripProps = { title: string; className: string; children: ReactNode };

/** A low panel: its title and cells side by side on wide screens, above each other on narrow ones. */
export function Strip({ title, className, children }: StripProps) {
  const titleId = useId();
  return (
    <section className={`card grid grid-cols-1 overflow-clip ${className}`} aria-labelledby={titleId}>
      <h2 id={titleId} className="self-center px-card py-3">
        {title}
      </h2>
      {children}
    </section>
  );
}
