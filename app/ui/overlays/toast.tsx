import * as Radix from "@radix-ui/react-toast";
import { useFetcher } from "@remix-run/react";
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { isUnansweredResult, type UnansweredResult } from "../../platform/http/browser/connection";
import { rememberSubmission } from "../../platform/http/browser/leaving";
import { type ActionResult, failureToast } from "../../platform/http/forms/action-result";
import type { Toast } from "../../platform/http/forms/toast";
import { encodingOf } from "../forms/form-body";
import { SlowToast, WaitingToast } from "./connection-toasts";
import { type PendingSubmission, ShownToast, StaticToast, type ToastOptions } from "./shown-toast";

type ShowToast = (toast: Toast, options?: ToastOptions & { key?: string }) => void;
type ToastEntry = ToastOptions & { key: string; toast: Toast; durationMs?: number };

type Answer = ActionResult | UnansweredResult;
/** A form that has submitted; `isGone` once it has left the page. */
type AnswerWatch = {
  fetcherKey: string;
  isAwaiting: () => boolean;
  onAnswer: (answer: Answer) => void;
  isGone: boolean;
};

type Toasts = {
  /** A toast replaces the one with the same key. */
  showToast: ShowToast;
  dismiss: (key: string) => void;
  /** Resends a form that may no longer be on the page, and shows the result. */
  resend: (submission: PendingSubmission) => void;
  /** Calls `onAnswer` for each answer, until the form is gone and awaits none. */
  watchAnswers: (watch: AnswerWatch) => void;
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
  const [shown, setShown] = useState<ToastEntry[]>([]);
  const [isStatic, setIsStatic] = useState(true);
  const [watches, setWatches] = useState<AnswerWatch[]>([]);
  const toasts = useToastList(setShown, setWatches);
  const { showToast, dismiss, resend } = toasts;
  useEffect(() => {
    setIsStatic(false);
    if (pendingToast) showToast(pendingToast);
  }, [pendingToast, showToast]);

  return (
    <ToastContext.Provider value={toasts}>
      <Radix.Provider swipeDirection="right">
        {children}
        {watches.map((watch) => (
          <AnswerWatcher key={watch.fetcherKey} watch={watch} setWatches={setWatches} />
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

type SetWatches = (change: (all: AnswerWatch[]) => AnswerWatch[]) => void;

/**
 * Stands here and not in the form: on a slow device, React first renders the answer together with the data that is loaded
 * after it, and with that data the form or its row may be gone.
 */
function AnswerWatcher({ watch, setWatches }: { watch: AnswerWatch; setWatches: SetWatches }) {
  const { fetcherKey, isAwaiting, onAnswer, isGone } = watch;
  const { data, state } = useFetcher<Answer>({ key: fetcherKey });
  const last = useRef({ data, state });
  useEffect(() => {
    const before = last.current;
    last.current = { data, state };
    if (data && data !== before.data) onAnswer(data);
    // A redirect brings no data.
    const isRedirected = state === "idle" && before.state !== "idle";
    if (isGone && (isRedirected || !isAwaiting()))
      setWatches((all) => all.filter((other) => other.fetcherKey !== fetcherKey));
  }, [data, state, fetcherKey, isAwaiting, onAnswer, isGone, setWatches]);
  return null;
}

function useToastList(
  setShown: (change: (all: ToastEntry[]) => ToastEntry[]) => void,
  setWatches: SetWatches,
): Toasts {
  const nextKey = useRef(0);
  const dismiss = useCallback(
    (key: string) => setShown((all) => all.filter((item) => item.key !== key)),
    [setShown],
  );
  const showToast = useCallback<ShowToast>(
    (toast, { key, ...options } = {}) => {
      nextKey.current += 1;
      const entry = { key: key ?? `toast-${nextKey.current}`, toast, ...options };
      setShown((all) => [...all.filter((item) => item.key !== entry.key), entry]);
    },
    [setShown],
  );
  const resend = useResend(showToast);
  const watchAnswers = useCallback(
    (watch: AnswerWatch) =>
      setWatches((all) => [...all.filter(({ fetcherKey }) => fetcherKey !== watch.fetcherKey), watch]),
    [setWatches],
  );
  return useMemo(
    () => ({ showToast, dismiss, resend, watchAnswers }),
    [showToast, dismiss, resend, watchAnswers],
  );
}

/** In the provider, because the form or the toast may be gone when the response arrives. */
function useResend(showToast: ShowToast): (submission: PendingSubmission) => void {
  const { submit, data } = useFetcher<ActionResult | UnansweredResult>();
  const last = useRef<PendingSubmission | null>(null);
  const resend = useCallback(
    (submission: PendingSubmission) => {
      rememberSubmission(submission, last.current);
      last.current = submission;
      submit(submission.body, {
        method: "post",
        action: submission.action,
        encType: encodingOf(submission.body),
      });
    },
    [submit],
  );
  useEffect(() => {
    const sent = last.current;
    if (!data || !sent) return;
    if (isUnansweredResult(data)) {
      const { reason, signInPath } = data;
      showToast(failureToast(sent.failure, reason), { retry: () => resend(sent), signInPath });
    } else if (data.toast) showToast(data.toast);
  }, [data, showToast, resend]);
  return resend;
}
