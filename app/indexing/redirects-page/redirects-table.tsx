import { Trash2 } from "lucide-react";
import { type Column, DataTable } from "../../ui/data/table";
import { ActionButton } from "../../ui/forms/action-form";
import { REDIRECT_FAILURE } from "../indexing";
import type { RedirectsView } from "./load.server";

type Redirect = RedirectsView["redirects"][number];

export function RedirectsTable({ redirects }: { redirects: Redirect[] }) {
  return (
    <DataTable
      caption="Redirects, newest first"
      columns={COLUMNS}
      rows={redirects}
      keyOf={({ fromPath }) => fromPath}
    />
  );
}

const COLUMNS: Column<Redirect>[] = [
  { head: "From", cellClass: "min-w-48 wrap-anywhere", cell: ({ fromPath }) => fromPath },
  {
    head: "To",
    cellClass: "min-w-48 wrap-anywhere",
    cell: ({ toPath }) => <a href={toPath}>{toPath}</a>,
  },
  { head: "Hits", className: "text-right tabular-nums", cell: ({ hits }) => hits.toLocaleString("en-US") },
  {
    head: "Added",
    cellClass: "whitespace-nowrap text-ink-2",
    cell: ({ created, createdBy }) => (
      <>
        {created}
        <p>{createdBy ?? "by a changed slug"}</p>
      </>
    ),
  },
  {
    head: "Actions",
    isHeadHidden: true,
    cellClass: "text-right",
    cell: ({ fromPath }) => (
      <ActionButton
        failure={REDIRECT_FAILURE.delete}
        fields={{ intent: "delete", from: fromPath }}
        size="sm"
        icon={Trash2}
        aria-label={`Delete the redirect of ${fromPath}`}
      >
        Delete
      </ActionButton>
    ),
  },
];
