import { Link, useSearchParams } from "@remix-run/react";
import { Check, RotateCcw, X } from "lucide-react";
import { Badge } from "../../ui/badge";
import { Card } from "../../ui/card";
import { Table } from "../../ui/data/table";
import { ActionButton } from "../../ui/forms/action-form";
import { Icon } from "../../ui/icon";
import { FAILURES, INTENTS } from "../content";
import { STATUS_TONES } from "./function-row";
import type { ContentView, OpenedRun as Run, RunRow } from "./load.server";

type RunsProps = { runs: ContentView["runs"]; opened: Run | null };

/** The newest 20 runs, folded: their drafts stand in the queue, the last ones in the cards. One can be opened. */
export function Runs({ runs, opened }: RunsProps) {
  return (
    <Card
      title="Runs"
      id="run-list"
      aside={<span className="text-sm text-ink-2 max-sm:w-full">{runs.meta}</span>}
      flush
    >
      {runs.rows.length === 0 ? (
        <p className="border-t border-line px-card py-5 text-sm text-ink-2">No runs yet.</p>
      ) : (
        <details className="border-t border-line" open={opened !== null}>
          <summary className="px-card py-3 text-sm text-ink-2">What each run wrote, checked and cost</summary>
          <div id="runs" className="scroll-mt-32">
            <RunsTable rows={runs.rows} opened={opened} />
          </div>
        </details>
      )}
    </Card>
  );
}

function RunsTable({ rows, opened }: { rows: RunRow[]; opened: Run | null }) {
  return (
    <Table caption="Runs">
      <thead>
        <tr>
          <th scope="col">Status</th>
          <th scope="col" className="max-sm:hidden">
            Function
          </th>
          <th scope="col">Result</th>
          <th scope="col" className="max-lg:hidden">
            Trigger
          </th>
          <th scope="col" className="text-right">
            Score
          </th>
          <th scope="col" className="text-right max-lg:hidden">
            Took
          </th>
          <th scope="col" className="text-right max-lg:hidden">
            Cost
          </th>
          <th scope="col" className="text-right">
            Started
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((run) => (
          <Rows key={run.id} run={run} opened={opened?.id === run.id ? opened : null} />
        ))}
      </tbody>
    </Table>
  );
}

function Rows({ run, opened }: { run: RunRow; opened: Run | null }) {
  return (
    <>
      <tr>
        <td>
          <Badge tone={STATUS_TONES[run.status]} className="capitalize">
            {run.label}
          </Badge>
        </td>
        <td className="whitespace-nowrap max-sm:hidden">{run.kind}</td>
        <td className="sm:min-w-48">
          <RunLink id={run.id} isOpen={opened !== null}>
            {run.result}
          </RunLink>
          <span className="block text-ink-2 sm:hidden">{run.kind}</span>
        </td>
        <td className="text-ink-2 max-lg:hidden">{run.trigger}</td>
        <td className="text-right tabular-nums">{run.score}</td>
        <td className="text-right whitespace-nowrap text-ink-2 tabular-nums max-lg:hidden">{run.took}</td>
        <td className="text-right text-ink-2 tabular-nums max-lg:hidden">{run.cost}</td>
        <td className="text-right whitespace-nowrap text-ink-2 tabular-nums" title={run.started.full}>
          {run.started.short}
        </td>
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

/** The gates of a run, what it used, and the buttons to repeat it or to read what was refused. */
export function OpenedRun({ run }: { run: Run }) {
  return (
    <div className="grid gap-6 py-2 whitespace-normal lg:grid-cols-2">
      <ul className="grid content-start gap-1 text-sm">
        {run.gates.map(({ gate, label, passed, detail }) => (
          <li key={gate} className="grid grid-cols-[1.25rem_10rem_1fr] gap-x-2">
            <span className={passed ? "text-ok" : "text-danger"}>
              <Icon of={passed ? Check : X} size={16} />
              <span className="sr-only">{passed ? "passed" : "not passed"}</span>
            </span>
            <span>{label}</span>
            <span className="text-ink-2">{detail}</span>
          </li>
        ))}
        {run.gates.length === 0 ? <li className="text-ink-2">{run.error ?? "It wasn’t checked."}</li> : null}
      </ul>
      <Facts run={run} />
    </div>
  );
}

function Facts({ run }: { run: Run }) {
  return (
    <div className="grid content-start gap-3 text-sm">
      <dl className="grid grid-cols-[5rem_1fr] gap-y-1">
        {run.facts.map(({ label, value }) => (
          <div key={label} className="col-span-full grid grid-cols-subgrid">
            <dt className="text-ink-2">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {run.canRepeat ? (
        <div>
          <ActionButton
            failure={FAILURES.repeat}
            fields={{ intent: INTENTS.repeat, id: run.id }}
            size="sm"
            icon={RotateCcw}
          >
            Repeat run
          </ActionButton>
        </div>
      ) : null}
      {run.refused ? (
        <details>
          <summary className="font-medium">Show text</summary>
          <pre className="mt-2 max-h-80 overflow-auto rounded-md bg-sunk p-3 text-xs whitespace-pre-wrap">
            {run.refused.title}
            {"\n\n"}
            {run.refused.content}
          </pre>
        </details>
      ) : null}
    </div>
  );
}
