import { buttonClass } from "../../../ui/forms/button";
import { inputClass } from "../../../ui/forms/field";
import { useEarlyChange } from "../../../ui/forms/use-action";
import { DEAL_CHANGES_PATH, DEAL_STAGE_LABELS, DEAL_STAGES, type DealPlace, type DealStage } from "../deal";

type StageFormProps = {
  deal: { id: string; title: string; stage: DealStage };
  place: DealPlace;
  returnTo: string;
  /** Submits the change when JavaScript is available; the card updates optimistically and reverts on failure. */
  onChange: (stage: DealStage) => void;
};

/** A select for the deal's stage; without JavaScript a button submits it. */
export function StageForm({ deal, place, returnTo, onChange }: StageFormProps) {
  const save = (chosen: string) => {
    const stage = DEAL_STAGES.find((candidate) => candidate === chosen);
    if (stage) onChange(stage);
  };
  return (
    <form method="post" action={DEAL_CHANGES_PATH} className="mt-[0.2rem] flex gap-[0.35rem]">
      <input type="hidden" name="intent" value="move" />
      <input type="hidden" name="id" value={deal.id} />
      <input type="hidden" name="place" value={place} />
      <input type="hidden" name="returnTo" value={returnTo} />
      <select
        className={inputClass({ kind: "select", size: "xs" })}
        name="stage"
        aria-label={`Stage of ${deal.title}`}
        autoComplete="off"
        ref={useEarlyChange(deal.stage, save)}
        value={deal.stage}
        onChange={(event) => save(event.target.value)}
      >
        {DEAL_STAGES.map((stage) => (
          <option key={stage} value={stage}>
            {DEAL_STAGE_LABELS[stage]}
          </option>
        ))}
      </select>
      <noscript>
        <button type="submit" className={buttonClass({ size: "sm" })}>
          Save
        </button>
      </noscript>
    </form>
  );
}
