import { DEAL_STAGE_LABELS, type DealStage, isClosed } from "../deal";
import type { BoardColumn } from "./card";

export const STAGE_TONES = {
  qualification: "border-data-3",
  "needs-analysis": "border-data-5",
  proposal: "border-data-4",
  negotiation: "border-data-2",
  "closed-won": "border-ok",
  "closed-lost": "border-data-6",
} as const satisfies Record<DealStage, string>;

const FIGURE = "text-xs text-ink-2 tabular-nums";

/**
 * A stage's name with its number of deals, their value, and what that weighs while they are open; upright beside its
 * fold (board.css). Phones have it in one line, whose figures the picker above says.
 */
export function StageHead({ column: { stage, count, value, weighted } }: { column: BoardColumn }) {
  return (
    <header
      className={`pointer-events-none relative grid gap-[0.1rem] border-b-2 max-sm:flex max-sm:items-baseline max-sm:justify-between px-1 pt-1 pb-[0.35rem] ${STAGE_TONES[stage]}`}
    >
      <h3 className="flex justify-between gap-2 text-sm/[1.35]">
        {DEAL_STAGE_LABELS[stage]}
        <span className={`${FIGURE} max-sm:sr-only`}>{count.toLocaleString("en-US")}</span>
      </h3>
      <p className="flex flex-wrap justify-between gap-x-2">
        <span className={`${FIGURE} max-sm:hidden`}>{value}</span>
        <span className={FIGURE}>{isClosed(stage) ? "all time" : `${weighted} weighted`}</span>
      </p>
    </header>
  );
}
