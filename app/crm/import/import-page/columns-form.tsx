import { Card } from "../../../ui/card";
import { type Column, DataTable } from "../../../ui/data/table";
import { SubmitButton, useActionForm } from "../../../ui/forms/action-form";
import { type FormField, SelectField } from "../../../ui/forms/field";
import { IMPORT_FAILURES } from "../import";
import type { ImportPage } from "./load.server";

/** Lets the user correct the guessed column mapping. */
export function ColumnsForm({ page }: { page: ImportPage }) {
  return (
    <Card title="Columns" aside={<span className="text-sm text-ink-3">Read as {page.readAs}</span>} flush>
      {page.headerNote ? <p className="px-card pb-card text-ink-2">{page.headerNote}</p> : null}
      {/* Starts over with the columns that are stored. */}
      <MappingForm key={page.columns.map(({ field }) => field).join()} page={page} />
    </Card>
  );
}

function MappingForm({ page }: { page: ImportPage }) {
  const { fields, formProps, ...sending } = useActionForm<Record<string, string>>({
    intent: "map",
    failure: IMPORT_FAILURES.map,
    defaultValue: Object.fromEntries(page.columns.map(({ at, field }) => [nameOf(at), field ?? ""])),
  });
  return (
    <form {...formProps}>
      <input type="hidden" name="intent" value="map" />
      <DataTable
        caption="Columns of the file and their fields"
        columns={[
          ...COLUMNS,
          {
            head: "Becomes",
            cellClass: "min-w-40 sm:min-w-48",
            cell: ({ at, name }) => (
              <FieldSelect column={name} field={fields[nameOf(at)]} options={page.fields} />
            ),
          },
        ]}
        rows={page.columns}
        keyOf={({ at }) => at}
      />
      <div className="px-card pt-4 pb-card">
        <SubmitButton of={sending} size="sm" busyLabel="Checking...">
          Check again with these columns
        </SubmitButton>
      </div>
    </form>
  );
}

function nameOf(at: number): string {
  return `column-${at}`;
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
