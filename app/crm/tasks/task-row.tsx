import { Link } from "@remix-run/react";
import { AlarmClock, Check } from "lucide-react";
import { ActionForm } from "../../ui/forms/action-form";
import { Button } from "../../ui/forms/button";
import { useAction } from "../../ui/forms/use-action";
import { Icon } from "../../ui/icon";
import { type Assignable, AssignButton } from "../components/assign";
import { ACTIVITY_ICONS } from "../components/lead-badges";
import { LEAD_FAILURES } from "../leads/lead";
import { leadPath, TASK_CHANGES_PATH, taskPath } from "../paths";
import { useReturnTo, useSnooze } from "./snooze-dialog";
import { TASK_FAILURES } from "./task";
import type { TaskView } from "./task-view";

const CHECK =
  "grid size-5 flex-none cursor-pointer place-items-center rounded-sm border border-line-strong bg-surface text-transparent hover:text-ink-3 aria-busy:bg-teal aria-busy:text-surface data-done:border-teal data-done:bg-teal data-done:text-surface";

/** A box that completes a task, or opens one that is done. */
export function DoneBox({
  task: { id, title, isDone, at },
}: {
  task: Pick<TaskView, "id" | "title" | "isDone" | "at">;
}) {
  const intent = isDone ? "reopen" : "done";
  const sending = useAction({ action: TASK_CHANGES_PATH, failure: TASK_FAILURES[intent] });
  const returnTo = useReturnTo();
  return (
    <ActionForm of={sending} className="flex max-sm:row-span-2">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="shown" value={at ?? ""} />
      <input type="hidden" name="returnTo" value={returnTo} />
      <button
        type="submit"
        className="-m-2 grid size-9 flex-none cursor-pointer place-items-center"
        aria-label={isDone ? `Open again: ${title}` : `Done: ${title}`}
        data-task-done
      >
        <span className={CHECK} aria-busy={sending.isBusy} data-done={isDone || undefined}>
          <Icon of={Check} size={14} />
        </span>
      </button>
    </ActionForm>
  );
}

/** What the choice of an assignee is about; a follow-up is that of whoever has the lead. */
export function assignable({ id, title, page, assignee, lead, isFollowUp }: TaskView): Assignable {
  const what = { name: lead && isFollowUp ? lead.name : title, assignee, page };
  if (lead && isFollowUp) {
    const fields = { intent: "assign" };
    return { ...what, action: leadPath(lead.id), fields, failure: LEAD_FAILURES.assign };
  }
  const fields = { intent: "assign", id };
  return { ...what, action: TASK_CHANGES_PATH, fields, failure: TASK_FAILURES.assign };
}

type TaskRowProps = {
  task: TaskView;
  /** Where the title leads. */
  to: string;
  isCurrent?: boolean;
  hidesLead?: boolean;
  /** Shows whose it is, inside an `AssignProvider`. */
  showsAssignee?: boolean;
  /** Belongs to the row above it, whose lead it has; a word on it may stand beside its title. */
  continues?: { note: string | null };
  /** Who it is about stands below its title, whatever its length. */
  isStacked?: boolean;
  /** The `NoScriptLinkForm` of the list. */
  linkForm: string;
};

const ROW =
  "grid grid-cols-[auto_minmax(0,1fr)_auto_auto] items-center gap-x-3 border-line pl-card pr-2 text-sm hover:bg-hover data-current:bg-beam-soft max-sm:gap-x-2";
/** The end of the row, which on phones has a second line: who it is about, and when. */
const END = "col-start-4 row-start-1 max-sm:row-end-3";

/** A task in a list: done, title, lead, when, snooze. */
export function TaskRow({ task, to, isCurrent = false, continues, ...shown }: TaskRowProps) {
  const { hidesLead = continues !== undefined, showsAssignee, isStacked, linkForm } = shown;
  const { id, type, title, group, due, dueInFull, lead, isDone, isFollowUp } = task;
  const hasPerson = lead !== null && !hidesLead;
  const isOverdue = group === "overdue" && !isDone;
  // What is below the title on phones begins where it does.
  const isAlone = !hasPerson && !showsAssignee;
  const edge = continues ? "pb-1" : "border-t py-[0.35rem]";
  return (
    <li className={`${ROW} ${edge}`} data-task={id} data-current={isCurrent || undefined}>
      <DoneBox task={task} />
      <div className="flex min-w-0 flex-wrap items-center gap-x-2 max-sm:contents">
        <span className="flex min-w-0 items-start gap-x-2 max-sm:col-span-2">
          <span className="py-1.5 text-ink-3">
            <Icon of={ACTIVITY_ICONS[type]} size={16} />
          </span>
          <Link
            to={to}
            className={`min-w-0 py-1 font-semibold max-sm:line-clamp-2 sm:truncate ${isDone ? "text-ink-2 line-through" : ""}`}
            title={title}
            aria-current={isCurrent || undefined}
            preventScrollReset
            data-task-title
          >
            {title}
          </Link>
        </span>
        {hasPerson ? <About lead={lead} isFollowUp={isFollowUp} isStacked={isStacked} /> : null}
        {continues?.note ? <small className="text-xs text-ink-3">{continues.note}</small> : null}
        {showsAssignee ? (
          <span className="max-w-48 flex-none max-sm:col-start-2 max-sm:pl-6" data-task-assign>
            <AssignButton what={assignable(task)} form={linkForm} />
          </span>
        ) : null}
      </div>
      <span
        title={isDone ? undefined : dueInFull}
        className={`tabular-nums max-sm:self-start sm:text-right ${isAlone ? "max-sm:pl-6" : ""} ${isOverdue ? "font-semibold text-danger" : "text-ink-2"}`}
      >
        {due}
      </span>
      {isDone ? <span className={`size-9 ${END}`} /> : <SnoozeButton task={task} linkForm={linkForm} />}
    </li>
  );
}

type AboutProps = Pick<TaskRowProps, "isStacked"> & {
  lead: NonNullable<TaskView["lead"]>;
  isFollowUp: boolean;
};

/** Who a task is about; a follow-up has the person in its title. */
function About({ lead, isFollowUp, isStacked }: AboutProps) {
  return (
    <Link
      to={leadPath(lead.id)}
      className={`min-w-0 text-ink-2 hover:underline max-sm:line-clamp-2 max-sm:pl-6 sm:truncate ${isStacked ? "basis-full sm:pl-6" : ""}`}
      title={lead.name}
    >
      {isFollowUp ? lead.company : lead.name}
    </Link>
  );
}

/** Opens the choice of a later time; without JavaScript the task's page. */
export function SnoozeButton({
  task,
  linkForm,
  isLarge,
  next,
}: {
  task: TaskView;
  linkForm: string;
  isLarge?: boolean;
  /** The task to go on with, where tasks are worked through; "none" for the list. */
  next?: string;
}) {
  const open = useSnooze();
  return (
    <Button
      type="submit"
      form={linkForm}
      formAction={task.page}
      variant={isLarge ? "outline" : "ghost"}
      size="sm"
      icon={AlarmClock}
      iconOnly={!isLarge}
      className={END}
      aria-haspopup="dialog"
      onClick={(event) => {
        event.preventDefault();
        open({ ...task, next });
      }}
      data-task-snooze
    >
      Snooze{isLarge ? null : `: ${task.title}`}
    </Button>
  );
}

type OpenTasksProps = { label?: string; tasks: TaskView[]; linkForm: string };

/** The tasks on the page of their lead or deal, which they need not name; each with its whole date until overdue. */
export function OpenTasks({ label, tasks, linkForm }: OpenTasksProps) {
  const returnTo = useReturnTo();
  return (
    <ul aria-label={label}>
      {tasks.map((task) => (
        <TaskRow
          key={task.id}
          task={{ ...task, due: task.group === "overdue" ? task.due : task.dueInFull }}
          to={`${taskPath(task.id)}?${new URLSearchParams({ returnTo })}`}
          hidesLead
          linkForm={linkForm}
        />
      ))}
    </ul>
  );
}
