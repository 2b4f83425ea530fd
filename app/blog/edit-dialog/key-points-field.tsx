import { X } from "lucide-react";
import { type KeyboardEvent, useRef, useState } from "react";
import { Button } from "../../ui/button";
import { TextField } from "../../ui/field";
import { useHydrated } from "../../ui/use-hydrated";
import { addKeyPoint } from "../post-edit";

/**
 * The key points, and a field for one more. Without scripts a point is changed in its field, removed by emptying it, and
 * the new one is added on saving.
 */
export function KeyPointsField({ defaultValue }: { defaultValue: string[] }) {
  const [points, setPoints] = useState(defaultValue);
  const isHydrated = useHydrated();
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 text-sm font-semibold">Key points</legend>
      <ul className="grid gap-2">
        {points.map((point) => (
          <li key={point} className="flex items-start gap-2 text-sm">
            {isHydrated ? (
              <KeyPoint
                point={point}
                onRemove={() => setPoints((current) => current.filter((one) => one !== point))}
              />
            ) : (
              <div className="flex-1">
                <TextField label="Key point" hideLabel name="keyPoint" small defaultValue={point} />
              </div>
            )}
          </li>
        ))}
      </ul>
      <NewKeyPoint onAdd={(typed) => setPoints((current) => addKeyPoint(current, typed))} />
    </fieldset>
  );
}

function KeyPoint({ point, onRemove }: { point: string; onRemove: () => void }) {
  return (
    <>
      <input type="hidden" name="keyPoint" value={point} />
      <span className="min-w-0 flex-1 rounded-md border border-line bg-sunk px-3 py-2 wrap-anywhere">
        {point}
      </span>
      <Button
        variant="ghost"
        size="sm"
        icon={X}
        iconOnly
        aria-label={`Remove key point: ${point}`}
        onClick={onRemove}
      >
        Remove
      </Button>
    </>
  );
}

function NewKeyPoint({ onAdd }: { onAdd: (typed: string) => void }) {
  const isHydrated = useHydrated();
  const typed = useRef<HTMLDivElement>(null);

  function add() {
    const field = typed.current?.querySelector("input");
    if (!field) return;
    onAdd(field.value);
    field.value = "";
    field.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  }

  return (
    <div ref={typed} className="flex items-end gap-2 *:first:flex-1">
      <TextField
        label="New key point"
        hideLabel
        name="newKeyPoint"
        small
        placeholder="Add a key point"
        onKeyDown={onKeyDown}
      />
      {isHydrated ? (
        <Button size="sm" onClick={add}>
          Add
        </Button>
      ) : null}
    </div>
  );
}
