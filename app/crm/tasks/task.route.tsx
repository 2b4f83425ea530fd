import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type ShouldRevalidateFunctionArgs, useLoaderData } from "@remix-run/react";
import { requireStaff, requireStaffForm } from "../../auth/guard.server";
import { listMembers } from "../../auth/users.server";
import { returnPath } from "../../platform/http/forms/action-result.server";
import { httpError } from "../../platform/http/forms/form.server";
import { PageHead } from "../../ui/card";
import { adminTitle } from "../../ui/page-title";
import { LeadSearch } from "../components/lead-search";
import { loadLeadChoices } from "../deals/lead-choices.server";
import { TASKS_PATH, taskPath } from "../paths";
import { dueToForm } from "./due";
import { TASK_FAILURES } from "./task";
import { saveTask } from "./task-actions.server";
import { TASK_IS_GONE } from "./task-changes.server";
import { TaskForm } from "./task-form";
import { dueOf, leadOf, readTask } from "./tasks.server";

export const meta = adminTitle("Edit task or activity");

/** A task, or another activity of a lead: what is done has no due date to change. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { staff, db } = await requireStaff(request, context);
  const search = new URL(request.url).searchParams;
  const q = (search.get("q") ?? "").slice(0, 100);
  const found = [readTask(db, params.taskId ?? ""), listMembers(db), loadLeadChoices(db, q)] as const;
  const [task, members, choices] = await Promise.all(found);
  if (!task) throw httpError(404, TASK_IS_GONE);
  const { id, type, title, version, description, assigneeId, leadId } = task;
  const lead = leadOf(task);
  const texts = { description: description ?? "", assigneeId: assigneeId ?? "", leadId: leadId ?? "" };
  return {
    ...{ q, id, version, members, isDone: task.completedAt !== null },
    values: { type, title, due: dueToForm(dueOf(task), staff.timeZone), ...texts },
    choices: lead ? [lead, ...choices.filter((choice) => choice.id !== leadId)] : choices,
    returnTo: returnPath(search.get("returnTo"), TASKS_PATH),
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const sent = await requireStaffForm(request, context);
  return saveTask(sent, params.taskId ?? "", returnPath(sent.form.get("returnTo"), TASKS_PATH));
}

/** A task that is gone stays, with what was typed. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionStatus === 404 ? false : defaultShouldRevalidate;
}

export default function TaskPage() {
  const { q, id, version, isDone, ...form } = useLoaderData<typeof loader>();
  const what = isDone ? "activity" : "task";
  return (
    <>
      <PageHead title={`Edit ${what}`} />
      <LeadSearch q={q} kept={{ returnTo: form.returnTo }} />
      <TaskForm
        {...form}
        action={taskPath(id)}
        failure={TASK_FAILURES.edit}
        isDone={isDone}
        submitLabel={`Save ${what}`}
        hidden={{ version: String(version) }}
      />
    </>
  );
}
