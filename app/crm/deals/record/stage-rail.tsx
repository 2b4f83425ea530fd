import { ActionForm, RetryButton } from "../../../ui/forms/action-form";
import { useAction } from "../../../ui/forms/use-action";
import { losesDeal, useLostQuestion } from "../board/use-lost-question";
import { DEAL_CHANGES_PATH, DEAL_FAILURES, DEAL_STAGE_LABELS, DEAL_STAGES, isClosed } from "../deal";
import type { DealRecord } from "./load.server";

type StageRailProps = Pick<DealRecord, "deal" | "rail" | "facts"> & { returnTo: string };

/** The six stages, of which each is a button that moves the deal there; also works without JavaScript. */
export function StageRail({ deal, rail, facts: { closed }, returnTo }: StageRailProps) {
  const sending = useAction({ action: DEAL_CHANGES_PATH, failure: DEAL_FAILURES.move });
  const { ask, dialog } = useLostQuestion();
  const fields = { intent: "move", place: "lead", id: deal.id, returnTo };
  const wanted = sending.pending?.get("stage");
  const present = DEAL_STAGES.find((known) => known === wanted) ?? deal.stage;
  return (
    <section aria-label="Stage" data-deal={deal.id}>
      <ActionForm of={sending} className="stage-rail">
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {rail.map(({ stage, days, isPassed }) => (
          <button
            key={stage}
            type="submit"
            name="stage"
            value={stage}
            aria-current={stage === present ? "step" : undefined}
            data-passed={isPassed || undefined}
            data-stage={stage}
            onClick={(event) => {
              if (stage === present || losesDeal(deal.stage, stage)) event.preventDefault();
              if (stage !== present && losesDeal(deal.stage, stage))
                ask({ deal, answer: (loss) => sending.send({ ...fields, stage, ...loss }) });
            }}
          >
            <span className="truncate">{DEAL_STAGE_LABELS[stage]}</span>
            <small className="text-xs text-ink-2 tabular-nums">
              {isClosed(stage) ? stage === deal.stage && closed : days !== null && daysText(days)}
            </small>
          </button>
        ))}
      </ActionForm>
      <RetryButton of={sending} />
      {dialog}
    </section>
  );
}

export function daysText(days: number): string {
  return `${days} ${days === 1 ? "day" : "days"}`;
}
