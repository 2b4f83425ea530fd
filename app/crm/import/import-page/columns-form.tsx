import { Form, useNavigation } from "@remix-run/react";
import { Button } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { SelectField } from "../../../ui/field";
import { Table } from "../../../ui/table";
import type { ImportPage } from "./route";

/** Which column is which field, as it was guessed, to be changed. */
export function ColumnsForm({ page }: { page: ImportPage }) {
  const navigation = useNavigation();
  const isBusy = navigation.state !== "idle" && navigation.formData?.get("intent") === "map";
  return (
    <Card title="Columns" aside={<span className="meta">Read as {page.readAs}</span>} flush>
      {page.headerNote ? <p className="card-b muted">{page.headerNote}</p> : null}
      <Form method="post" key={page.columns.map(({ field }) => field).join()}>
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
        <div className="card-b pt-4">
          <Button type="submit" name="intent" value="map" size="sm" busy={isBusy} busyLabel="Checking...">
            Check again with these columns
          </Button>
        </div>
      </Form>
    </Card>
  );
}

type ColumnRowProps = { column: ImportPage["columns"][number]; fields: ImportPage["fields"] };

function ColumnRow({ column, fields }: ColumnRowProps) {
  return (
    <tr>
      <td className="min-w-[8rem]">
        <strong className="[overflow-wrap:anywhere]">{column.name}</strong>
        <p className="import-samples lg:hidden">{column.samples}</p>
      </td>
      <td className="import-samples max-lg:hidden">{column.samples}</td>
      <td className="min-w-[10rem] sm:min-w-[12rem]">
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
