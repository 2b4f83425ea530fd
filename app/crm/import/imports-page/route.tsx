import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { requireStaff } from "../../../auth/guard.server";
import { Badge, type BadgeTone } from "../../../ui/badge";
import { Card, PageHead } from "../../../ui/card";
import { type Column, DataTable } from "../../../ui/data/table";
import { adminTitle } from "../../../ui/page-title";
import { PageError } from "../../components/page-error";
import { importPath } from "../../paths";
import { IMPORT_STATE_LABELS, type ImportState } from "../import";
import { uploadFile } from "./actions.server";
import { type ImportItem, loadImports } from "./load.server";
import { UploadForm } from "./upload-form";

export const meta = adminTitle("Import CSV");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { staff, db } = await requireStaff(request, context);
  return loadImports(db, staff.timeZone);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { actor, db } = await requireStaff(request, context);
  const { timeZone } = await context.company();
  return uploadFile({ request, db, actor, now: context.clock(), zone: timeZone });
}

export default function ImportsPage() {
  const imports = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title="Import CSV">
        A dry run first: no lead is touched before you have seen what will happen.
      </PageHead>
      <UploadForm />
      {imports.length > 0 ? (
        <Card title="Imports" flush>
          <ImportsTable imports={imports} />
        </Card>
      ) : (
        <NoImports />
      )}
    </>
  );
}

export function ErrorBoundary() {
  return <PageError title="Failed to load the imports" />;
}

/** Without a frame of its own: the one of the file is above it. */
function NoImports() {
  return (
    <div className="text-center text-ink-2">
      <strong className="font-semibold text-ink">No imports yet</strong>
      <p>Each import stays here and can be undone for 30 days.</p>
    </div>
  );
}

function ImportsTable({ imports }: { imports: ImportItem[] }) {
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
        <p className="text-ink-2">
          {item.by}
          <span className="sm:hidden">, {item.createdDay}</span>
        </p>
        <WhatCameOf of={item} />
      </>
    ),
  },
  {
    head: "State",
    className: "max-lg:pr-card!",
    cell: ({ state }) => <ImportStateBadge state={state} />,
  },
  countColumn("Rows", ({ totalRows }) => totalRows),
  countColumn("Created", ({ createdRows }) => createdRows),
  countColumn("Updated", ({ updatedRows }) => updatedRows),
  { ...countColumn("Errors", ({ failedRows }) => failedRows), cell: (item) => <Errors of={item} /> },
  {
    head: "Started",
    className: "text-right max-sm:hidden",
    cellClass: "whitespace-nowrap text-ink-2",
    cell: ({ createdText }) => createdText,
  },
];

function Errors({ of: { id, failedRows } }: { of: ImportItem }) {
  if (failedRows === 0) return "0";
  return (
    <Link to={`${importPath(id)}#errors`} className="font-semibold underline">
      {failedRows.toLocaleString("en-US")}
    </Link>
  );
}

/** "7 rows: 6 created, 0 updated, 1 with errors", where there is no room for columns. */
function WhatCameOf({ of: item }: { of: ImportItem }) {
  const [all, created, updated] = [item.totalRows, item.createdRows, item.updatedRows].map((count) =>
    count.toLocaleString("en-US"),
  );
  return (
    <p className="text-ink-2 tabular-nums lg:hidden">
      {all} rows: {created}&nbsp;created, {updated}&nbsp;updated,{" "}
      <span className="whitespace-nowrap">
        <Errors of={item} /> with errors
      </span>
    </p>
  );
}

function countColumn(head: string, countOf: (item: ImportItem) => number): Column<ImportItem> {
  return {
    head,
    className: "text-right max-lg:hidden",
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
