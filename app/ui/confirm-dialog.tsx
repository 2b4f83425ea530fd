import { useNavigate } from "@remix-run/react";
import { type ReactElement, type ReactNode, useState } from "react";
import { ActionForm, FormAlert, SubmitButton } from "./action-form";
import { Button, ButtonLink } from "./button";
import { Dialog, DialogClose, DialogFooter } from "./dialog";
import { type ActionOptions, useAction } from "./use-action";

type ConfirmDialogProps = Pick<ActionOptions<unknown>, "action" | "failure"> & {
  trigger?: ReactElement;
  title: string;
  description: ReactNode;
  confirmLabel: string;
  /** Hidden fields of the form, e.g. `{ intent: "delete", id }`. */
  fields: Record<string, string>;
  /** See `LayerProps.closeTo`. */
  closeTo?: string;
  onDone?: () => void;
};

/** Confirms a destructive action. Submits a form, so it works without JavaScript where a URL opens it. */
export function ConfirmDialog({
  action,
  failure,
  fields,
  confirmLabel,
  closeTo,
  onDone,
  ...rest
}: ConfirmDialogProps) {
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const close = () => {
    onDone?.();
    if (closeTo === undefined) setOpen(false);
    else navigate(closeTo);
  };
  const sending = useAction({ action, failure, intent: fields.intent, onDone: close });
  const cancel = { size: "sm", children: "Cancel" } as const;
  const state = closeTo === undefined ? { open, onOpenChange: setOpen } : { closeTo };
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
