import { type ReactNode, useId } from "react";
import { CardHead } from "../../ui/card";

/** A card with a title, a sentence about it, and a form. */
export function Section({ title, detail, children }: { title: string; detail: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="card" aria-labelledby={id}>
      <CardHead>
        <div>
          <h2 id={id}>{title}</h2>
          <p className="text-sm text-ink-2">{detail}</p>
        </div>
      </CardHead>
      {children}
    </section>
  );
}
