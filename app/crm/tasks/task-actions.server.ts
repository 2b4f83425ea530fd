import type { SignedInStaff } from "../../auth/staff";
import { listMembers } from "../../auth/users.server";
import {
  type ActionContext,
  invalidForm,
  makeChange,
  type Outcome,
  parseForm,
  submissionId,
} from "../../platform/http/forms/action-result.server";
import type { Toast } from "../../platform/http/forms/toast";
import { deleteNote, editNote, restoreNote } from "../leads/lead-entries.server";
import { TASK_CHANGES_PATH, TASKS_PATH } from "../paths";
import { type Due, dueInFull, type LaterChoice, laterChoices } from "./due";
import { completeTask, reopenTask } from "./finish-task.server";
import { moveOverdueToToday, undoMove } from "./move-overdue.server";
import { readTask as readWords } from "./read-words.server";
import { TASK_FAILURES } from "./task";
import { addTask, assignTask, deleteTask, editTask, restoreTask, setDue } from "./task-changes.server";
import { newTaskSchemaFor, type TaskChange, taskChangeSchemaFor, taskEditSchemaFor } from "./task-forms";
import { dueOf, readTask } from "./tasks.server";

type TaskAction = ActionContext & { staff: SignedInStaff };
type Change<Name extends TaskChange["intent"]> = Extract<TaskChange, { intent: Name }>;

/** Stores a task from its whole form. */
export async function saveNewTask(action: TaskAction, backTo: string) {
  const { form, db, staff, actor, now } = action;
  const zone = staff.timeZone;
  const { input, invalid } = parseForm(form, newTaskSchemaFor({ zone, members: await listMembers(db) }));
  if (invalid) return invalid;
  return makeChange(action, {
    failure: TASK_FAILURES.add,
    backTo,
    onOwnPage: true,
    change: async () => {
      const task = { ...input, id: submissionId(form), actor };
      await addTask(db, task, now);
      return { toast: addedToast(task, { now, zone }, backTo), to: backTo };
    },
  });
}

/** Stores an edited task, or another activity of a lead. */
export async function saveTask(action: TaskAction, id: string, backTo: string) {
  const { form, db, staff, actor, now } = action;
  const [members, stored] = await Promise.all([listMembers(db), readTask(db, id)]);
  const reader = { zone: staff.timeZone, members, currentAssigneeId: stored?.assigneeId };
  const { input, invalid } = parseForm(form, taskEditSchemaFor(reader));
  if (invalid) return invalid;
  return makeChange(action, {
    failure: TASK_FAILURES.edit,
    backTo,
    onOwnPage: true,
    change: async () => {
      await editTask(db, { ...input, id, actor }, now);
      return { toast: { title: "Saved", description: input.title }, to: backTo };
    },
  });
}

/** All other forms of tasks, notes and activities. */
export async function changeTask(action: TaskAction, backTo: string) {
  const { form, db, staff } = action;
  const members = form.has("assigneeId") ? await listMembers(db) : [];
  const { input: change, invalid } = parseForm(form, taskChangeSchemaFor({ zone: staff.timeZone, members }));
  if (invalid) return invalid;
  if (change.intent === "add") return addFromWords(action, change, backTo);
  return makeChange(action, {
    failure: TASK_FAILURES[change.intent],
    backTo,
    change: () => applyChange(action, change, backTo),
  });
}

async function addFromWords(action: TaskAction, { words, leadId }: Change<"add">, backTo: string) {
  const { form, db, staff, actor, now } = action;
  const zone = staff.timeZone;
  const reader = { now, zone, members: await listMembers(db), me: staff.id };
  const { lead, choices, ...task } = await readWords(db, words, reader);
  if (task.title === "") return invalidForm(form, { words: ["Say what there is to do, not only when"] });
  return makeChange(action, {
    failure: TASK_FAILURES.add,
    backTo,
    change: async () => {
      const row = {
        ...task,
        id: submissionId(form),
        description: null,
        leadId: leadId ?? lead?.id ?? null,
        actor,
      };
      await addTask(db, row, now);
      return { toast: addedToast(row, { now, zone }, backTo) };
    },
  });
}

type Reader = { now: Date; zone: string };

function addedToast(
  { id, title, due }: { id: string; title: string; due: Due | null },
  reader: Reader,
  returnTo: string,
): Toast {
  return {
    title: "Task added",
    description: `${title}. ${dueInFull(due, reader.now, reader.zone)}`,
    undo: undoForm("delete", { id, returnTo }),
  };
}

function undoForm(intent: TaskChange["intent"], fields: Record<string, string>) {
  return { action: TASK_CHANGES_PATH, fields: { intent, ...fields }, failed: "Failed to undo" };
}

async function applyChange(
  action: TaskAction,
  change: Exclude<TaskChange, Change<"add">>,
  returnTo: string,
): Promise<Outcome<null>> {
  const { db, staff, actor, now } = action;
  const reader = { now, zone: staff.timeZone };
  switch (change.intent) {
    case "done":
      return finish(action, change, returnTo);
    case "reopen":
      await reopenTask(db, { ...change, actor }, now);
      return { toast: { title: "The task is open again" } };
    case "snooze":
      return snooze(action, change, returnTo);
    case "due":
      await setDue(
        db,
        { id: change.id, actor, due: change.at ? { at: change.at, allDay: change.allDay === "true" } : null },
        now,
      );
      return { toast: { title: "The task is due as before" } };
    case "assign":
      await assignTask(db, { ...change, actor }, now);
      return { toast: { title: "Task assigned" } };
    case "move-overdue": {
      const assigneeId = change.who === "mine" ? staff.id : undefined;
      const { id, count } = await moveOverdueToToday(db, { assigneeId, zone: reader.zone, actor }, now);
      const title = count === 1 ? "1 task is due today" : `${count} tasks are due today`;
      return { toast: { title, ...(count > 0 ? { undo: undoForm("undo-move", { id, returnTo }) } : {}) } };
    }
    case "undo-move":
      await undoMove(db, { id: change.id, actor }, now);
      return { toast: { title: "The tasks are due as before" } };
    default:
      return applyRemoval(action, change, returnTo);
  }
}

type Removal = Change<"delete" | "restore" | "edit-note" | "delete-note" | "restore-note">;

async function applyRemoval(
  { db, actor, now }: TaskAction,
  change: Removal,
  returnTo: string,
): Promise<Outcome<null>> {
  const { id } = change;
  switch (change.intent) {
    case "delete":
      await deleteTask(db, { id, actor }, now);
      return {
        toast: { title: "Deleted", undo: undoForm("restore", { id, returnTo }) },
        ...backFrom(id, returnTo),
      };
    case "restore":
      await restoreTask(db, { id, actor }, now);
      return { toast: { title: "Restored" } };
    case "edit-note":
      await editNote(db, { id, content: change.content, actor }, now);
      return { toast: { title: "Note saved" } };
    case "delete-note":
      await deleteNote(db, { id, actor }, now);
      return { toast: { title: "Note deleted", undo: undoForm("restore-note", { id, returnTo }) } };
    case "restore-note":
      await restoreNote(db, { id, actor }, now);
      return { toast: { title: "Note restored" } };
  }
}

/** From the pane of the task itself, which is gone then. */
function backFrom(id: string, returnTo: string) {
  return returnTo.includes(id) ? { to: TASKS_PATH } : {};
}

async function finish(
  { form, db, staff, actor, now }: TaskAction,
  change: Change<"done">,
  returnTo: string,
): Promise<Outcome<null>> {
  const { id, outcome, said, next } = change;
  const due = laterDue(change.followUp, change.followUpDate, { now, zone: staff.timeZone });
  const followUp = due ? { id: submissionId(form), due } : null;
  const task = await completeTask(db, { id, actor, outcome, said, followUp }, now);
  const undo = undoForm("reopen", { id, returnTo, ...(followUp ? { followUpId: followUp.id } : {}) });
  const then = followUp ? `. Again ${dueInFull(followUp.due, now, staff.timeZone)}` : "";
  const to =
    next === null
      ? {}
      : { to: next === "none" ? TASKS_PATH : `${TASKS_PATH}?${new URLSearchParams({ task: next })}` };
  return { toast: { title: "Task done", description: task.title + then, undo }, ...to };
}

type Later = LaterChoice | "date" | "none";

function laterDue(choice: Later, date: Due | null, { now, zone }: Reader, allDay = true): Due | null {
  if (choice === "date") return date;
  return laterChoices(now, zone, allDay).find((known) => known.choice === choice)?.due ?? null;
}

async function snooze(
  { db, staff, actor, now }: TaskAction,
  { id, until, date }: Change<"snooze">,
  returnTo: string,
): Promise<Outcome<null>> {
  const zone = staff.timeZone;
  const stored = await readTask(db, id);
  const due = laterDue(until, date, { now, zone }, stored?.dueAllDay ?? false);
  if (due === null) return { status: 400, toast: { title: "Choose a date", destructive: true } };
  const before = dueOf(await setDue(db, { id, actor, due }, now));
  const undo = undoForm("due", {
    id,
    at: before?.at ?? "",
    allDay: String(before?.allDay ?? false),
    returnTo,
  });
  return { toast: { title: "Snoozed", description: dueInFull(due, now, zone), undo } };
}
