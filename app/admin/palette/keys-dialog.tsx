import type { RefObject } from "react";
import { Dialog, DialogBody } from "../../ui/dialog";

const KEYS = [
  { keys: ["Ctrl or ⌘", "K"], does: "Search, and go to any page, lead, deal or post" },
  { keys: ["Ctrl or ⌘", "B"], does: "Show or hide the sidebar" },
  { keys: ["?"], does: "This list" },
  { keys: ["Esc"], does: "Close a dialog or a lead" },
  { keys: ["F8"], does: "Go to the messages in the corner" },
  { keys: ["Space"], does: "Pick a deal of the pipeline up, and put it down" },
  { keys: ["←", "→", "↑", "↓"], does: "Carry the picked deal; move through tabs and lists" },
] as const;

/** The keyboard shortcuts, the same on every page. */
export function KeysDialog({ onClose, opener }: { onClose: () => void; opener: RefObject<HTMLElement> }) {
  return (
    <Dialog title="Keyboard shortcuts" open onOpenChange={onClose} focusBackTo={opener}>
      <DialogBody>
        <dl className="keys">
          {KEYS.map(({ keys, does }) => (
            <div key={does}>
              <dt>
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
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
