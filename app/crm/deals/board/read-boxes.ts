import { DEAL_STAGES } from "../deal";
import type { ColumnBox } from "./drag-geometry";

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
    return [{ stage, left, right, top, bottom, cards }];
  });
}
