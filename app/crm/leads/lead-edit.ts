import type { ConflictView } from "./lead-conflict";
import type { LeadValue } from "./lead-field-types";
import { editableFields, LEAD_FIELDS, type LeadFieldName, type LeadTable, mapFields } from "./lead-fields";
import type { LeadInput } from "./lead-form";
import { kindOf } from "./lead-kinds";
import { formatLeadValue } from "./lead-values";

export type LeadValues = Record<LeadFieldName, LeadValue>;

/** Two people changed one field: what each of them wants there. */
type Conflict = { field: LeadFieldName; mine: LeadValue; theirs: LeadValue };

/** What the person has to choose between; nothing was written. */
export type EditConflict = {
  conflicts: Conflict[];
  /** The stored values, with the person's own changes over them. */
  merged: LeadValues;
  current: LeadValues;
};

export type LeadEdit = {
  mine: LeadInput;
  /** The values that the form was opened with. */
  base: Record<string, LeadValue>;
  /** Whose value stays, for the fields of an earlier conflict. */
  choices: Record<string, "mine" | "theirs">;
};

/** The fields of the edit form as it would send them: trimmed, times to the minute. Only so do they compare. */
export function editableValues(lead: LeadValues, fields?: LeadTable): LeadValues {
  return mapFields((name, field) => {
    const value = lead[name];
    return value === null ? null : kindOf(field).comparable(value, field);
  }, fields);
}

type Merge = { conflict: EditConflict; patch: null } | { conflict: null; patch: Partial<LeadInput> };

/**
 * What an edit changes in a lead that someone else may have changed since the form was opened. Changes in different
 * fields are both kept; of two in one field, the person chooses.
 */
export function mergeEdit({ mine, base, choices }: LeadEdit, lead: LeadValues, fields?: LeadTable): Merge {
  const wanted = editableValues(mine, fields);
  const current = editableValues(lead, fields);
  const changed = editableFields(fields)
    .map(([name]) => name)
    .filter((name) => wanted[name] !== base[name] && choices[name] !== "theirs");
  const conflicts = changed
    .filter((name) => current[name] !== base[name] && current[name] !== wanted[name])
    .map((name) => ({ field: name, mine: wanted[name], theirs: current[name] }));
  if (conflicts.length === 0) {
    return { conflict: null, patch: Object.fromEntries(changed.map((name) => [name, mine[name]])) };
  }
  const own = Object.fromEntries(changed.map((name) => [name, wanted[name]]));
  return { conflict: { conflicts, merged: { ...current, ...own }, current }, patch: null };
}

/** Both values of each field as people read them. */
export function toConflictViews(
  { conflicts }: EditConflict,
  fields: LeadTable = LEAD_FIELDS,
): ConflictView[] {
  return conflicts.map(({ field, mine, theirs }) => ({
    field,
    label: fields[field].label,
    mine: formatLeadValue(field, mine, fields),
    theirs: formatLeadValue(field, theirs, fields),
  }));
}
