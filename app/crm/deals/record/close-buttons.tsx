import { Check, X } from "lucide-react";
import { useEffect, useRef } from "react";
import { ActionForm, RetryButton } from "../../../ui/forms/action-form";
import { Button } from "../../../ui/forms/button";
import { isClosed } from "../deal";
import type { DealRecord } from "./load.server";
import { useStageMove } from "./use-stage-move";

const ENDS = [
  { stage: "closed-won", label: "Mark won", icon: Check },
  { stage: "closed-lost", label: "Mark lost", icon: X },
] as const;

/** How an open deal ends, in one click; also without JavaScript. Winning it stands out. */
export function CloseButtons({ deal, returnTo }: Pick<DealRecord, "deal"> & { returnTo: string }) {
  const { sending, present, onClick, hiddenFields, dialog } = useStageMove({ deal }, returnTo);
  const isOver = isClosed(deal.stage);
  const wasOver = useRef(isOver);
  // The button that was pressed is gone: its focus goes to the stage that the deal has now.
  useEffect(() => {
    if (isOver && !wasOver.current && document.activeElement === document.body)
      document.querySelector<HTMLElement>("[data-deal] [aria-current=step]")?.focus();
    wasOver.current = isOver;
  }, [isOver]);
  if (isOver) return null;
  return (
    <>
      <ActionForm of={sending} className="flex gap-2">
        {hiddenFields}
        {ENDS.map(({ stage, label, icon }) => (
          <Button
            key={stage}
            type="submit"
            name="stage"
            value={stage}
            size="sm"
            variant={stage === "closed-won" ? "ink" : undefined}
            icon={icon}
            className="max-sm:[&_.ic]:hidden"
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
