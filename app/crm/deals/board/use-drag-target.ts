import type { KeyboardCoordinateGetter } from "@dnd-kit/core";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { type Arrow, dropLine, readBoxes, stepTarget, type Target, targetAt } from "./drag-geometry";

const ARROWS: Record<string, Arrow> = {
  ArrowUp: "ArrowUp",
  ArrowDown: "ArrowDown",
  ArrowLeft: "ArrowLeft",
  ArrowRight: "ArrowRight",
};

type Drag = { id: string; byKeyboard: boolean };

/** Tracks where the dragged card would land. `onStep` is called for each keyboard step. */
export function useDragTarget(board: RefObject<HTMLElement>, onStep: (target: Target, id: string) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const [target, setTarget] = useState<Target | null>(null);
  const latest = useRef<Target | null>(null);

  const aim = useCallback((next: Target | null) => {
    latest.current = next;
    setTarget((current) => (isSame(current, next) ? current : next));
  }, []);

  useTracking(board, drag, aim);

  const report = useRef(onStep);
  report.current = onStep;
  const step = useCallback<KeyboardCoordinateGetter>(
    (event, { active }) => {
      const arrow = ARROWS[event.code];
      const from = latest.current;
      if (!arrow || !from) return undefined;
      event.preventDefault();
      const id = String(active);
      const next = stepTarget(readBoxes(board.current), from, arrow, id);
      const column = board.current?.querySelector(`[data-stage="${next.stage}"]`);
      column?.scrollIntoView({ block: "nearest", inline: "nearest" });
      aim(next);
      if (!isSame(from, next)) report.current(next, id);
      const line = dropLine(readBoxes(board.current), next, id);
      return line ? { x: line.left, y: line.top } : undefined;
    },
    [board, aim],
  );

  return {
    target,
    step,
    begin: (id: string, home: Target, byKeyboard: boolean) => {
      setDrag({ id, byKeyboard });
      aim(home);
    },
    /** Stops tracking and returns the last position. */
    finish: () => {
      const last = latest.current;
      setDrag(null);
      aim(null);
      return last;
    },
  };
}

/** Updates the target from the pointer position during a drag. */
function useTracking(
  board: RefObject<HTMLElement>,
  drag: Drag | null,
  aim: (target: Target | null) => void,
): void {
  useEffect(() => {
    if (!drag || drag.byKeyboard) return;
    const follow = (event: PointerEvent | TouchEvent) => {
      const at = "touches" in event ? event.touches[0] : event;
      if (at) aim(targetAt(readBoxes(board.current), { x: at.clientX, y: at.clientY }, drag.id));
    };
    window.addEventListener("pointermove", follow);
    window.addEventListener("touchmove", follow);
    return () => {
      window.removeEventListener("pointermove", follow);
      window.removeEventListener("touchmove", follow);
    };
  }, [drag, board, aim]);
}

function isSame(a: Target | null, b: Target | null): boolean {
  return a?.stage === b?.stage && a?.after === b?.after;
}
