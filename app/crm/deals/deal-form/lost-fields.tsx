import { TextField } from "../../../ui/forms/field";
import { LOST_REASON_LABELS, LOST_REASONS, NO_LOST_REASON } from "../deal";
import type { DealField } from "./use-deal-form";

const CHOICE =
  "flex min-h-10 cursor-pointer items-center gap-2 rounded-md border border-line-strong px-3 py-1 text-sm hover:bg-hover has-checked:border-ink has-checked:bg-beam-soft";
const CHOICES = [
  ...LOST_REASONS.map((reason) => ({ value: reason, label: LOST_REASON_LABELS[reason] })),
  { value: "", label: NO_LOST_REASON },
];

type LostFieldsProps = { fields: Record<"lostReason" | "lostTo" | "lostNote", DealField> };

/** Why a deal was lost. Whom the customer chose is asked by CSS, so that it is also asked without JavaScript. */
export function LostFields({ fields: { lostReason, lostTo, lostNote } }: LostFieldsProps) {
  return (
    <fieldset className="group/lost grid gap-[0.9rem]" id="why-lost">
      <legend className="mb-[0.4rem] text-sm font-semibold">Why was it lost?</legend>
      <div className="grid gap-2 min-[26rem]:grid-cols-2">
        {CHOICES.map(({ value, label }) => (
          <label key={value} className={CHOICE}>
            <input
              type="radio"
              className="accent-ink"
              name={lostReason?.name ?? "lostReason"}
              value={value}
              defaultChecked={value === (lostReason?.initialValue ?? "")}
            />
            {label}
          </label>
        ))}
      </div>
      <div className="hidden group-has-[[value=competitor]:checked]/lost:block">
        <TextField
          small
          optional
          label="Who?"
          name="lostTo"
          autoComplete="off"
          maxLength={200}
          field={lostTo}
        />
      </div>
      <TextField
        small
        optional
        label="Note"
        name="lostNote"
        autoComplete="off"
        maxLength={200}
        field={lostNote}
      />
    </fieldset>
  );
}
