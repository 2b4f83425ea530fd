import { Check, X } from "lucide-react";
import { ActionForm, RetryButton } from "../../../ui/forms/action-form";
import { Button } from "../../../ui/forms/button";
import { isClosed } from "../deal";
import type { DealRecord } from "./load.server";
import { useStageMove } from "./use-stage-move";

const ENDS = [
  { stage: "closed-won", label: "Mark won", icon: Check },
  { stage: "closed-lost", label: "Mark lost", icon: X },
] as const;

/** How an open deal ends, in one click; also without JavaScript. */
export function CloseButtons({ deal, returnTo }: Pick<DealRecord, "deal"> & { returnTo: string }) {
  const { sending, present, onClick, hidden, dialog } = useStageMove({ deal }, returnTo);
  if (isClosed(present)) return null;
  return (
    <>
      <ActionForm of={sending} className="flex gap-2 max-sm:basis-full">
        {hidden}
        {ENDS.map(({ stage, label, icon }) => (
          <Button
            key={stage}
            type="submit"
            name="stage"
            value={stage}
            size="sm"
            variant={stage === "closed-won" ? "ink" : undefined}
            icon={icon}
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
