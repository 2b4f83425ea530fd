import { Link } from "@remix-run/react";
import { type Column, DataTable } from "../../../ui/data/table";
import { listPath } from "../use-task-focus";
import type { TasksData } from "./load.server";

type Person = NonNullable<TasksData["people"]>[number];

const COLUMNS: Column<Person>[] = [
  {
    head: "Person",
    isRowHead: true,
    cell: ({ who, name }) => (
      <Link to={listPath(who)} className="font-medium hover:underline">
        {name}
      </Link>
    ),
  },
  {
    head: "Overdue",
    className: "text-right tabular-nums",
    cellClass: ({ overdue }) => (overdue > 0 ? "font-semibold text-danger" : "text-ink-2"),
    cell: ({ overdue }) => overdue,
  },
  { head: "Today", className: "text-right tabular-nums", cell: ({ today }) => today },
  { head: "Upcoming", className: "text-right tabular-nums max-sm:hidden", cell: ({ upcoming }) => upcoming },
];

/** Who is behind: each person's open tasks, beside everybody's. */
export function PeopleTable({ people }: { people: Person[] }) {
  return (
    <section className="card overflow-clip">
      <DataTable caption="Open tasks by person" columns={COLUMNS} rows={people} keyOf={({ who }) => who} />
    </section>
  );
}
