import { useSearchParams } from "@remix-run/react";
import type { ReactNode } from "react";
import { Empty } from "../../../ui/empty";
import { ActionButton } from "../../../ui/forms/action-form";
import { TASK_CHANGES_PATH, taskPanePath } from "../../paths";
import type { DueGroup } from "../due";
import { useReturnTo } from "../snooze-dialog";
import { TASK_FAILURES } from "../task";
import { TaskRow } from "../task-row";
import type { TaskView } from "../task-view";
import type { TasksData } from "./load.server";

type GroupsProps = TasksData & { linkForm: string };

const LABELS: Record<string, string> = {
  mine: "My tasks",
  everybody: "Everyone’s tasks",
  nobody: "Unassigned tasks",
};

/** Overdue, today and upcoming by day, then what was done today. */
export function TaskGroups(props: GroupsProps) {
  const { open, done, counts, who } = props;
  const inGroup = (...groups: DueGroup[]) => open.filter(({ group }) => groups.includes(group));
  return (
    <>
      {open.length === 0 ? (
        <Empty
          title="Nothing due"
          detail="Write a task above, or set a follow-up on a lead: it shows up here on the day."
        />
      ) : null}
      {open.length + done.length > 0 ? (
        <section className="card overflow-clip" aria-label={LABELS[who] ?? `Tasks of ${props.person}`}>
          <Group title="Overdue" count={counts.overdue} isOverdue aside={<MoveToToday {...props} />}>
            <Days {...props} tasks={inGroup("overdue")} />
          </Group>
          <Group title="Today" count={counts.today}>
            <Days {...props} tasks={inGroup("today")} isToday />
          </Group>
          <Group title="Upcoming" count={counts.upcoming}>
            <Days {...props} tasks={inGroup("upcoming", "undated")} />
          </Group>
          <DoneToday count={done.length}>
            <Rows {...props} tasks={done} />
          </DoneToday>
        </section>
      ) : null}
    </>
  );
}

const DAY = "border-t border-line pl-card py-3 font-sans text-sm font-medium text-ink-2";

/** The days of a group beside their tasks, on narrow screens above them; there today goes without saying. */
function Days({ tasks, isToday, ...props }: GroupsProps & { tasks: TaskView[]; isToday?: boolean }) {
  return byDay(tasks).map(([day, ofDay]) => (
    <div key={day} className="lg:grid lg:grid-cols-[12rem_minmax(0,1fr)]">
      <h3 className={isToday ? `${DAY} max-lg:hidden` : DAY}>{day}</h3>
      <Rows {...props} tasks={ofDay} />
    </div>
  ));
}

function Rows({ tasks, who, taskId, linkForm }: GroupsProps & { tasks: TaskView[] }) {
  const [params] = useSearchParams();
  return (
    <ul>
      {tasks.map((task) => (
        <TaskRow
          key={task.id}
          task={task}
          to={taskPanePath(task.id, params)}
          isCurrent={task.id === taskId}
          showsAssignee={who !== "mine"}
          linkForm={linkForm}
        />
      ))}
    </ul>
  );
}

function byDay(tasks: TaskView[]): [string, TaskView[]][] {
  return [...new Set(tasks.map(({ day }) => day))].map((day) => [
    day,
    tasks.filter((task) => task.day === day),
  ]);
}

const HEAD = "flex min-h-10 items-center gap-2 border-t border-line bg-sunk px-card text-sm first:border-t-0";

type GroupProps = {
  title: string;
  count: number;
  isOverdue?: boolean;
  aside?: ReactNode;
  children: ReactNode;
};

function Group({ title, count, isOverdue = false, aside, children }: GroupProps) {
  if (count === 0) return null;
  return (
    <section aria-label={title} className="border-t border-line first:border-t-0">
      <div className={HEAD}>
        <h2 className={`font-sans text-sm font-semibold ${isOverdue ? "text-danger" : ""}`}>{title}</h2>
        <span className="text-ink-2 tabular-nums">{count}</span>
        <span className="ml-auto">{aside}</span>
      </div>
      {children}
    </section>
  );
}

function MoveToToday({ counts: { overdue: count }, who }: GroupsProps) {
  const returnTo = useReturnTo();
  return (
    <ActionButton
      action={TASK_CHANGES_PATH}
      failure={TASK_FAILURES["move-overdue"]}
      fields={{ intent: "move-overdue", who, returnTo }}
      size="sm"
      variant="ghost"
      className="-mr-3"
    >
      {count === 1 ? "Make it due today" : `Make all ${count} due today`}
    </ActionButton>
  );
}

function DoneToday({ count, children }: { count: number; children: ReactNode }) {
  if (count === 0) return null;
  return (
    <details className="border-t border-line">
      <summary className={`${HEAD} font-semibold`}>
        Done today <span className="font-normal text-ink-2 tabular-nums">{count}</span>
      </summary>
      {children}
    </details>
  );
}
