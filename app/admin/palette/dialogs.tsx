import { useLocation, useRouteLoaderData } from "@remix-run/react";
import type { RefObject } from "react";
import { QuickAdd } from "../../crm/tasks/quick-add";
import { Key } from "../../ui/icon";
import { Dialog, DialogBody } from "../../ui/overlays/dialog";
import { Palette } from "./palette";

export type CommandDialogName = "palette" | "keys" | "task";

type DialogsProps = {
  shown: CommandDialogName;
  onShow: (next: CommandDialogName | null) => void;
  /** Focus returns here when the dialog closes. */
  opener: RefObject<HTMLElement>;
  /** Typed for the palette before it was loaded. */
  typed: string;
};

/** The dialogs with keyboard shortcuts; in their own file, since they are loaded on demand. */
export function CommandDialogs({ shown, onShow, opener, typed }: DialogsProps) {
  const close = () => onShow(null);
  if (shown === "keys") return <KeysDialog onClose={close} opener={opener} />;
  if (shown === "task") return <NewTaskDialog onClose={close} opener={opener} />;
  return <Palette onClose={close} onShow={onShow} opener={opener} typed={typed} />;
}

const LEAD_PAGE = /^\/admin\/leads\/([\da-f]{8}-[\da-f-]{27})$/;

type DialogProps = { onClose: () => void; opener: RefObject<HTMLElement> };

/** On a lead's page the task is that lead's. */
function NewTaskDialog({ onClose, opener }: DialogProps) {
  const { pathname } = useLocation();
  const closeUnlessTyped = (_: unknown, isTypedOn: boolean) => isTypedOn || onClose();
  const page = useRouteLoaderData<{ lead: { name: string } }>("crm/leads/lead-page/route");
  return (
    <Dialog
      wide
      title={`New task${page ? ` for ${page.lead.name}` : ""}`}
      open
      onOpenChange={onClose}
      focusBackTo={opener}
    >
      <DialogBody>
        <QuickAdd leadId={LEAD_PAGE.exec(pathname)?.[1]} onDone={closeUnlessTyped} />
      </DialogBody>
    </Dialog>
  );
}

const KEYS = [
  { keys: ["Ctrl or ⌘", "K"], does: "Search, and go to any page, lead, deal or post" },
  { keys: ["Ctrl or ⌘", "B"], does: "Show or hide the sidebar" },
  { keys: ["T"], does: "Write a new task" },
  { keys: ["?"], does: "This list" },
  { keys: ["Esc"], does: "Close a dialog or a lead" },
  { keys: ["N"], does: "A lead: write an activity or a note" },
  { keys: ["J", "K"], does: "Tasks, and leads in the panel: go to the next or the previous one" },
  { keys: ["X", "S", "E", "A"], does: "Tasks: done, snooze, edit, assign" },
  { keys: ["Ctrl or ⌘", "A"], does: "Table of leads: select the page" },
  { keys: ["Enter"], does: "Table of leads, in a box: change those you selected" },
  { keys: ["Ctrl or ⌘", "Z"], does: "Tasks: undo what the last message says" },
  { keys: ["F8"], does: "Go to the messages in the corner" },
  { keys: ["Space"], does: "Pick up a deal in the pipeline, and put it down" },
  { keys: ["←", "→", "↑", "↓"], does: "Move the deal you picked up; move through tabs and lists" },
] as const;

/** The keyboard shortcuts, the same on every page. */
function KeysDialog({ onClose, opener }: DialogProps) {
  return (
    <Dialog title="Keyboard shortcuts" open onOpenChange={onClose} focusBackTo={opener}>
      <DialogBody>
        {/* With the focus in it, the list is scrolled by keyboard where it is higher than the window. */}
        <dl tabIndex={0}>
          {KEYS.map(({ keys, does }) => (
            <div
              key={does}
              className="grid grid-cols-[9.5rem_minmax(0,1fr)] items-baseline gap-3 border-t border-line py-2 first:border-t-0"
            >
              <dt className="flex flex-wrap gap-1">
                {keys.map((key) => (
                  <Key key={key}>{key}</Key>
                ))}
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      </DialogBody>
    </Dialog>
  );
}
