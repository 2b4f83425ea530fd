import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  PointerSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { SortableContext, useSortable, verticalListSortingStrategy } from "@dnd-kit/sortable";
import { CircleAlert, GripVertical } from "lucide-react";
import { errorClass, hintClass, inputClass, SelectField, TextField } from "../../../ui/forms/field";
import { Icon } from "../../../ui/icon";
import { knownSpelling } from "../../list/topic";
import { POST_AUTHOR } from "../../post";
import { hasOtherLetters, slugOf } from "../../slug";
import { KeyPointsField, type Sortable } from "../writing/key-points-field";
import type { EditorView } from "./load.server";
import { RailSection } from "./rail-section";
import type { Editor } from "./use-editor";

type SectionProps = { editor: Editor; view: EditorView };

export function AddressSection({ editor: { draft, set, isSlugTaken, action } }: SectionProps) {
  const isTaken = isSlugTaken || action.result?.fieldErrors.slug !== undefined;
  const slug = draft.slug || (draft.title === "" ? "" : slugOf(draft.title));
  const isPoor = hasOtherLetters(draft.title) && slug.replace(/-\d+$/, "") === slugOf(draft.title);
  return (
    <RailSection title="Address" value={`/blog/${slug}`}>
      <div className="grid gap-1">
        <label htmlFor="slug" className="text-xs font-medium text-ink-2">
          Slug
        </label>
        <div className="flex">
          <span className="flex flex-none items-center rounded-l-md border border-r-0 border-line-strong bg-sunk px-[0.65rem] text-sm whitespace-nowrap text-ink-2">
            /blog/
          </span>
          <input
            id="slug"
            name="slug"
            className={inputClass({ size: "sm", className: "min-w-0 !rounded-l-none text-ellipsis" })}
            autoComplete="off"
            spellCheck={false}
            placeholder={slug || "from the title"}
            aria-invalid={isTaken ? true : undefined}
            aria-describedby="slug-hint"
            value={draft.slug}
            onChange={(event) => set("slug", event.target.value)}
          />
        </div>
        {isTaken ? (
          <p className={errorClass} role="alert">
            <Icon of={CircleAlert} size={15} />
            Another article has this address
          </p>
        ) : null}
        <p className={`${hintClass} text-xs`} id="slug-hint">
          {isPoor ? "An address has only the letters a to z. Type one that says what the title says. " : ""}A
          change after publishing keeps the old address as a redirect.
        </p>
      </div>
    </RailSection>
  );
}

export function PlaceSection({ editor: { draft, set }, view }: SectionProps) {
  const value = [draft.category, draft.location].filter(Boolean).join(", ");
  return (
    <RailSection title="Category and place" value={value || "None"}>
      <div className="grid grid-cols-2 gap-[0.65rem]">
        <TextField
          small
          quiet
          label="Category"
          name="category"
          list="categories"
          autoComplete="off"
          value={draft.category}
          onChange={(event) => set("category", event.target.value)}
          onBlur={() => set("category", knownSpelling(draft.category, view.categories, view.stored.category))}
        />
        <TextField
          small
          quiet
          label="Location"
          name="location"
          autoComplete="off"
          value={draft.location}
          onChange={(event) => set("location", event.target.value)}
        />
      </div>
      <datalist id="categories">
        {view.categories.map((category) => (
          <option key={category} value={category} />
        ))}
      </datalist>
      <SelectField
        small
        quiet
        label="Author"
        name="authorId"
        value={draft.authorId ?? ""}
        onChange={(event) => set("authorId", event.target.value || null)}
      >
        <option value="">{POST_AUTHOR}</option>
        {view.authors.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
    </RailSection>
  );
}

export function PointsSection({ editor: { draft, set } }: Pick<SectionProps, "editor">) {
  return (
    <RailSection title="Key points" value={String(draft.keyPoints.length)}>
      <KeyPointsField
        points={draft.keyPoints}
        onChange={(points) => set("keyPoints", points)}
        sortable={SORTABLE_POINTS}
      />
    </RailSection>
  );
}

/** Makes key points draggable by their grips; the keyboard has its own way. */
const SORTABLE_POINTS: Sortable = { List: SortableList, Row: SortableRow };

const idOf = (index: number) => `point-${index}`;
const indexOf = (id: string | number) => Number(String(id).slice("point-".length));

function SortableList({ points, onMove, children }: Parameters<Sortable["List"]>[0]) {
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  function onDragEnd({ active, over }: DragEndEvent) {
    if (over && over.id !== active.id) onMove(indexOf(active.id), indexOf(over.id));
  }
  return (
    <DndContext id="key-points" sensors={sensors} collisionDetection={closestCenter} onDragEnd={onDragEnd}>
      <SortableContext items={points.map((_, index) => idOf(index))} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

function SortableRow({ index, children }: Parameters<Sortable["Row"]>[0]) {
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({ id: idOf(index) });
  const moved = transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined;
  return (
    <li
      ref={setNodeRef}
      style={{ transform: moved, transition }}
      className={`grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-1 border-t border-line py-1 first:border-t-0 ${
        isDragging ? "relative z-1 -mx-2 rounded-md border border-line-strong bg-raised px-2 shadow-md" : ""
      }`}
    >
      <span
        className="grid h-8 w-6 cursor-grab touch-none place-items-center rounded-sm text-ink-3 hover:bg-hover hover:text-ink"
        title="Drag to reorder"
        {...listeners}
      >
        <Icon of={GripVertical} size={15} />
      </span>
      {children}
    </li>
  );
}
