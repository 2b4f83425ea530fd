import type { SignedInStaff } from "../../auth/staff";
import {
  type ActionContext,
  type Outcome,
  submissionId,
} from "../../platform/http/forms/action-result.server";
import { leadOfFollowUp } from "../follow-ups/follow-up";
import { setFollowUp } from "../follow-ups/set-follow-up.server";
import { offerContacted } from "../leads/lead-changes.server";
import { TASK_CHANGES_PATH, TASKS_PATH, taskPanePath } from "../paths";
import { type Due, dueDate, dueInFull, type LaterChoice, laterChoices, momentOfDue, wholeDay } from "./due";
import { completeFollowUp, completeTask } from "./finish-task.server";
import { isContact } from "./task";
import { setDue } from "./task-changes.server";
import type { TaskChange } from "./task-forms";
import { dueOf, readTask, type Task } from "./tasks.server";

export type TaskAction = ActionContext & { staff: SignedInStaff };
export type Change<Name extends TaskChange["intent"]> = Extract<TaskChange, { intent: Name }>;
type Reader = { now: Date; zone: string };

export function undoForm(intent: TaskChange["intent"], fields: Record<string, string>) {
  return { action: TASK_CHANGES_PATH, fields: { intent, ...fields }, failed: "Failed to undo" };
}

/** "Done" of a task, or of a lead's follow-up among them. */
export async function finish(
  action: TaskAction,
  change: Change<"done">,
  returnTo: string,
): Promise<Outcome<null>> {
  const { form, db, staff, actor, now } = action;
  const zone = staff.timeZone;
  const { outcome, said, shown } = change;
  const due = laterDue(change.followUp, change.followUpDate, { now, zone }, false);
  const nextFollowUp = due ? momentOfDue(due, zone) : undefined;
  const leadId = leadOfFollowUp(change.id);
  const how = { actor, outcome, said, nextFollowUp };
  const to = toNext(change.next, returnTo);
  if (leadId !== null) {
    const id = submissionId(form);
    const lead = await completeFollowUp(db, { ...how, id, leadId, shown }, now);
    const offer = offerAfter({ ...lead, leadId, type: "call" }, outcome);
    const undo = undoForm("reopen", { id, returnTo });
    const next = nextFollowUp ? { at: nextFollowUp, allDay: false } : null;
    const then = next ? `. Next ${dueInFull(next, now, zone)}` : "";
    return {
      toast: {
        title: "Follow-up done",
        description: `${lead.firstName} ${lead.lastName}${then}`,
        ...offer,
        undo,
      },
      ...to,
    };
  }
  const { id } = change;
  const again = due ? { id: submissionId(form), due: wholeDay(dueDate(due, zone)) } : null;
  const { task, followUp } = await completeTask(db, { ...how, id, zone, again }, now);
  const undo = undoForm("reopen", { id, returnTo, againId: again?.id ?? "" });
  const then = [task.title, ...afterDone(task, { followUp, again }, { now, zone })].join(". ");
  return { toast: { title: "Task done", description: then, ...offerAfter(task, outcome), undo }, ...to };
}

/** A call or a mail that was a task is a contact as well. */
function offerAfter(
  { type, leadId, leadStatus }: Pick<Task, "type" | "leadId" | "leadStatus">,
  outcome: Change<"done">["outcome"],
) {
  if (leadId === null || leadStatus === null || !isContact(type, outcome)) return {};
  return offerContacted({ id: leadId, status: leadStatus });
}

type Then = Pick<Awaited<ReturnType<typeof completeTask>>, "followUp"> & { again: { due: Due } | null };

/** What else has happened, in sentences. */
function afterDone({ leadId }: Task, { followUp, again }: Then, { now, zone }: Reader): string[] {
  if (leadId === null) return again ? [`Again ${dueInFull(again.due, now, zone)}`] : [];
  if (!followUp || followUp.before === followUp.after) return [];
  if (followUp.after === null) return ["Its follow-up is done too"];
  return [`Follow-up ${dueInFull({ at: followUp.after, allDay: false }, now, zone)}`];
}

/** From the pane to the next task, in the list of the same tasks; "none" closes the pane. */
function toNext(next: string | null, returnTo: string) {
  if (next === null) return {};
  const params = new URL(returnTo, "https://any.example").searchParams;
  const who = params.get("who");
  const kept = new URLSearchParams(who ? { who } : {});
  if (next !== "none") return { to: taskPanePath(next, kept) };
  return { to: who ? `${TASKS_PATH}?${kept}` : TASKS_PATH };
}

type Later = LaterChoice | "date" | "none";

function laterDue(choice: Later, date: Due | null, { now, zone }: Reader, allDay: boolean): Due | null {
  if (choice === "date") return date;
  return laterChoices(now, zone, allDay).find((known) => known.choice === choice)?.due ?? null;
}

/** Puts a task or a follow-up off. */
export async function snooze(
  { db, staff, actor, now }: TaskAction,
  { id, until, date, shown, next }: Change<"snooze">,
  returnTo: string,
): Promise<Outcome<null>> {
  const zone = staff.timeZone;
  const leadId = leadOfFollowUp(id);
  const stored = leadId === null ? await readTask(db, id) : null;
  const due = laterDue(until, date, { now, zone }, stored?.dueAllDay ?? false);
  if (due === null) return { status: 400, toast: { title: "Choose a date", destructive: true } };
  const to = toNext(next, returnTo);
  if (leadId !== null) {
    const change = { leadId, actor, at: momentOfDue(due, zone), shown };
    return { toast: await setFollowUp(db, change, { now, zone }), ...to };
  }
  const before = dueOf(await setDue(db, { id, actor, due }, now));
  const undo = undoForm("due", {
    id,
    at: before?.at ?? "",
    allDay: String(before?.allDay ?? false),
    returnTo,
  });
  return { toast: { title: "Snoozed", description: dueInFull(due, now, zone), undo }, ...to };
}
