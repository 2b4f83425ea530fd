import { useAction } from "../../../ui/forms/use-action";
import { losesDeal, useLostQuestion } from "../board/use-lost-question";
import { DEAL_CHANGES_PATH, DEAL_FAILURES, DEAL_STAGES, type DealStage } from "../deal";
import type { DealRecord } from "./load.server";

/** Moving the deal of a page to another stage; a loss is asked why. */
export function useStageMove({ deal }: Pick<DealRecord, "deal">, returnTo: string) {
  const sending = useAction({ action: DEAL_CHANGES_PATH, failure: DEAL_FAILURES.move });
  const { ask, dialog } = useLostQuestion();
  const fields = { intent: "move", place: "lead", id: deal.id, returnTo };
  const wanted = sending.pending?.get("stage");
  const present = DEAL_STAGES.find((known) => known === wanted) ?? deal.stage;
  /** Of the button that submits `stage`. */
  const onClick = (stage: DealStage) => (event: { preventDefault: () => void }) => {
    if (stage === present || losesDeal(deal.stage, stage)) event.preventDefault();
    if (stage !== present && losesDeal(deal.stage, stage))
      ask({ deal, answer: (loss) => sending.send({ ...fields, stage, ...loss }) });
  };
  const hiddenFields = Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
  return { sending, present, onClick, hiddenFields, dialog };
}
