import { type RefObject, useEffect, useState } from "react";
import { DEAL_STAGE_LABELS, DEAL_STAGES, type DealStage } from "../deal";
import { columnId } from "./board-columns";
import type { BoardColumn } from "./card";
import { STAGE_TONES } from "./stage-head";

type StagePickerProps = { columns: BoardColumn[]; board: RefObject<HTMLElement>; shown?: DealStage };

/** On a phone, where one stage fills the board: links to the stages, of which the one on the screen is marked. */
export function StagePicker({ columns, board, shown = DEAL_STAGES[0] }: StagePickerProps) {
  return (
    <nav className="px-card pb-3 sm:hidden" aria-label="Stages">
      <ul className="grid grid-cols-3 gap-1">
        {columns.map(({ stage, count, value }) => (
          <li key={stage}>
            <a
              href={`#${columnId(stage)}`}
              aria-current={stage === shown || undefined}
              className={`grid h-full content-start rounded-sm border-b-2 bg-sunk px-1.5 py-1 text-xs aria-[current]:bg-surface aria-[current]:font-semibold ${stage === shown ? STAGE_TONES[stage] : "border-transparent"}`}
              onClick={(event) => {
                event.preventDefault();
                columnOf(board, stage)?.scrollIntoView({ inline: "start", block: "nearest" });
              }}
            >
              <span className="truncate">{DEAL_STAGE_LABELS[stage]}</span>
              <span className="text-ink-2 tabular-nums">
                {count.toLocaleString("en-US")}: {value}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function columnOf(board: RefObject<HTMLElement>, stage: DealStage) {
  return board.current?.querySelector(`[data-stage="${stage}"]`);
}

/** The stage that lies in the middle of the board. */
export function useShownStage(board: RefObject<HTMLElement>): DealStage | undefined {
  const [shown, setShown] = useState<DealStage>();
  useEffect(() => {
    const scrolled = board.current;
    if (!scrolled) return;
    const update = () => {
      const { left, width } = scrolled.getBoundingClientRect();
      setShown(
        DEAL_STAGES.find((stage) => {
          const column = columnOf(board, stage)?.getBoundingClientRect();
          return column && column.left <= left + width / 2 && column.right >= left + width / 2;
        }),
      );
    };
    update();
    scrolled.addEventListener("scroll", update, { passive: true });
    return () => scrolled.removeEventListener("scroll", update);
  }, [board]);
  return shown;
}
