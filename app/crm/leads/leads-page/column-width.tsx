import { type KeyboardEvent, type PointerEvent, useState } from "react";
import { COLUMN_WIDTH, type ColumnWidths, type WideColumn } from "../list-settings";
import { TABLE_COLUMNS } from "./table-columns";
import { useListSetting } from "./table-foot";

const NAME_REM = 10;
const SHARED_REM = 7.5;
const STEP_REM = 0.5;
const DRAGGED = "dragged";

/** Shows a width (in rem, null as usual), and stores it once the person lets go. */
export type SetWidth = (column: WideColumn, width: number | null, isFinal: boolean) => void;

/** In rem; undefined if the column shares the space that is left. */
export function usualWidth(name: WideColumn): number | undefined {
  return name === "name" ? undefined : TABLE_COLUMNS[name].width;
}

/** What a column needs at least, in rem. */
export function leastWidth(name: WideColumn, widths: ColumnWidths): number {
  return widths[name] ?? usualWidth(name) ?? (name === "name" ? NAME_REM : SHARED_REM);
}

/** The stored widths of the columns, with those that are being changed. */
export function useWidths(stored: ColumnWidths) {
  const { send } = useListSetting();
  const [changed, setChanged] = useState<ColumnWidths>({});
  const setWidth: SetWidth = (column, width, isFinal) => {
    setChanged((others) => ({ ...others, [column]: width ?? usualWidth(column) }));
    if (isFinal) send({ intent: "width", column, value: width === null ? "" : `${width}` });
  };
  return [{ ...stored, ...changed }, setWidth] as const;
}

type ColumnEdgeProps = {
  name: WideColumn;
  label: string;
  width: number | undefined;
  setWidth: SetWidth;
};

/** The right edge of a head: dragged, or moved by arrow keys, it sets the width; a double click sets the usual one. */
export function ColumnEdge({ name, label, width, setWidth }: ColumnEdgeProps) {
  const now = (edge: Element) => width ?? (edge.parentElement?.offsetWidth ?? 0) / remInPixels();
  const widthAt = ({ currentTarget, clientX }: PointerEvent) => {
    const left = currentTarget.parentElement?.getBoundingClientRect().left ?? 0;
    return within((clientX - left) / remInPixels());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const steps = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (steps) setWidth(name, within(now(event.currentTarget) + steps * STEP_REM), true);
    if (event.key === "Delete" || event.key === "Backspace") setWidth(name, null, true);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: an <hr> cannot be focused and moved
    <span
      className="column-edge"
      role="separator"
      aria-orientation="vertical"
      aria-label={`Width of ${label}`}
      aria-valuemin={COLUMN_WIDTH.min}
      aria-valuemax={COLUMN_WIDTH.max}
      aria-valuenow={width ?? leastWidth(name, {})}
      tabIndex={0}
      title={`Drag to set the width of ${label}; double-click for the usual one`}
      onKeyDown={onKeyDown}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={(event) => {
        if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
        event.currentTarget.toggleAttribute(`data-${DRAGGED}`, true);
        setWidth(name, widthAt(event), false);
      }}
      onPointerUp={(event) => {
        // A click alone changes nothing.
        if (!event.currentTarget.hasAttribute(`data-${DRAGGED}`)) return;
        event.currentTarget.removeAttribute(`data-${DRAGGED}`);
        setWidth(name, widthAt(event), true);
      }}
      onDoubleClick={() => setWidth(name, null, true)}
    />
  );
}

function within(width: number): number {
  const { min, max } = COLUMN_WIDTH;
  return Math.round(Math.min(Math.max(width, min), max) * 4) / 4;
}

function remInPixels(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}
