import { type FetcherWithComponents, Form, useNavigation } from "@remix-run/react";
import type { ReactElement, ReactNode } from "react";
import { Button, ButtonLink } from "./button";
import { Dialog, DialogClose, DialogFooter, useDialogState } from "./dialog";

type ConfirmDialogProps = {
  trigger?: ReactElement;
  title: string;
  description: ReactNode;
  confirmLabel: string;
  /** Where the form is sent; the page itself when left out. */
  action?: string;
  /** Hidden fields of the form, e.g. `{ intent: "delete", id }`. */
  fields: Record<string, string>;
  /** A fetcher, to stay on the page. Its state is the dialog's busy state. */
  fetcher?: Pick<FetcherWithComponents<unknown>, "Form" | "state">;
  /** See `DialogProps.closeTo`. */
  closeTo?: string;
};

/** Asks before something is lost. It sends a form, so it works without scripts where an address opens it. */
export function ConfirmDialog({
  fetcher,
  action,
  fields,
  confirmLabel,
  closeTo,
  ...rest
}: ConfirmDialogProps) {
  const navigation = useNavigation();
  const busy = fetcher ? fetcher.state !== "idle" : navigation.state === "submitting";
  const state = useDialogState(busy);
  const Sender = fetcher?.Form ?? Form;
  const cancel = { size: "sm", children: "Cancel" } as const;
  return (
    <Dialog {...rest} {...(closeTo === undefined ? state : { closeTo })} role="alertdialog">
      <Sender method="post" action={action}>
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <DialogFooter>
          {closeTo === undefined ? (
            <DialogClose>
              <Button {...cancel} />
            </DialogClose>
          ) : (
            <ButtonLink {...cancel} to={closeTo} preventScrollReset />
          )}
          <Button type="submit" variant="danger" size="sm" busy={busy}>
            {confirmLabel}
          </Button>
        </DialogFooter>
      </Sender>
    </Dialog>
  );
}
