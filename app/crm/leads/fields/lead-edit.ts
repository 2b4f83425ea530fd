import type { LeadField, LeadValue } from "./lead-field-types";
import { editableFields, LEAD_FIELDS, type LeadFieldName, type LeadTable, mapFields } from "./lead-fields";
import type { LeadInput } from "./lead-form";
import { kindOf } from "./lead-kinds";
import { formatLeadValue } from "./lead-values";

/** A field that two people changed, with both values formatted. */
export type ConflictView = { field: string; label: string; mine: string; theirs: string };

type LeadValues = Record<LeadFieldName, LeadValue>;

/** A field that two people changed, with both values. */
type Conflict = { field: LeadFieldName; mine: LeadValue; theirs: LeadValue };

/** What the user must choose between; nothing has been written. */
export type EditConflict = {
  conflicts: Conflict[];
  /** The stored values, overridden by the user's own changes. */
  merged: LeadValues;
  current: LeadValues;
};

export type LeadEdit = {
  mine: LeadInput;
  /** The values the form was opened with. */
  base: Record<string, LeadValue>;
  /** Which value to keep, for the fields of an earlier conflict. */
  choices: Record<string, "mine" | "theirs">;
};

/** The stored values as the form would submit them (trimmed, times to the minute), so that the two can be compared. */
export function editableValues(lead: LeadValues, fields?: LeadTable): LeadValues {
  return mapFields((name, field) => {
    const value = lead[name];
    return value === null ? null : kindOf(field).comparable(value, field);
  }, fields);
}

/**
 * Whether two moments look the same in the form: when clocks go back, an hour comes twice, and the form can only say
 * its first one. Such a time was not changed.
 */
function isTypedAlike(field: LeadField, values: LeadValue[]): boolean {
  if (field.zone === undefined) return false;
  const [one, other] = values.map((value) => (value === null ? null : kindOf(field).toForm(value, field)));
  return one === other;
}

type Merge = { conflict: EditConflict; patch: null } | { conflict: null; patch: Partial<LeadInput> };

/**
 * Three-way merge of an edit with changes made since the form was opened. Changes to different fields are merged; for
 * the same field, the user must choose.
 */
export function mergeEdit({ mine, base, choices }: LeadEdit, lead: LeadValues, fields?: LeadTable): Merge {
  const wanted = editableValues(mine, fields);
  const current = editableValues(lead, fields);
  const changed = editableFields(fields)
    .map(([name]) => name)
    .filter((name) => wanted[name] !== base[name] && choices[name] !== "theirs")
    .filter((name) => !isTypedAlike((fields ?? LEAD_FIELDS)[name], [wanted[name], base[name] ?? null]));
  const conflicts = changed
    .filter((name) => current[name] !== base[name] && current[name] !== wanted[name])
    .map((name) => ({ field: name, mine: wanted[name], theirs: current[name] }));
  if (conflicts.length === 0) {
    return { conflict: null, patch: Object.fromEntries(changed.map((name) => [name, mine[name]])) };
  }
  const own = Object.fromEntries(changed.map((name) => [name, wanted[name]]));
  return { conflict: { conflicts, merged: { ...current, ...own }, current }, patch: null };
}

/** Formats both values of each conflict. */
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
