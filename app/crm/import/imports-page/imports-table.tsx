import { Link } from "@remix-run/react";
import { Table } from "../../../ui/table";
import { importPath } from "../../paths";
import { ImportStateBadge } from "../state-badge";
import type { ImportItem } from "./route";

const count = (value: number) => value.toLocaleString("en-US");

export function ImportsTable({ imports }: { imports: ImportItem[] }) {
  return (
    <Table caption="Imports, newest first">
      <thead>
        <tr>
          <th scope="col">File</th>
          <th scope="col">State</th>
          <th scope="col" className="text-right">
            Rows
          </th>
          <th scope="col" className="text-right">
            Created
          </th>
          <th scope="col" className="text-right">
            Updated
          </th>
          <th scope="col" className="text-right">
            Errors
          </th>
          <th scope="col">Begun</th>
        </tr>
      </thead>
      <tbody>
        {imports.map((item) => (
          <tr key={item.id}>
            <td className="min-w-48 wrap-anywhere">
              <Link to={importPath(item.id)} className="font-semibold">
                {item.fileName || "(no name)"}
              </Link>
              <p className="whitespace-nowrap text-ink-2">{item.actorLabel}</p>
            </td>
            <td>
              <ImportStateBadge state={item.state} />
            </td>
            <td className="text-right tabular-nums">{count(item.totalRows)}</td>
            <td className="text-right tabular-nums">{count(item.createdRows)}</td>
            <td className="text-right tabular-nums">{count(item.updatedRows)}</td>
            <td className="text-right tabular-nums">{count(item.failedRows)}</td>
            <td className="whitespace-nowrap text-ink-2">{item.createdText}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
