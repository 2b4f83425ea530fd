import * as Radix from "@radix-ui/react-toast";
import { Form } from "@remix-run/react";
import { CircleAlert, CircleCheck, X } from "lucide-react";
import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from "react";
import type { Toast } from "../platform/toast";
import { Button } from "./button";
import { Icon } from "./icon";

/** Time to read what happened and to change one's mind. */
const UNDO_SHOWN_FOR_MS = 10_000;
const SHOWN_FOR_MS = 5000;

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
 * 5 s, and longer while the pointer or the focus is on it.
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

  useEffect(() => {
    setIsStatic(false);
    if (waiting) showToast(waiting);
  }, [waiting, showToast]);

  return (
    <ToastContext.Provider value={showToast}>
      <Radix.Provider duration={SHOWN_FOR_MS} swipeDirection="right">
        {children}
        {shown.map(({ key, toast }) => (
          <ShownToast
            key={key}
            toast={toast}
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
              <ToastUndo toast={waiting} />
            </div>
          </div>
        ) : null}
      </Radix.Provider>
    </ToastContext.Provider>
  );
}

function ShownToast({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  return (
    <Radix.Root
      asChild
      type={toast.destructive ? "foreground" : "background"}
      duration={toast.undo ? UNDO_SHOWN_FOR_MS : SHOWN_FOR_MS}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      {/* Radix announces it by itself; the role names what kind it is. */}
      <div {...lookOf(toast)} aria-live="off">
        <ToastText toast={toast} />
        <ToastUndo toast={toast} onSent={onClose} />
        <Radix.Close aria-label="Dismiss">
          <Icon of={X} size={16} />
        </Radix.Close>
      </div>
    </Radix.Root>
  );
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

/** A plain form, so that what was done can be taken back without scripts, too. */
function ToastUndo({ toast: { undo }, onSent }: { toast: Toast; onSent?: () => void }) {
  if (!undo) return null;
  return (
    <Form method="post" action={undo.action} onSubmit={onSent} preventScrollReset>
      {Object.entries(undo.fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" size="sm">
        Undo
      </Button>
    </Form>
  );
}
