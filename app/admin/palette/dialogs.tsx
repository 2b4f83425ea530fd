import type { RefObject } from "react";
import { KeysDialog } from "./keys-dialog";
import { Palette } from "./palette";

export type CommandDialogName = "palette" | "keys";

type DialogsProps = {
  shown: CommandDialogName;
  onShow: (next: CommandDialogName | null) => void;
  /** Focus returns here when the dialog closes. */
  opener: RefObject<HTMLElement>;
};

/** The two dialogs with keyboard shortcuts; in their own file, since they are loaded on demand. */
export function CommandDialogs({ shown, onShow, opener }: DialogsProps) {
  const close = () => onShow(null);
  return shown === "keys" ? (
    <KeysDialog onClose={close} opener={opener} />
  ) : (
    <Palette onClose={close} onShowKeys={() => onShow("keys")} opener={opener} />
  );
}
