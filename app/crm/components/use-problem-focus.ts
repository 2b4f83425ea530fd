import { useEffect, useRef } from "react";

/**
 * The ref of a form. When it comes back refused, the first thing to answer takes the focus and is thereby in sight,
 * however long the form: a question above the fields, or a field.
 */
export function useProblemFocus(returned: unknown) {
  const form = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is a new occasion
  useEffect(() => {
    form.current?.querySelector<HTMLElement>("[role=alert] :is(input, a), [aria-invalid=true]")?.focus();
  }, [returned]);
  return form;
}
