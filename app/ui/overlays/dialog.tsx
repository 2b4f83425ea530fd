import * as Radix from "@radix-ui/react-dialog";
import { cva } from "class-variance-authority";
import type { CSSProperties, ReactElement, ReactNode } from "react";
import {
  CloseButton,
  closeOnEscape,
  focusFirstField,
  LAYER,
  type LayerProps,
  Overlay,
  useFocusReturn,
  useNames,
  useOpenState,
} from "./dialog-layer";

const dialogClass = cva(
  [
    LAYER,
    // The body scrolls, between head and foot: a scrollbar of the dialog itself would cut its corners.
    "dlg inset-0 m-auto flex h-fit max-h-[calc(100dvh-2rem)] flex-col overflow-y-auto rounded-xl border border-line text-ui [&>form]:contents",
    "motion-safe:data-[state=open]:animate-dialog-in",
  ],
  {
    variants: {
      wide: { true: "w-[min(44rem,calc(100vw-2rem))]", false: "w-[min(32rem,calc(100vw-2rem))]" },
    },
  },
);

/** `<DialogBody>` and `<DialogFooter>` as children, both inside the form where there is one. */
type DialogProps = LayerProps & {
  wide?: boolean;
  /** `alertdialog` for a question that must be answered. */
  role?: "dialog" | "alertdialog";
  /** Its place as a menu beside what opened it, over a page that stays bright; from `menuBeside`. */
  menu?: CSSProperties;
  /** Called when the dialog is gone and the focus is back; before that, its trap takes the focus from any field. */
  onClosed?: () => void;
};

/** A modal dialog: traps and restores the focus, closes on Escape and on a click outside. */
export function Dialog({
  title,
  description,
  trigger,
  focusBackTo,
  wide = false,
  role = "dialog",
  menu,
  onClosed,
  children,
  ...state
}: DialogProps) {
  const control = useOpenState(state);
  const focus = useFocusReturn(trigger, focusBackTo);
  const { titleId, descriptionId } = useNames();
  return (
    <Overlay control={control} trigger={trigger} closeTo={state.closeTo} isClear={Boolean(menu)}>
      <Radix.Content
        className={dialogClass({ wide })}
        style={menu}
        role={role}
        onOpenAutoFocus={(event) => {
          focus.remember();
          focusFirstField(event);
        }}
        onCloseAutoFocus={(event) => {
          focus.restore(event);
          onClosed?.();
        }}
        onKeyDown={closeOnEscape(control)}
        aria-labelledby={titleId}
        aria-describedby={description ? descriptionId : undefined}
      >
        <div className="grid flex-none grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 gap-y-1 px-dialog pt-(--dialog-space,1.25rem) pb-1">
          <Radix.Title id={titleId} className={menu ? "px-2 font-sans text-sm text-ink-2" : "text-h4"}>
            {title}
          </Radix.Title>
          {menu ? null : <CloseButton closeTo={state.closeTo} />}
          {description ? (
            <p id={descriptionId} className="col-span-full text-ink-2">
              {description}
            </p>
          ) : null}
        </div>
        {children}
      </Radix.Content>
    </Overlay>
  );
}

export function DialogBody({ children }: { children: ReactNode }) {
  return (
    <div
      className="grid min-h-0 gap-[0.9rem] overflow-y-auto px-dialog py-(--dialog-space,1rem)"
      data-dialog-body
    >
      {children}
    </div>
  );
}

/** The buttons, right-aligned; the primary action comes last. */
export function DialogFooter({ children }: { children: ReactNode }) {
  return (
    <div
      className="sticky bottom-0 mt-auto flex flex-none flex-wrap justify-end gap-2 border-t border-line bg-sunk px-dialog py-[0.9rem]"
      data-dialog-footer
    >
      {children}
    </div>
  );
}

/** Closes its dialog: `<DialogClose><Button size="sm">Cancel</Button></DialogClose>`. */
export function DialogClose({ children }: { children: ReactElement }) {
  return <Radix.Close asChild>{children}</Radix.Close>;
}
