import { DEAL_STAGES, type DealStage } from "../deal";

type Card = { id: string; top: number; bottom: number };
/** A column and its cards in viewport coordinates (CSS pixels). */
type ColumnBox = {
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

/** How far outside the board (px) a card can be dropped and still land on it. */
const MARGIN = 80;
/** From a card's edge to the middle of the gap next to it (px). */
const HALF_GAP = 4;

/**
 * The drop position under the pointer: below every card whose middle is above it. A column ends where its cards end,
 * but takes what is dropped in the free space below. Null if the pointer is far from the board.
 */
export function targetAt(boxes: ColumnBox[], { x, y }: Point, dragged: string): Target | null {
  const top = Math.min(...boxes.map((box) => box.top));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  const distance = (box: ColumnBox) => Math.max(box.left - x, x - box.right, 0);
  const [column] = [...boxes].sort((a, b) => distance(a) - distance(b));
  if (!column || distance(column) > MARGIN || y <= top - MARGIN || y >= bottom + MARGIN) return null;
  const above = others(column, dragged).filter((card) => (card.top + card.bottom) / 2 < y);
  return { stage: column.stage, after: above.at(-1)?.id ?? "" };
}

/** The next position in the direction of an arrow key; unchanged at an edge. */
export function stepTarget(boxes: ColumnBox[], target: Target, arrow: Arrow, dragged: string): Target {
  const at = boxes.findIndex((box) => box.stage === target.stage);
  const sideways = arrow === "ArrowLeft" ? -1 : arrow === "ArrowRight" ? 1 : 0;
  const column = boxes[at + sideways];
  if (!column) return target;
  const step = arrow === "ArrowUp" ? -1 : arrow === "ArrowDown" ? 1 : 0;
  const cards = others(column, dragged);
  const index = Math.min(Math.max(dropIndex(boxes, target, dragged) + step, 0), cards.length);
  return { stage: column.stage, after: cards[index - 1]?.id ?? "" };
}

/** The number of cards above the drop position. */
export function dropIndex(boxes: ColumnBox[], target: Target, dragged: string): number {
  const column = boxes.find((box) => box.stage === target.stage);
  return column ? others(column, dragged).findIndex((card) => card.id === target.after) + 1 : 0;
}

/** The coordinates of the line that marks the drop position. */
export function dropLine(boxes: ColumnBox[], target: Target, dragged: string) {
  const column = boxes.find((box) => box.stage === target.stage);
  if (!column) return null;
  const cards = others(column, dragged);
  const index = dropIndex(boxes, target, dragged);
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

/** Measures the columns and cards in their current positions. */
export function readBoxes(board: HTMLElement | null): ColumnBox[] {
  const columns = board?.querySelectorAll<HTMLElement>("[data-stage]") ?? [];
  return [...columns].flatMap((element) => {
    const stage = DEAL_STAGES.find((candidate) => candidate === element.dataset.stage);
    if (!stage) return [];
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const cards = [...element.querySelectorAll<HTMLElement>("[data-deal]")].map((card) => {
      const box = card.getBoundingClientRect();
      return { id: card.dataset.deal ?? "", top: box.top, bottom: box.bottom };
    });
    // What is dropped on a folded stage, which shows no cards, becomes its first.
    const shown = cards.filter((card) => card.top < card.bottom);
    return [{ stage, left, right, top, bottom, cards: shown }];
  });
}
