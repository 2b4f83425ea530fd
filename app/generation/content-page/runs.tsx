import { Link, useSearchParams } from "@remix-run/react";
import { Badge } from "../../ui/badge";
import { Card } from "../../ui/card";
import { Table } from "../../ui/table";
import { STATUS_TONES } from "./function-card";
import type { ContentView, OpenedRun as Run, RunRow } from "./load.server";
import { OpenedRun } from "./opened-run";

type RunsProps = { runs: ContentView["runs"]; opened: Run | null };

/** The newest 20 runs; one of them can be opened. */
export function Runs({ runs, opened }: RunsProps) {
  return (
    <div id="runs" className="scroll-mt-20">
      <Card title="Runs" aside={<span className="text-sm text-ink-2">{runs.meta}</span>} flush>
        {runs.rows.length === 0 ? (
          <p className="border-t border-line px-card py-5 text-sm text-ink-2">No run yet.</p>
        ) : (
          <Table caption="Runs">
            <thead>
              <tr>
                <th scope="col">Status</th>
                <th scope="col">Function</th>
                <th scope="col">Result</th>
                <th scope="col">Trigger</th>
                <th scope="col" className="text-right">
                  Score
                </th>
                <th scope="col" className="text-right">
                  Took
                </th>
                <th scope="col" className="text-right">
                  Cost
                </th>
                <th scope="col" className="text-right">
                  Started
                </th>
              </tr>
            </thead>
            <tbody>
              {runs.rows.map((run) => (
                <Rows key={run.id} run={run} opened={opened?.id === run.id ? opened : null} />
              ))}
            </tbody>
          </Table>
        )}
      </Card>
    </div>
  );
}

function Rows({ run, opened }: { run: RunRow; opened: Run | null }) {
  return (
    <>
      <tr>
        <td>
          <Badge tone={STATUS_TONES[run.status]}>{run.label}</Badge>
        </td>
        <td className="whitespace-nowrap">{run.kind}</td>
        <td className="min-w-56">
          <RunLink id={run.id} isOpen={opened !== null}>
            {run.result}
          </RunLink>
        </td>
        <td className="text-ink-2">{run.trigger}</td>
        <td className="text-right tabular-nums">{run.score}</td>
        <td className="text-right whitespace-nowrap text-ink-2 tabular-nums">{run.took}</td>
        <td className="text-right text-ink-2 tabular-nums">{run.cost}</td>
        <td className="text-right whitespace-nowrap text-ink-2 tabular-nums">{run.started}</td>
      </tr>
      {opened ? (
        <tr>
          <td colSpan={8}>
            <OpenedRun run={opened} />
          </td>
        </tr>
      ) : null}
    </>
  );
}

function RunLink({ id, isOpen, children }: { id: string; isOpen: boolean; children: string }) {
  const [search] = useSearchParams();
  const next = new URLSearchParams(search);
  if (isOpen) next.delete("run");
  else next.set("run", id);
  return (
    <Link
      to={`?${next}#runs`}
      className="font-medium hover:underline"
      aria-expanded={isOpen}
      preventScrollReset
    >
      {children || "Open"}
    </Link>
  );
}
