import type { Member } from "../../../auth/staff";
import { DEFAULT_LEAD_SOURCE, INDUSTRIES, LEAD_PRIORITY_LABELS, LEAD_STATUS_LABELS } from "../lead";
import type { EditableName, LeadField, LeadFields, NameWith } from "./lead-field-types";

/**
 * Every field of a lead, in form order. To add one, add an entry here and a column of the same name in `tables.ts`, and
 * run `npm run db:generate`. Form, validation, conflicts, timeline and the lead's page derive from the entry; import
 * and export if it has `csv` (its place is the next free number), mails if it has `merge`.
 */
export const LEAD_FIELDS = {
  firstName: {
    label: "First name",
    kind: "text",
    max: 200,
    required: true,
    csv: { place: 1 },
    merge: "first_name",
  },
  lastName: {
    label: "Last name",
    kind: "text",
    max: 200,
    required: true,
    csv: { place: 2 },
    merge: "last_name",
  },
  businessEmail: {
    label: "Email",
    kind: "email",
    max: 200,
    required: true,
    csv: {
      place: 3,
    },
    contact: true,
  },
  phoneNumber: {
    label: "Phone",
    kind: "phone",
    max: 200,
    csv: { place: 4 },
    contact: true,
  },
  companyName: {
    label: "Company",
    kind: "text",
    max: 200,
    required: true,
    csv: {
      place: 5,
    },
    merge: "company",
    contact: true,
  },
  industry: {
    label: "Industry",
    kind: "text",
    max: 200,
    suggestions: INDUSTRIES,
    csv: { place: 6 },
    contact: true,
    none: "Not given",
  },
  projectDescription: {
    label: "Project description",
    kind: "longtext",
    max: 10_000,
    csv: {
      place: 12,
    },
  },
  status: {
    label: "Status",
    kind: "choice",
    required: true,
    options: LEAD_STATUS_LABELS,
    initial: "new",
    csv: { place: 7 },
  },
  priority: {
    label: "Priority",
    kind: "choice",
    required: true,
    options: LEAD_PRIORITY_LABELS,
    initial: "medium",
    csv: { place: 8 },
  },
  leadScore: {
    label: "Lead score",
    kind: "score",
    initial: "0",
    csv: { place: 9 },
  },
  source: {
    label: "Source",
    kind: "text",
    max: 200,
    required: true,
    initial: DEFAULT_LEAD_SOURCE,
    csv: { place: 10, initial: "csv_import" },
    contact: true,
  },
  dealValue: {
    label: "Deal value",
    kind: "money",
    csv: {
      place: 11,
    },
  },
  nextFollowUp: { label: "Next follow-up", kind: "time" },
  createdAt: {
    label: "Created",
    kind: "time",
    editable: false,
    csv: {
      place: 13,
    },
  },
  assigneeId: {
    label: "Assigned to",
    kind: "member",
    csv: { place: 14 },
    none: "Unassigned",
  },
  tags: { label: "Tags", kind: "tags", csv: { place: 15 } },
} as const satisfies LeadFields;

/** `LEAD_FIELDS`, or a copy with options from the database. */
export type LeadTable = typeof LEAD_FIELDS;
export type LeadFieldName = EditableName<LeadTable>;
export type LeadCsvName = NameWith<LeadTable, "csv">;

type Entry = [string, LeadField];

/** The fields that staff can edit, in form order. */
export function editableFields(fields: Partial<LeadTable> = LEAD_FIELDS): [LeadFieldName, LeadField][] {
  const entries: Entry[] = Object.entries(fields);
  return entries.filter((entry): entry is [LeadFieldName, LeadField] => entry[1].editable !== false);
}

export function isLeadField(name: string, fields: LeadTable = LEAD_FIELDS): name is LeadFieldName {
  return editableFields(fields).some(([known]) => known === name);
}

type EntryWith<Key extends keyof LeadField> = [
  NameWith<LeadTable, Key>,
  LeadField & Required<Pick<LeadField, Key>>,
];

/** The fields that have this property, e.g. a place in the CSV. */
export function fieldsWith<Key extends keyof LeadField>(key: Key, fields: LeadTable = LEAD_FIELDS) {
  const entries: Entry[] = Object.entries(fields);
  return entries.filter((entry): entry is EntryWith<Key> => entry[1][key] !== undefined);
}

/** An object with one value per editable field. */
export function mapFields<Value>(
  read: (name: LeadFieldName, field: LeadField) => Value,
  fields?: LeadTable,
): Record<LeadFieldName, Value>;
export function mapFields(
  read: (name: LeadFieldName, field: LeadField) => unknown,
  fields?: LeadTable,
): Record<string, unknown> {
  return Object.fromEntries(editableFields(fields).map(([name, field]) => [name, read(name, field)]));
}

/** The table with options from the database, e.g. members by id. Options in `closed` cannot be selected. */
export function withOptions(
  fields: LeadTable,
  options: Record<string, LeadField["options"]>,
  closed?: readonly string[],
): LeadTable {
  const entries: Entry[] = Object.entries(fields);
  const filled = entries
    .filter(([name]) => Object.hasOwn(options, name))
    .map(([name, field]) => [name, { ...field, options: options[name], closed }] as const);
  return { ...fields, ...Object.fromEntries(filled) };
}

/** The table for a reader, whose zone is that of every time: its IANA name, or for a form its words. */
export function inZone(fields: LeadTable, zone: string): LeadTable {
  const entries: Entry[] = Object.entries(fields);
  const times = entries.filter(([, { kind }]) => kind === "time");
  return { ...fields, ...Object.fromEntries(times.map(([name, field]) => [name, { ...field, zone }])) };
}

/** The table with the tags in use, in whose spelling others are stored. */
export function withTags(fields: LeadTable, known: readonly string[]): LeadTable {
  return { ...fields, tags: { ...fields.tags, suggestions: known } as LeadField & LeadTable["tags"] };
}

/** The lead form's fields as text. */
export type LeadFormValues = Record<LeadFieldName, string>;

/** The defaults of the form for a new lead. */
export const NEW_LEAD_VALUES: LeadFormValues = mapFields((_, { initial = "" }) => initial);

/**
 * The field table with staff as the options of every member field: by email, as in a file, or by name. Disabled members
 * cannot be selected, except those in `kept`: a form may resubmit the assignee it was opened with.
 */
export function withMembers(
  members: Member[],
  kept: readonly unknown[] = [],
  by: "email" | "name" = "email",
): LeadTable {
  const labels = Object.fromEntries(members.map((member) => [member.id, member[by]]));
  const closed = members.filter(({ id, isActive }) => !isActive && !kept.includes(id)).map(({ id }) => id);
  const fields: [string, LeadField][] = Object.entries(LEAD_FIELDS);
  const holdMember = fields.filter(([, { kind }]) => kind === "member");
  return withOptions(LEAD_FIELDS, Object.fromEntries(holdMember.map(([name]) => [name, labels])), closed);
}
