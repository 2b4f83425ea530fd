import type { LeadField, LeadValue, NameWith } from "./lead-field-types";
import {
  fieldsWith,
  isLeadField,
  LEAD_FIELDS,
  type LeadFieldName,
  type LeadFormValues,
  type LeadTable,
  mapFields,
} from "./lead-fields";
import { kindOf } from "./lead-kinds";

export function formatLeadValue(
  name: LeadFieldName,
  value: LeadValue | undefined,
  fields: LeadTable = LEAD_FIELDS,
): string {
  const field: LeadField = fields[name];
  if (value === null || value === undefined || value === "") return (field.none ?? "none").toLowerCase();
  return kindOf(field).toText(value, field);
}

type Changed = Record<string, LeadValue>;

/** One line per changed field with both values, e.g. "Status: New → Lost". */
export function describeChanges(before: Changed, after: Changed, fields: LeadTable = LEAD_FIELDS): string[] {
  return Object.keys(after)
    .filter((name) => isLeadField(name, fields))
    .map((name) => {
      const [old, now] = [before[name], after[name]].map((value) => formatLeadValue(name, value, fields));
      return `${fields[name].label}: ${old} → ${now}`;
    });
}

/** Each as "Status: New". */
export function describeValues(values: Changed, fields: LeadTable = LEAD_FIELDS): string[] {
  return Object.keys(values)
    .filter((name) => isLeadField(name, fields))
    .map((name) => `${fields[name].label}: ${formatLeadValue(name, values[name], fields)}`);
}

type SharedMergeValues = { team: string; demoLink: string };

/** The merge fields' values for a mail to this lead, by name. */
export function mergeValuesOf(
  lead: Record<NameWith<LeadTable, "merge">, LeadValue>,
  { team, demoLink }: SharedMergeValues,
  fields?: LeadTable,
): Record<string, string> {
  const named = fieldsWith("merge", fields).map(([name, field]) => {
    const value = lead[name];
    return [field.merge, value === null ? "" : kindOf(field).toText(value, field)] as const;
  });
  return { ...Object.fromEntries(named), demo_link: demoLink, team };
}

/** The contact information of a lead, in form order. */
export function contactDetails(lead: Record<NameWith<LeadTable, "contact">, LeadValue>, fields?: LeadTable) {
  return fieldsWith("contact", fields).map(([name, field]) => {
    const value = lead[name];
    const text = value === null || value === "" ? null : kindOf(field).toText(value, field);
    return {
      name,
      label: field.label,
      kind: field.kind,
      text: text !== null && name === "source" ? sourceLabel(text) : text,
      none: field.none ?? "None",
    };
  });
}

/** Turns a stored source such as "contact_form" into words. */
export function sourceLabel(source: string): string {
  const words = source
    .replaceAll("_", " ")
    .trim()
    .replace(/^csv\b/, "CSV");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Stored values as the form's text values. */
export function toFormValues(values: Record<LeadFieldName, LeadValue>, fields?: LeadTable): LeadFormValues {
  return mapFields((name, field) => {
    const value = values[name];
    return value === null ? "" : kindOf(field).toForm(value, field);
  }, fields);
}
