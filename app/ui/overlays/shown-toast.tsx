import * as Radix from "@radix-ui/react-toast";
import { CircleAlert, CircleCheck, X } from "lucide-react";
import type { Failure } from "../../platform/http/forms/action-result";
import type { Toast, ToastForm } from "../../platform/http/forms/toast";
import { bodyOf } from "../forms/form-body";
import { Icon } from "../icon";
import { SignInLink, StaticForm, ToastAction } from "./toast-actions";

const SHOWN_FOR_MS = 5000;
/** Time to read, decide and reach the button. */
const SHOWN_WITH_BUTTON_MS = 10_000;
/** For slow readers, who need about a second for three words. */
const LETTER_MS = 70;

const BUTTONS = "col-start-2 flex flex-wrap gap-x-4";

/** A submission in flight, with all that is needed to resend it. */
export type PendingSubmission = { body: FormData; action: string; failure: Failure };

/** With `signInPath`, the session has ended, and the toast stays until it is closed or the form is resubmitted. */
export type ToastOptions = { retry?: () => void; cancel?: () => void; signInPath?: string };

type ShownToastProps = ToastOptions & {
  toast: Toast;
  durationMs?: number;
  /** Submits the form of a button. */
  onSend?: (submission: PendingSubmission) => void;
  onClose: () => void;
};

export function ShownToast({ toast, retry, cancel, signInPath, onSend, onClose, ...shown }: ShownToastProps) {
  const buttons = onSend ? buttonsOf(toast) : [];
  const least = buttons.length > 0 || retry ? SHOWN_WITH_BUTTON_MS : SHOWN_FOR_MS;
  const usual = Math.max(least, (toast.description?.length ?? 0) * LETTER_MS);
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
          {retry ? <ToastAction label="Retry" onChoose={retry} /> : null}
          {cancel ? <ToastAction label="Cancel" onChoose={cancel} /> : null}
          {buttons.map(({ label, form }) => (
            <ToastAction key={label} label={label} onChoose={() => onSend?.(submissionOf(form))} />
          ))}
        </div>
        {signInPath ? <SignInLink to={signInPath} /> : null}
        <Radix.Close aria-label="Dismiss">
          <Icon of={X} size={16} />
        </Radix.Close>
      </div>
    </Radix.Root>
  );
}

/** Without JavaScript. */
export function StaticToast({ toast }: { toast: Toast }) {
  return (
    <div {...lookOf(toast)}>
      <ToastText toast={toast} />
      <div className={BUTTONS}>
        {buttonsOf(toast).map((button) => (
          <StaticForm key={button.label} {...button} />
        ))}
      </div>
    </div>
  );
}

function buttonsOf({ offer, undo }: Toast): { label: string; form: ToastForm }[] {
  return [
    ...(offer ? [{ label: offer.label, form: offer }] : []),
    ...(undo ? [{ label: "Undo", form: undo }] : []),
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
