import { ActionForm, SubmitButton } from "../../../ui/action-form";
import { Card } from "../../../ui/card";
import { SelectField } from "../../../ui/field";
import { Table } from "../../../ui/table";
import { useAction } from "../../../ui/use-action";
import { IMPORT_FAILURES } from "../import";
import type { ImportPage } from "./route";

/** Lets the user correct the guessed column mapping. */
export function ColumnsForm({ page }: { page: ImportPage }) {
  const sending = useAction({ intent: "map", failure: IMPORT_FAILURES.map });
  return (
    <Card title="Columns" aside={<span className="text-sm text-ink-3">Read as {page.readAs}</span>} flush>
      {page.headerNote ? <p className="px-card pb-card text-ink-2">{page.headerNote}</p> : null}
      <ActionForm of={sending} key={page.columns.map(({ field }) => field).join()}>
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
              <ColumnRow key={column.at} column={column} fields={page.fields} />
            ))}
          </tbody>
        </Table>
        <div className="px-card pt-4 pb-card">
          <SubmitButton of={sending} size="sm" busyLabel="Checking...">
            Check again with these columns
          </SubmitButton>
        </div>
      </ActionForm>
    </Card>
  );
}

const SAMPLES = "max-w-36 truncate text-ink-2 sm:max-w-56 lg:max-w-104";

type ColumnRowProps = { column: ImportPage["columns"][number]; fields: ImportPage["fields"] };

function ColumnRow({ column, fields }: ColumnRowProps) {
  return (
    <tr>
      <td className="min-w-32">
        <strong className="wrap-anywhere">{column.name}</strong>
        <p className={`${SAMPLES} lg:hidden`}>{column.samples}</p>
      </td>
      <td className={`${SAMPLES} max-lg:hidden`}>{column.samples}</td>
      <td className="min-w-40 sm:min-w-48">
        <SelectField
          label={`Field of ${column.name}`}
          hideLabel
          small
          name={`column-${column.at}`}
          defaultValue={column.field ?? ""}
        >
          <option value="">Not imported</option>
          {fields.map(({ field, label }) => (
            <option key={field} value={field}>
              {label}
            </option>
          ))}
        </SelectField>
      </td>
    </tr>
  );
}
