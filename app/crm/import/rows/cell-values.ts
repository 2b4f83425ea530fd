import { fullNameOf } from "../../../auth/member-names";
import { emailOf, type Member } from "../../../auth/staff";
import { fromCsvText } from "../../../platform/csv";
import { cleanEmail, otherEmails } from "../../../platform/http/forms/email-field";
import type { LeadField } from "../../leads/fields/lead-field-types";
import type { LeadTable } from "../../leads/fields/lead-fields";
import { emailKey, phoneKey } from "../../leads/lead";
import { MAX_TAG, MAX_TAGS, readTags } from "../../leads/tags/tags";
import { columnName, fieldLabel, NEEDED_FIELDS, SPARE_FIELDS } from "../columns/columns";
import { type ImportField, isImportField } from "../columns/header-names";
import { valuesOf } from "../columns/layout-form";
import { isEncodedTwice, isGarbled } from "../file/encoding";
import { dateOrderFor, type ImportSettings } from "../settings";
import { cleanPhone, cleanScore, isPlaceholder, splitName, withoutTextFormula } from "../values/cells";
import { guessChoice, membersByText, type TextChoice, textGuesser } from "../values/choices";
import { readTime } from "../values/dates";
import { currencyAdder, moneyReader } from "./amount-cells";

/** The text of each field as the lead's own schemas take it; empty if the file has none. */
export type Cells = Record<string, string | undefined>;

/** What a row's cells gave cause to say. */
export type Remarks = ReturnType<typeof createRemarks>;

const SHOWN_CHARACTERS = 60;

function createRemarks() {
  const warnings: string[] = [];
  /** Lines of the note on the lead. */
  const kept: string[] = [];
  const labelOf = (name: string) => (isImportField(name) ? fieldLabel(name) : name);
  const keep = (name: string, text: string) => kept.push(`${labelOf(name)}: ${text}`);
  return {
    warnings,
    kept,
    errors: [] as string[],
    keep,
    /** Leaves a cell out and says why. */
    drop(name: string, text: string, reason: string): "" {
      warnings.push(`${labelOf(name)} "${text.slice(0, SHOWN_CHARACTERS)}" was not imported: ${reason}`);
      keep(name, text);
      return "";
    },
  };
}

export type Import = { members: Member[]; settings: ImportSettings; now: Date; fields: LeadTable };

/** Reads a cell's text into that of its field; `remarks` gets what could not be read. */
type ReadText = (text: string, remarks: Remarks, texts: Cells) => Cells;

/** Returns a function that reads a row's cells, by what is chosen for its columns. */
export function createCellReader(file: Import) {
  const columns = file.settings.columns
    .flatMap((name, at) => (name ? [{ name, at, read: readerFor(name, file, at) }] : []))
    .sort((one, other) => Number(one.name in SPARE_FIELDS) - Number(other.name in SPARE_FIELDS));
  const { isOwnExport: isOwn, isBytes, readAs } = file.settings;
  const isGuess = isBytes || readAs !== null;
  const withCurrency = currencyAdder(file.settings);
  const cleanText = isOwn ? (text: string) => text : withoutTextFormula;
  return (cells: string[]): { texts: Cells; remarks: Remarks } => {
    const remarks = createRemarks();
    const texts: Cells = {};
    for (const { name, at, read } of columns) {
      const cell = cleanText(fromCsvText(cells[at] ?? "").trim());
      const text = name === "dealValue" && cell !== "" && !isOwn ? withCurrency(cell, cells) : cell;
      if (text === "" || (!isOwn && isPlaceholder(text, name))) continue;
      if (!isOwn && isGarbled(text, isGuess)) refuseGarbled(name, text, remarks);
      else Object.assign(texts, read(text, remarks, texts));
      if (!isOwn && isEncodedTwice(text)) remarks.warnings.push(twiceEncoded(name, text));
    }
    return { texts, remarks };
  };
}

function readerFor(name: ImportField, file: Import, at: number): ReadText {
  if (name === "fullName") return readName;
  if (name === "otherEmail") return spareReader(name, emailKey, readEmail);
  if (name === "otherPhone") return spareReader(name, phoneKey, readPhone);
  const { settings, now, members } = file;
  if (name === "note") return noteReader(columnName(settings.names[at] ?? "", at));
  const field: LeadField = file.fields[name];
  const of = (read: (text: string, remarks: Remarks) => string): ReadText => {
    return (text, remarks) => ({ [name]: read(text, remarks) });
  };
  if (name === "tags" && !settings.isOwnExport) return readTagCell;
  if ((name === "source" || name === "industry") && !settings.isOwnExport)
    return of(textReader(name, settings));
  switch (field.kind) {
    case "email":
      return of(settings.isOwnExport ? asIs : readEmail);
    case "phone":
      return of(settings.isOwnExport ? asIs : readPhone);
    case "score":
      return of(cleanScore);
    case "choice":
      return of(choiceReader(name, field, settings));
    case "money":
      return of(moneyReader(name, settings));
    case "time":
      return of(timeReader(name, settings, now));
    case "member":
      return of(memberReader(name, members, settings));
    default:
      return of(asIs);
  }
}

function twiceEncoded(name: ImportField, text: string): string {
  return `${fieldLabel(name)} "${text.slice(0, SHOWN_CHARACTERS)}" looks as if another program had garbled it`;
}

function asIs(text: string): string {
  return text;
}

/** Nobody can read it, so it is not kept either: the file has to be read in another encoding. */
function refuseGarbled(name: ImportField, text: string, remarks: Remarks): void {
  const problem = `${fieldLabel(name)} "${text.slice(0, SHOWN_CHARACTERS)}" has characters that are no letters: is the file read in the right encoding?`;
  (NEEDED_FIELDS.includes(name) ? remarks.errors : remarks.warnings).push(problem);
}

/** A first or last name of its own column wins. */
function readName(text: string, _: Remarks, texts: Cells): Cells {
  const { first, last } = splitName(text);
  return { firstName: texts.firstName || first, lastName: texts.lastName || last };
}

/**
 * Of all columns of tags. Mailchimp puts each in quotes; Google separates them by colons, and those of its own begin
 * with a star: "* myContacts".
 */
function readTagCell(text: string, remarks: Remarks, texts: Cells): Cells {
  const parts = text.replaceAll(":::", ",").replace(/"([^",;]*)"/g, "$1");
  const found = readTags(parts).filter((tag) => !tag.startsWith("*"));
  for (const tag of found.filter(({ length }) => length > MAX_TAG))
    remarks.drop("tags", tag, `a tag has at most ${MAX_TAG} characters`);
  const tags = readTags([texts.tags, ...found.filter(({ length }) => length <= MAX_TAG)].join(","));
  for (const tag of tags.slice(MAX_TAGS)) remarks.drop("tags", tag, `a lead has at most ${MAX_TAGS} tags`);
  return { tags: tags.slice(0, MAX_TAGS).join(",") };
}

/** Fills the field that a further column stands in for, or keeps the value in the note. */
function spareReader(
  name: keyof typeof SPARE_FIELDS,
  keyOf: (value: string) => string,
  read: (text: string, remarks: Remarks) => string,
): ReadText {
  const field = SPARE_FIELDS[name];
  return (text, remarks, texts) => {
    const value = read(text, remarks);
    const known = texts[field];
    if (!known) return { [field]: value };
    if (value && keyOf(value) !== keyOf(known)) remarks.keep(name, value);
    return {};
  };
}

/** Keeps the text below its column's name. */
function noteReader(column: string): ReadText {
  return (text, remarks) => {
    remarks.kept.push(`${column}: ${text}`);
    return {};
  };
}

function readEmail(text: string, remarks: Remarks): string {
  const [first, others] = [cleanEmail(text), otherEmails(text)];
  for (const other of others) remarks.keep("businessEmail", other);
  if (others.length > 0) remarks.warnings.push("Email has several addresses: the first one was taken");
  return first;
}

function readPhone(text: string, remarks: Remarks): string {
  const { phone, others, isLost } = cleanPhone(text);
  if (isLost) return remarks.drop("phoneNumber", text, "a spreadsheet has cut off its digits");
  for (const other of others) remarks.keep("phoneNumber", other);
  return phone;
}

function timeReader(name: ImportField, settings: ImportSettings, now: Date) {
  const { sign: order } = dateOrderFor(settings, name);
  const latest = now.toISOString();
  return (text: string, remarks: Remarks): string => {
    const read = readTime(text, order, settings.zone);
    if (read === "ask") return remarks.drop(name, text, "does the day or the month come first?");
    if (read === null) return remarks.drop(name, text, "it is no date");
    if (name === "createdAt" && read > latest) return remarks.drop(name, text, "it is in the future");
    return read;
  };
}

/** An option's id: as the person chose, by id or label, or by what other products call it. */
function choiceReader(name: ImportField, { options = {} }: LeadField, { choices }: ImportSettings) {
  const field = name === "status" || name === "priority" ? name : null;
  const chosen = new Map(field ? Object.entries(choices[field]) : []);
  const own = new Map(
    Object.entries(options).flatMap(([id, label]) => [
      [id, id],
      [label.toLowerCase(), id],
    ]),
  );
  return (text: string, remarks: Remarks): string => {
    const known = chosen.get(text) ?? own.get(text.toLowerCase()) ?? (field && guessChoice(field, text));
    return known ?? remarks.drop(name, text, "it is none of our choices");
  };
}

/** As the person chose, or as `textGuesser` says. */
function textReader(name: TextChoice, settings: ImportSettings) {
  const chosen = new Map(Object.entries(settings.choices[name]));
  // As the cells are read, where the file may write '=1 for =1.
  const values = valuesOf(settings, name).map(({ text }) => ({
    text: withoutTextFormula(fromCsvText(text)),
  }));
  const guess = textGuesser(name, values, settings.spellings[name]);
  return (text: string): string => chosen.get(text) ?? guess(text);
}

/** A member's email: of the one whom the person chose for the text, or whose email or name it is. */
function memberReader(name: ImportField, members: Member[], { choices, constants }: ImportSettings) {
  const known = membersByText(members);
  const chosen = new Map(Object.entries(choices.assigneeId));
  const other = fullNameOf(members, constants.assigneeId);
  const reason = `it is no member’s email or name${other ? `, so a new lead goes to ${other}` : ""}`;
  return (text: string, remarks: Remarks): string =>
    emailOf(members, chosen.get(text) ?? null) ??
    known.get(text.toLowerCase()) ??
    remarks.drop(name, text, reason);
}
