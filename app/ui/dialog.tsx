import * as Radix from "@radix-ui/react-dialog";
import { useNavigate } from "@remix-run/react";
import { X } from "lucide-react";
import { type KeyboardEvent, type ReactElement, type ReactNode, type RefObject, useId } from "react";
import { Button, ButtonLink } from "./button";
import { focusDialog, focusFirstField, useFocusReturn } from "./dialog-focus";

export type DialogProps = {
  title: string;
  description?: ReactNode;
  /** The button that opens the dialog; gets the focus back. */
  trigger?: ReactElement;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /**
   * For a dialog opened by a URL: where to go on closing. It is open whenever it is rendered, is part of the server's
   * HTML, and its close button is a link, so it works without JavaScript.
   */
  closeTo?: string;
  /** Gets the focus on closing; default: the trigger, or what had the focus before. */
  focusBackTo?: RefObject<HTMLElement>;
  wide?: boolean;
  /** `alertdialog` for a question that must be answered. */
  role?: "dialog" | "alertdialog";
  /** `<DialogBody>` and `<DialogFooter>`, both inside the form where there is one. */
  children: ReactNode;
};

/** A modal dialog: traps and restores the focus, closes on Escape and on a click outside. */
export function Dialog({
  title,
  description,
  trigger,
  focusBackTo,
  wide,
  role = "dialog",
  children,
  ...state
}: DialogProps) {
  const control = useOpenState(state);
  const focus = useFocusReturn(trigger, focusBackTo);
  const { titleId, descriptionId } = useNames();
  return (
    <Overlay control={control} trigger={trigger} closeTo={state.closeTo}>
      <Radix.Content
        className={wide ? "dlg dlg-wide" : "dlg"}
        role={role}
        onOpenAutoFocus={(event) => {
          focus.remember();
          focusFirstField(event);
        }}
        onCloseAutoFocus={focus.restore}
        onKeyDown={closeOnEscape(control)}
        aria-labelledby={titleId}
        aria-describedby={description ? descriptionId : undefined}
      >
        <div className="dlg-h">
          <Radix.Title id={titleId}>{title}</Radix.Title>
          <CloseButton closeTo={state.closeTo} />
          {description ? <p id={descriptionId}>{description}</p> : null}
        </div>
        {children}
      </Radix.Content>
    </Overlay>
  );
}

/** A sheet from the right; its header is fixed and its body scrolls. */
export function Sheet({
  title,
  description,
  trigger,
  focusBackTo,
  lead,
  actions,
  children,
  ...state
}: SheetProps) {
  const control = useOpenState(state);
  const focus = useFocusReturn(trigger, focusBackTo);
  const { titleId, descriptionId } = useNames();
  return (
    <Overlay control={control} trigger={trigger} closeTo={state.closeTo}>
      <Radix.Content
        className="sheet"
        onOpenAutoFocus={(event) => {
          focus.remember();
          focusDialog(event);
        }}
        onCloseAutoFocus={focus.restore}
        onKeyDown={closeOnEscape(control)}
        aria-labelledby={titleId}
        aria-describedby={description ? descriptionId : undefined}
      >
        <div className="sheet-h">
          <div className="sheet-t">
            {lead}
            <div>
              <Radix.Title id={titleId}>{title}</Radix.Title>
              {description ? (
                <p id={descriptionId} className="muted">
                  {description}
                </p>
              ) : null}
            </div>
            <CloseButton closeTo={state.closeTo} />
          </div>
          {actions ? <div className="sheet-acts">{actions}</div> : null}
        </div>
        <div className="sheet-b">{children}</div>
      </Radix.Content>
    </Overlay>
  );
}
type SheetProps = Omit<DialogProps, "wide" | "role"> & {
  /** Goes before the title, e.g. an avatar. */
  lead: ReactNode;
  actions?: ReactNode;
};

/** Radix sets a dialog's accessible name on the client; this names server-rendered ones at once. */
function useNames() {
  const id = useId();
  return { titleId: `${id}title`, descriptionId: `${id}about` };
}

/** A toast is layered above every dialog and would capture Escape. */
function closeOnEscape({ onOpenChange }: OpenState) {
  return (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.isDefaultPrevented()) return;
    // A nested dialog must not close its parent.
    event.stopPropagation();
    onOpenChange?.(false);
  };
}

type OpenState = Pick<DialogProps, "open" | "onOpenChange" | "closeTo">;

function useOpenState({ open, onOpenChange, closeTo }: OpenState) {
  const navigate = useNavigate();
  if (closeTo === undefined) return { open, onOpenChange };
  return {
    open: true,
    onOpenChange: (isOpen: boolean) => {
      if (!isOpen) navigate(closeTo, { preventScrollReset: true });
    },
  };
}

function Overlay({
  control,
  trigger,
  closeTo,
  children,
}: {
  control: OpenState;
  trigger?: ReactElement;
  closeTo?: string;
  children: ReactNode;
}) {
  const layers = (
    <>
      <Radix.Overlay className="scrim" />
      {children}
    </>
  );
  return (
    <Radix.Root {...control}>
      {trigger ? <Radix.Trigger asChild>{trigger}</Radix.Trigger> : null}
      {closeTo === undefined ? <Radix.Portal>{layers}</Radix.Portal> : layers}
    </Radix.Root>
  );
}

function CloseButton({ closeTo }: { closeTo?: string }) {
  const look = { variant: "ghost", size: "sm", icon: X, iconOnly: true } as const;
  if (closeTo !== undefined) {
    return (
      <ButtonLink {...look} to={closeTo} preventScrollReset>
        Close
      </ButtonLink>
    );
  }
  return (
    <Radix.Close asChild>
      <Button {...look}>Close</Button>
    </Radix.Close>
  );
}

export function DialogBody({ children }: { children: ReactNode }) {
  return <div className="dlg-b">{children}</div>;
}

/** The buttons, right-aligned; the primary action comes last. */
export function DialogFooter({ children }: { children: ReactNode }) {
  return <div className="dlg-f">{children}</div>;
}

/** Closes its dialog: `<DialogClose><Button size="sm">Cancel</Button></DialogClose>`. */
export function DialogClose({ children }: { children: ReactElement }) {
  return <Radix.Close asChild>{children}</Radix.Close>;
}
