import { useSubmit } from "@remix-run/react";
import { type FormEvent, useEffect, useRef } from "react";
import { useFilterForm } from "./use-filter-form";
import { useWantedPath } from "./use-wanted-path";

const TYPING_PAUSE_MS = 250;

/**
 * What a GET form of uncontrolled filters is given so that it sends itself on every change, once the typing pauses;
 * `shown` as of `useFilterForm`. Without JavaScript it needs a button, in `<noscript>`.
 */
export function useLiveFilters(shown: Record<string, string>) {
  const { ref, onInput, sent } = useFilterForm(shown, true);
  const submit = useSubmit();
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
  return { ref, autoComplete: "off", onInput, onChange, onSubmit };
}
