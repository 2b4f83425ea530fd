import { type Column, DataTable } from "../../ui/data/table";
import type { AuditEntryView } from "./load.server";

export function AuditTable({ entries }: { entries: AuditEntryView[] }) {
  return (
    <div className="card overflow-clip [&_td]:align-top">
      <DataTable caption="Audit, newest first" columns={COLUMNS} rows={entries} keyOf={({ id }) => id} />
    </div>
  );
}

const COLUMNS: Column<AuditEntryView>[] = [
  {
    head: "When",
    cellClass: "whitespace-nowrap text-ink-2",
    cell: ({ createdAt, written }) => <time dateTime={createdAt}>{written}</time>,
  },
  { head: "Who", cellClass: "wrap-anywhere", cell: ({ actorLabel }) => actorLabel },
  { head: "Action", cellClass: "whitespace-nowrap", cell: ({ action }) => action },
  {
    head: "Record",
    cellClass: "min-w-40 text-ink-2 wrap-anywhere",
    cell: ({ entity, entityId }) => `${entity} ${entityId}`,
  },
  {
    head: "Change",
    cellClass: "min-w-56",
    cell: ({ before, after }) => (
      <>
        <Change title="Before" json={before} />
        <Change title="After" json={after} />
      </>
    ),
  },
];

function Change({ title, json }: { title: string; json: string | null }) {
  if (json === null) return null;
  return (
    <details className="text-sm">
      <summary className="cursor-pointer text-ink-2">{title}</summary>
      <pre className="max-h-80 overflow-auto whitespace-pre-wrap wrap-anywhere">{json}</pre>
    </details>
  );
}
