import { Link } from "@remix-run/react";
import { Fragment } from "react";
import { TASKS_PATH, taskPanePath } from "../../crm/paths";
import { SnoozeProvider } from "../../crm/tasks/snooze-dialog";
import { TaskRow } from "../../crm/tasks/task-row";
import { useTaskFocus } from "../../crm/tasks/use-task-focus";
import { NoScriptLinkForm } from "../../ui/forms/no-script-link-form";
import type { MyDay } from "../my-day/my-day.server";
import { DayCard } from "./day-card";

type Due = NonNullable<MyDay["toDo"]>;

const LINK_FORM = "to-do-pages";

/** What is overdue, what is left of today, what is due and nobody's; with little of it, what comes next. */
export function ToDo({ toDo }: { toDo: MyDay["toDo"] }) {
  useTaskFocus(null);
  return (
    <DayCard title="To do" count={toDo && countText(toDo.total)} all={{ to: TASKS_PATH, label: "All tasks" }}>
      {toDo ? <Groups {...toDo} /> : null}
    </DayCard>
  );
}

function Groups({ overdue, today, nobodys, next, total, later }: Due) {
  return (
    <>
      {total.mine === 0 ? <p className="px-card pb-card text-sm text-ink-2">Nothing is due today.</p> : null}
      <SnoozeProvider later={later}>
        <Group title="Overdue" of={overdue} all={TASKS_PATH} />
        <Group title="Today" of={today} all={TASKS_PATH} />
        <Group title="Unassigned and due" of={nobodys} all={`${TASKS_PATH}?who=nobody`} />
        <Group title="Next 7 days" of={next} all={TASKS_PATH} />
      </SnoozeProvider>
      <NoScriptLinkForm id={LINK_FORM} to={TASKS_PATH} />
    </>
  );
}

/** "4 due, and 2 unassigned": what comes later is not in it. */
function countText({ mine, nobodys }: Due["total"]): string {
  return nobodys === 0 ? `${mine} due` : `${mine} due, and ${nobodys} unassigned`;
}

type GroupProps = { title: string; of: Due["overdue"] | Due["next"]; all: string };

function Group({ title, of: { count, rows }, all }: GroupProps) {
  if (rows.length === 0) return null;
  const shown = rows.reduce((sum, { more }) => sum + 1 + more.filter(({ ofNobody }) => !ofNobody).length, 0);
  const entry = { linkForm: LINK_FORM, isStacked: true };
  return (
    <>
      <div className="flex min-h-[34px] items-center gap-2 border-y border-line bg-sunk px-card text-xs">
        <h3 className="text-xs font-semibold">{title}</h3>
        <span className="text-ink-3 tabular-nums">{count}</span>
        {count !== null && count > shown ? (
          <Link className="ml-auto font-medium hover:underline" to={all}>
            All {count}
          </Link>
        ) : null}
      </div>
      <ul className="*:first:border-t-0">
        {rows.map(({ task, more }) => (
          <Fragment key={task.id}>
            <TaskRow task={task} to={taskPanePath(task.id)} {...entry} />
            {more.map(({ task: other, ofNobody }) => (
              <TaskRow
                key={other.id}
                task={other}
                to={taskPanePath(other.id)}
                continues={{ note: ofNobody ? "unassigned" : null }}
                {...entry}
              />
            ))}
          </Fragment>
        ))}
      </ul>
    </>
  );
}
