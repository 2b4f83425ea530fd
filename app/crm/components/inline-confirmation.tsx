import { type ReactNode, useEffect, useId, useRef } from "react";

/** A highlighted box above what it is about. */
export const noticeClass =
  "grid justify-items-start gap-2 rounded-lg bg-beam-soft px-4 py-[0.85rem] text-sm [&_a]:underline";

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
