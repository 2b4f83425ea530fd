import { type ComponentType, lazy, Suspense, useCallback, useEffect, useState } from "react";
import type { DealStage } from "../deal";
import type { LossFields } from "../deal-form/use-deal-form";
import type { LostDialogProps } from "./lost-dialog";

type Asked = LostDialogProps["deal"];

const NOT_ASKED: LossFields = { lostReason: "", lostTo: "", lostNote: "" };

/** Loaded when it is first asked; if that fails, the deal is lost without a reason. */
const LostDialog = lazy<ComponentType<LostDialogProps>>(() =>
  import("./lost-dialog").then(
    (module) => ({ default: module.LostDialog }),
    () => ({ default: NoDialog }),
  ),
);

function NoDialog({ onAnswer }: LostDialogProps) {
  useEffect(() => onAnswer(NOT_ASKED), [onAnswer]);
  return null;
}

/** Whether a change of stage loses the deal, so that it is asked why. */
export function losesDeal(from: DealStage, to: DealStage): boolean {
  return to === "closed-lost" && from !== to;
}

type Question = { deal: Asked; answer: (loss: LossFields) => void; cancel?: () => void };

/** The question why a deal was lost, and the function that asks it. */
export function useLostQuestion() {
  const [question, ask] = useState<Question | null>(null);
  const onAnswer = useCallback(
    (loss: LossFields) => {
      ask(null);
      question?.answer(loss);
    },
    [question],
  );
  const onCancel = useCallback(() => {
    ask(null);
    question?.cancel?.();
  }, [question]);
  const dialog = question ? (
    <Suspense>
      <LostDialog deal={question.deal} onAnswer={onAnswer} onCancel={onCancel} />
    </Suspense>
  ) : null;
  return { ask, dialog };
}
