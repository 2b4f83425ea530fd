import { nameOf } from "../../auth/member-names";
import { listMembers } from "../../auth/users.server";
import {
  invalidForm,
  makeChange,
  type Outcome,
  parseForm,
  submissionId,
} from "../../platform/http/forms/action-result.server";
import type { Toast } from "../../platform/http/forms/toast";
import { deleteNote, editNote, restoreNote } from "../leads/lead-entries.server";
import { TASKS_PATH } from "../paths";
import { type Due, dueInFull } from "./due";
import { reopenTask } from "./finish-task.server";
import { moveOverdueToToday, undoMove } from "./move-overdue.server";
import { TASK_FAILURES } from "./task";
import { addTask, assignTask, deleteTask, editTask, restoreTask, setDue } from "./task-changes.server";
import { newTaskSchemaFor, type TaskChange, taskChangeSchemaFor, taskEditSchemaFor } from "./task-forms";
import { whoseOf } from "./task-list.server";
import { readTask } from "./tasks.server";
import { readTask as readWords } from "./words/read-words.server";
import { type Change, finish, snooze, type TaskAction, undoForm } from "./work-through.server";

/** Stores a task from its whole form. */
export async function saveNewTask(action: TaskAction, backTo: string) {
  const { form, db, staff, actor, now } = action;
  const zone = staff.timeZone;
  const members = await listMembers(db);
  const { input, invalid } = parseForm(form, newTaskSchemaFor({ zone, members }));
  if (invalid) return invalid;
  return makeChange(action, {
    failure: TASK_FAILURES.add,
    backTo,
    onOwnPage: true,
    change: async () => {
      const task = { ...input, id: submissionId(form), actor };
      await addTask(db, task, now);
      const of = input.assigneeId === staff.id ? null : (nameOf(members, input.assigneeId) ?? "nobody");
      return { toast: addedToast({ ...task, for: of }, { now, zone }, backTo), to: backTo };
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

async function addFromWords(action: TaskAction, { words, leadId, dealId }: Change<"add">, backTo: string) {
  const { form, db, staff, actor, now } = action;
  const zone = staff.timeZone;
  const reader = { now, zone, members: await listMembers(db), me: staff.id };
  const { lead, choices, ...task } = await readWords(db, words, reader);
  const of = task.assigneeId === staff.id ? null : (nameOf(reader.members, task.assigneeId) ?? "nobody");
  const who = lead && leadId === null ? `${lead.firstName} ${lead.lastName}` : null;
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
        dealId,
        actor,
      };
      await addTask(db, row, now);
      return { toast: addedToast({ ...row, who, for: of }, { now, zone }, backTo) };
    },
  });
}

type Reader = { now: Date; zone: string };

type Added = { id: string; title: string; due: Due | null; who?: string | null; for: string | null };

/** Says all that the words were read as, but for the writer as the one whose task it is. */
function addedToast({ id, title, due, who, ...task }: Added, { now, zone }: Reader, returnTo: string): Toast {
  const told = [who ? `${title}, ${who}` : title, dueInFull(due, now, zone), task.for && `For ${task.for}`];
  return {
    title: "Task added",
    description: told.filter(Boolean).join(". "),
    undo: undoForm("delete", { id, returnTo }),
  };
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
      return { toast: { title: REOPENED[await reopenTask(db, { ...change, actor }, now)] } };
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
      const whose = whoseOf(change.who, staff.id);
      const { id, count } = await moveOverdueToToday(db, { ...whose, zone: reader.zone, actor }, now);
      const title = count === 1 ? "1 is due today instead" : `${count} are due today instead`;
      return { toast: { title, ...(count > 0 ? { undo: undoForm("undo-move", { id, returnTo }) } : {}) } };
    }
    case "undo-move":
      await undoMove(db, { id: change.id, actor }, now);
      return { toast: { title: "All are due as before" } };
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

/** What undoing "done" has done. */
const REOPENED = { task: "The task is open again", "follow-up": "The follow-up is due as before" } as const;
