/**
 * The stored type of each kind. Parsing and formatting are in `lead-kinds.ts`, the controls in `lead-fields-form.tsx`.
 */
export type KindValues = {
  text: string;
  email: string;
  phone: string;
  longtext: string;
  /** A key of the field's options. */
  choice: string;
  /** The id of a staff account; the options are the accounts by id, from `withMembers`. */
  member: string;
  /** A whole number from 0 to 100. */
  score: number;
  /** Integer cents. */
  money: number;
  /** ISO-8601 in UTC. */
  time: string;
  /** As `splitTags` reads them. */
  tags: string;
};
export type LeadKind = keyof KindValues;

/** Kinds whose empty value is "" or 0; the others store null. */
type NeverNull = { kind: "longtext" | "score" };

export type LeadValue = string | number | boolean | null;

export type LeadField = {
  label: string;
  kind: LeadKind;
  /** Maximum length in characters. */
  max?: number;
  required?: true;
  /** False for a field set by the system; it appears in no form. */
  editable?: false;
  /** The default in the form of a new lead. */
  initial?: string;
  /** The values of a choice, with labels. Options from the database are added by `withOptions`. */
  options?: Readonly<Record<string, string>>;
  /** Options that stored values may have, but that can no longer be selected. */
  closed?: readonly string[];
  /** The reader's zone (IANA name), in which a time is typed and shown; added by `inZone`. */
  zone?: string;
  /** Suggested texts, and of tags those in use, whose spelling wins; any other text is allowed. */
  suggestions?: readonly string[];
  csv?: CsvPlace;
  /** The merge field's name, as used in braces in a mail. */
  merge?: string;
  /** Shown in the contact information on the lead's page. */
  contact?: true;
  /** The text shown for a missing value; default "None". */
  none?: string;
};

export type CsvPlace = {
  /** Position among the columns, from 1. The specification defines the first thirteen. */
  place: number;
  /** The value of an empty cell of a new lead, if it differs from `initial`. */
  initial?: string;
};

export type LeadFields = Record<string, LeadField>;

export type EditableName<Fields extends LeadFields> = {
  [Name in keyof Fields]: Fields[Name] extends { editable: false } ? never : Name;
}[keyof Fields];

/** The names of the fields that have this property, such as a place in the CSV. */
export type NameWith<Fields extends LeadFields, Key extends keyof LeadField> = {
  [Name in keyof Fields]: Key extends keyof Fields[Name] ? Name : never;
}[keyof Fields];

/** The stored type of a field. */
export type ValueOf<Field extends LeadField> =
  | (Field extends { options: infer Options } ? keyof Options : KindValues[Field["kind"]])
  | (Field extends { required: true } | NeverNull ? never : null);
