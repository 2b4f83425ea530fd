import { type KeyboardEvent, useRef, useState } from "react";
import { useHydrated } from "../../../ui/use-browser-state";

/**
 * With scripts the steps are one tab stop, in which arrow keys, Home and End move; Escape hides the reading. Without,
 * each step is a stop of its own.
 */
export function useStepKeys(length: number) {
  const isHydrated = useHydrated();
  const list = useRef<HTMLOListElement>(null);
  const [chosen, setChosen] = useState(length - 1);
  const current = Math.min(chosen, length - 1);
  const [isClosed, setIsClosed] = useState(false);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape") return setIsClosed(true);
    const to = targetOf(event.key, current, length);
    if (to === null) return;
    event.preventDefault();
    setIsClosed(false);
    setChosen(to);
    list.current?.querySelectorAll<HTMLElement>(".series-step")[to]?.focus();
  }

  return {
    listProps: {
      ref: list,
      onKeyDown,
      onPointerMove: () => setIsClosed(false),
      "data-closed": isClosed || undefined,
    },
    stepProps: (index: number) => ({
      tabIndex: isHydrated && index !== current ? -1 : 0,
      onFocus: () => setChosen(index),
    }),
  };
}

function targetOf(key: string, at: number, length: number): number | null {
  if (key === "ArrowRight") return Math.min(at + 1, length - 1);
  if (key === "ArrowLeft") return Math.max(at - 1, 0);
  if (key === "Home") return 0;
  return key === "End" ? length - 1 : null;
}
