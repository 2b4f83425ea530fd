import { Plus, X } from "lucide-react";
import { useState } from "react";
import { AD_COST_FAILURES, ADD_AD_COST, DELETE_AD_COST, MAX_CAMPAIGN } from "../../../crm/ad-costs/ad-costs";
import { ActionForm, FormAlert, SubmitButton, useActionForm } from "../../../ui/forms/action-form";
import { buttonClass } from "../../../ui/forms/button";
import { DateField } from "../../../ui/forms/date-field";
import { SelectField, TextField } from "../../../ui/forms/field";
import { useAction } from "../../../ui/forms/use-action";
import { CHANNEL_LABELS, CHANNELS } from "../../channel";
import { Disclosure } from "../disclosure";
import type { MoneyView } from "../load.server";

type CostValues = { channel: string; campaign: string; fromDay: string; toDay: string; amount: string };
type CostFormProps = { costs: MoneyView["costs"]; days: { from: string; to: string } };

/** Enters what ads have cost, and lists what was entered for the range. */
export function CostForm({ costs, days }: CostFormProps) {
  const [added, setAdded] = useState(0);
  const { fields, formProps, ...action } = useActionForm<CostValues>({
    intent: ADD_AD_COST,
    failure: AD_COST_FAILURES.add,
    defaultValue: { channel: "paid", campaign: "", fromDay: days.from, toDay: days.to, amount: "" },
    hasDates: true,
    onDone: () => setAdded((before) => before + 1),
  });
  return (
    <Disclosure
      label="Ad costs"
      icon={Plus}
      className={buttonClass({ variant: "ghost", size: "sm" })}
      done={added}
      isOpen={action.isFromPage && action.result?.ok === false}
    >
      <form {...formProps} className="grid gap-3 lg:w-96">
        <FormAlert result={action.result} isFromPage={action.isFromPage} />
        <input type="hidden" name="intent" value={ADD_AD_COST} />
        <CostFields fields={fields} />
        <SubmitButton of={action} size="sm" variant="ink">
          Add cost
        </SubmitButton>
      </form>
      {costs.length > 0 ? (
        <ul className="mt-3 grid max-h-48 gap-1 overflow-y-auto border-t border-line pt-3 text-sm lg:w-96">
          {costs.map((cost) => (
            <CostItem key={cost.id} cost={cost} />
          ))}
        </ul>
      ) : null}
    </Disclosure>
  );
}

function CostFields({ fields }: Pick<ReturnType<typeof useActionForm<CostValues>>, "fields">) {
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <SelectField label="Channel" small field={fields.channel} key={`channel-${fields.channel.key}`}>
          {CHANNELS.map((channel) => (
            <option key={channel} value={channel}>
              {CHANNEL_LABELS[channel]}
            </option>
          ))}
        </SelectField>
        <TextField
          label="Amount in dollars"
          small
          required
          inputMode="decimal"
          field={fields.amount}
          key={`amount-${fields.amount.key}`}
        />
      </div>
      <TextField
        label="Campaign"
        small
        maxLength={MAX_CAMPAIGN}
        field={fields.campaign}
        key={`campaign-${fields.campaign.key}`}
        hint="As in the links' utm_campaign; empty for all of the channel"
      />
      <div className="grid grid-cols-2 gap-3">
        <DateField
          label="First day"
          type="date"
          small
          required
          field={fields.fromDay}
          key={fields.fromDay.key}
        />
        <DateField label="Last day" type="date" small required field={fields.toDay} key={fields.toDay.key} />
      </div>
    </>
  );
}

function CostItem({ cost }: { cost: MoneyView["costs"][number] }) {
  const action = useAction({ intent: DELETE_AD_COST, failure: AD_COST_FAILURES.delete });
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-2">
      <span className="wrap-anywhere">
        {cost.what} <span className="block text-xs text-ink-2">{cost.when}</span>
      </span>
      <span className="tabular-nums">{cost.amount}</span>
      <ActionForm of={action}>
        <input type="hidden" name="intent" value={DELETE_AD_COST} />
        <input type="hidden" name="id" value={cost.id} />
        <SubmitButton
          of={action}
          variant="ghost"
          icon={X}
          iconOnly
          className="min-h-7 w-7 text-ink-3 [&_.ic]:size-3.5"
          aria-label={`Delete ${cost.amount} for ${cost.what}, ${cost.when}`}
        >
          Delete
        </SubmitButton>
      </ActionForm>
    </li>
  );
}
