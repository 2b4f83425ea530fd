import { Link } from "@remix-run/react";
import { Badge, type BadgeTone } from "../../../ui/badge";
import { type Column, DataTable } from "../../../ui/table";
import { importPath } from "../../paths";
import { IMPORT_STATE_LABELS, type ImportState } from "../import";
import type { ImportItem } from "./load.server";

export function ImportsTable({ imports }: { imports: ImportItem[] }) {
  return (
    <DataTable caption="Imports, newest first" columns={COLUMNS} rows={imports} keyOf={({ id }) => id} />
  );
}

const COLUMNS: Column<ImportItem>[] = [
  {
    head: "File",
    cellClass: "min-w-48 wrap-anywhere",
    cell: (item) => (
      <>
        <Link to={importPath(item.id)} className="font-semibold">
          {item.fileName || "(no name)"}
        </Link>
        <p className="whitespace-nowrap text-ink-2">{item.actorLabel}</p>
      </>
    ),
  },
  { head: "State", cell: ({ state }) => <ImportStateBadge state={state} /> },
  countColumn("Rows", ({ totalRows }) => totalRows),
  countColumn("Created", ({ createdRows }) => createdRows),
  countColumn("Updated", ({ updatedRows }) => updatedRows),
  countColumn("Errors", ({ failedRows }) => failedRows),
  { head: "Begun", cellClass: "whitespace-nowrap text-ink-2", cell: ({ createdText }) => createdText },
];

function countColumn(head: string, countOf: (item: ImportItem) => number): Column<ImportItem> {
  return {
    head,
    className: "text-right",
    cellClass: "tabular-nums",
    cell: (item) => countOf(item).toLocaleString("en-US"),
  };
}

const TONES: Record<ImportState, BadgeTone> = {
  uploaded: "info",
  running: "beam",
  done: "ok",
  failed: "danger",
  undoing: "beam",
  undone: "line",
};

function ImportStateBadge({ state }: { state: ImportState }) {
  return <Badge tone={TONES[state]}>{IMPORT_STATE_LABELS[state]}</Badge>;
}
