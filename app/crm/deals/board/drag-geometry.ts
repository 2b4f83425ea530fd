import type { DealStage } from "../deal";

type Card = { id: string; top: number; bottom: number };
/** A column and its cards on the screen, in CSS pixels. */
export type ColumnBox = {
  stage: DealStage;
  left: number;
  right: number;
  top: number;
  bottom: number;
  cards: Card[];
};
export type Target = { stage: DealStage; after: string };
export type Point = { x: number; y: number };
export type Arrow = "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight";

/** How far beside the board a card may be let go and still land in it. */
const MARGIN = 80;
/** From a card's edge to the middle of the gap beside it. */
const HALF_GAP = 4;

/** The place under the pointer: below the cards whose middle is above it. Null when it is far from the board. */
export function targetAt(boxes: ColumnBox[], { x, y }: Point, dragged: string): Target | null {
  const near = boxes.filter((box) => y > box.top - MARGIN && y < box.bottom + MARGIN);
  const distance = (box: ColumnBox) => Math.max(box.left - x, x - box.right, 0);
  const [column] = [...near].sort((a, b) => distance(a) - distance(b));
  if (!column || distance(column) > MARGIN) return null;
  const above = others(column, dragged).filter((card) => (card.top + card.bottom) / 2 < y);
  return { stage: column.stage, after: above.at(-1)?.id ?? "" };
}

/** The next place in the direction of an arrow key; at an edge the place stays. */
export function stepTarget(boxes: ColumnBox[], target: Target, arrow: Arrow, dragged: string): Target {
  const at = boxes.findIndex((box) => box.stage === target.stage);
  const sideways = arrow === "ArrowLeft" ? -1 : arrow === "ArrowRight" ? 1 : 0;
  const column = boxes[at + sideways];
  if (!column) return target;
  const step = arrow === "ArrowUp" ? -1 : arrow === "ArrowDown" ? 1 : 0;
  const cards = others(column, dragged);
  const index = Math.min(Math.max(positionOf(boxes, target, dragged) + step, 0), cards.length);
  return { stage: column.stage, after: cards[index - 1]?.id ?? "" };
}

/** How many cards are above the place. */
export function positionOf(boxes: ColumnBox[], target: Target, dragged: string): number {
  const column = boxes.find((box) => box.stage === target.stage);
  return column ? others(column, dragged).findIndex((card) => card.id === target.after) + 1 : 0;
}

/** Where the line that shows the place is drawn. */
export function lineOf(boxes: ColumnBox[], target: Target, dragged: string) {
  const column = boxes.find((box) => box.stage === target.stage);
  if (!column) return null;
  const cards = others(column, dragged);
  const index = positionOf(boxes, target, dragged);
  const above = cards[index - 1];
  const below = cards[index];
  const first = column.cards[0];
  const top = above
    ? above.bottom + HALF_GAP
    : (below ?? first)
      ? (below ?? first ?? column).top - HALF_GAP
      : column.bottom;
  return { left: column.left, width: column.right - column.left, top };
}

function others(column: ColumnBox, dragged: string): Card[] {
  return column.cards.filter((card) => card.id !== dragged);
}
