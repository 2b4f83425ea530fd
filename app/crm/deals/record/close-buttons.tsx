import { Check, X } from "lucide-react";
import { ActionForm } from "../../../ui/forms/action-form";
import { Button } from "../../../ui/forms/button";
import { isClosed } from "../deal";
import type { StageMove } from "./use-stage-move";

const ENDS = [
  { stage: "closed-won", label: "Mark won", icon: Check },
  { stage: "closed-lost", label: "Mark lost", icon: X },
] as const;

/** How an open deal ends, in one click; also without JavaScript. */
export function CloseButtons({ move: { sending, present, onClick, hidden } }: { move: StageMove }) {
  if (isClosed(present)) return null;
  return (
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
  );
}
