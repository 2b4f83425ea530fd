import * as Radix from "@radix-ui/react-toast";
import { useFetcher } from "@remix-run/react";
import { CircleAlert, CircleCheck, X } from "lucide-react";
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
import {
  isUnansweredResult,
  NO_CONNECTION,
  retryReads,
  type UnansweredResult,
} from "../../platform/http/browser/connection";
import { rememberSubmission } from "../../platform/http/browser/leaving";
import { type ActionResult, type Failure, failureToast } from "../../platform/http/forms/action-result";
import type { Toast, ToastForm } from "../../platform/http/forms/toast";
import { bodyOf, encodingOf } from "../forms/form-body";
import { Icon } from "../icon";
import { useWaitingReads } from "../use-browser-state";
import { SignInLink, StaticForm, ToastAction } from "./toast-actions";

const SHOWN_FOR_MS = 5000;
/** Time to read, decide and reach the button. */
const SHOWN_WITH_BUTTON_MS = 10_000;

/** With `signInPath`, the session has ended, and the toast stays until it is closed or the form is resubmitted. */
type ToastOptions = { retry?: () => void; signInPath?: string };
type ShowToast = (toast: Toast, options?: ToastOptions & { key?: string }) => void;
type ToastEntry = ToastOptions & { key: string; toast: Toast; durationMs?: number };

/** A submission in flight, with all that is needed to resend it. */
type PendingSubmission = { body: FormData; action: string; failure: Failure };

type Toasts = {
  /** A toast replaces the one with the same key. */
  showToast: ShowToast;
  dismiss: (key: string) => void;
  /** Resends a form that may no longer be on the page, and shows the result. */
  resend: (submission: PendingSubmission) => void;
};

const ToastContext = createContext<Toasts>({ showToast: () => {}, dismiss: () => {}, resend: () => {} });

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
  const toasts = useToastList(setShown);
  const { showToast, dismiss, resend } = toasts;
  useEffect(() => {
    setIsStatic(false);
    if (pendingToast) showToast(pendingToast);
  }, [pendingToast, showToast]);

  return (
    <ToastContext.Provider value={toasts}>
      <Radix.Provider swipeDirection="right">
        {children}
        <WaitingToast readFailure={readFailure} />
        {shown.map(({ key, ...rest }) => (
          <ShownToast key={key} {...rest} onSend={resend} onClose={() => dismiss(key)} />
        ))}
        <Radix.Viewport asChild>
          {/* Silent, since Radix announces; but a live region, which a dialog does not hide from screen readers. */}
          <div className={REGION} aria-live="off" />
        </Radix.Viewport>
        {isStatic && pendingToast ? (
          <div className={`${REGION} toasts-static`}>
            <div {...lookOf(pendingToast)}>
              <ToastText toast={pendingToast} />
              <div className={BUTTONS}>
                {buttonsOf(pendingToast).map((button) => (
                  <StaticForm key={button.label} {...button} />
                ))}
              </div>
            </div>
          </div>
        ) : null}
      </Radix.Provider>
    </ToastContext.Provider>
  );
}

/** Without a floating phone button the toasts can use the corner; a dialog's buttons may be under it. */
const REGION =
  "toasts md:bottom-5 md:max-[94rem]:[body:has(.dlg)_&]:right-auto md:max-[94rem]:[body:has(.dlg)_&]:left-5";

const BUTTONS = "col-start-2 flex flex-wrap gap-x-4";

function useToastList(setShown: (change: (all: ToastEntry[]) => ToastEntry[]) => void): Toasts {
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
  return useMemo(() => ({ showToast, dismiss, resend }), [showToast, dismiss, resend]);
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

/** Shown while page data waits for a connection; the page does not change. */
function WaitingToast({ readFailure }: { readFailure: (path: string) => string | null }) {
  const title = useWaitingReads()
    .map(({ path, isQuiet }) => (isQuiet ? null : readFailure(path)))
    .findLast((text) => text !== null);
  const [isDismissed, setIsDismissed] = useState(false);
  useEffect(() => setIsDismissed(title === undefined), [title]);
  if (!title || isDismissed) return null;
  const toast = { title, description: NO_CONNECTION, destructive: true };
  const durationMs = Number.POSITIVE_INFINITY;
  return <ShownToast {...{ toast, durationMs }} retry={retryReads} onClose={() => setIsDismissed(true)} />;
}

type ShownToastProps = Omit<ToastEntry, "key"> & {
  /** Submits the form of a button. */
  onSend?: (submission: PendingSubmission) => void;
  onClose: () => void;
};

function ShownToast({ toast, retry, signInPath, onSend, onClose, ...shown }: ShownToastProps) {
  const buttons = onSend ? buttonsOf(toast) : [];
  const usual = buttons.length > 0 || retry ? SHOWN_WITH_BUTTON_MS : SHOWN_FOR_MS;
  const duration = shown.durationMs ?? (signInPath ? Number.POSITIVE_INFINITY : usual);
  return (
    <Radix.Root
      asChild
      type={toast.destructive ? "foreground" : "background"}
      duration={duration}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      {/* Radix announces it; the role only names its kind. */}
      <div {...lookOf(toast)} aria-live="off">
        <ToastText toast={toast} />
        <div className={BUTTONS}>
          {buttons.map(({ label, hint, form }) => (
            <ToastAction
              key={label}
              label={label}
              hint={hint}
              onChoose={() => onSend?.(submissionOf(form))}
            />
          ))}
        </div>
        {signInPath ? <SignInLink to={signInPath} /> : null}
        {retry ? <ToastAction label="Retry" hint="Try it again where it was done" onChoose={retry} /> : null}
        <Radix.Close aria-label="Dismiss">
          <Icon of={X} size={16} />
        </Radix.Close>
      </div>
    </Radix.Root>
  );
}

function buttonsOf({ offer, undo }: Toast): { label: string; hint: string; form: ToastForm }[] {
  return [
    ...(offer ? [{ label: offer.label, hint: "Do it where it was done", form: offer }] : []),
    ...(undo ? [{ label: "Undo", hint: "Undo it where it was done", form: undo }] : []),
  ];
}

function submissionOf({ action, fields, failed }: ToastForm): PendingSubmission {
  return { body: bodyOf(fields), action, failure: { title: failed } };
}

function lookOf({ destructive }: Toast) {
  return destructive
    ? ({ className: "toast toast-bad", role: "alert" } as const)
    : ({ className: "toast toast-ok", role: "status" } as const);
}

function ToastText({ toast }: { toast: Toast }) {
  return (
    <>
      <Icon of={toast.destructive ? CircleAlert : CircleCheck} size={18} />
      <strong>{toast.title}</strong>
      {toast.description ? <p>{toast.description}</p> : null}
    </>
  );
}
