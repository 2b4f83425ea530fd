import { type ReactNode, useEffect, useId, useRef } from "react";
import { noticeClass } from "./notice";

type InlineConfirmationProps = { title: string; children: ReactNode };

/** A confirmation above a form. Focuses its first option, which also scrolls it into view. */
export function InlineConfirmation({ title, children }: InlineConfirmationProps) {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.querySelector<HTMLElement>("input, a")?.focus(), []);
  return (
    <section ref={section} className={noticeClass} role="alert" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}
