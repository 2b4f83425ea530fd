import { useLocation } from "@remix-run/react";
import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { SubmitButton, useActionForm } from "../../ui/forms/action-form";
import { DateField } from "../../ui/forms/date-field";
import { Key } from "../../ui/icon";
import { Dialog, DialogBody, DialogFooter } from "../../ui/overlays/dialog";
import { TASK_CHANGES_PATH } from "../paths";
import { TASK_FAILURES } from "./task";
import type { LaterView, TaskView } from "./task-view";
import { focusPaneIfLost } from "./use-task-focus";

type Snoozed = Pick<TaskView, "id" | "title" | "at"> & { next?: string };
/** The page's address, to which its forms return without JavaScript. */
export function useReturnTo(): string {
  const { pathname, search } = useLocation();
  return pathname + search;
}

const OpenSnooze = createContext<(task: Snoozed) => void>(() => {});

export function useSnooze() {
  return useContext(OpenSnooze);
}

/** Around lists with a `SnoozeButton` a task; they share one dialog. */
export function SnoozeProvider({ later, children }: { later: LaterView[]; children: ReactNode }) {
  const [task, setTask] = useState<Snoozed | null>(null);
  const { search } = useLocation();
  // Where tasks are worked through, the answer leads to the next one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each address
  useEffect(() => setTask(null), [search]);
  return (
    <OpenSnooze.Provider value={setTask}>
      {children}
      {task ? (
        <Dialog
          title="Snooze until"
          description={task.title}
          open
          onOpenChange={() => setTask(null)}
          onClosed={focusPaneIfLost}
        >
          <SnoozeForm task={task} later={later} onDone={() => setTask(null)} />
        </Dialog>
      ) : null}
    </OpenSnooze.Provider>
  );
}

const CHOICE =
  "flex min-h-10 w-full cursor-pointer items-center gap-3 rounded-md px-2 text-left hover:bg-hover focus-visible:-outline-offset-2";

function SnoozeForm({ task, later, onDone }: { task: Snoozed; later: LaterView[]; onDone: () => void }) {
  const { fields, formProps, ...sending } = useActionForm<{ date: string }>({
    action: TASK_CHANGES_PATH,
    failure: TASK_FAILURES.snooze,
    hasDates: true,
    preventScrollReset: true,
    onDone,
  });
  const returnTo = useReturnTo();
  const fixed = {
    ...{ intent: "snooze", id: task.id, shown: task.at ?? "", returnTo },
    ...(task.next === undefined ? {} : { next: task.next }),
  };
  const snooze = (until: string) => sending.send({ ...fixed, until });
  return (
    <form
      {...formProps}
      onKeyDown={(event) => {
        const chosen = event.target instanceof HTMLInputElement ? undefined : later[Number(event.key) - 1];
        if (chosen) snooze(chosen.choice);
      }}
    >
      {Object.entries({ ...fixed, until: "date" }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <DialogBody>
        <Choices later={later} onChoose={snooze} />
      </DialogBody>
      <DialogFooter>
        <div className="grid grow grid-cols-[minmax(0,1fr)_auto] items-start gap-2">
          <DateField small type="date" label="Another date" field={fields.date} />
          <SubmitButton of={sending} size="sm" className="mt-[1.65rem]">
            Set
          </SubmitButton>
        </div>
      </DialogFooter>
    </form>
  );
}

function Choices({ later, onChoose }: { later: LaterView[]; onChoose: (choice: string) => void }) {
  return (
    <ul className="grid">
      {later.map(({ choice, label, detail }, index) => (
        <li key={choice}>
          <button
            type="button"
            className={CHOICE}
            // biome-ignore lint/a11y/noAutofocus: the dialog takes the focus, and its numbers work from here
            autoFocus={index === 0}
            onClick={() => onChoose(choice)}
          >
            {/* Touch devices have no keys. */}
            <span className="contents [@media(hover:none)]:hidden">
              <Key>{index + 1}</Key>
            </span>
            <span className="grow font-medium">{label}</span>
            <span className="text-sm text-ink-2">{detail}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
