import { Check, RotateCcw, X } from "lucide-react";
import { ActionButton } from "../../ui/action-form";
import { Icon } from "../../ui/icon";
import { FAILURES, INTENTS } from "../content";
import type { OpenedRun as Run } from "./load.server";

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
        {run.gates.length === 0 ? <li className="text-ink-2">{run.error ?? "It was not checked."}</li> : null}
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
          <summary className="cursor-pointer font-medium">Show text</summary>
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
