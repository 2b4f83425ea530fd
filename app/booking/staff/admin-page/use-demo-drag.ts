import { type KeyboardEvent, type PointerEvent, type RefObject, useCallback, useRef, useState } from "react";
import { stepFrom, type Target, targetAt } from "../week-moves";
import type { BookingItem, Week } from "./load.server";

/** A demo on its way, and where it would be put down; null where no host works. */
export type Held = { item: BookingItem; target: Target | null };
type Dropped = { item: BookingItem; target: Target };

/** How far the pointer goes before a click becomes a drag (px). */
const THRESHOLD = 6;
const ARROWS = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"] as const;

export type DemoDrag = ReturnType<typeof useDemoDrag>;

/**
 * Moves a demo in the week by mouse or pen, or by Space and the arrow keys; `onDrop` asks whether it shall be moved. A
 * finger scrolls, and moves a demo from its dialog.
 */
export function useDemoDrag({ days, hours }: Week, onDrop: (dropped: Dropped) => void) {
  const grid = useRef<HTMLOListElement>(null);
  const { held, hold, latest, message, setMessage } = useHeld(days);
  const putDown = (isDropped: boolean) => {
    const last = latest.current;
    hold(null);
    if (!last) return;
    const isMoved = isDropped && last.target !== null && last.target.start !== last.item.startsAt;
    setMessage(isMoved ? "" : "The demo stays where it was.");
    if (isMoved && last.target) onDrop({ item: last.item, target: last.target });
  };
  const wasDragged = useRef(false);
  const bind = (item: BookingItem) => {
    if (item.status !== "booked" || item.hasBegun) return {};
    return {
      "data-movable": true,
      "aria-keyshortcuts": "Space",
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.pointerType === "touch" || event.button !== 0) return;
        wasDragged.current = false;
        followPointer(event, {
          onMove: (x, y) => {
            wasDragged.current = true;
            hold({ item, target: readTarget(grid, { x, y }, days, hours.from) });
          },
          onEnd: (isDropped) => {
            putDown(isDropped);
            // After the click that the browser makes of letting go.
            setTimeout(() => {
              wasDragged.current = false;
            });
          },
        });
      },
      onClick: (event: { preventDefault: () => void }) => {
        if (wasDragged.current) event.preventDefault();
      },
      onKeyDown: (event: KeyboardEvent) => onKey(event, item, { held: latest, hold, putDown, days }),
      onBlur: () => {
        if (latest.current && !wasDragged.current) putDown(false);
      },
    };
  };
  return { grid, held, bind, message };
}

function useHeld(days: Week["days"]) {
  const [held, setHeld] = useState<Held | null>(null);
  const [message, setMessage] = useState("");
  const latest = useRef<Held | null>(null);
  const hold = useCallback(
    (next: Held | null) => {
      const before = latest.current;
      latest.current = next;
      setHeld(next);
      if (!next?.target || next.target.start === before?.target?.start) return;
      const day = days.find(({ date }) => date === next.target?.date);
      setMessage(`${before ? "" : `Picked up ${next.item.name}. `}${day?.title}, ${next.target.text}`);
    },
    [days],
  );
  return { held, hold, latest, message, setMessage };
}

type Keys = {
  held: RefObject<Held | null>;
  hold: (next: Held | null) => void;
  putDown: (isDropped: boolean) => void;
  days: Week["days"];
};

/** Space picks a demo up and puts it down; in between, the arrows move it, and Escape leaves it where it was. */
function onKey(event: KeyboardEvent, item: BookingItem, { held, hold, putDown, days }: Keys): void {
  const place = held.current?.target ?? { date: item.date, minute: item.minute };
  const arrow = ARROWS.find((name) => name === event.key);
  if (!held.current) {
    if (event.key !== " ") return;
    hold({ item, target: { ...place, start: item.startsAt, text: item.clock } });
  } else if (arrow) {
    const target = stepFrom(days, place, arrow);
    if (target) hold({ item, target });
  } else if (event.key === " " || event.key === "Enter") putDown(true);
  else if (event.key === "Escape") putDown(false);
  else return;
  event.preventDefault();
  event.stopPropagation();
}

type Following = { onMove: (x: number, top: number) => void; onEnd: (isDropped: boolean) => void };

/** Follows the pointer until it is let go; `top` is where the top of what is dragged would be. */
function followPointer(down: PointerEvent<HTMLElement>, { onMove, onEnd }: Following): void {
  const grip = down.clientY - down.currentTarget.getBoundingClientRect().top;
  const done = new AbortController();
  const { signal } = done;
  let isDragging = false;
  const end = (isDropped: boolean) => {
    done.abort();
    if (isDragging) onEnd(isDropped);
  };
  const move = ({ clientX, clientY }: MouseEvent) => {
    const far = Math.hypot(clientX - down.clientX, clientY - down.clientY);
    isDragging ||= far > THRESHOLD;
    if (isDragging) onMove(clientX, clientY - grip);
  };
  window.addEventListener("pointermove", move, { signal });
  window.addEventListener("pointerup", () => end(true), { signal });
  window.addEventListener("pointercancel", () => end(false), { signal });
  window.addEventListener("keydown", ({ key }) => key === "Escape" && end(false), { signal });
}

/** The open time under a point, in the day whose column it is in. */
function readTarget(
  grid: RefObject<HTMLElement>,
  { x, y }: { x: number; y: number },
  days: Week["days"],
  firstHour: number,
): Target | null {
  for (const column of grid.current?.querySelectorAll<HTMLElement>("[data-day]") ?? []) {
    const { left, right, top } = column.getBoundingClientRect();
    if (x < left || x >= right) continue;
    const hour = Number.parseFloat(getComputedStyle(column).getPropertyValue("--hour"));
    return targetAt(days, {
      date: column.dataset.day ?? "",
      minute: firstHour * 60 + ((y - top) / hour) * 60,
    });
  }
  return null;
}
