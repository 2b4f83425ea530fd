import { newId } from "../../ids";
import { SUBMISSION_FIELD } from "../forms/action-result";

/**
 * What was submitted and not answered yet, when the page is left. The browser ends a request with its page, and the
 * router begins one only a moment after the submission.
 */
export type Submission = { action: string; body: FormData };

/** By id, in the order in which they were submitted. */
const unanswered = new Map<string, Submission>();
const waiting = new Set<() => void>();

/**
 * Posts a form while the page is being left; nothing can read the answer. A beacon outlives its page in every browser,
 * a fetch in Firefox only from 133 on. A form too large for a beacon (64 kB) goes as a fetch, as far as that gets.
 */
export function sendOnLeave(path: string, form: URLSearchParams | FormData): void {
  if (!navigator.sendBeacon(path, form)) void fetch(path, { method: "POST", body: form }).catch(() => {});
}

/**
 * Call it at every submission; one without an id gets one. It goes once more if the page is left before
 * `forgetSubmission`: the server recognizes its id, or sets the same value again. `before` is what the same control
 * submitted earlier, which the router ends: for the same address the new one replaces it; for another record it must
 * still arrive, and goes at once.
 */
export function rememberSubmission(submission: Submission, before?: Submission | null): void {
  if (before && unanswered.delete(idOf(before.body)) && before.action !== submission.action) post(before);
  if (!submission.body.has(SUBMISSION_FIELD)) submission.body.set(SUBMISSION_FIELD, newId());
  unanswered.set(idOf(submission.body), submission);
}

/** The server has answered it, or the person was told that it did not. */
export function forgetSubmission(body: FormData | URLSearchParams): void {
  unanswered.delete(idOf(body));
}

/** When the page is left, `send` submits what waits for its turn, before the rest: it replaces what is older. */
export function onLeave(send: () => void): () => void {
  waiting.add(send);
  return () => void waiting.delete(send);
}

export function watchLeaving(): void {
  window.addEventListener("pagehide", () => {
    for (const send of waiting) send();
    for (const submission of unanswered.values()) post(submission);
    unanswered.clear();
  });
}

function post({ action, body }: Submission): void {
  const fields = [...body].filter((pair): pair is [string, string] => typeof pair[1] === "string");
  sendOnLeave(action, fields.length === [...body].length ? new URLSearchParams(fields) : body);
}

function idOf(body: FormData | URLSearchParams): string {
  return String(body.get(SUBMISSION_FIELD));
}
