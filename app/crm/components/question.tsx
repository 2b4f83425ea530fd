import { type ReactNode, useEffect, useId, useRef } from "react";

type QuestionProps = { title: string; className?: string; children: ReactNode };

/** A question over a form: its first choice takes the focus, which also scrolls it into view. */
export function Question({ title, className = "", children }: QuestionProps) {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.querySelector<HTMLElement>("input, a")?.focus(), []);
  return (
    <section ref={section} className={`notice ${className}`} role="alert" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}
