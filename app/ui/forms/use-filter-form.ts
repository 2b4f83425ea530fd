import { useLocation } from "@remix-run/react";
import { type FormEvent, useEffect, useRef } from "react";

type Control = HTMLInputElement | HTMLSelectElement;

/**
 * For a form of uncontrolled filters: when a navigation is finished, its fields show what is in the URL, `shown` by
 * name. A field that a person has changed since the form was last sent stays as it is, so that the answer of an earlier
 * navigation takes no choice away; not in a panel that is closed. Call `sent` when the form is sent. `auto`: the form
 * submits itself, also what was chosen before hydration. Give it `autoComplete="off"`, or a value that the browser
 * restores counts as chosen.
 */
export function useFilterForm(shown: Record<string, string>, auto = false) {
  const ref = useRef<HTMLFormElement>(null);
  const touched = useRef<Set<string> | null>(null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per finished navigation (key)
  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    const outdated = controlsOf(form).filter(({ name, value }) => (shown[name] ?? value) !== value.trim());
    if (touched.current === null) {
      touched.current = new Set(outdated.map(({ name }) => name));
      if (auto && outdated.length > 0) form.requestSubmit();
      return;
    }
    if (form.closest("details:not([open])")) touched.current.clear();
    for (const control of outdated) {
      if (!touched.current.has(control.name)) control.value = shown[control.name] ?? "";
    }
  }, [key]);
  return {
    ref,
    onInput: ({ target }: FormEvent) => void (isControl(target) && touched.current?.add(target.name)),
    sent: () => touched.current?.clear(),
  };
}

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].flatMap((element: unknown) => (isControl(element) ? [element] : []));
}

function isControl(element: unknown): element is Control {
  if (element instanceof HTMLSelectElement) return true;
  return element instanceof HTMLInputElement && element.type !== "hidden";
}
