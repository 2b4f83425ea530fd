import { Link, useSearchParams } from "@remix-run/react";
import { ChevronDown, ChevronUp, Pencil, Trash2, X } from "lucide-react";
import { EmailAddress } from "../../../ui/email-address";
import { Empty } from "../../../ui/empty";
import { ActionButton } from "../../../ui/forms/action-form";
import { ButtonLink } from "../../../ui/forms/button";
import { StatusBadge } from "../../components/lead-badges";
import { FollowUpText } from "../../follow-ups/follow-up-text";
import { leadPath, TASK_CHANGES_PATH, taskPanePath } from "../../paths";
import { useReturnTo } from "../snooze-dialog";
import { TASK_FAILURES } from "../task";
import type { TaskView } from "../task-view";
import { listPath, PANE_TITLE } from "../use-task-focus";
import { DoneForm } from "./done-form";
import type { ChosenTask, TasksData } from "./load.server";

type PaneProps = TasksData & { linkForm: string };

/** A task to work on: whom to reach and what was said, how it went, and then the next one. */
export function TaskPane({ chosen, open, who, taskId, later, linkForm }: PaneProps) {
  const queue = open.filter(({ group, id }) => group === "overdue" || group === "today" || id === taskId);
  const at = queue.findIndex(({ id }) => id === taskId);
  const next = queue[at + 1] ?? (at > 0 ? queue[0] : undefined);
  return (
    <aside
      className="card grid content-start self-start"
      aria-label="The task"
      data-task-pane
      data-toasts-left
    >
      <div className="flex items-center gap-1 border-b border-line px-card py-2 text-sm">
        <span className="mr-auto tabular-nums">{at < 0 ? null : `${at + 1} of ${queue.length}`}</span>
        <Step icon={ChevronUp} label="Previous task" to={queue[at - 1]} />
        <Step icon={ChevronDown} label="Next task" to={queue[at + 1]} />
        {chosen ? <Changes task={chosen.task} /> : null}
        <ButtonLink to={listPath(who)} size="sm" variant="ghost" icon={X} iconOnly preventScrollReset>
          Close
        </ButtonLink>
      </div>
      {chosen ? (
        <>
          <Facts {...chosen} />
          {chosen.task.isDone ? null : (
            <DoneForm
              key={chosen.task.id}
              task={chosen.task}
              next={next?.id ?? "none"}
              later={later}
              linkForm={linkForm}
              contact={chosen.contact}
            />
          )}
        </>
      ) : (
        <div className="p-card">
          <Empty title="This task is no longer here" isPart />
        </div>
      )}
    </aside>
  );
}

function Step({ icon, label, to }: { icon: typeof ChevronUp; label: string; to: TaskView | undefined }) {
  const [params] = useSearchParams();
  if (!to) return null;
  return (
    <ButtonLink
      to={taskPanePath(to.id, params)}
      size="sm"
      variant="ghost"
      icon={icon}
      iconOnly
      preventScrollReset
    >
      {label}
    </ButtonLink>
  );
}

function Facts({ task, contact, note }: ChosenTask) {
  const isOverdue = task.group === "overdue" && !task.isDone;
  return (
    <div className="grid gap-3 px-card pt-4 text-sm">
      <p className={isOverdue ? "font-semibold text-danger" : "text-ink-2"}>
        {task.isDone
          ? `Done, ${task.due}`
          : [task.dueInFull, isOverdue ? task.due : null].filter(Boolean).join(", ")}
      </p>
      <h2 id={PANE_TITLE} className="text-h4 wrap-anywhere focus-visible:outline-offset-4" tabIndex={-1}>
        {task.title}
      </h2>
      {task.description ? (
        <p className="wrap-anywhere whitespace-pre-wrap text-ink-2">{task.description}</p>
      ) : null}
      <LeadFacts task={task} contact={contact} />
      {note ? (
        <div>
          <h3 className="font-sans text-sm font-semibold">
            {["Last note", note.author, note.at].filter(Boolean).join(", ")}
          </h3>
          <p className="line-clamp-6 wrap-anywhere whitespace-pre-wrap text-ink-2">{note.content}</p>
        </div>
      ) : null}
    </div>
  );
}

function LeadFacts({ task, contact }: Pick<ChosenTask, "task" | "contact">) {
  if (!task.lead) return null;
  return (
    <dl className="grid">
      <Fact label="Lead">
        <Link to={leadPath(task.lead.id)} className="font-semibold wrap-anywhere hover:underline">
          {task.lead.name}
        </Link>
        {contact.status ? <StatusBadge status={contact.status} /> : null}
      </Fact>
      {contact.callTo ? (
        <Fact label="Phone">
          <a className="underline tabular-nums" href={contact.callTo}>
            {contact.phone}
          </a>
        </Fact>
      ) : null}
      {contact.email ? (
        <Fact label="Email">
          <EmailAddress of={contact.email} />
        </Fact>
      ) : null}
      <Fact label="Last contact">{contact.lastContacted ?? "Never"}</Fact>
      {contact.followUp && !task.isFollowUp ? (
        <Fact label="Follow-up">
          <FollowUpText of={contact.followUp} />
        </Fact>
      ) : null}
      {task.dealTitle ? <Fact label="Deal">{task.dealTitle}</Fact> : null}
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-center gap-2 border-b border-line py-[0.4rem] last:border-b-0">
      <dt className="text-ink-2">{label}</dt>
      <dd className="flex min-w-0 flex-wrap items-center justify-between gap-1">{children}</dd>
    </div>
  );
}

/** What is seldom done with it, small beside the way through the list. */
function Changes({ task }: { task: TaskView }) {
  const returnTo = useReturnTo();
  if (task.isFollowUp) return null;
  return (
    <>
      <ButtonLink
        to={`${task.page}?${new URLSearchParams({ returnTo })}`}
        size="sm"
        variant="ghost"
        icon={Pencil}
        iconOnly
      >
        Edit
      </ButtonLink>
      <ActionButton
        action={TASK_CHANGES_PATH}
        failure={TASK_FAILURES.delete}
        fields={{ intent: "delete", id: task.id, returnTo }}
        size="sm"
        variant="ghost"
        icon={Trash2}
        iconOnly
      >
        Delete
      </ActionButton>
    </>
  );
}
