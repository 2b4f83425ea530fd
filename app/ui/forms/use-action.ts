import { useActionData, useFetcher, useFormAction } from "@remix-run/react";
import { type RefObject, useCallback, useEffect, useId, useRef } from "react";
import { isUnansweredResult, type UnansweredResult } from "../../platform/http/browser/connection";
import { rememberSubmission } from "../../platform/http/browser/leaving";
import {
  type ActionResult,
  type Failure,
  failureToast,
  SUBMISSION_FIELD,
} from "../../platform/http/forms/action-result";
import { newId } from "../../platform/ids";
import { useToasts, type WatchedForm } from "../overlays/toast";
import { bodyOf, encodingOf, type Fields } from "./form-body";

export type ActionOptions<Data> = {
  /** The failure texts; see `failureToast`. */
  failure: Failure;
  /** The form's hidden `intent` field, if its page has several forms. */
  intent?: string;
  /** The action URL; default: the current page. */
  action?: string;
  /** Keeps the scroll position when the response redirects. */
  preventScrollReset?: boolean;
  /** `isTypedOn`: something was typed in the form since it was sent. */
  onDone?: (result: ActionResult<Data>, isTypedOn: boolean) => void;
};

export type SendForm = (
  what: HTMLFormElement | Fields,
  more?: { submitter?: HTMLElement | null; action?: string },
) => void;

/**
 * Submits a back-office form and shows the response's toast. If the server cannot be reached or the session has
 * ended, the toast offers a retry and the page does not change. If the page is left first, it is submitted all the same
 * (leaving.ts).
 */
export function useAction<Data = unknown>({ failure, intent = "", onDone, ...options }: ActionOptions<Data>) {
  const fetcherKey = useId();
  const { submit, data, state, formData } = useFetcher<Answer<Data>>({ key: fetcherKey });
  const fromPage = usePageResult<Data>(intent);
  const ownPage = useFormAction();
  const action = options.action ?? ownPage;
  const { preventScrollReset } = options;
  const done = data && !isUnansweredResult(data) && data.ok ? data : undefined;
  const nameSubmission = useSubmissionName(done);
  const last = useRef<Last | null>(null);
  const isTypedOn = useRef(false);
  const { dismiss } = useToasts();
  const watchAnswer = useRef(() => {});
  watchAnswer.current = useResultToast({ failure, last, key: fetcherKey });

  const send = useCallback<SendForm>(
    (what, more = {}) => {
      isTypedOn.current = false;
      const target = more.action ?? action;
      const body = nameSubmission(target, bodyOf(what, more.submitter));
      rememberSubmission({ body, action: target }, last.current);
      last.current = { body, action: target, again: () => send(what, more) };
      dismiss(fetcherKey);
      watchAnswer.current();
      submit(body, { method: "post", action: target, preventScrollReset, encType: encodingOf(body) });
    },
    [nameSubmission, submit, action, preventScrollReset, dismiss, fetcherKey],
  );
  useDone(done, isTypedOn, onDone);

  const isUnanswered = isUnansweredResult(data);
  const isBusy = state !== "idle" && !(isUnanswered && state === "loading");
  return {
    send,
    retry: useCallback(() => last.current?.again(), []),
    /** The form's `action` attribute; undefined for the current page. */
    target: options.action,
    isBusy,
    /** Something was typed in the form since it was sent; set by the form. */
    isTypedOn,
    /** The server did not handle the last request, and nothing was sent since. */
    isUnanswered: isUnanswered && !isBusy,
    /** The submission in flight, for optimistic UI. */
    pending: isBusy ? formData : undefined,
    result: (isUnanswered ? undefined : data) ?? fromPage,
    /** The result came with the page: without JavaScript there is no toast. */
    isFromPage: data === undefined && fromPage !== undefined,
  };
}

/** The result of a submission without JavaScript; it comes with the page. */
function usePageResult<Data>(intent: string): ActionResult<Data> | undefined {
  const result = useActionData<ActionResult<Data>>();
  return result?.intent === intent ? result : undefined;
}

type Answer<Data> = ActionResult<Data> | UnansweredResult;
type Last = { body: FormData; action: string; again: () => void };

type ResultToast = { failure: Failure; last: RefObject<Last | null>; key: string };

/**
 * Shows the toast of each answer, once; call what it returns before each submission. A retry resubmits the form, or
 * resends the data if the form is gone.
 */
function useResultToast({ key, failure, last }: ResultToast): () => void {
  const { showToast, dismiss, resend, watchAnswers } = useToasts();
  const watched = useRef<WatchedForm | null>(null);
  const onAnswer = (data: ActionResult | UnansweredResult) => {
    // The next try replaces the message of a failure.
    if (!isUnansweredResult(data)) return data.toast && showToast(data.toast, data.ok ? undefined : { key });
    const retry = () => {
      const sent = last.current;
      if (!watched.current?.isGone) return sent?.again();
      dismiss(key);
      if (sent) resend({ body: sent.body, action: sent.action, failure });
    };
    const { reason, signInPath } = data;
    showToast(failureToast(failure, reason), { key, retry, signInPath });
  };
  if (watched.current) watched.current.onAnswer = onAnswer;
  useEffect(
    () => () => {
      if (!watched.current) return;
      watched.current.isGone = true;
      watchAnswers(key, watched.current);
    },
    [key, watchAnswers],
  );
  return () => {
    watched.current = { onAnswer, isAwaiting: true, isGone: false };
    watchAnswers(key, watched.current);
  };
}

function useDone<Data>(
  done: ActionResult<Data> | undefined,
  isTypedOn: RefObject<boolean>,
  onDone: ActionOptions<Data>["onDone"],
): void {
  const latest = useRef(onDone);
  latest.current = onDone;
  useEffect(() => {
    if (done) latest.current?.(done, isTypedOn.current ?? false);
  }, [done, isTypedOn]);
}

/**
 * Generates an idempotency key, so that the server recognizes a resubmission after a lost response. Changed content
 * gets a new key, and so does any submission after a success.
 */
function useSubmissionName(done: ActionResult | undefined) {
  const named = useRef<{ content: string; id: string } | null>(null);
  useEffect(() => {
    if (done) named.current = null;
  }, [done]);
  return useCallback((action: string, body: FormData) => {
    const content = JSON.stringify([action, ...[...body].map(([name, value]) => [name, contentOf(value)])]);
    if (named.current?.content !== content) named.current = { content, id: newId() };
    body.set(SUBMISSION_FIELD, named.current.id);
    return body;
  }, []);
}

function contentOf(value: FormDataEntryValue): unknown {
  return typeof value === "string" ? value : [value.name, value.size, value.lastModified];
}

/**
 * The `ref` of a controlled select or slider that submits itself: what was chosen before hydration is handed to `save`,
 * since React gets no event for it. Give it `autoComplete="off"`, or a value that the browser restores is saved too.
 */
export function useEarlyChange<Control extends HTMLSelectElement | HTMLInputElement>(
  shown: string | number,
  save: (value: string) => void,
): RefObject<Control> {
  const control = useRef<Control>(null);
  const hydration = useRef({ shown, save });
  useEffect(() => {
    const { shown: stored, save: saveChosen } = hydration.current;
    if (control.current && control.current.value !== String(stored)) saveChosen(control.current.value);
  }, []);
  return control;
}
