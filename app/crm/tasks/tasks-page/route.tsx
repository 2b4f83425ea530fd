import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useLoaderData, useSearchParams } from "@remix-run/react";
import { requireStaff } from "../../../auth/guard.server";
import { CardBody, PageHead } from "../../../ui/card";
import { Pager } from "../../../ui/data/pager";
import { ButtonLink } from "../../../ui/forms/button";
import { NoScriptLinkForm } from "../../../ui/forms/no-script-link-form";
import { adminTitle } from "../../../ui/page-title";
import { segmentClass, segmentsClass } from "../../../ui/tabs";
import { AssignProvider } from "../../components/assign";
import { PageError } from "../../components/page-error";
import { TASKS_PATH, taskPanePath } from "../../paths";
import { QuickAdd } from "../quick-add";
import { SnoozeProvider, useReturnTo } from "../snooze-dialog";
import { WHO } from "../task";
import { listPath, useTaskFocus } from "../use-task-focus";
import { KeyHints } from "./key-hints";
import { loadTasks, type TasksData } from "./load.server";
import { PeopleTable } from "./people-table";
import { TaskGroups } from "./task-groups";
import { TaskPane } from "./task-pane";
import { useTaskKeys } from "./use-task-keys";

export const meta = adminTitle("Tasks");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { staff, db } = await requireStaff(request, context);
  return loadTasks({ db, staff, params: new URL(request.url).searchParams, now: context.clock() });
}

/** Buttons that open a dialog; without JavaScript they lead to the task's own page. */
const LINK_FORM = "task-links";

export default function TasksPage() {
  const data = useLoaderData<typeof loader>();
  return (
    <SnoozeProvider later={data.later}>
      <AssignProvider members={data.members}>
        <Tasks {...data} />
      </AssignProvider>
    </SnoozeProvider>
  );
}

function Tasks(data: TasksData) {
  const returnTo = useReturnTo();
  useTaskKeys(data);
  useTaskFocus(data.taskId);
  // Below 1,280 px the task that is worked on is a screen of its own.
  const isBehind = data.taskId === null ? "" : "max-xl:hidden";
  return (
    <>
      <NoScriptLinkForm id={LINK_FORM} to={TASKS_PATH} fields={{ returnTo }} />
      {data.taskId === null ? null : <h1 className="sr-only xl:hidden">Tasks</h1>}
      <div className={isBehind}>
        <Head {...data} />
      </div>
      <section className={`card ${isBehind}`}>
        <CardBody>
          <div className="pt-card">
            <QuickAdd />
          </div>
        </CardBody>
      </section>
      <div className={data.taskId === null ? "grid" : "grid gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]"}>
        <div className={`grid content-start gap-3 ${isBehind}`}>
          {data.people && data.people.length > 1 ? <PeopleTable people={data.people} /> : null}
          <TaskGroups {...data} linkForm={LINK_FORM} />
          <Pages {...data} />
          <KeyHints />
        </div>
        {data.taskId === null ? null : <TaskPane {...data} linkForm={LINK_FORM} />}
      </div>
    </>
  );
}

const WHO_LABELS = { mine: "Mine", everybody: "Everyone", nobody: "Unassigned" } as const;
const WHO_TOTALS = { mine: "mine", everybody: "everybody", nobody: "nobodys" } as const;

function Head({ counts: { total, overdue, today, upcoming }, open, who, person, ...totals }: TasksData) {
  const first = open.find(({ group }) => group === "overdue" || group === "today");
  const [params] = useSearchParams();
  return (
    <PageHead
      title="Tasks"
      actions={
        <>
          <nav className={`${segmentsClass} max-sm:flex-1`} aria-label="Whose tasks">
            {WHO.map((whose) => (
              <Link
                key={whose}
                to={listPath(whose)}
                className={segmentClass}
                aria-current={who === whose ? "page" : undefined}
              >
                {WHO_LABELS[whose]} {totals[WHO_TOTALS[whose]]}
              </Link>
            ))}
            {person === null ? null : (
              <Link to={listPath(who)} className={segmentClass} aria-current="page">
                {person} {total}
              </Link>
            )}
          </nav>
          {first ? (
            <ButtonLink to={taskPanePath(first.id, params)} size="sm" className="max-sm:flex-1">
              {first.group === "overdue" ? "Start with overdue" : "Start with today"}
            </ButtonLink>
          ) : null}
        </>
      }
    >
      {overdue > 0 ? <b className="font-semibold text-danger">{overdue} overdue</b> : "Nothing overdue"},{" "}
      {today > 0 ? today : overdue > 0 ? "nothing else" : "nothing"} today,{" "}
      {upcoming > 0 ? upcoming : "nothing"} upcoming
    </PageHead>
  );
}

function Pages({ page, pages, who }: TasksData) {
  const to = (wanted: number) =>
    `${TASKS_PATH}?${new URLSearchParams({ ...(who === "mine" ? {} : { who }), page: String(wanted) })}`;
  return <Pager label="Pages of tasks" page={page} pages={pages} to={to} />;
}

export function ErrorBoundary() {
  return <PageError title="Failed to load the tasks" />;
}
