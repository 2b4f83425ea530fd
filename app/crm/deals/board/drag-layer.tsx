import {
  DndContext,
  type DragEndEvent,
  DragOverlay,
  type DragStartEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useDraggable,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { type RefObject, type SyntheticEvent, useEffect, useMemo, useState } from "react";
import { DEAL_STAGE_LABELS, type DealStage } from "../deal";
import type { BoardCard, BoardColumn } from "./card";
import { type Dragging, DragPreview } from "./deal-card";
import { dropIndex, dropLine, readBoxes, type Target } from "./drag-geometry";
import { useDragTarget } from "./use-drag-target";

const INSTRUCTIONS = {
  draggable:
    "Press Space or Enter to pick the deal up, the arrow keys to move it, Space or Enter again to put it down, Escape to leave it where it was.",
};
// The library knows nothing about columns, so this component makes the announcements itself.
const NO_ANNOUNCEMENTS = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

// Module constants, because a new object on every render would rebind every card.
const MOUSE = { activationConstraint: { distance: 6 } };
const TOUCH = { activationConstraint: { delay: 200, tolerance: 8 } };
/** At an edge, up to 6 px every 16 ms: a column takes most of a second, so that one can stop at it. */
const SCROLL = { acceleration: 6, interval: 16 };

type OnMove = (id: string, stage: DealStage, after: string) => void;
type OnBind = (id: string, dragging: Dragging | null) => void;
type DragLayerProps = {
  columns: BoardColumn[];
  board: RefObject<HTMLElement>;
  onMove: OnMove;
  /** Receives the props that make a card draggable, or null when they no longer apply. */
  onBind: OnBind;
};

/**
 * Makes the board's cards draggable by mouse, touch and keyboard. Rendered next to the board, not around it: it loads
 * later, and wrapping would remount the cards and lose focus and open dialogs.
 */
export function DragLayer({ columns, board, onMove, onBind }: DragLayerProps) {
  const { carried, target, message, sensors, handlers } = useDrag(columns, board, onMove);
  return (
    <DndContext
      id="pipeline"
      sensors={sensors}
      autoScroll={SCROLL}
      accessibility={{ announcements: NO_ANNOUNCEMENTS, screenReaderInstructions: INSTRUCTIONS }}
      {...handlers}
    >
      {columns.flatMap(({ cards }) => cards.map(({ id }) => <CardHandle key={id} id={id} onBind={onBind} />))}
      <p className="sr-only" aria-live="assertive">
        {message}
      </p>
      {carried && target ? <DropLine board={board} target={target} dragged={carried.id} /> : null}
      <DragOverlay dropAnimation={null} zIndex={50}>
        {carried ? <DragPreview card={carried} /> : null}
      </DragOverlay>
    </DndContext>
  );
}

function useDrag(columns: BoardColumn[], board: RefObject<HTMLElement>, onMove: OnMove) {
  const [carried, setCarried] = useState<BoardCard | null>(null);
  const [message, setMessage] = useState("");
  const drag = useDragTarget(board, (target, id) => setMessage(placeText(board, target, id)));
  const keys = useMemo(() => ({ coordinateGetter: drag.step }), [drag.step]);
  const sensors = useSensors(
    useSensor(MouseSensor, MOUSE),
    useSensor(TouchSensor, TOUCH),
    useSensor(KeyboardSensor, keys),
  );
  const putDown = (text: string) => {
    setCarried(null);
    setMessage(text);
    return drag.finish();
  };
  const handlers = {
    onDragStart: ({ active, activatorEvent }: DragStartEvent) => {
      const home = findHome(columns, String(active.id));
      if (!home) return;
      setCarried(home.card);
      drag.begin(home.card.id, home.place, activatorEvent);
      setMessage(`Picked up ${home.card.title}. ${placeText(board, home.place, home.card.id)}`);
    },
    onDragEnd: ({ active }: DragEndEvent) => {
      const home = findHome(columns, String(active.id));
      const target = putDown("The deal stays where it was.");
      if (!home || !target) return;
      if (target.stage === home.place.stage && target.after === home.place.after) return;
      setMessage(`Put down in ${DEAL_STAGE_LABELS[target.stage]}.`);
      onMove(home.card.id, target.stage, target.after);
    },
    onDragCancel: () => void putDown("The deal stays where it was."),
  };
  return { carried, target: drag.target, message, sensors, handlers };
}

function CardHandle({ id, onBind }: { id: string; onBind: OnBind }) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, isDragging } = useDraggable({ id });
  useEffect(() => {
    const guarded = Object.entries(listeners ?? {}).map(([name, listen]) => [
      name,
      (event: SyntheticEvent) => {
        if (isOnCard(event)) listen(event);
      },
    ]);
    onBind(id, {
      card: { ref: setNodeRef, ...Object.fromEntries(guarded) },
      grip: { ref: setActivatorNodeRef, ...attributes },
      isDragged: isDragging,
    });
  }, [id, onBind, setNodeRef, setActivatorNodeRef, attributes, listeners, isDragging]);
  useEffect(() => () => onBind(id, null), [id, onBind]);
  return null;
}

/** Excludes dialogs opened from the card, and the card's controls except the drag handle. */
function isOnCard({ currentTarget, target }: SyntheticEvent): boolean {
  if (!(target instanceof Element) || !currentTarget.contains(target)) return false;
  return target.closest("[data-grip]") !== null || target.closest("button, select, input") === null;
}

function DropLine({
  board,
  target,
  dragged,
}: {
  board: RefObject<HTMLElement>;
  target: Target;
  dragged: string;
}) {
  const line = dropLine(readBoxes(board.current), target, dragged);
  if (!line) return null;
  const look = "pointer-events-none fixed z-49 mx-[0.4rem] -mt-[1.5px] h-[3px] rounded-xs bg-focus";
  return <div className={look} style={line} aria-hidden="true" data-drop-line />;
}

function findHome(columns: BoardColumn[], id: string): { card: BoardCard; place: Target } | null {
  for (const { stage, cards } of columns) {
    const at = cards.findIndex((card) => card.id === id);
    const card = cards[at];
    if (card) return { card, place: { stage, after: cards[at - 1]?.id ?? "" } };
  }
  return null;
}

function placeText(board: RefObject<HTMLElement>, target: Target, dragged: string): string {
  const boxes = readBoxes(board.current);
  const column = boxes.find((box) => box.stage === target.stage);
  const total = (column?.cards.filter((card) => card.id !== dragged).length ?? 0) + 1;
  return `${DEAL_STAGE_LABELS[target.stage]}, place ${dropIndex(boxes, target, dragged) + 1} of ${total}.`;
}
