import { Pencil, Plus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import {
  AD_COST_FAILURES,
  ADD_AD_COST,
  DELETE_AD_COST,
  EDIT_AD_COST,
  MAX_CAMPAIGN,
} from "../../../crm/ad-costs/ad-costs";
import { FormAlert, SubmitButton, useActionForm } from "../../../ui/forms/action-form";
import { buttonClass } from "../../../ui/forms/button";
import { DateField } from "../../../ui/forms/date-field";
import { SelectField, TextField } from "../../../ui/forms/field";
import { Icon } from "../../../ui/icon";
import { Disclosure } from "../../../ui/overlays/disclosure";
import { CHANNEL_LABELS, CHANNELS } from "../../channel";
import { DeleteMark } from "../delete-mark";
import type { MoneyView } from "../load.server";
import { StateLink, useSearch } from "../state-link";

type CostValues = { channel: string; campaign: string; fromDay: string; toDay: string; amount: string };
type Cost = MoneyView["costs"][number];
type CostFormProps = { costs: Cost[]; days: { from: string; to: string } };

/** Enters what ads have cost, and lists what was entered for the range. */
export function CostForm({ costs, days }: CostFormProps) {
  const { cost: edited } = useSearch();
  const [added, setAdded] = useState(0);
  const { fields, formProps, ...action } = useActionForm<CostValues>({
    intent: ADD_AD_COST,
    failure: AD_COST_FAILURES.add,
    defaultValue: { channel: "paid", campaign: "", fromDay: days.from, toDay: days.to, amount: "" },
    hasDates: true,
    onDone: () => setAdded((before) => before + 1),
  });
  const isEditing = costs.some(({ id }) => id === edited);
  return (
    <Disclosure
      label="Ad costs"
      icon={Plus}
      className={buttonClass({ variant: "ghost", size: "sm" })}
      done={added}
      isOpen={isEditing || (action.isFromPage && action.result?.ok === false)}
    >
      {isEditing ? null : (
        <form {...formProps} className="grid gap-3 lg:w-96">
          <FormAlert result={action.result} isFromPage={action.isFromPage} />
          <input type="hidden" name="intent" value={ADD_AD_COST} />
          <CostFields fields={fields} />
          <SubmitButton of={action} size="sm" variant="ink">
            Add cost
          </SubmitButton>
        </form>
      )}
      {costs.length > 0 ? (
        <ul
          className={`grid gap-1 overflow-y-auto text-sm lg:w-96 ${isEditing ? "max-h-[28rem]" : "mt-3 max-h-48 border-t border-line pt-3"}`}
        >
          {costs.map((cost) => (
            <li key={cost.id}>{cost.id === edited ? <EditCost cost={cost} /> : <CostItem cost={cost} />}</li>
          ))}
        </ul>
      ) : null}
    </Disclosure>
  );
}

/** Changes an amount in its place of the list. */
function EditCost({ cost: { id, seen, values, what } }: { cost: Cost }) {
  const { fields, formProps, ...action } = useActionForm<CostValues>({
    intent: EDIT_AD_COST,
    failure: AD_COST_FAILURES.edit,
    defaultValue: values,
    hasDates: true,
  });
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector("select")?.focus(), []);
  return (
    <form {...formProps} ref={form} aria-label={`Change ${what}`} className="grid gap-3 py-1">
      <FormAlert result={action.result} isFromPage={action.isFromPage} />
      <input type="hidden" name="intent" value={EDIT_AD_COST} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="seen" value={seen} />
      <CostFields fields={fields} />
      <div className="flex gap-2">
        <SubmitButton of={action} size="sm" variant="ink">
          Save cost
        </SubmitButton>
        <StateLink change={{ cost: null }} className={buttonClass({ size: "sm" })}>
          Cancel
        </StateLink>
      </div>
    </form>
  );
}

function CostFields({ fields }: Pick<ReturnType<typeof useActionForm<CostValues>>, "fields">) {
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <SelectField
          label="Channel"
          small
          field={fields.channel}
          key={`channel-${fields.channel.key}`}
          hint="Paid: ads that cost by the click or view, also in search. Search: visits without an ad."
        >
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
        hint="As in the links’ utm_campaign; leave empty for the whole channel"
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

function CostItem({ cost: { id, what, when, amount } }: { cost: Cost }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto_auto_auto] items-center gap-2">
      <span className="wrap-anywhere">
        {what} <span className="block text-xs text-ink-2">{when}</span>
      </span>
      <span className="tabular-nums">{amount}</span>
      <StateLink
        change={{ cost: id }}
        className="grid size-7 place-items-center rounded-sm text-ink-3 hover:bg-hover hover:text-ink max-md:size-11"
        aria-label={`Change ${amount} for ${what}, ${when}`}
      >
        <Icon of={Pencil} size={14} />
      </StateLink>
      <DeleteMark
        fields={{ intent: DELETE_AD_COST, id }}
        failure={AD_COST_FAILURES.delete}
        label={`Delete ${amount} for ${what}, ${when}`}
      />
    </div>
  );
}
