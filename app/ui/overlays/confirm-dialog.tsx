import { useNavigate } from "@remix-run/react";
import type { ReactNode } from "react";
import { ActionForm, FormAlert, SubmitButton } from "../forms/action-form";
import { Button, ButtonLink } from "../forms/button";
import { type ActionOptions, useAction } from "../forms/use-action";
import { Dialog, DialogClose, DialogFooter } from "./dialog";

type ConfirmDialogProps = Pick<ActionOptions<unknown>, "action" | "failure"> & {
  title: string;
  description: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** Hidden fields of the form, e.g. `{ intent: "delete", id }`. */
  fields: Record<string, string>;
  onDone?: () => void;
} & (
    | { onClose: () => void; closeTo?: undefined }
    | { /** See `LayerProps.closeTo`. */ closeTo: string; onClose?: undefined }
  );

/**
 * Confirms a destructive action; open while rendered. Submits a form, so it works without JavaScript where a URL opens
 * it.
 */
export function ConfirmDialog({
  action,
  failure,
  fields,
  confirmLabel,
  cancelLabel = "Cancel",
  closeTo,
  onDone,
  onClose,
  ...rest
}: ConfirmDialogProps) {
  const navigate = useNavigate();
  const close = () => {
    onDone?.();
    if (closeTo === undefined) onClose();
    else navigate(closeTo);
  };
  const sending = useAction({ action, failure, intent: fields.intent, onDone: close });
  const cancel = { size: "sm", children: cancelLabel } as const;
  const state = closeTo === undefined ? { open: true, onOpenChange: onClose } : { closeTo };
  return (
    <Dialog {...rest} {...state} role="alertdialog">
      <ActionForm of={sending} className="pt-4">
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <FormAlert {...sending} />
        <DialogFooter>
          {closeTo === undefined ? (
            <DialogClose>
              <Button {...cancel} />
            </DialogClose>
          ) : (
            <ButtonLink {...cancel} to={closeTo} preventScrollReset />
          )}
          <SubmitButton of={sending} variant="danger" size="sm">
            {confirmLabel}
          </SubmitButton>
        </DialogFooter>
      </ActionForm>
    </Dialog>
  );
}
