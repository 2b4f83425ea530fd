import { SelectField, TextField } from "../../../ui/field";
import {
  DEAL_PROBABILITIES,
  DEAL_STAGE_LABELS,
  DEAL_STAGES,
  DEFAULT_DEAL_PROBABILITY,
  DEFAULT_DEAL_STAGE,
} from "../deal";
import type { DealAnswer, DealValues } from "./deal-answer";

type DealFieldsProps = { values?: Partial<DealValues>; errors?: DealAnswer["errors"] };

/** The fields that creating and editing a deal share. */
export function DealFields({ values = {}, errors = {} }: DealFieldsProps) {
  const field = (name: keyof DealValues) => ({ name, defaultValue: values[name], errors: errors[name] });
  return (
    <>
      <TextField small required label="Title" {...field("title")} />
      <div className="grid gap-[0.9rem] sm:grid-cols-2">
        <TextField
          small
          required
          label="Value (USD)"
          inputMode="decimal"
          autoComplete="off"
          {...field("value")}
        />
        <ProbabilityField {...field("probability")} />
        <StageField {...field("stage")} />
        <TextField small optional type="date" label="Expected close date" {...field("expectedCloseDate")} />
      </div>
    </>
  );
}

type ChoiceProps = { name: string; defaultValue?: string; errors?: string[] | null };

function ProbabilityField({ defaultValue = String(DEFAULT_DEAL_PROBABILITY), ...field }: ChoiceProps) {
  return (
    <SelectField small label="Probability" defaultValue={defaultValue} {...field}>
      {DEAL_PROBABILITIES.map((probability) => (
        <option key={probability} value={probability}>
          {probability}%
        </option>
      ))}
    </SelectField>
  );
}

function StageField({ defaultValue = DEFAULT_DEAL_STAGE, ...field }: ChoiceProps) {
  return (
    <SelectField small label="Stage" defaultValue={defaultValue} {...field}>
      {DEAL_STAGES.map((stage) => (
        <option key={stage} value={stage}>
          {DEAL_STAGE_LABELS[stage]}
        </option>
      ))}
    </SelectField>
  );
}
