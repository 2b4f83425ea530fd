import { EMAIL_PATTERN } from "../intake/contact-form";
import { CREATED_HEADER, LEAD_CSV_COLUMNS } from "../leads/lead-csv";

/** The twelve fields of the specified order, and the created date that an export adds. */
export const IMPORT_FIELDS = [
  "firstName",
  "lastName",
  "businessEmail",
  "phoneNumber",
  "companyName",
  "industry",
  "status",
  "priority",
  "leadScore",
  "source",
  "dealValue",
  "projectDescription",
  "createdAt",
] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

/** The field of each column of a file, null for a column that is not imported. */
export type ColumnFields = (ImportField | null)[];

export const REQUIRED_FIELDS = ["firstName", "lastName", "businessEmail", "companyName"] as const;

const HEADERS = new Map<ImportField, string>(LEAD_CSV_COLUMNS.map(({ field, header }) => [field, header]));

/** The name of a field as the export's header writes it. */
export function fieldLabel(field: ImportField): string {
  return HEADERS.get(field) ?? CREATED_HEADER;
}

export function isImportField(name: string): name is ImportField {
  return IMPORT_FIELDS.some((field) => field === name);
}

/** Other names that spreadsheets and CRMs give the columns, without case, spaces and signs. */
const SYNONYMS: Record<ImportField, string[]> = {
  firstName: ["firstname", "first", "givenname", "forename", "fname", "vorname"],
  lastName: ["lastname", "last", "surname", "familyname", "lname", "nachname"],
  businessEmail: [
    "email",
    "emailaddress",
    "businessemail",
    "workemail",
    "mail",
    "contactemail",
    "primaryemail",
    "emailwork",
  ],
  phoneNumber: ["phone", "phonenumber", "telephone", "tel", "mobile", "mobilephone", "cell", "workphone"],
  companyName: [
    "company",
    "companyname",
    "organization",
    "organisation",
    "business",
    "account",
    "accountname",
    "firm",
  ],
  industry: ["industry", "sector", "vertical", "trade"],
  status: ["status", "leadstatus", "stage"],
  priority: ["priority", "leadpriority", "rating", "importance"],
  leadScore: ["leadscore", "score", "points"],
  source: ["source", "leadsource", "channel", "origin"],
  dealValue: ["dealvalue", "value", "amount", "dealamount", "estimatedvalue", "dealsize", "budget"],
  projectDescription: [
    "projectdescription",
    "description",
    "project",
    "notes",
    "note",
    "message",
    "details",
    "comments",
    "comment",
  ],
  createdAt: ["created", "createddate", "createdat", "createdate", "datecreated", "createdon", "createtime"],
};

/**
 * The field of each column by its header. When the header names neither the email nor two fields, the columns are
 * taken in the specified order.
 */
export function mapColumns(header: string[]): ColumnFields {
  const columns = namedColumns(header);
  return isNamed(columns) ? columns : header.map((_, at) => LEAD_CSV_COLUMNS[at]?.field ?? null);
}

function namedColumns(header: string[]): ColumnFields {
  const taken = new Set<ImportField>();
  return header.map((name) => {
    const field = fieldOf(name);
    if (!field || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
}

function isNamed(columns: ColumnFields): boolean {
  return columns.includes("businessEmail") || columns.filter((field) => field !== null).length >= 2;
}

/** What a person should know of how the columns were found; null when the header names them. */
export function headerNote(header: string[]): string | null {
  if (isNamed(namedColumns(header))) return null;
  return header.some(Boolean)
    ? "The header names no column we know, so the columns were taken in the order of our own export."
    : "This file begins with a lead and has no header, so its columns were taken in the order of our own export.";
}

/** The name of a column, by its header or its place. */
export function columnName(name: string, at: number): string {
  return name || `Column ${at + 1}`;
}

function fieldOf(header: string): ImportField | null {
  const name = header.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
  return IMPORT_FIELDS.find((field) => SYNONYMS[field].includes(name)) ?? null;
}

/** Whether the first line of a file is a lead: no header names a column with an email address. */
export function isLead(cells: string[]): boolean {
  return cells.some((cell) => EMAIL_PATTERN.test(cell.trim()));
}

/** The columns as a person chose them; a field that is chosen twice stays with its first column. */
export function chosenColumns(header: string[], choice: (column: number) => string | null): ColumnFields {
  const taken = new Set<ImportField>();
  return header.map((_, at) => {
    const name = choice(at) ?? "";
    if (!isImportField(name) || taken.has(name)) return null;
    taken.add(name);
    return name;
  });
}

/** Fields that every lead needs and no column gives. */
export function missingFields(columns: ColumnFields): string[] {
  return REQUIRED_FIELDS.filter((field) => !columns.includes(field)).map(fieldLabel);
}
