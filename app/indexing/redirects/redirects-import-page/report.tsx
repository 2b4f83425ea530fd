import { Badge } from "../../../ui/badge";
import { Card } from "../../../ui/card";
import { type Column, DataTable } from "../../../ui/data/table";
import type { Report } from "./actions.server";

export function ReportCard({ report }: { report: Report }) {
  const { lines, problems, same, folded } = report;
  const rest = problems + same + folded - lines.length;
  return (
    <Card title="What this file would do" detail={summaryOf(report)} flush={lines.length > 0}>
      {lines.length > 0 ? (
        <DataTable
          caption="Lines to look at, problems first"
          columns={COLUMNS}
          rows={lines}
          keyOf={({ line }) => line}
          bodyClass="[&_td]:align-top"
        />
      ) : null}
      {rest > 0 ? (
        <p className="p-card text-sm text-ink-2">And {rest.toLocaleString("en-US")} more lines.</p>
      ) : null}
    </Card>
  );
}

function summaryOf({ added, folded, same, problems }: Report): string {
  const of = (number: number, one: string, many: string) =>
    number === 0 ? [] : [`${number.toLocaleString("en-US")} ${number === 1 ? one : many}`];
  const parts = [
    `${added.toLocaleString("en-US")} to add`,
    ...of(
      folded,
      "of them goes straight to where its target leads",
      "of them go straight to where their targets lead",
    ),
    ...of(same, "there already", "there already"),
    ...of(problems, "line can’t be used", "lines can’t be used"),
  ];
  return `${parts.join(", ")}.`;
}

const COLUMNS: Column<Report["lines"][number]>[] = [
  { head: "Line", className: "w-20 tabular-nums", cell: ({ line }) => line },
  {
    head: "What",
    cellClass: "wrap-anywhere",
    cell: ({ what, note, isProblem }) => (
      <>
        {what ? <span className="block font-semibold">{what}</span> : null}
        <Badge tone={isProblem ? "danger" : "neutral"}>{isProblem ? "Not added" : "Note"}</Badge> {note}
      </>
    ),
  },
];
