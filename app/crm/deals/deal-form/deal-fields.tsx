import type { Member } from "../../../auth/staff";
import { DateField } from "../../../ui/forms/date-field";
import { SelectField, TextField } from "../../../ui/forms/field";
import { MemberSelect } from "../../components/assignee";
import { DEAL_PROBABILITIES, DEAL_STAGE_LABELS, DEAL_STAGES } from "../deal";
import { LostFields } from "./lost-fields";
import type { DealField, DealValues } from "./use-deal-form";

export type DealFieldsProps = {
  fields: Record<keyof DealValues, DealField>;
  members: Member[];
  /** The current assignee's id. */
  currentAssigneeId?: string;
};

/** The fields shared by the forms for new and existing deals. */
export function DealFields(props: DealFieldsProps) {
  const { fields } = props;
  return (
    <>
      <TextField small required label="Title" field={fields.title} />
      <div className="grid gap-[0.9rem] sm:grid-cols-2">
        <ValueField field={fields.value} />
        <ProbabilityField field={fields.probability} hint={CLOSED_HINT} />
        <StageField field={fields.stage} />
        <CloseAndAssignee {...props} />
      </div>
      <div className="hidden [form:has(option[value=closed-lost]:checked)_&]:block">
        <LostFields fields={fields} />
      </div>
    </>
  );
}

export function ValueField({ field }: { field: DealField }) {
  return (
    <TextField small required label="Value (USD)" inputMode="decimal" autoComplete="off" field={field} />
  );
}

export function CloseAndAssignee({ fields, members, currentAssigneeId = "" }: DealFieldsProps) {
  return (
    <>
      <DateField small optional type="date" label="Expected close date" field={fields.expectedCloseDate} />
      <MemberSelect
        label="Assigned to"
        members={members}
        currentId={currentAssigneeId}
        field={fields.assigneeId}
      />
    </>
  );
}

export const CLOSED_HINT = "While it is open: a won deal counts 100%";

export function ProbabilityField({ field, hint }: { field: DealField; hint: string | undefined }) {
  return (
    <SelectField small label="Probability" field={field} hint={hint}>
      {DEAL_PROBABILITIES.map((probability) => (
        <option key={probability} value={probability}>
          {probability}%
        </option>
      ))}
    </SelectField>
  );
}

function StageField({ field }: { field: DealField }) {
  return (
    <SelectField small label="Stage" field={field}>
      {DEAL_STAGES.map((stage) => (
        <option key={stage} value={stage}>
          {DEAL_STAGE_LABELS[stage]}
        </option>
      ))}
    </SelectField>
  );
}
