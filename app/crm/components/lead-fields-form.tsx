import { SelectField, TextareaField, TextField } from "../../ui/field";
import type { Answer } from "../answer";
import type { LeadFormValues } from "../leads/form-values";
import {
  INDUSTRIES,
  LEAD_PRIORITIES,
  LEAD_PRIORITY_LABELS,
  LEAD_STATUS_LABELS,
  LEAD_STATUSES,
} from "../leads/lead";
import { LEAD_FIELD_LABELS, type LeadField } from "../leads/lead-fields";

const INDUSTRY_LIST = "known-industries";
const MAX_TEXT = 200;

type Props = { values: LeadFormValues; errors: Answer["errors"] };

/** The fields of a lead, for adding and for editing one. */
export function LeadFieldsForm({ values, errors }: Props) {
  const field = (name: LeadField) => ({
    name,
    label: LEAD_FIELD_LABELS[name],
    defaultValue: values[name],
    errors: errors[name],
    small: true,
  });
  const text = (name: LeadField) => ({ ...field(name), maxLength: MAX_TEXT });
  return (
    <>
      <div className="form-2">
        <TextField {...text("firstName")} required autoComplete="off" />
        <TextField {...text("lastName")} required autoComplete="off" />
        <TextField {...text("businessEmail")} type="email" required autoComplete="off" />
        <TextField {...text("phoneNumber")} type="tel" optional autoComplete="off" />
        <TextField {...text("companyName")} required autoComplete="off" />
        <TextField {...text("industry")} optional list={INDUSTRY_LIST} autoComplete="off" />
      </div>
      <datalist id={INDUSTRY_LIST}>
        {INDUSTRIES.map((industry) => (
          <option key={industry} value={industry} />
        ))}
      </datalist>
      <TextareaField {...field("projectDescription")} optional rows={3} maxLength={10_000} />
      <div className="form-2">
        <SelectField {...field("status")}>
          {LEAD_STATUSES.map((status) => (
            <option key={status} value={status}>
              {LEAD_STATUS_LABELS[status]}
            </option>
          ))}
        </SelectField>
        <SelectField {...field("priority")}>
          {LEAD_PRIORITIES.map((priority) => (
            <option key={priority} value={priority}>
              {LEAD_PRIORITY_LABELS[priority]}
            </option>
          ))}
        </SelectField>
        <TextField {...field("leadScore")} inputMode="numeric" hint="0 to 100" maxLength={20} />
        <TextField {...text("source")} required autoComplete="off" />
        <TextField {...field("dealValue")} inputMode="decimal" optional hint="US dollars" maxLength={30} />
        <TextField {...field("nextFollowUp")} type="datetime-local" optional hint="Time in UTC" />
      </div>
    </>
  );
}
