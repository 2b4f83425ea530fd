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
export function DealFields({ fields, members, currentAssigneeId = "" }: DealFieldsProps) {
  return (
    <>
      <TextField small required label="Title" field={fields.title} />
      <div className="grid gap-[0.9rem] sm:grid-cols-2">
        <ValueField field={fields.value} />
        <DateField small optional type="date" label="Expected close date" field={fields.expectedCloseDate} />
        <StageField field={fields.stage} />
        <ProbabilityField field={fields.probability} />
        <div className="sm:col-span-2">
          <MemberSelect
            label="Assigned to"
            members={members}
            currentId={currentAssigneeId}
            field={fields.assigneeId}
          />
        </div>
      </div>
      <div className="hidden [form:has(option[value=closed-lost]:checked)_&]:block">
        <LostFields fields={fields} />
      </div>
    </>
  );
}

/** The hint is for a deal that may be closed. */
export function ProbabilityField({ field, isOpen = false }: { field: DealField; isOpen?: boolean }) {
  return (
    <SelectField
      small
      label="Probability"
      field={field}
      hint={isOpen ? null : "Once it is won, a deal counts 100%"}
    >
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

/** Dollars, as typed. */
export function ValueField({ field }: { field: DealField }) {
  return (
    <TextField small required label="Value (USD)" inputMode="decimal" autoComplete="off" field={field} />
  );
}
