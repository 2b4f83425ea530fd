import type { KeyboardCoordinateGetter } from "@dnd-kit/core";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { DealStage } from "../deal";
import { columnId, unfold } from "./board-columns";
import {
  type Arrow,
  dropLine,
  type Point,
  readBoxes,
  stepTarget,
  type Target,
  targetAt,
} from "./drag-geometry";

const ARROWS: Record<string, Arrow> = {
  ArrowUp: "ArrowUp",
  ArrowDown: "ArrowDown",
  ArrowLeft: "ArrowLeft",
  ArrowRight: "ArrowRight",
};

/** `pointer` is where it was last seen; null for a drag by keyboard. */
type Drag = { id: string; pointer: Point | null };

/** Tracks where the dragged card would land. `onStep` is called for each keyboard step. */
export function useDragTarget(board: RefObject<HTMLElement>, onStep: (target: Target, id: string) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const [target, setTarget] = useState<Target | null>(null);
  const latest = useRef<Target | null>(null);

  const aim = useCallback((next: Target | null) => {
    latest.current = next;
    setTarget(next);
  }, []);

  useTracking(board, drag, aim);

  const { openOnly, foldAgain } = useFolds();
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
      if (next.stage !== from.stage) openOnly(next.stage);
      document.getElementById(columnId(next.stage))?.scrollIntoView({ block: "nearest" });
      aim(next);
      if (!isSame(from, next)) report.current(next, id);
      const line = dropLine(readBoxes(board.current), next, id);
      return line ? { x: line.left, y: line.top } : undefined;
    },
    [board, aim, openOnly],
  );

  return {
    target,
    step,
    begin: (id: string, home: Target, activator: Event) => {
      setDrag({ id, pointer: pointOf(activator) });
      aim(home);
    },
    /** Stops tracking and returns the last position. */
    finish: () => {
      const last = latest.current;
      foldAgain();
      setDrag(null);
      aim(null);
      return last;
    },
  };
}

/** The keys unfold a stage for as long as the card is over it. */
function useFolds() {
  const opened = useRef<Element | null>(null);
  const foldAgain = useCallback(() => {
    opened.current?.removeAttribute("open");
    opened.current = null;
  }, []);
  const openOnly = useCallback(
    (stage: DealStage) => {
      foldAgain();
      opened.current = unfold(stage);
    },
    [foldAgain],
  );
  return { openOnly, foldAgain };
}

/**
 * Updates the target from the pointer's position during a drag, also where the pointer rests and the board or the page
 * scrolls below it: what is seen under the pointer is where the card lands.
 */
function useTracking(
  board: RefObject<HTMLElement>,
  drag: Drag | null,
  aim: (target: Target | null) => void,
): void {
  useEffect(() => {
    if (!drag?.pointer) return;
    let at = drag.pointer;
    const follow = () => aim(targetAt(readBoxes(board.current), at, drag.id));
    const move = (event: Event) => {
      at = pointOf(event) ?? at;
      follow();
    };
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener("pointermove", move, { signal });
    window.addEventListener("touchmove", move, { signal });
    // A scroll does not bubble.
    window.addEventListener("scroll", follow, { signal, capture: true });
    return () => listening.abort();
  }, [drag, board, aim]);
}

/** Where a mouse or the first finger is, in viewport coordinates (CSS pixels); null for a key. */
function pointOf(event: Event): Point | null {
  if (event instanceof MouseEvent) return { x: event.clientX, y: event.clientY };
  const [touch] = "touches" in event ? (event as TouchEvent).touches : [];
  return touch ? { x: touch.clientX, y: touch.clientY } : null;
}

function isSame(a: Target | null, b: Target | null): boolean {
  return a?.stage === b?.stage && a?.after === b?.after;
}
