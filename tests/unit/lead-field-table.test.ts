import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LeadFieldsForm } from "../../app/crm/components/lead-fields-form";
import { fillMergeFields } from "../../app/crm/email/email";
import { mapColumns } from "../../app/crm/import/columns/columns";
import { changesFrom, newLead } from "../../app/crm/import/rows/import-rows.server";
import { readRow, rowRulesOf } from "../../app/crm/import/rows/row";
import { importSettings } from "../../app/crm/import/settings";
import { csvColumnsOf, leadCells } from "../../app/crm/leads/fields/lead-csv";
import { editableValues, mergeEdit, toConflictViews } from "../../app/crm/leads/fields/lead-edit";
import type { LeadFields } from "../../app/crm/leads/fields/lead-field-types";
import {
  editableFields,
  inZone,
  LEAD_FIELDS,
  type LeadFieldName,
  type LeadTable,
  mapFields,
  withOptions,
} from "../../app/crm/leads/fields/lead-fields";
import { leadSchemaFor } from "../../app/crm/leads/fields/lead-form";
import {
  contactDetails,
  describeChanges,
  mergeValuesOf,
  toFormValues,
} from "../../app/crm/leads/fields/lead-values";

/** The field table with two more fields: a text, and a choice of database rows. */
const FIELDS = {
  ...LEAD_FIELDS,
  homeTown: {
    label: "Home town",
    kind: "text",
    max: 30,
    csv: { place: 101 },
    merge: "home_town",
    contact: true,
    none: "Nowhere",
  },
  keeper: { label: "Keeper", kind: "choice", options: {}, none: "Unassigned", csv: { place: 102 } },
} as const satisfies LeadFields;

const NOW = new Date("2026-03-10T12:00:00.000Z");
const STORED = newLead(
  leadSchemaFor(LEAD_FIELDS).parse({
    ...{ status: "new", priority: "medium", source: "manual" },
    ...{ firstName: "Priya", lastName: "Raman", businessEmail: "priya@raman.example", companyName: "Raman" },
  }),
  null,
  NOW,
);
/** A stored lead with the two additional columns. */
const leadWith = (homeTown: string | null) => ({ ...STORED, homeTown, keeper: null });
const LEAD = leadWith("Akron");
const COLUMNS = csvColumnsOf(FIELDS);
const HEADER = COLUMNS.map(({ header }) => header);

/** The rules of a file with this header. */
function rulesFor(header: string[]) {
  const format = { encoding: "utf-8", delimiter: ",", zone: "UTC", found: null };
  const settings = {
    ...importSettings.parse({ columns: [], ...format }),
    columns: mapColumns(header, [], COLUMNS),
  };
  return rowRulesOf({ members: [], settings, now: NOW, fields: FIELDS });
}

function render(fields: LeadTable, errors: Record<string, string[]> = {}) {
  const values = toFormValues(LEAD, fields);
  const field = (name: LeadFieldName) => ({
    id: name,
    name,
    initialValue: values[name],
    errors: errors[name],
  });
  return renderToStaticMarkup(
    createElement(LeadFieldsForm, { fields: mapFields(field, fields), table: fields }),
  );
}

/** Parses a form with the schema; Conform turns an empty text into undefined. */
function send(values: Record<string, string>, fields: LeadTable = FIELDS) {
  const sent = Object.entries({ ...toFormValues(LEAD, FIELDS), ...values });
  return leadSchemaFor(fields).safeParse(Object.fromEntries(sent.filter(([, text]) => text !== "")));
}

test("a new text field has its control, value and message in the form", () => {
  const html = render(FIELDS, { homeTown: ["Too odd"] });
  expect(html).toMatch(/<label[^>]*>Home town<span class="[^"]*"> \(optional\)<\/span><\/label>/);
  expect(html).toMatch(/<input(?=[^>]*name="homeTown")(?=[^>]*maxLength="30")(?=[^>]*value="Akron")/);
  expect(html).toContain("Too odd");
  expect(render(LEAD_FIELDS)).not.toContain("homeTown");
});

test("a new text field is checked, trimmed, and null when it is empty", () => {
  expect(send({ homeTown: "  Fern Hill " }).data).toMatchObject({ homeTown: "Fern Hill" });
  expect(send({ homeTown: " " }).data).toMatchObject({ homeTown: null });
  expect(send({ homeTown: "x".repeat(31) }).error?.issues.map(({ message }) => message)).toEqual([
    "Home town can have at most 30 characters",
  ]);
});

test("a new text field has a CSV column with its header in its place, exported and imported alike", () => {
  expect(HEADER.slice(-2)).toEqual(["Home Town", "Keeper"]);
  const cells = leadCells(LEAD, csvColumnsOf(inZone(FIELDS, "UTC")));
  expect(cells.at(-2)).toBe("Akron");
  const { row } = readRow(cells, rulesFor(HEADER));
  expect(row?.lead).toMatchObject({ firstName: "Priya", homeTown: "Akron" });
  expect(row?.given).toContain("homeTown");
  expect(mapColumns(["e-mail", "home-town"], [], COLUMNS)).toEqual(["businessEmail", "homeTown"]);
  expect(mapColumns(["e-mail", "home-town"])).toEqual(["businessEmail", null]);
});

test("the dry run reports an invalid new text field", () => {
  const cells = ["dana@x.example", "Dana", "Reyes", "Fern", "x".repeat(31)];
  const { row } = readRow(cells, rulesFor(["Email", "First", "Last", "Company", "Home town"]));
  expect(row?.warning).toBe(
    `homeTown "${"x".repeat(31)}" was not imported: Home town can have at most 30 characters`,
  );
});

test("an import updates a new text field if its cell differs, and records both values", () => {
  const changeBy = (homeTown: string) => {
    const { row } = readRow(["priya@raman.example", homeTown], rulesFor(["Email", "Home town"]));
    return row && changesFrom(LEAD, row, NOW);
  };
  expect(changeBy("Fern Hill")).toEqual({
    before: { homeTown: "Akron" },
    after: { homeTown: "Fern Hill" },
  });
  expect(changeBy("Akron")).toEqual({ before: {}, after: {} });
  expect(changeBy("")).toEqual({ before: {}, after: {} });
});

test("conflicting changes of a new text field are shown with its label, and one choice resolves them", () => {
  const base = editableValues(LEAD, FIELDS);
  const theirs = { ...leadWith("Theirs"), firstName: "Pia" };
  const mine = { ...leadWith("Mine Hill"), lastName: "Rao" };
  const { conflict } = mergeEdit({ mine, base, choices: {} }, theirs, FIELDS);
  expect(conflict && toConflictViews(conflict, FIELDS)).toEqual([
    { field: "homeTown", label: "Home town", mine: "Mine Hill", theirs: "Theirs" },
  ]);
  expect(conflict?.merged).toMatchObject({ homeTown: "Mine Hill", firstName: "Pia", lastName: "Rao" });
  const choose = (homeTown: "mine" | "theirs") =>
    mergeEdit({ mine, base: conflict?.current ?? {}, choices: { homeTown } }, theirs, FIELDS).patch;
  expect(choose("mine")).toMatchObject({ homeTown: "Mine Hill" });
  expect(choose("theirs")).not.toHaveProperty("homeTown");
});

test("the timeline shows a change of a new text field", () => {
  expect(describeChanges({ homeTown: null }, { homeTown: "Fern Hill", version: 2 }, FIELDS)).toEqual([
    "Home town: nowhere → Fern Hill",
  ]);
});

test("a mail can contain a new text field, and an empty one leaves nothing", () => {
  const facts = { team: "We", demoLink: "https://x.example" };
  const fill = (homeTown: string | null) =>
    fillMergeFields("{first_name}: {home_town}.", mergeValuesOf(leadWith(homeTown), facts, FIELDS));
  expect(fill("Fern Hill")).toBe("Priya: Fern Hill.");
  expect(fill(null)).toBe("Priya: .");
});

test("a new text field is listed in the contact information, with its own text for no value", () => {
  const factOf = (homeTown: string | null) =>
    contactDetails(leadWith(homeTown), FIELDS).find(({ label }) => label === "Home town");
  expect(factOf("Fern Hill")).toMatchObject({ kind: "text", text: "Fern Hill" });
  expect(factOf(null)).toMatchObject({ text: null, none: "Nowhere" });
});

test("a choice of database rows gets its options once they are known", () => {
  const fields = withOptions(FIELDS, { keeper: { "u-1": "Mara", "u-2": "Kai" } });
  expect(render(fields)).toMatch(
    /<select(?=[^>]*name="keeper")[^>]*><option value="" selected="">Unassigned<\/option><option value="u-1">Mara<\/option><option value="u-2">Kai<\/option>/,
  );
  expect(send({ keeper: "u-2" }, fields).data).toMatchObject({ keeper: "u-2" });
  expect(send({}, fields).data).toMatchObject({ keeper: null });
  expect(send({ keeper: "u-3" }, fields).success).toBe(false);
  expect(describeChanges({ keeper: null }, { keeper: "u-1" }, fields)).toEqual(["Keeper: unassigned → Mara"]);
});

test("every column has its own position, and no header maps to two fields", () => {
  const columns = csvColumnsOf();
  expect(new Set(columns.map(({ field }) => field.csv.place)).size).toBe(columns.length);
  for (const { name, header } of columns) {
    for (const own of [header, name]) {
      expect(mapColumns([own, "Email", "Industry"])[0], own).toBe(name);
    }
  }
});

test("the form has the specified fields in order", () => {
  const labels = editableFields().map(([, { label }]) => label);
  const specified = [
    "First name",
    "Last name",
    "Email",
    "Phone",
    "Company",
    "Industry",
    "Project description",
    "Status",
    "Priority",
    "Lead score",
    "Source",
    "Deal value",
    "Next follow-up",
  ];
  expect(labels.filter((label) => specified.includes(label))).toEqual(specified);
});
