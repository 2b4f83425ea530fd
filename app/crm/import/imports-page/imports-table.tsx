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
          <th scope="col" className="r">
            Rows
          </th>
          <th scope="col" className="r">
            Created
          </th>
          <th scope="col" className="r">
            Updated
          </th>
          <th scope="col" className="r">
            Errors
          </th>
          <th scope="col">Begun</th>
        </tr>
      </thead>
      <tbody>
        {imports.map((item) => (
          <tr key={item.id}>
            <td className="min-w-[12rem] [overflow-wrap:anywhere]">
              <Link to={importPath(item.id)} className="font-semibold">
                {item.fileName || "(no name)"}
              </Link>
              <p className="dim">{item.actorLabel}</p>
            </td>
            <td>
              <ImportStateBadge state={item.state} />
            </td>
            <td className="r">{count(item.totalRows)}</td>
            <td className="r">{count(item.createdRows)}</td>
            <td className="r">{count(item.updatedRows)}</td>
            <td className="r">{count(item.failedRows)}</td>
            <td className="dim">{item.createdText}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
