import { Form, useLocation, useSubmit } from "@remix-run/react";
import { type FormEvent, type ReactNode, useEffect, useRef } from "react";
import { useFilterForm } from "../ui/forms/use-filter-form";
import { useWantedPath } from "../ui/forms/use-wanted-path";

const TYPING_PAUSE_MS = 250;

type LiveFiltersProps = {
  /** The values in the URL, by name. */
  shown: Record<string, string>;
  label?: string;
  className: string;
  children: ReactNode;
};

/**
 * A GET form of uncontrolled filters, which sends itself on every change, once the typing pauses. Without JavaScript it
 * needs a button, in `<noscript>`.
 */
export function LiveFilters({ shown, label, className, children }: LiveFiltersProps) {
  const { ref, onInput, sent } = useFilterForm(shown, true);
  const submit = useSubmit();
  const { pathname } = useLocation();
  const timer = useRef<number>();
  const path = useWantedPath();
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const onChange = ({ currentTarget: form, target }: FormEvent<HTMLFormElement>) => {
    const isTyping = target instanceof HTMLInputElement;
    const send = () => {
      // Whoever has gone on stays there.
      if (path.current !== new URL(form.action).pathname) return;
      sent();
      submit(form, { replace: isTyping, preventScrollReset: true });
    };
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(send, isTyping ? TYPING_PAUSE_MS : 0);
  };
  const onSubmit = () => {
    window.clearTimeout(timer.current);
    sent();
  };
  return (
    <Form
      ref={ref}
      method="get"
      action={pathname}
      autoComplete="off"
      role="search"
      aria-label={label}
      className={className}
      onInput={onInput}
      onChange={onChange}
      onSubmit={onSubmit}
    >
      {children}
    </Form>
  );
}
