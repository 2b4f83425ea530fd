import { ActionForm, RetryButton } from "../../../ui/forms/action-form";
import { DEAL_STAGE_LABELS, isClosed } from "../deal";
import type { DealRecord } from "./load.server";
import { useStageMove } from "./use-stage-move";

type StageRailProps = Pick<DealRecord, "deal" | "rail" | "facts"> & { returnTo: string };

/** The six stages, of which each is a button that moves the deal there; also works without JavaScript. */
export function StageRail({ deal, rail, facts: { closed }, returnTo }: StageRailProps) {
  const { sending, present, onClick, hiddenFields, dialog } = useStageMove({ deal }, returnTo);
  return (
    <section aria-label="Stage" data-deal={deal.id}>
      <ActionForm of={sending} className="stage-rail">
        {hiddenFields}
        {rail.map(({ stage, days, isPassed }) => (
          <button
            key={stage}
            type="submit"
            name="stage"
            value={stage}
            aria-current={stage === present ? "step" : undefined}
            data-passed={isPassed || undefined}
            data-stage={stage}
            onClick={onClick(stage)}
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
