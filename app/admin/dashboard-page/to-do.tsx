import { Link } from "@remix-run/react";
import { Phone } from "lucide-react";
import { FollowUpButton, FollowUpProvider } from "../../crm/follow-ups/in-place";
import { LEAD_FAILURES } from "../../crm/leads/lead";
import { LEADS_PATH, leadPath, TASKS_PATH, taskPanePath } from "../../crm/paths";
import { SnoozeProvider } from "../../crm/tasks/snooze-dialog";
import { TaskRow } from "../../crm/tasks/task-row";
import { Card } from "../../ui/card";
import { NoScriptLinkForm } from "../../ui/forms/no-script-link-form";
import { Icon } from "../../ui/icon";
import type { MyDay } from "../my-day/my-day.server";
import { NotLoaded } from "./stat-cards";

type Due = NonNullable<MyDay["toDo"]>;
type Items = Due["overdue"];

const LEAD_PAGES = "to-do-pages";
const LINK = "text-sm font-semibold hover:underline";

/** What is overdue and what is left of today. */
export function ToDo({ toDo }: { toDo: MyDay["toDo"] }) {
  if (toDo === null) {
    return (
      <Card title="To do">
        <NotLoaded />
      </Card>
    );
  }
  const { overdue, today, choices, later } = toDo;
  const total = overdue.count + today.count;
  return (
    <Card
      title="To do"
      aside={
        <span className="flex items-baseline gap-4 text-sm">
          <span className="text-ink-3 tabular-nums">{total}</span>
          <Link to={TASKS_PATH} className="font-medium">
            All tasks
          </Link>
        </span>
      }
      flush
    >
      {total === 0 ? <p className="px-card pb-card text-sm text-ink-2">Nothing is due today.</p> : null}
      <SnoozeProvider later={later}>
        <FollowUpProvider choices={choices}>
          <Group title="Overdue" of={overdue} filter="overdue" />
          <Group title="Today" of={today} filter="today" />
        </FollowUpProvider>
      </SnoozeProvider>
      <NoScriptLinkForm id={LEAD_PAGES} to={LEADS_PATH} />
    </Card>
  );
}

function Group({
  title,
  of: { count, tasks, followUps, items },
  filter,
}: {
  title: string;
  of: Items;
  filter: string;
}) {
  if (count === 0) return null;
  return (
    <>
      <div className="flex min-h-[34px] items-center gap-2 border-y border-line bg-sunk px-card text-xs">
        <h3 className="text-xs font-semibold">{title}</h3>
        <span className="text-ink-3 tabular-nums">{count}</span>
        {followUps > items.length ? (
          <Link
            className="ml-auto underline"
            to={`${LEADS_PATH}?follow-up=${filter}&assigned=me&sort=follow-up`}
          >
            All {followUps} follow-ups
          </Link>
        ) : null}
      </div>
      <ul className="[&>li]:border-t [&>li]:border-line [&>li:first-child]:border-t-0">
        {tasks.map((task) => (
          <TaskRow key={task.id} task={task} to={taskPanePath(task.id)} linkForm={LEAD_PAGES} />
        ))}
        {items.map((item) => (
          <FollowUpItem key={item.leadId} item={item} />
        ))}
      </ul>
    </>
  );
}

function FollowUpItem({ item: { leadId, name, company, followUp } }: { item: Items["items"][number] }) {
  const page = leadPath(leadId);
  const what = {
    ...{ name, followUp, page, action: page, fields: {} },
    failure: LEAD_FAILURES["follow-up"],
  };
  return (
    <li className="grid min-h-11 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 px-card py-1 text-sm hover:bg-hover">
      <span className="text-ink-3">
        <Icon of={Phone} size={16} />
      </span>
      <span className="flex min-w-0 gap-x-3 max-sm:flex-col">
        <Link to={page} className={`${LINK} max-w-full flex-none truncate sm:max-w-[60%]`}>
          Follow up with {name}
        </Link>
        <span className="truncate text-ink-2">{company}</span>
      </span>
      <span className="whitespace-nowrap">
        <FollowUpButton what={what} form={LEAD_PAGES} />
      </span>
    </li>
  );
}
