import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  PointerSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { SortableContext, useSortable, verticalListSortingStrategy } from "@dnd-kit/sortable";
import { GripVertical } from "lucide-react";
import { Icon } from "../../../ui/icon";
import type { Sortable } from "../writing/key-points-field";

/** Makes key points draggable by their grips; the keyboard has its own way. */
export const SORTABLE_POINTS: Sortable = { List: SortableList, Row: SortableRow };

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
