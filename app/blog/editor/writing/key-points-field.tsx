import { X } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Button } from "../../../ui/forms/button";
import { hintClass, inputClass } from "../../../ui/forms/field";
import { GrowingTextarea } from "../../../ui/forms/growing-textarea";
import { Icon } from "../../../ui/icon";
import { movePoint, withPoint } from "./key-point-list";

type KeyPointsFieldProps = {
  points: string[];
  onChange: (points: string[]) => void;
  /** Wraps the list and its rows, to make them draggable. */
  sortable?: Sortable;
};

export type Sortable = {
  List: (props: {
    points: string[];
    onMove: (from: number, to: number) => void;
    children: ReactNode;
  }) => JSX.Element;
  Row: (props: { index: number; label: string; children: ReactNode }) => JSX.Element;
};

const PLAIN: Sortable = {
  List: ({ children }) => <>{children}</>,
  Row: ({ children }) => <li className={ROW}>{children}</li>,
};

export const ROW =
  "grid grid-cols-[minmax(0,1fr)_auto] items-start gap-1 border-t border-line py-1 first:border-t-0";

/**
 * The list of key points: edited in place, added by the button or Enter, moved by Alt and an arrow key. Every point is
 * a field of the form, and so is the new one: without scripts it is added by saving.
 */
export function KeyPointsField({ points, onChange, sortable = PLAIN }: KeyPointsFieldProps) {
  const [added, setAdded] = useState("");
  const [said, setSaid] = useState("");
  const { list, focusOn } = useFocusAfter(points);
  function add() {
    const next = withPoint(points, added);
    if (next) onChange(next);
    if (next) setAdded("");
    setSaid(next || added.trim() === "" ? "" : "This key point is already in the list");
  }
  function move(from: number, to: number) {
    const next = movePoint(points, from, to);
    if (next === points) return;
    onChange(next);
    focusOn(to);
    setSaid(`Moved to ${to + 1} of ${points.length}`);
  }
  return (
    <div className="grid gap-2">
      <sortable.List points={points} onMove={move}>
        <ol ref={list} className="grid">
          {points.map((point, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: points are edited in place, so their text cannot be the key
            <sortable.Row key={index} index={index} label={point}>
              <Point
                point={point}
                number={index + 1}
                onChange={(text) => onChange(points.with(index, text))}
                onRemove={() => onChange(points.toSpliced(index, 1))}
                onMove={(step) => move(index, index + step)}
              />
            </sortable.Row>
          ))}
        </ol>
      </sortable.List>
      <NewPoint value={added} onChange={setAdded} onAdd={add} />
      <p className={`${hintClass} text-xs`}>
        Enter adds it. Hold Alt and press an arrow key to move a point.
      </p>
      <p className={said.startsWith("This") ? "text-xs font-medium text-warn" : "sr-only"} role="status">
        {said}
      </p>
    </div>
  );
}

type NewPointProps = { value: string; onChange: (text: string) => void; onAdd: () => void };

function NewPoint({ value, onChange, onAdd }: NewPointProps) {
  const id = useId();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
      <label htmlFor={id} className="sr-only">
        New key point
      </label>
      <input
        id={id}
        name="keyPoints"
        className={inputClass({ size: "sm" })}
        placeholder="Add a key point"
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
          event.preventDefault();
          onAdd();
        }}
      />
      <Button size="sm" onClick={onAdd}>
        Add
      </Button>
    </div>
  );
}

type PointProps = {
  point: string;
  number: number;
  onChange: (text: string) => void;
  onRemove: () => void;
  onMove: (step: 1 | -1) => void;
};

function Point({ point, number, onChange, onRemove, onMove }: PointProps) {
  function onKeyDown(event: KeyboardEvent) {
    // A point is one line.
    if (event.key === "Enter") event.preventDefault();
    const step = event.altKey && ({ ArrowUp: -1, ArrowDown: 1 } as const)[event.key];
    if (!step) return;
    event.preventDefault();
    onMove(step);
  }
  return (
    <>
      <GrowingTextarea
        name="keyPoints"
        rows={1}
        aria-label={`Key point ${number}`}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        className="w-full rounded-sm px-1 py-[0.3rem] text-sm hover:bg-hover pointer-coarse:text-[1rem]"
        value={point}
        onChange={(event) => onChange(event.target.value.replace(/\n/g, " "))}
        onKeyDown={onKeyDown}
      />
      <button
        type="button"
        className="grid size-8 cursor-pointer place-items-center rounded-sm text-ink-3 hover:bg-hover hover:text-ink"
        aria-label={`Remove key point: ${point}`}
        onClick={onRemove}
      >
        <Icon of={X} size={15} />
      </button>
    </>
  );
}

/** Focuses a row once it has moved. */
function useFocusAfter(points: string[]) {
  const list = useRef<HTMLOListElement>(null);
  const wanted = useRef<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after every change of the points
  useEffect(() => {
    if (wanted.current === null) return;
    list.current?.querySelectorAll("textarea")[wanted.current]?.focus();
    wanted.current = null;
  }, [points]);
  const focusOn = (index: number) => {
    wanted.current = index;
  };
  return { list, focusOn };
}
