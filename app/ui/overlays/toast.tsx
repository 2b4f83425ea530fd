import * as Radix from "@radix-ui/react-toast";
import { useFetcher, useSubmit } from "@remix-run/react";
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from "react";
import { isUnansweredResult, type UnansweredResult } from "../../platform/http/browser/connection";
import { rememberSubmission } from "../../platform/http/browser/leaving";
import { type ActionResult, failureToast } from "../../platform/http/forms/action-result";
import type { Toast } from "../../platform/http/forms/toast";
import { newId } from "../../platform/ids";
import { encodingOf } from "../forms/form-body";
import { SlowToast, WaitingToast } from "./connection-toasts";
import { type PendingSubmission, ShownToast, StaticToast, type ToastOptions } from "./shown-toast";

type ShowToast = (toast: Toast, options?: ToastOptions & { key?: string }) => void;
type ToastEntry = ToastOptions & { key: string; toast: Toast; durationMs?: number };

type Answer = ActionResult | UnansweredResult;
/** A form that has submitted; `isGone` once it has left the page. */
export type WatchedForm = { onAnswer: (answer: Answer) => void; isAwaiting: boolean; isGone: boolean };
type Watched = [fetcherKey: string, form: WatchedForm];

type Toasts = {
  /** A toast replaces the one with the same key. */
  showToast: ShowToast;
  dismiss: (key: string) => void;
  /** Resends a form that may no longer be on the page, and shows the result. */
  resend: (submission: PendingSubmission) => void;
  /** Calls `onAnswer` for each answer, until the form is gone and awaits none. */
  watchAnswers: (...watched: Watched) => void;
};

const ToastContext = createContext<Toasts>({
  showToast: () => {},
  dismiss: () => {},
  resend: () => {},
  watchAnswers: () => {},
});

export function useToasts(): Toasts {
  return useContext(ToastContext);
}

/** Shows a toast from the client: `const showToast = useToast()`. */
export function useToast(): ShowToast {
  return useToasts().showToast;
}

/** Shows a toast from a page's data, once per response: `useDataToast(data.toast)`. */
export function useDataToast(toast: Toast | null | undefined): void {
  const showToast = useToast();
  useEffect(() => {
    if (toast) showToast(toast);
  }, [toast, showToast]);
}

type ToastProviderProps = {
  pendingToast: Toast | null;
  /** The toast when a page's data cannot be loaded without a connection; null shows none. */
  readFailure?: (path: string) => string | null;
  children: ReactNode;
};

/**
 * Renders the toasts of `useToast` and the one pending on the server. Each is shown for 5 s (10 s with a
 * button), and longer while hovered or focused. Without JavaScript, the server's toast stays until the next page.
 */
export function ToastProvider({ pendingToast, readFailure = () => null, children }: ToastProviderProps) {
  const [isStatic, setIsStatic] = useState(true);
  const { shown, watched, endWatch, toasts } = useToastList();
  const { showToast, dismiss, resend } = toasts;
  useEffect(() => {
    setIsStatic(false);
    if (pendingToast) showToast(pendingToast);
  }, [pendingToast, showToast]);

  return (
    <ToastContext.Provider value={toasts}>
      <Radix.Provider swipeDirection="right">
        {children}
        {watched.map(([key, form]) => (
          <AnswerWatcher key={key} fetcherKey={key} form={form} onEnd={() => endWatch(key)} />
        ))}
        <WaitingToast readFailure={readFailure} />
        <SlowToast readFailure={readFailure} />
        {shown.map(({ key, ...rest }) => (
          <ShownToast key={key} {...rest} onSend={resend} onClose={() => dismiss(key)} />
        ))}
        <Radix.Viewport asChild>
          {/* Silent, since Radix announces; but a live region, which a dialog does not hide from screen readers. */}
          <div className="toasts" aria-live="off" />
        </Radix.Viewport>
        {isStatic && pendingToast ? (
          <div className="toasts toasts-static">
            <StaticToast toast={pendingToast} />
          </div>
        ) : null}
      </Radix.Provider>
    </ToastContext.Provider>
  );
}

/**
 * Stands here and not in the form: on a slow device, React first renders the answer together with the data that is
 * loaded after it, and with that data the form or its row may be gone.
 */
function AnswerWatcher(props: { fetcherKey: string; form: WatchedForm; onEnd: () => void }) {
  const { fetcherKey, form, onEnd } = props;
  const { data, state } = useFetcher<Answer>({ key: fetcherKey });
  const last = useRef({ data, state });
  useEffect(() => {
    const before = last.current;
    last.current = { data, state };
    const isAnswered = data !== before.data;
    // A redirect brings no data.
    if (isAnswered || (state === "idle" && before.state !== state)) form.isAwaiting = false;
    if (data && isAnswered) form.onAnswer(data);
    if (form.isGone && !form.isAwaiting) onEnd();
  });
  return null;
}

/** All functions stay the same. */
function useToastList() {
  const [shown, setShown] = useState<ToastEntry[]>([]);
  const [watched, setWatched] = useState<Watched[]>([]);
  const submit = useSubmit();
  const toasts = useMemo<Toasts>(() => {
    const dismiss = (key: string) => setShown((all) => all.filter((item) => item.key !== key));
    const showToast: ShowToast = (toast, { key = newId(), ...options } = {}) => {
      dismiss(key);
      setShown((all) => [...all, { key, toast, ...options }]);
    };
    const watchAnswers = (key: string, form: WatchedForm) =>
      setWatched((all) => [...all.filter(([known]) => known !== key), [key, form]]);
    const resend = (submission: PendingSubmission) => {
      const { body, action, failure } = submission;
      const fetcherKey = newId();
      rememberSubmission(submission);
      submit(body, { method: "post", action, encType: encodingOf(body), navigate: false, fetcherKey });
      const onAnswer = (data: Answer) => {
        if (isUnansweredResult(data)) {
          const { reason, signInPath } = data;
          showToast(failureToast(failure, reason), { retry: () => resend(submission), signInPath });
        } else if (data.toast) showToast(data.toast);
      };
      watchAnswers(fetcherKey, { onAnswer, isAwaiting: true, isGone: true });
    };
    return { showToast, dismiss, resend, watchAnswers };
  }, [submit]);
  const endWatch = (key: string) => setWatched((all) => all.filter(([known]) => known !== key));
  return { shown, watched, endWatch, toasts };
}
