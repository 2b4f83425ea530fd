import { useActionData, useFetcher, useFormAction } from "@remix-run/react";
import { useCallback, useEffect, useId, useRef } from "react";
import {
  type ActionResult,
  type Failure,
  failureToast,
  SUBMISSION_FIELD,
} from "../platform/http/action-result";
import { isOfflineResult, NO_CONNECTION, type OfflineResult } from "../platform/http/connection";
import { newId } from "../platform/ids";
import { encodingOf, useToasts } from "./toast";

export type ActionOptions<Data> = {
  /** How the form says that it failed; see `failureToast`. */
  failure: Failure;
  /** The form's hidden field `intent`, where its page has several forms. */
  intent?: string;
  /** Where it is sent; its own page when left out. */
  action?: string;
  /** Stays where the page is scrolled to when the answer leads elsewhere. */
  preventScrollReset?: boolean;
  onDone?: (result: ActionResult<Data>) => void;
};

type Fields = Record<string, string>;

export type SendForm = (
  what: HTMLFormElement | Fields,
  more?: { submitter?: HTMLElement | null; action?: string },
) => void;

/**
 * Sends forms of the back office, and shows the toast of their answer. One that never reached the server says so and
 * offers to send it again; nothing on the page changes meanwhile.
 */
export function useAction<Data = unknown>({ failure, intent = "", onDone, ...options }: ActionOptions<Data>) {
  const { submit, data, state, formData } = useFetcher<ActionResult<Data> | OfflineResult>();
  const fromPage = usePageResult<Data>(intent);
  const ownPage = useFormAction();
  const action = options.action ?? ownPage;
  const { preventScrollReset } = options;
  const nameSubmission = useSubmissionName(data);
  const { last, isMounted } = useLast();

  const send = useCallback<SendForm>(
    (what, more = {}) => {
      const body = nameSubmission(bodyOf(what, more.submitter));
      const target = more.action ?? action;
      last.current = { body, action: target, again: () => send(what, more) };
      submit(body, { method: "post", action: target, preventScrollReset, encType: encodingOf(body) });
    },
    [nameSubmission, last, submit, action, preventScrollReset],
  );
  useResultToast({ data, failure, last, isMounted });
  useDone(data, onDone);

  const isOffline = isOfflineResult(data);
  const isBusy = state !== "idle" && !(isOffline && state === "loading");
  return {
    send,
    /** For the form's own `action`; undefined for its own page. */
    target: options.action,
    isBusy,
    /** The last request never reached the server, and nothing was sent since. */
    isOffline: isOffline && !isBusy,
    /** What is on its way, for the page that shows it as if it were stored. */
    pending: isBusy ? formData : undefined,
    result: (isOffline ? undefined : data) ?? fromPage,
    /** The answer came with the page, where no toast is seen without scripts. */
    isFromPage: data === undefined && fromPage !== undefined,
  };
}

/** The answer that a form without scripts got: it came with the page. */
function usePageResult<Data>(intent: string): ActionResult<Data> | undefined {
  const result = useActionData<ActionResult<Data>>();
  return result?.intent === intent ? result : undefined;
}

type Last = { body: FormData; action: string; again: () => void };

function useLast() {
  const last = useRef<Last | null>(null);
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return { last, isMounted };
}

type ResultToast<Data> = ReturnType<typeof useLast> & {
  data: ActionResult<Data> | OfflineResult | undefined;
  failure: Failure;
};

/** Once for each answer. A retry goes through the form, or past it when its place is gone. */
function useResultToast<Data>({ data, ...options }: ResultToast<Data>): void {
  const { showToast, dismiss, resend } = useToasts();
  const key = useId();
  const latest = useRef(options);
  latest.current = options;
  useEffect(() => {
    if (!data) return;
    const { failure, last, isMounted } = latest.current;
    if (!isOfflineResult(data)) {
      dismiss(key);
      if (data.toast) showToast(data.toast);
      return;
    }
    const retry = () => {
      const sent = last.current;
      dismiss(key);
      if (isMounted.current) sent?.again();
      else if (sent) resend({ body: sent.body, action: sent.action, failure });
    };
    showToast(failureToast(failure, NO_CONNECTION), { key, retry });
  }, [data, key, showToast, dismiss, resend]);
}

function useDone<Data>(
  data: ActionResult<Data> | OfflineResult | undefined,
  onDone: ActionOptions<Data>["onDone"],
): void {
  const latest = useRef(onDone);
  latest.current = onDone;
  useEffect(() => {
    if (data && !isOfflineResult(data) && data.ok) latest.current?.(data);
  }, [data]);
}

/**
 * Names what is sent, so that the server knows it when it is sent again because its answer was lost. Other content is
 * another submission, and so is the same after an answer that it was stored.
 */
function useSubmissionName(data: ActionResult | OfflineResult | undefined) {
  const named = useRef<{ content: string; id: string } | null>(null);
  useEffect(() => {
    if (data && !isOfflineResult(data) && data.ok) named.current = null;
  }, [data]);
  return useCallback((body: FormData) => {
    const content = JSON.stringify([...body].map(([name, value]) => [name, contentOf(value)]));
    if (named.current?.content !== content) named.current = { content, id: newId() };
    body.set(SUBMISSION_FIELD, named.current.id);
    return body;
  }, []);
}

function contentOf(value: FormDataEntryValue): unknown {
  return typeof value === "string" ? value : [value.name, value.size, value.lastModified];
}

function bodyOf(what: HTMLFormElement | Fields, submitter?: HTMLElement | null): FormData {
  if (what instanceof HTMLFormElement) return new FormData(what, submitter);
  const body = new FormData();
  for (const [name, value] of Object.entries(what)) body.set(name, value);
  return body;
}
