import type { RefObject } from "react";
import { Dialog, DialogBody } from "../../ui/dialog";
import { Key } from "../../ui/icon";

const KEYS = [
  { keys: ["Ctrl or ⌘", "K"], does: "Search, and go to any page, lead, deal or post" },
  { keys: ["Ctrl or ⌘", "B"], does: "Show or hide the sidebar" },
  { keys: ["?"], does: "This list" },
  { keys: ["Esc"], does: "Close a dialog or a lead" },
  { keys: ["F8"], does: "Go to the messages in the corner" },
  { keys: ["Space"], does: "Pick up a deal in the pipeline, and put it down" },
  { keys: ["←", "→", "↑", "↓"], does: "Move the deal you picked up; move through tabs and lists" },
] as const;

/** The keyboard shortcuts, the same on every page. */
export function KeysDialog({ onClose, opener }: { onClose: () => void; opener: RefObject<HTMLElement> }) {
  return (
    <Dialog title="Keyboard shortcuts" open onOpenChange={onClose} focusBackTo={opener}>
      <DialogBody>
        <dl>
          {KEYS.map(({ keys, does }) => (
            <div
              key={does}
              className="grid grid-cols-[9.5rem_minmax(0,1fr)] items-baseline gap-3 border-t border-line py-[0.55rem] first:border-t-0"
            >
              <dt className="flex flex-wrap gap-[0.3rem]">
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
