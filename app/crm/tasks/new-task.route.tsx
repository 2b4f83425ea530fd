import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireStaff, requireStaffForm } from "../../auth/guard.server";
import { listMembers } from "../../auth/users.server";
import { returnPath } from "../../platform/http/forms/action-result.server";
import { PageHead } from "../../ui/card";
import { adminTitle } from "../../ui/page-title";
import { LeadSearch } from "../components/lead-search";
import { loadLeadChoices, readLeadChoice } from "../deals/lead-choices.server";
import { NEW_TASK_PATH, TASKS_PATH } from "../paths";
import { TASK_FAILURES } from "./task";
import { saveNewTask } from "./task-actions.server";
import { TaskForm } from "./task-form";
import { MAX_WORDS } from "./task-forms";
import { readTask, toReading } from "./words/read-words.server";

export const meta = adminTitle("New task");

/** The form, filled with what `words` were read as, for the lead or deal that the URL names. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { staff, db } = await requireStaff(request, context);
  const params = new URL(request.url).searchParams;
  const textOf = (name: string) => (params.get(name) ?? "").slice(0, MAX_WORDS);
  const members = await listMembers(db);
  const reader = { now: context.clock(), zone: staff.timeZone, members, me: staff.id };
  const [read, named, newest] = await Promise.all([
    readTask(db, textOf("words"), reader),
    readLeadChoice(db, textOf("leadId")),
    loadLeadChoices(db, textOf("q")),
  ]);
  const lead = named ?? read.lead;
  const found = textOf("q") === "" && read.choices.length > 0 ? read.choices : newest;
  return {
    ...{ q: textOf("q"), words: textOf("words"), members },
    choices: lead ? [lead, ...found.filter(({ id }) => id !== lead.id)] : found,
    values: { ...toReading(read, reader).values, leadId: lead?.id ?? "" },
    dealId: textOf("dealId"),
    returnTo: returnPath(params.get("returnTo"), TASKS_PATH),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const sent = await requireStaffForm(request, context);
  return saveNewTask(sent, returnPath(sent.form.get("returnTo"), TASKS_PATH));
}

export default function NewTaskPage() {
  const { q, words, dealId, values, ...form } = useLoaderData<typeof loader>();
  const kept = { words, dealId, leadId: values.leadId, returnTo: form.returnTo };
  return (
    <>
      <PageHead title="New task" />
      <LeadSearch q={q} kept={kept} />
      <TaskForm
        {...form}
        key={JSON.stringify(values)}
        values={values}
        action={NEW_TASK_PATH}
        failure={TASK_FAILURES.add}
        submitLabel="Add task"
        hidden={{ dealId }}
      />
    </>
  );
}
