import { Link, useSearchParams } from "@remix-run/react";
import { ChevronDown, ChevronUp, Pencil, Phone, Trash2, X } from "lucide-react";
import { useState } from "react";
import { Empty } from "../../../ui/empty";
import { ActionButton, FormAlert, SubmitButton, useActionForm } from "../../../ui/forms/action-form";
import { ButtonLink } from "../../../ui/forms/button";
import { DateField } from "../../../ui/forms/date-field";
import { TextareaField } from "../../../ui/forms/field";
import { EmailAddress, StatusBadge } from "../../components/lead-badges";
import { leadPath, TASK_CHANGES_PATH, TASKS_PATH, taskPanePath, taskPath } from "../../paths";
import { OUTCOME_LABELS, OUTCOMES, TASK_FAILURES } from "../task";
import { SnoozeButton, useReturnTo } from "../task-row";
import type { TaskView } from "../task-view";
import type { ChosenTask, TasksData } from "./load.server";

type PaneProps = TasksData & { linkForm: string };

/** A task to work on: whom to reach and what was said, how it went, and then the next one. */
export function TaskPane({ chosen, open, who, taskId, later, linkForm }: PaneProps) {
  const closeTo = who === "mine" ? TASKS_PATH : `${TASKS_PATH}?who=${who}`;
  const queue = open.filter(({ group, id }) => group === "overdue" || group === "today" || id === taskId);
  const at = queue.findIndex(({ id }) => id === taskId);
  const next = queue[at + 1] ?? (at > 0 ? queue[0] : undefined);
  return (
    <aside className="card grid content-start self-start" aria-label="The task">
      <div className="flex items-center gap-1 border-b border-line px-card py-2 text-sm">
        <span className="mr-auto tabular-nums">{at < 0 ? null : `${at + 1} of ${queue.length}`}</span>
        <Step icon={ChevronUp} label="Previous task" to={queue[at - 1]} />
        <Step icon={ChevronDown} label="Next task" to={queue[at + 1]} />
        <ButtonLink to={closeTo} size="sm" variant="ghost" icon={X} iconOnly preventScrollReset>
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
              phone={chosen.contact.phone}
            />
          )}
          <PaneFoot task={chosen.task} />
        </>
      ) : (
        <div className="p-card">
          <Empty title="This task is no longer here" />
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
      <h2 className="text-h4 wrap-anywhere">{task.title}</h2>
      {task.description ? (
        <p className="wrap-anywhere whitespace-pre-wrap text-ink-2">{task.description}</p>
      ) : null}
      {task.lead ? (
        <dl className="grid">
          <Fact label="Lead">
            <Link to={leadPath(task.lead.id)} className="font-semibold wrap-anywhere underline">
              {task.lead.name}
            </Link>
            {contact.status ? <StatusBadge status={contact.status} /> : null}
          </Fact>
          {contact.phone ? (
            <Fact label="Phone">
              <a className="underline tabular-nums" href={telephone(contact.phone)}>
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
          {task.dealTitle ? <Fact label="Deal">{task.dealTitle}</Fact> : null}
        </dl>
      ) : null}
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

function telephone(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, "")}`;
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-center gap-2 border-b border-line py-[0.4rem] last:border-b-0">
      <dt className="text-ink-2">{label}</dt>
      <dd className="flex min-w-0 flex-wrap items-center justify-between gap-1">{children}</dd>
    </div>
  );
}

type DoneFormProps = { task: TaskView; next: string; phone: string | null } & Pick<
  PaneProps,
  "later" | "linkForm"
>;

function DoneForm({ task, next, later, linkForm, phone }: DoneFormProps) {
  const [followUp, setFollowUp] = useState("none");
  const { fields, formProps, ...sending } = useActionForm<{ said: string; followUpDate: string }>({
    action: TASK_CHANGES_PATH,
    failure: TASK_FAILURES.done,
    hasDates: true,
  });
  const returnTo = useReturnTo();
  const days = later.filter(({ choice }) => choice !== "hour" && choice !== "afternoon");
  return (
    <form {...formProps} className="grid gap-3 px-card pt-4 pb-4 text-sm">
      {Object.entries({ intent: "done", id: task.id, next, returnTo }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <FormAlert {...sending} />
      {task.lead ? (
        <Choices legend="How did it go?">
          {OUTCOMES.map((outcome) => (
            <Choice key={outcome} name="outcome" value={outcome} label={OUTCOME_LABELS[outcome]} />
          ))}
        </Choices>
      ) : null}
      <TextareaField label="What was said" small optional field={fields.said} rows={3} maxLength={10_000} />
      <Choices legend="Next follow-up">
        <Choice name="followUp" value="none" label="None" isDefault onChoose={setFollowUp} />
        {days.map(({ choice, label }) => (
          <Choice key={choice} name="followUp" value={choice} label={label} onChoose={setFollowUp} />
        ))}
        <Choice name="followUp" value="date" label="A date" onChoose={setFollowUp} />
      </Choices>
      <div className={followUp === "date" ? "" : "not-noscript:hidden"}>
        <DateField small type="date" label="Follow up on" field={fields.followUpDate} />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <SubmitButton of={sending} variant="ink" size="sm">
          {next === "none" ? "Done" : "Done, next"}
        </SubmitButton>
        <SnoozeButton task={task} linkForm={linkForm} isLarge />
        {phone ? (
          <ButtonLink to={telephone(phone)} size="sm" variant="ghost" icon={Phone} className="ml-auto">
            Call
          </ButtonLink>
        ) : null}
      </div>
    </form>
  );
}

function Choices({ legend, children }: { legend: string; children: React.ReactNode }) {
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2">{children}</div>
    </fieldset>
  );
}

const CHOICE =
  "inline-flex min-h-9 cursor-pointer items-center rounded-md border border-line-strong px-3 font-medium hover:bg-hover has-checked:border-ink has-checked:bg-beam-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2";

type ChoiceProps = {
  name: string;
  value: string;
  label: string;
  isDefault?: boolean;
  onChoose?: (value: string) => void;
};

function Choice({ name, value, label, isDefault, onChoose }: ChoiceProps) {
  return (
    <label className={CHOICE}>
      <input
        type="radio"
        className="sr-only"
        name={name}
        value={value}
        defaultChecked={isDefault}
        onChange={() => onChoose?.(value)}
      />
      {label}
    </label>
  );
}

function PaneFoot({ task }: { task: TaskView }) {
  const returnTo = useReturnTo();
  return (
    <div className="flex flex-wrap justify-end gap-2 border-t border-line bg-sunk px-card py-3">
      <ButtonLink to={`${taskPath(task.id)}?${new URLSearchParams({ returnTo })}`} size="sm" icon={Pencil}>
        Edit
      </ButtonLink>
      <ActionButton
        action={TASK_CHANGES_PATH}
        failure={TASK_FAILURES.delete}
        fields={{ intent: "delete", id: task.id, returnTo }}
        size="sm"
        variant="text-danger"
        icon={Trash2}
      >
        Delete
      </ActionButton>
    </div>
  );
}
