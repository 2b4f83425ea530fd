import { Table } from "../../ui/table";
import type { AuditEntryView } from "./route";

export function AuditTable({ entries }: { entries: AuditEntryView[] }) {
  return (
    <div className="card overflow-clip [&_td]:align-top">
      <Table caption="Audit, newest first">
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col">Who</th>
            <th scope="col">Action</th>
            <th scope="col">Record</th>
            <th scope="col">Change</th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <tr key={entry.id}>
              <td className="whitespace-nowrap text-ink-2">
                <time dateTime={entry.createdAt}>{entry.written}</time>
              </td>
              <td className="wrap-anywhere">{entry.actorLabel}</td>
              <td className="whitespace-nowrap">{entry.action}</td>
              <td className="min-w-40 text-ink-2 wrap-anywhere">
                {entry.entity} {entry.entityId}
              </td>
              <td className="min-w-56">
                <Change title="Before" json={entry.before} />
                <Change title="After" json={entry.after} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}

function Change({ title, json }: { title: string; json: string | null }) {
  if (json === null) return null;
  return (
    <details className="text-sm">
      <summary className="cursor-pointer text-ink-2">{title}</summary>
      <pre className="max-h-80 overflow-auto whitespace-pre-wrap wrap-anywhere">{json}</pre>
    </details>
  );
}
