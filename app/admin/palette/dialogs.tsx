import type { RefObject } from "react";
import { KeysDialog } from "./keys-dialog";
import { Palette } from "./palette";

export type Shown = "palette" | "keys";

type DialogsProps = {
  shown: Shown;
  onShow: (next: Shown | null) => void;
  /** What had the focus before; it gets it back. */
  opener: RefObject<HTMLElement>;
};

/** The two dialogs that keys open; a file of their own, since they are fetched when one is first asked for. */
export function CommandDialogs({ shown, onShow, opener }: DialogsProps) {
  const close = () => onShow(null);
  return shown === "keys" ? (
    <KeysDialog onClose={close} opener={opener} />
  ) : (
    <Palette onClose={close} onShowKeys={() => onShow("keys")} opener={opener} />
  );
}
