import { z } from "zod";
import type { LeadField, LeadValue } from "../fields/lead-field-types";
import {
  editableFields,
  inZone,
  LEAD_FIELDS,
  type LeadFieldName,
  type LeadTable,
} from "../fields/lead-fields";
import { kindOf } from "../fields/lead-kinds";
import { formatLeadValue, sourceLabel } from "../fields/lead-values";
import { SIDES, type Side } from "./merge";

export const mergeSchema = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("merge"),
    stays: z.enum(SIDES),
    leadVersion: z.coerce.number().int(),
    otherVersion: z.coerce.number().int(),
    /** By the name of a row. */
    take: z.record(z.string(), z.enum(SIDES)).default({}),
  }),
  z.object({ intent: z.literal("undo") }),
]);

type MergeRow = { name: string; label: string; fields: LeadFieldName[] };

/** A person's name is chosen as a whole; every other field on its own. The tags of both stay. */
export function mergeRows(table?: LeadTable): MergeRow[] {
  const names: LeadFieldName[] = ["firstName", "lastName"];
  const others = editableFields(table).filter(([name]) => name !== "tags" && !names.includes(name));
  return [
    { name: "name", label: "Name", fields: names },
    ...others.map(([name, { label }]) => ({ name, label, fields: [name] })),
  ];
}

type Values = Record<LeadFieldName, LeadValue>;
type Pair = Record<Side, Values>;

/** A row in which the two differ: both values as text, and which is chosen at first, by the lead that stays. */
export type MergeChoice = {
  name: string;
  label: string;
  texts: Record<Side, string>;
  chosen: Record<Side, Side>;
};

/** What the two leads differ in, and in how many rows they are the same. */
export function compareLeads(pair: Pair, table: LeadTable): { choices: MergeChoice[]; same: number } {
  const rows = mergeRows(table);
  const differing = rows.filter(({ fields }) => fields.some((name) => pair.lead[name] !== pair.other[name]));
  const choices = differing.map(({ name, label, fields }) => ({
    ...{ name, label },
    texts: { lead: textOf(pair.lead, fields, table), other: textOf(pair.other, fields, table) },
    chosen: firstChoices(pair, fields, table),
  }));
  return { choices, same: rows.length - differing.length };
}

function textOf(lead: Values, fields: LeadFieldName[], table: LeadTable): string {
  const texts = fields.map((name) => formatLeadValue(name, lead[name], table));
  return fields.includes("source") ? sourceLabel(texts.join()) : texts.join(" ");
}

/** The one that is filled, or of two that are, the one of the lead that stays. */
function firstChoices({ lead, other }: Pair, fields: LeadFieldName[], table: LeadTable): Record<Side, Side> {
  const [isOurs, isTheirs] = [lead, other].map((of) =>
    fields.some((name) => isFilled(of[name], table[name])),
  );
  if (isOurs === isTheirs) return { lead: "lead", other: "other" };
  const filled = isOurs ? "lead" : "other";
  return { lead: filled, other: filled };
}

/** What a new lead has anyway says nothing. */
function isFilled(value: LeadValue, field: LeadField): boolean {
  const text = value === null ? "" : kindOf(field).toForm(value, field);
  return text !== "" && text !== (field.initial ?? "");
}

/** A time is one in every zone. */
const ANYWHERE = inZone(LEAD_FIELDS, "UTC");

type Merged = {
  lead: Record<LeadFieldName, LeadValue>;
  merged: Record<LeadFieldName, LeadValue>;
  taken: LeadFieldName[];
};

/** What the merged lead had otherwise, and the lead that stays did not take. The timeline names both persons anyway. */
export function notTaken({ lead, merged, taken }: Merged): Record<string, LeadValue> {
  const rows = mergeRows().filter(({ name }) => name !== "name");
  const names = rows.flatMap(({ fields }) => fields).filter((name) => !taken.includes(name));
  const left = names.filter((name) => lead[name] !== merged[name] && isFilled(merged[name], ANYWHERE[name]));
  return Object.fromEntries(left.map((name) => [name, merged[name]]));
}

/** The fields that the lead that stays takes from the other one. */
export function takenFields(take: Record<string, Side>, stays: Side): LeadFieldName[] {
  return mergeRows()
    .filter(({ name }) => (take[name] ?? stays) !== stays)
    .flatMap(({ fields }) => fields);
}
