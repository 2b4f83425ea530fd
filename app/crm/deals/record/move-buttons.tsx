import { ArrowRight, Check, X } from "lucide-react";
import { useEffect, useRef } from "react";
import { ActionForm, RetryButton } from "../../../ui/forms/action-form";
import { Button } from "../../../ui/forms/button";
import { DEAL_STAGE_LABELS, DEAL_STAGES, type DealStage, isClosed } from "../deal";
import type { DealRecord } from "./load.server";
import { useStageMove } from "./use-stage-move";

const ENDS = [
  { key: "won", stage: "closed-won", label: "Mark won", icon: Check },
  { key: "lost", stage: "closed-lost", label: "Mark lost", icon: X },
] as const;

/** To the open stage that follows, if there is one, and how a deal ends. One key, so that moving on keeps the focus. */
function movesFrom(stage: DealStage) {
  const next = DEAL_STAGES[DEAL_STAGES.indexOf(stage) + 1];
  if (!next || isClosed(next)) return ENDS;
  return [
    { key: "next", stage: next, label: `Move to ${DEAL_STAGE_LABELS[next]}`, icon: ArrowRight },
    ...ENDS,
  ];
}

/** What an open deal's stage changes to in one click, also without JavaScript. The first of them stands out. */
export function MoveButtons({ deal, returnTo }: Pick<DealRecord, "deal"> & { returnTo: string }) {
  const { sending, present, onClick, hiddenFields, dialog } = useStageMove({ deal }, returnTo);
  const moves = isClosed(deal.stage) ? [] : movesFrom(deal.stage);
  const before = useRef(moves.length);
  // The button that was pressed is gone: its focus goes to the stage that the deal has now.
  useEffect(() => {
    if (moves.length < before.current && document.activeElement === document.body)
      document.querySelector<HTMLElement>("[data-deal] [aria-current=step]")?.focus();
    before.current = moves.length;
  }, [moves.length]);
  if (moves.length === 0) return null;
  return (
    <>
      <ActionForm of={sending} className="contents">
        {hiddenFields}
        {moves.map(({ key, stage, label, icon }, place) => (
          <Button
            key={key}
            type="submit"
            name="stage"
            value={stage}
            size="sm"
            variant={place === 0 ? "ink" : undefined}
            icon={icon}
            className={key === "next" ? "max-sm:basis-full" : "max-sm:[&_.ic]:hidden"}
            busy={present === stage}
            onClick={onClick(stage)}
          >
            {label}
          </Button>
        ))}
      </ActionForm>
      <RetryButton of={sending} />
      {dialog}
    </>
  );
}
