import { SubmitButton, useActionForm } from "../../../ui/action-form";
import { Card } from "../../../ui/card";
import { type FormField, SelectField } from "../../../ui/field";
import { Table } from "../../../ui/table";
import { IMPORT_FAILURES } from "../import";
import type { ImportPage } from "./route";

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
      <Table caption="Columns of the file and their fields">
        <thead>
          <tr>
            <th scope="col">In the file</th>
            <th scope="col" className="max-lg:hidden">
              First values
            </th>
            <th scope="col">Becomes</th>
          </tr>
        </thead>
        <tbody>
          {page.columns.map((column) => (
            <ColumnRow
              key={column.at}
              column={column}
              field={fields[nameOf(column.at)]}
              options={page.fields}
            />
          ))}
        </tbody>
      </Table>
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

type ColumnRowProps = {
  column: ImportPage["columns"][number];
  field?: FormField;
  options: ImportPage["fields"];
};

function ColumnRow({ column, field, options }: ColumnRowProps) {
  return (
    <tr>
      <td className="min-w-32">
        <strong className="wrap-anywhere">{column.name}</strong>
        <p className={`${SAMPLES} lg:hidden`}>{column.samples}</p>
      </td>
      <td className={`${SAMPLES} max-lg:hidden`}>{column.samples}</td>
      <td className="min-w-40 sm:min-w-48">
        <SelectField label={`Field of ${column.name}`} hideLabel small field={field}>
          <option value="">Not imported</option>
          {options.map(({ field: name, label }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </SelectField>
      </td>
    </tr>
  );
}
