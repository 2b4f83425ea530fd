import type { LeadValue } from "./lead-field-types";
import { type LeadFieldName, type LeadFormValues, type LeadTable, mapFields } from "./lead-fields";
import { kindOf } from "./lead-kinds";

/** Stored values as the form's text values. */
export function toFormValues(values: Record<LeadFieldName, LeadValue>, fields?: LeadTable): LeadFormValues {
  return mapFields((name, field) => {
    const value = values[name];
    return value === null ? "" : kindOf(field).toForm(value);
  }, fields);
}
