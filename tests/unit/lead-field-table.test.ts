import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LeadFieldsForm } from "../../app/crm/components/lead-fields-form";
import { fillMergeFields } from "../../app/crm/email/email";
import { mapColumns } from "../../app/crm/import/columns";
import { changeOf } from "../../app/crm/import/import-rows.server";
import { readRow, rowRulesOf } from "../../app/crm/import/row";
import { toFormValues, typedValues } from "../../app/crm/leads/form-values";
import { csvColumnsOf, leadCells } from "../../app/crm/leads/lead-csv";
import type { Lead } from "../../app/crm/leads/lead-detail.server";
import { editableValues, mergeEdit, toConflictViews } from "../../app/crm/leads/lead-edit";
import type { LeadFields } from "../../app/crm/leads/lead-field-types";
import {
  editableFields,
  LEAD_FIELDS,
  type LeadTable,
  mapFields,
  withOptions,
} from "../../app/crm/leads/lead-fields";
import { leadSchemaOf } from "../../app/crm/leads/lead-form";
import { contactFacts, describeChanges, mergeValuesOf } from "../../app/crm/leads/lead-values";

/** The table with one entry more for a text, and one for a choice of rows of the database. */
const FIELDS = {
  ...LEAD_FIELDS,
  website: {
    label: "Web site",
    kind: "text",
    max: 30,
    csv: { place: 14, aliases: ["homepage"] },
    merge: "website",
    contact: true,
    none: "No site",
  },
  owner: { label: "Owner", kind: "choice", options: {}, none: "Nobody", csv: { place: 15 } },
} as const satisfies LeadFields;

const STORED: Lead = {
  ...{ id: "lead-1", firstName: "Priya", lastName: "Raman", businessEmail: "priya@raman.example" },
  ...{ phoneNumber: null, companyName: "Raman Ortega", industry: null, projectDescription: "" },
  ...{ leadScore: 0, source: "manual", dealValue: null, nextFollowUp: null, lastContacted: null },
  ...{ converted: false, isDemo: false, quarantineReason: null, version: 1, deletedAt: null },
  ...{ emailKey: "priya@raman.example", phoneKey: "" },
  ...{ createdAt: "2026-03-01T08:00:00.000Z", updatedAt: "2026-03-01T08:00:00.000Z" },
  status: "new",
  priority: "medium",
};
/** A lead as it would be read with the two columns more. */
const leadWith = (website: string | null) => ({ ...STORED, website, owner: null });
const LEAD = leadWith("raman.example");
const COLUMNS = csvColumnsOf(FIELDS);
const HEADER = COLUMNS.map(({ header }) => header);
const NOW = new Date("2026-03-10T12:00:00.000Z");

function render(fields: LeadTable, errors: Record<string, string[]> = {}) {
  const values = toFormValues(LEAD, fields);
  return renderToStaticMarkup(createElement(LeadFieldsForm, { values, errors, fields }));
}

/** What the schema makes of a form; Conform makes an empty text undefined. */
function send(values: Record<string, string>, fields: LeadTable = FIELDS) {
  const sent = Object.entries({ ...toFormValues(LEAD, FIELDS), ...values });
  return leadSchemaOf(fields).safeParse(Object.fromEntries(sent.filter(([, text]) => text !== "")));
}

test("a new text field has its control, value and message in the form", () => {
  const html = render(FIELDS, { website: ["Too odd"] });
  expect(html).toMatch(/<label[^>]*>Web site<span class="opt"> \(optional\)<\/span><\/label>/);
  expect(html).toMatch(/<input(?=[^>]*name="website")(?=[^>]*maxLength="30")(?=[^>]*value="raman.example")/);
  expect(html).toContain("Too odd");
  expect(render(LEAD_FIELDS)).not.toContain("website");
});

test("a new text field is checked, trimmed, and null when it is empty", () => {
  expect(send({ website: "  fern.example " }).data).toMatchObject({ website: "fern.example" });
  expect(send({ website: " " }).data).toMatchObject({ website: null });
  expect(send({ website: "x".repeat(31) }).error?.issues.map(({ message }) => message)).toEqual([
    "Web site can have at most 30 characters",
  ]);
});

test("a new text field comes back as it was typed", () => {
  const form = new FormData();
  form.set("website", " fern");
  expect(typedValues(form, FIELDS)).toMatchObject({ website: " fern", firstName: "" });
});

test("a new text field has a column with its header at its place, read and written alike", () => {
  expect(HEADER.slice(12)).toEqual(["Created", "Web Site", "Owner"]);
  const cells = leadCells(LEAD, COLUMNS);
  expect(cells[13]).toBe("raman.example");
  const columns = mapColumns(HEADER, COLUMNS);
  const { row } = readRow(cells, columns, rowRulesOf(FIELDS));
  expect(row?.lead).toMatchObject({ firstName: "Priya", website: "raman.example" });
  expect(row?.given).toContain("website");
  expect(mapColumns(["e-mail", "Home-Page"], COLUMNS)).toEqual(["businessEmail", "website"]);
  expect(mapColumns(["e-mail", "Home-Page"])).toEqual(["businessEmail", null]);
});

test("the dry run names what is wrong in a new text field", () => {
  const columns = mapColumns(["Email", "First", "Last", "Company", "Homepage"], COLUMNS);
  const cells = ["dana@x.example", "Dana", "Reyes", "Fern", "x".repeat(31)];
  expect(readRow(cells, columns, rowRulesOf(FIELDS)).error).toBe("Web site can have at most 30 characters");
});

test("an import changes a new text field when its cell differs, and notes both values", () => {
  const columns = mapColumns(["Email", "Homepage"], COLUMNS);
  const changeBy = (website: string) => {
    const { row } = readRow(["priya@raman.example", website], columns, rowRulesOf(FIELDS));
    return row && changeOf(LEAD, row, NOW);
  };
  expect(changeBy("fern.example")).toEqual({
    before: { website: "raman.example" },
    after: { website: "fern.example" },
  });
  expect(changeBy("raman.example")).toEqual({ before: {}, after: {} });
  expect(changeBy("")).toEqual({ before: {}, after: {} });
});

test("two people's changes of a new text field are shown with its label, and one choice settles them", () => {
  const base = editableValues(LEAD, FIELDS);
  const theirs = { ...leadWith("theirs.example"), firstName: "Pia" };
  const mine = { ...leadWith("mine.example"), lastName: "Rao" };
  const { conflict } = mergeEdit({ mine, base, choices: {} }, theirs, FIELDS);
  expect(conflict && toConflictViews(conflict, FIELDS)).toEqual([
    { field: "website", label: "Web site", mine: "mine.example", theirs: "theirs.example" },
  ]);
  expect(conflict?.merged).toMatchObject({ website: "mine.example", firstName: "Pia", lastName: "Rao" });
  const choose = (website: "mine" | "theirs") =>
    mergeEdit({ mine, base: conflict?.current ?? {}, choices: { website } }, theirs, FIELDS).patch;
  expect(choose("mine")).toMatchObject({ website: "mine.example" });
  expect(choose("theirs")).not.toHaveProperty("website");
});

test("the timeline tells a change of a new text field", () => {
  expect(describeChanges({ website: null }, { website: "fern.example", version: 2 }, FIELDS)).toEqual([
    "Web site: none → fern.example",
  ]);
});

test("a mail can name a new text field, and one without a value leaves nothing", () => {
  const facts = { team: "We", demoLink: "https://x.example" };
  const fill = (website: string | null) =>
    fillMergeFields("{first_name}: {website}.", mergeValuesOf(leadWith(website), facts, FIELDS));
  expect(fill("fern.example")).toBe("Priya: fern.example.");
  expect(fill(null)).toBe("Priya: .");
});

test("a new text field stands among the contact information, with words of its own for no value", () => {
  const factOf = (website: string | null) => contactFacts(leadWith(website), FIELDS).at(-1);
  expect(factOf("fern.example")).toMatchObject({ label: "Web site", text: "fern.example" });
  expect(factOf(null)).toMatchObject({ text: null, none: "No site" });
});

test("a choice of rows of the database takes its options when they are known", () => {
  const fields = withOptions(FIELDS, { owner: { "u-1": "Mara", "u-2": "Kai" } });
  expect(render(fields)).toMatch(
    /<select name="owner"[^>]*><option value="" selected="">Nobody<\/option><option value="u-1">Mara<\/option><option value="u-2">Kai<\/option>/,
  );
  expect(send({ owner: "u-2" }, fields).data).toMatchObject({ owner: "u-2" });
  expect(send({}, fields).data).toMatchObject({ owner: null });
  expect(send({ owner: "u-3" }, fields).success).toBe(false);
  expect(describeChanges({ owner: null }, { owner: "u-1" }, fields)).toEqual(["Owner: none → Mara"]);
});

test("every column has a place of its own, and no header means two fields", () => {
  const columns = csvColumnsOf();
  expect(columns.map(({ field }) => field.csv.place)).toEqual(columns.map((_, at) => at + 1));
  for (const { name, header, field } of columns) {
    for (const alias of [header, name, ...(field.csv.aliases ?? [])]) {
      expect(mapColumns([alias, "Email", "Industry"])[0], alias).toBe(name);
    }
  }
});

test("the form has the specified fields in their order", () => {
  expect(editableFields().map(([, { label }]) => label)).toEqual([
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
  ]);
  expect(mapFields((_, { required }) => required === true)).toMatchObject({ source: true, industry: false });
});
