import type { ActivityType } from "../leads/lead";

export const WHO = ["mine", "everybody", "nobody"] as const;

/** Whose tasks a list shows: one of `WHO`, or the id of a member. */
export type Who = (typeof WHO)[number] | (string & {});

export const OUTCOMES = ["reached", "voicemail", "no-answer"] as const;
export type Outcome = (typeof OUTCOMES)[number];
export const OUTCOME_LABELS = {
  reached: "Reached",
  voicemail: "Voicemail",
  "no-answer": "No answer",
} as const satisfies Record<Outcome, string>;

/** What a task's description says once it is done: what stood there before, then how it went. */
export function describeOutcome(
  before: string | null,
  outcome: Outcome | null,
  said: string | null,
): string | null {
  const went = [outcome && OUTCOME_LABELS[outcome], said].filter(Boolean).join(": ");
  return [before, went].filter(Boolean).join("\n\n") || null;
}

/** Done, these say that the lead was contacted, if nothing was said about how it went. */
const CONTACTS: readonly ActivityType[] = ["call", "email", "meeting"];
export function isContact(type: ActivityType, outcome: Outcome | null = null): boolean {
  return outcome === null ? CONTACTS.includes(type) : outcome !== "no-answer";
}

/** The failure toast of each form of a task, and of a note or activity on a lead. */
export const TASK_FAILURES = {
  add: { title: "Failed to add the task: {reason}" },
  edit: { title: "Failed to save the task: {reason}" },
  done: { title: "Failed to finish the task: {reason}" },
  reopen: { title: "Failed to undo: {reason}" },
  snooze: { title: "Failed to snooze the task: {reason}" },
  due: { title: "Failed to undo: {reason}" },
  assign: { title: "Failed to assign the task: {reason}" },
  "move-overdue": { title: "Failed to move the tasks: {reason}" },
  "undo-move": { title: "Failed to undo: {reason}" },
  delete: { title: "Failed to delete: {reason}" },
  restore: { title: "Failed to undo: {reason}" },
  "edit-note": { title: "Failed to save the note: {reason}" },
  "delete-note": { title: "Failed to delete the note: {reason}" },
  "restore-note": { title: "Failed to undo: {reason}" },
} as const;
