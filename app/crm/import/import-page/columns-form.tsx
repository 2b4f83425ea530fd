import { Card } from "../../../ui/card";
import { type Column, DataTable } from "../../../ui/data/table";
import { SubmitButton, useActionForm } from "../../../ui/forms/action-form";
import { type FormField, SelectField } from "../../../ui/forms/field";
import { LAYOUT_FIELDS } from "../columns/layout-fields";
import { IMPORT_FAILURES } from "../import";
import type { ImportPage } from "./load.server";
import type { Reading } from "./reading.server";
import { ChoiceTables, EncodingField, LeftOut, Options, Questions } from "./reading-fields";

/** Lets the user correct how the file is read: encoding, columns, values, and what is missing. */
export function ColumnsForm({ page }: { page: ImportPage }) {
  if (!page.reading) return null;
  return (
    <Card title="Columns" aside={<span className="text-sm text-ink-3">Read as {page.readAs}</span>} flush>
      {page.headerNote ? <p className="px-card pb-card text-ink-2">{page.headerNote}</p> : null}
      <LeftOut of={page.reading.leftOut} />
      {/* Starts over with what is stored. */}
      <MappingForm key={page.updatedAt} page={page} reading={page.reading} />
    </Card>
  );
}

type MappingProps = { page: ImportPage; reading: Reading };

function MappingForm({ page, reading }: MappingProps) {
  const { fields, formProps, ...sending } = useActionForm<Record<string, string>>({
    intent: "map",
    failure: IMPORT_FAILURES.map,
    defaultValue: valuesOf(page, reading),
  });
  const fieldOf = (name: string) => fields[name];
  return (
    <form {...formProps}>
      <input type="hidden" name="intent" value="map" />
      <EncodingField reading={reading} field={fieldOf(LAYOUT_FIELDS.readAs)} />
      <DataTable
        caption="Columns of the file and their fields"
        columns={[
          ...COLUMNS,
          {
            head: "Becomes",
            cellClass: "min-w-40 sm:min-w-48",
            cell: ({ at, name }) => (
              <FieldSelect column={name} field={fieldOf(LAYOUT_FIELDS.column(at))} options={page.fields} />
            ),
          },
        ]}
        rows={page.columns}
        keyOf={({ at }) => at}
      />
      <Questions reading={reading} fieldOf={fieldOf} />
      <ChoiceTables reading={reading} fieldOf={fieldOf} />
      <Options reading={reading} fieldOf={fieldOf} />
      <div className="px-card pt-4 pb-card">
        <SubmitButton of={sending} size="sm" busyLabel="Checking...">
          Check again with these columns
        </SubmitButton>
      </div>
    </form>
  );
}

/** What is stored, by the names of the fields. */
function valuesOf(page: ImportPage, { encoding, choices, questions, constants }: Reading) {
  const { column, constant, readAs } = LAYOUT_FIELDS;
  return Object.fromEntries([
    [readAs, encoding.value],
    ...page.columns.map(({ at, field }) => [column(at), field ?? ""] as const),
    ...choices.flatMap(({ values }) => values.map(({ name, choice }) => [name, choice] as const)),
    ...questions.map(({ name, value }) => [name, value] as const),
    [constant("status"), constants.status],
    [constant("source"), constants.source],
    [constant("assigneeId"), constants.assigneeId],
  ]);
}

const SAMPLES = "max-w-36 truncate text-ink-2 sm:max-w-56 lg:max-w-104";

const COLUMNS: Column<ImportPage["columns"][number]>[] = [
  {
    head: "In the file",
    cellClass: "min-w-32",
    cell: ({ name, samples }) => (
      <>
        <strong className="wrap-anywhere">{name}</strong>
        <p className={`${SAMPLES} lg:hidden`}>{samples}</p>
      </>
    ),
  },
  { head: "First values", className: "max-lg:hidden", cellClass: SAMPLES, cell: ({ samples }) => samples },
];

type FieldSelectProps = { column: string; field?: FormField; options: ImportPage["fields"] };

function FieldSelect({ column, field, options }: FieldSelectProps) {
  return (
    <SelectField label={`Field of ${column}`} hideLabel small field={field}>
      <option value="">Not imported</option>
      {options.map(({ field: name, label }) => (
        <option key={name} value={name}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}
