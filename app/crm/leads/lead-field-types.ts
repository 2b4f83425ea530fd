/** What is stored in a field of each kind. How a kind is read and shown: `lead-kinds.ts`; its control: `lead-fields-form.tsx`. */
export type KindValues = {
  text: string;
  email: string;
  phone: string;
  longtext: string;
  /** A key of the field's options. */
  choice: string;
  /** The id of a staff account; the options are the accounts by id, see `withMembers`. */
  member: string;
  /** A whole number of 0-100. */
  score: number;
  /** Integer cents. */
  money: number;
  /** ISO-8601 in UTC. */
  time: string;
};
export type LeadKind = keyof KindValues;

/** Kinds whose empty field has a value of its own, "" and 0; the others store null. */
type NeverNull = { kind: "longtext" | "score" };

export type LeadValue = string | number | boolean | null;

export type LeadField = {
  label: string;
  kind: LeadKind;
  /** Characters at most. */
  max?: number;
  /** An empty field is refused. */
  required?: true;
  /** False for a field that the program sets: it stands in no form. */
  editable?: false;
  /** What the form of a new lead begins with. */
  initial?: string;
  /** The values of a choice and their labels. Those that are rows of the database come in by `withOptions`. */
  options?: Readonly<Record<string, string>>;
  /** Options that are named where they are stored, but cannot be chosen. */
  closed?: readonly string[];
  /** Texts that the form offers; any other may be typed. */
  suggestions?: readonly string[];
  csv?: CsvPlace;
  /** The name in braces by which a mail says the value. */
  merge?: string;
  /** Stands among the contact information of the lead's page. */
  contact?: true;
  /** What people read where there is no value; "None" unless it is said. */
  none?: string;
};

export type CsvPlace = {
  /** Place among the columns, from 1. The specification fixes the first thirteen. */
  place: number;
  /** Headers of other programs; label and name are known anyway. Case, spaces and signs do not matter. */
  aliases?: readonly string[];
  /** What an empty cell of a new lead means, where that is not the form's `initial`. */
  initial?: string;
};

export type LeadFields = Record<string, LeadField>;

/** The names of the fields that staff edit. */
export type EditableName<Fields extends LeadFields> = {
  [Name in keyof Fields]: Fields[Name] extends { editable: false } ? never : Name;
}[keyof Fields];

/** The names of the fields that say something, such as a place in the CSV. */
export type NameWith<Fields extends LeadFields, Key extends keyof LeadField> = {
  [Name in keyof Fields]: Key extends keyof Fields[Name] ? Name : never;
}[keyof Fields];

/** What is stored in a field. */
export type ValueOf<Field extends LeadField> =
  | (Field extends { options: infer Options } ? keyof Options : KindValues[Field["kind"]])
  | (Field extends { required: true } | NeverNull ? never : null);
