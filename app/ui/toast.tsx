import * as Radix from "@radix-ui/react-toast";
import { useFetcher } from "@remix-run/react";
import { CircleAlert, CircleCheck, X } from "lucide-react";
import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from "react";
import type { Toast } from "../platform/http/toast";
import { Icon } from "./icon";

const SHOWN_FOR_MS = 5000;
/** Time to read, decide and reach the button. */
const SHOWN_WITH_UNDO_MS = 10_000;

type Undo = NonNullable<Toast["undo"]>;
type ShowToast = (toast: Toast) => void;
type Shown = { key: number; toast: Toast };

const ToastContext = createContext<ShowToast>(() => {});

/** Shows a toast from the browser: `const showToast = useToast()`. */
export function useToast(): ShowToast {
  return useContext(ToastContext);
}

/** Shows the toast that an action answered with, once for each answer: `useActionToast(fetcher.data?.toast)`. */
export function useActionToast(toast: Toast | null | undefined): void {
  const showToast = useToast();
  useEffect(() => {
    if (toast) showToast(toast);
  }, [toast, showToast]);
}

/**
 * Holds the toasts of a page: those of `useToast` and the one that waited on the server. Each is shown for
 * 5 s (10 s with an undo), and longer while the pointer or the focus is on it. Without scripts the server's stays until the next page.
 */
export function ToastProvider({ waiting, children }: { waiting: Toast | null; children: ReactNode }) {
  const [shown, setShown] = useState<Shown[]>([]);
  const [isStatic, setIsStatic] = useState(true);
  const nextKey = useRef(0);
  const showToast = useCallback<ShowToast>((toast) => {
    nextKey.current += 1;
    const key = nextKey.current;
    setShown((all) => [...all, { key, toast }]);
  }, []);

  const undo = useUndo(showToast);
  useEffect(() => {
    setIsStatic(false);
    if (waiting) showToast(waiting);
  }, [waiting, showToast]);

  return (
    <ToastContext.Provider value={showToast}>
      <Radix.Provider swipeDirection="right">
        {children}
        {shown.map(({ key, toast }) => (
          <ShownToast
            key={key}
            toast={toast}
            onUndo={undo}
            onClose={() => setShown((all) => all.filter((item) => item.key !== key))}
          />
        ))}
        <Radix.Viewport asChild>
          <div className="toasts" />
        </Radix.Viewport>
        {isStatic && waiting ? (
          <div className="toasts toasts-static">
            <div {...lookOf(waiting)}>
              <ToastText toast={waiting} />
              {waiting.undo ? <UndoForm undo={waiting.undo} /> : null}
            </div>
          </div>
        ) : null}
      </Radix.Provider>
    </ToastContext.Provider>
  );
}

function ShownToast({ toast, onUndo, onClose }: ShownToastProps) {
  return (
    <Radix.Root
      asChild
      type={toast.destructive ? "foreground" : "background"}
      duration={toast.undo ? SHOWN_WITH_UNDO_MS : SHOWN_FOR_MS}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      {/* Radix announces it by itself; the role names what kind it is. */}
      <div {...lookOf(toast)} aria-live="off">
        <ToastText toast={toast} />
        {toast.undo ? <UndoButton undo={toast.undo} onUndo={onUndo} /> : null}
        <Radix.Close aria-label="Dismiss">
          <Icon of={X} size={16} />
        </Radix.Close>
      </div>
    </Radix.Root>
  );
}
type ShownToastProps = { toast: Toast; onUndo: (undo: Undo) => void; onClose: () => void };

/** Sends the form of a toast; here, because the toast itself is gone when the answer comes. */
function useUndo(showToast: ShowToast): (undo: Undo) => void {
  const { submit, data } = useFetcher<{ toast?: Toast }>();
  const undone = data?.toast;
  useEffect(() => {
    if (undone) showToast(undone);
  }, [undone, showToast]);
  return (undo) => submit(undo.fields, { method: "post", action: undo.action });
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

function UndoButton({ undo, onUndo }: { undo: Undo; onUndo: (undo: Undo) => void }) {
  return (
    <Radix.Action altText="Undo it where it was done" asChild>
      <button type="button" className="toast-undo" onClick={() => onUndo(undo)}>
        Undo
      </button>
    </Radix.Action>
  );
}

/** The same without scripts. */
function UndoForm({ undo }: { undo: Undo }) {
  return (
    <form method="post" action={undo.action}>
      {Object.entries(undo.fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className="toast-undo">
        Undo
      </button>
    </form>
  );
}
