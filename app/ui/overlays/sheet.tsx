import * as Radix from "@radix-ui/react-dialog";
import type { ReactNode } from "react";
import {
  CloseButton,
  closeOnEscape,
  focusDialog,
  LAYER,
  type LayerProps,
  Overlay,
  useFocusReturn,
  useNames,
  useOpenState,
} from "./dialog-layer";

const SHEET = `${LAYER} inset-y-0 right-0 grid w-[min(60rem,100%)] grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr] overflow-hidden focus-visible:outline-0 max-sm:grid-rows-[auto_minmax(0,1fr)_auto] motion-safe:data-[state=closed]:animate-sheet-out motion-safe:data-[state=open]:animate-sheet-in`;
const SHEET_TITLE =
  "grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-[0.9rem] max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:border-b max-sm:border-line max-sm:px-5 max-sm:pt-4 max-sm:pb-[0.85rem]";
const SHEET_ACTIONS =
  "relative flex flex-wrap items-center gap-2 max-sm:order-3 max-sm:flex-nowrap max-sm:border-t max-sm:border-line max-sm:bg-raised max-sm:px-5 max-sm:pt-[0.6rem] max-sm:pb-[calc(0.6rem+env(safe-area-inset-bottom))]";

/**
 * A sheet from the right; its header is fixed and its body scrolls. On phones the actions are at the bottom, within
 * reach of the thumb.
 */
export function Sheet({
  title,
  description,
  trigger,
  focusBackTo,
  lead,
  steps,
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
        className={SHEET}
        data-sheet
        onOpenAutoFocus={(event) => {
          focus.remember();
          focusDialog(event);
        }}
        onCloseAutoFocus={focus.restore}
        onKeyDown={closeOnEscape(control)}
        aria-labelledby={titleId}
        aria-describedby={description ? descriptionId : undefined}
      >
        <div className="grid gap-[0.9rem] border-b border-line px-6 pt-5 pb-4 max-sm:contents">
          <div className={SHEET_TITLE}>
            <div className="max-sm:hidden">{lead}</div>
            <div className="wrap-anywhere">
              <Radix.Title id={titleId}>{title}</Radix.Title>
              <About id={descriptionId}>{description}</About>
            </div>
            <div className="flex items-center self-start">
              {steps}
              <CloseButton closeTo={state.closeTo} />
            </div>
          </div>
          {actions ? <div className={SHEET_ACTIONS}>{actions}</div> : null}
        </div>
        <div className="grid overflow-auto min-[52rem]:grid-cols-[minmax(0,1fr)_22rem]">{children}</div>
      </Radix.Content>
    </Overlay>
  );
}
type SheetProps = LayerProps & {
  /** Goes before the title, e.g. an avatar; not on phones. */
  lead: ReactNode;
  /** Stands before the button that closes it, e.g. the way to the record after this one. */
  steps?: ReactNode;
  actions?: ReactNode;
};

function About({ id, children }: { id: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <p id={id} className="text-ink-2 max-sm:text-sm">
      {children}
    </p>
  );
}

/** The main column of a sheet's body. */
export function SheetMain({ children }: { children: ReactNode }) {
  return <div className="flex min-w-0 flex-col gap-6 px-6 pt-5 pb-8 max-sm:px-5">{children}</div>;
}

/** The second column, below the first where there is no room. */
export function SheetSide({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 content-start gap-6 border-line bg-sunk px-6 pt-5 pb-8 max-sm:px-5 min-[52rem]:border-l">
      {children}
    </div>
  );
}
