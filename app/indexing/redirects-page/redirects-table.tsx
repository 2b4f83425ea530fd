import { Trash2 } from "lucide-react";
import { ActionButton } from "../../ui/action-form";
import { Table } from "../../ui/table";
import { REDIRECT_FAILURE } from "../redirects";
import type { RedirectsView } from "./route";

export function RedirectsTable({ redirects }: { redirects: RedirectsView["redirects"] }) {
  return (
    <Table caption="Redirects, newest first">
      <thead>
        <tr>
          <th scope="col">From</th>
          <th scope="col">To</th>
          <th scope="col" className="text-right tabular-nums">
            Hits
          </th>
          <th scope="col">Added</th>
          <th scope="col">
            <span className="sr-only">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {redirects.map(({ fromPath, toPath, hits, created, createdBy }) => (
          <tr key={fromPath}>
            <td className="min-w-48 wrap-anywhere">{fromPath}</td>
            <td className="min-w-48 wrap-anywhere">
              <a href={toPath}>{toPath}</a>
            </td>
            <td className="text-right tabular-nums">{hits.toLocaleString("en-US")}</td>
            <td className="whitespace-nowrap text-ink-2">
              {created}
              <p>{createdBy ?? "by a changed slug"}</p>
            </td>
            <td className="text-right">
              <ActionButton
                failure={REDIRECT_FAILURE.delete}
                fields={{ intent: "delete", from: fromPath }}
                size="sm"
                icon={Trash2}
                aria-label={`Delete the redirect of ${fromPath}`}
              >
                Delete
              </ActionButton>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
