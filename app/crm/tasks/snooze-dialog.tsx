import { createContext, type ReactNode, useContext, useState } from "react";
import { SubmitButton, useActionForm } from "../../ui/forms/action-form";
import { DateField } from "../../ui/forms/date-field";
import { Key } from "../../ui/icon";
import { Dialog, DialogBody, DialogFooter } from "../../ui/overlays/dialog";
import { TASK_CHANGES_PATH } from "../paths";
import { TASK_FAILURES } from "./task";
import type { LaterView, TaskView } from "./task-view";

type Snoozed = Pick<TaskView, "id" | "title">;
const OpenSnooze = createContext<(task: Snoozed) => void>(() => {});

export function useSnooze() {
  return useContext(OpenSnooze);
}

/** Around lists with a `SnoozeButton` a task; they share one dialog. */
export function SnoozeProvider({ later, children }: { later: LaterView[]; children: ReactNode }) {
  const [task, setTask] = useState<Snoozed | null>(null);
  return (
    <OpenSnooze.Provider value={setTask}>
      {children}
      {task ? (
        <Dialog title="Snooze until" description={task.title} open onOpenChange={() => setTask(null)}>
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
    onDone,
  });
  const snooze = (until: string) => sending.send({ intent: "snooze", id: task.id, until });
  return (
    <form
      {...formProps}
      onKeyDown={(event) => {
        const chosen = event.target instanceof HTMLInputElement ? undefined : later[Number(event.key) - 1];
        if (chosen) snooze(chosen.choice);
      }}
    >
      <input type="hidden" name="intent" value="snooze" />
      <input type="hidden" name="id" value={task.id} />
      <input type="hidden" name="until" value="date" />
      <DialogBody>
        <ul className="grid">
          {later.map(({ choice, label, detail }, index) => (
            <li key={choice}>
              <button
                type="button"
                className={CHOICE}
                // biome-ignore lint/a11y/noAutofocus: the dialog takes the focus, and its numbers work from here
                autoFocus={index === 0}
                onClick={() => snooze(choice)}
              >
                <Key>{index + 1}</Key>
                <span className="grow font-medium">{label}</span>
                <span className="text-sm text-ink-2">{detail}</span>
              </button>
            </li>
          ))}
        </ul>
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
