import { Link } from "@remix-run/react";
import { Trash2 } from "lucide-react";
import { type Column, DataTable } from "../../../ui/data/table";
import { ActionButton } from "../../../ui/forms/action-form";
import { REDIRECT_FAILURE, REDIRECTS_PATH } from "../../indexing";
import type { RedirectsView } from "./load.server";

type Redirect = RedirectsView["redirects"][number];

export function RedirectsTable({ redirects }: { redirects: Redirect[] }) {
  return (
    <div className="[&_table]:table-fixed [&_td]:truncate" data-toasts-left>
      <DataTable
        caption="Redirects, newest first"
        columns={COLUMNS}
        rows={redirects}
        keyOf={({ fromPath }) => fromPath}
      />
    </div>
  );
}

const COLUMNS: Column<Redirect>[] = [
  {
    head: "Old address",
    cell: ({ fromPath, toPath, target }) => (
      <>
        <Link
          to={`${REDIRECTS_PATH}?${new URLSearchParams({ edit: fromPath })}`}
          className="font-semibold hover:underline"
          title={`Change ${fromPath}`}
        >
          {fromPath}
        </Link>
        <span className="block truncate sm:hidden">
          <Target toPath={toPath} target={target} />
        </span>
      </>
    ),
  },
  { head: "Leads to", className: "max-sm:hidden", cell: (one) => <Target {...one} /> },
  {
    head: "Requests",
    className: "w-20 text-right tabular-nums max-lg:hidden",
    cell: ({ hits }) => hits.toLocaleString("en-US"),
  },
  {
    head: "Made",
    className: "w-52 max-lg:hidden",
    cellClass: "text-ink-2",
    cell: ({ made, madeBy }) => <span title={madeBy || undefined}>{made}</span>,
  },
  {
    head: "Actions",
    isHeadHidden: true,
    className: "w-40 text-right",
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

function Target({ toPath, target }: Pick<Redirect, "toPath" | "target">) {
  if (toPath === "") return <span className="text-ink-2">{target}</span>;
  return (
    <a href={toPath} className="hover:underline" title={toPath}>
      {target}
    </a>
  );
}
