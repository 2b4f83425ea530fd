import { fullNameOf } from "../../../auth/member-names";
import type { Member } from "../../../auth/staff";
import { zoneLabel } from "../../../platform/time/zones";
import { LEAD_FIELDS } from "../../leads/fields/lead-fields";
import { INDUSTRIES } from "../../leads/lead";
import { columnName, defaultFor, fieldLabel } from "../columns/columns";
import type { ImportField } from "../columns/header-names";
import { DATE_FIELDS, LAYOUT_FIELDS } from "../columns/layout-fields";
import { valuesOf } from "../columns/layout-form";
import { isCommaOpen } from "../columns/survey";
import { cellReader, ENCODING_LABELS, ENCODINGS, isDecodedFirst } from "../file/encoding";
import type { LeadImport } from "../imports.server";
import { dateOrderFor, decimalFor, hasForeignAmounts } from "../settings";
import {
  CHOICE_FIELDS,
  type ChoiceField,
  guessChoice,
  isTextChoice,
  membersByText,
  textGuesser,
} from "../values/choices";

type Shown = { members: Member[]; letters: string[] };

/** How the file is read, and what can be chosen about it. */
export function loadReading(leadImport: LeadImport, { members, letters }: Shown) {
  const { settings } = leadImport;
  const read = cellReader(settings);
  const leftOut = settings.leftOut.examples.map(({ line, text }) => ({ line, text: read(text) }));
  return {
    encoding: encodingOf(leadImport),
    letters,
    leftOut: { ...settings.leftOut, examples: leftOut },
    choices: CHOICE_FIELDS.flatMap((field) => choiceTable(leadImport, field, members)),
    questions: questionsOf(leadImport),
    fill: settings.fill,
    constants: settings.constants,
    statuses: optionsOf("status", members),
    members: optionsOf("assigneeId", members),
    zone: zoneLabel(settings.zone),
  };
}
export type Reading = ReturnType<typeof loadReading>;

/** UTF-16 says what it is; every other file can be read again. */
function encodingOf({ settings: { encoding, readAs, isBytes } }: LeadImport) {
  const options = isDecodedFirst(encoding) ? [encoding] : ENCODINGS.filter((other) => !isDecodedFirst(other));
  return {
    value: readAs ?? encoding,
    isGuess: isBytes && readAs === null,
    options: options.map((value) => ({ value, label: ENCODING_LABELS[value] })),
  };
}

/** None for what can be any text. */
function optionsOf(field: ChoiceField, members: Member[]) {
  if (isTextChoice(field)) return [];
  if (field === "assigneeId")
    return members.filter(({ isActive }) => isActive).map(({ id, name }) => ({ id, label: name }));
  return Object.entries(LEAD_FIELDS[field].options).map(([id, label]) => ({ id, label }));
}

/** The values of a choice's column and what each becomes; nothing if every value is one of our own. */
function choiceTable({ settings }: LeadImport, field: ChoiceField, members: Member[]) {
  const options = optionsOf(field, members);
  const found = valuesOf(settings, field);
  const isOwn = ownTester(field, options, members);
  const guess = isTextChoice(field) ? textGuesser(field, found, settings.spellings[field]) : guesserOf(field);
  const chosen = new Map(Object.entries(settings.choices[field]));
  const values = found.map(({ text, count }, at) => ({
    ...{ text, count, name: LAYOUT_FIELDS.value(field, at), isOwn: isOwn(text) },
    choice: chosen.get(text) ?? guess(text),
  }));
  const asked = values.filter(({ isOwn: own }) => !own);
  if (asked.length === 0) return [];
  const initial = defaultFor(LEAD_FIELDS[field]);
  const fallback =
    field === "assigneeId"
      ? (fullNameOf(members, settings.constants.assigneeId) ?? "Unassigned")
      : (options.find(({ id }) => id === initial)?.label ?? "");
  return [{ label: fieldLabel(field), fallback, options, values: asked }];
}

function guesserOf(field: "status" | "priority" | "assigneeId") {
  return (text: string) => (field === "assigneeId" ? "" : (guessChoice(field, text) ?? ""));
}

/** Whether a value needs no question: an option, a member, or an industry as we write it. Any source is asked about. */
function ownTester(field: ChoiceField, options: { id: string; label: string }[], members: Member[]) {
  const known = membersByText(members);
  return (text: string): boolean => {
    if (field === "assigneeId") return known.has(text.toLowerCase());
    if (field === "industry") return INDUSTRIES.some((industry) => industry === text);
    return options.some(({ id, label }) => [id, label.toLowerCase()].includes(text.toLowerCase()));
  };
}

function decimalQuestion(column: string, settings: LeadImport["settings"]) {
  const survey = settings.surveys[settings.columns.indexOf("dealValue")];
  const isComma = survey !== undefined && isCommaOpen(survey);
  const [sign, other, shown] = isComma ? [",", ".", "1,500"] : [".", ",", "1.500"];
  return {
    name: LAYOUT_FIELDS.decimal,
    label: `What is the ${isComma ? "comma" : "point"} in the amounts of ${column}?`,
    value: settings.decimal ?? "",
    options: [
      { id: other, label: `Of a thousand: ${shown} is 1,500 dollars` },
      { id: sign, label: `Of the cents: ${shown} is 1 dollar 50` },
    ],
  };
}

/** Columns that can be read in two ways. */
function questionsOf({ header, settings }: LeadImport) {
  const nameOf = (field: ImportField) => {
    const at = settings.columns.indexOf(field);
    return columnName(header[at] ?? "", at);
  };
  const dates = DATE_FIELDS.filter((field) => dateOrderFor(settings, field).isOpen).map((field) => ({
    name: LAYOUT_FIELDS.order(field),
    label: `What comes first in the dates of ${nameOf(field)}?`,
    value: settings.orders[field] ?? "",
    options: [
      { id: "day", label: "The day: 3/12/2024 is in December" },
      { id: "month", label: "The month: 3/12/2024 is in March" },
    ],
  }));
  const amounts = decimalFor(settings, "dealValue").isOpen
    ? [decimalQuestion(nameOf("dealValue"), settings)]
    : [];
  const foreign = hasForeignAmounts(settings)
    ? [
        {
          name: LAYOUT_FIELDS.otherCurrency,
          label: `What becomes of other currencies in ${nameOf("dealValue")}?`,
          value: settings.otherCurrency ?? "",
          options: [
            { id: "dollars", label: "Their numbers are dollars: 1,500 € is $1,500" },
            { id: "note", label: "They are left out, and stand in a note on the lead" },
          ],
        },
      ]
    : [];
  return [...dates, ...amounts, ...foreign];
}
