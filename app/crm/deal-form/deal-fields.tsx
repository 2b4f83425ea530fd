import { SelectField, TextField } from "../../ui/field";
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
  return (
    <>
      <TextField
        small
        required
        label="Title"
        name="title"
        defaultValue={values.title}
        errors={errors.title}
      />
      <div className="grid gap-[0.9rem] sm:grid-cols-2">
        <TextField
          small
          required
          label="Value (USD)"
          name="value"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={values.value}
          errors={errors.value}
        />
        <SelectField
          small
          label="Probability"
          name="probability"
          defaultValue={values.probability ?? String(DEFAULT_DEAL_PROBABILITY)}
          errors={errors.probability}
        >
          {DEAL_PROBABILITIES.map((probability) => (
            <option key={probability} value={probability}>
              {probability}%
            </option>
          ))}
        </SelectField>
        <SelectField
          small
          label="Stage"
          name="stage"
          defaultValue={values.stage ?? DEFAULT_DEAL_STAGE}
          errors={errors.stage}
        >
          {DEAL_STAGES.map((stage) => (
            <option key={stage} value={stage}>
              {DEAL_STAGE_LABELS[stage]}
            </option>
          ))}
        </SelectField>
        <TextField
          small
          optional
          type="date"
          label="Expected close date"
          name="expectedCloseDate"
          defaultValue={values.expectedCloseDate}
          errors={errors.expectedCloseDate}
        />
      </div>
    </>
  );
}
