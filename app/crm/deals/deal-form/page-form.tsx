import type { ComponentProps, ReactNode } from "react";
import { FormAlert, SubmitButton } from "../../../ui/forms/action-form";
import { ButtonLink } from "../../../ui/forms/button";
import { DialogBody, DialogFooter } from "../../../ui/overlays/dialog";

type PageFormProps = {
  formProps: ComponentProps<"form">;
  sending: ComponentProps<typeof SubmitButton>["of"] & ComponentProps<typeof FormAlert>;
  returnTo: string;
  submitLabel: string;
  children: ReactNode;
};

/** A deal form on a page of its own; works without JavaScript. */
export function PageForm({ formProps, sending, returnTo, submitLabel, children }: PageFormProps) {
  return (
    <form {...formProps} data-unsaved className="card overflow-clip [&_[data-dialog-footer]]:static">
      <input type="hidden" name="returnTo" value={returnTo} />
      <DialogBody>
        <FormAlert {...sending} />
        {children}
      </DialogBody>
      <DialogFooter>
        <ButtonLink to={returnTo} size="sm">
          Cancel
        </ButtonLink>
        <SubmitButton of={sending} variant="ink" size="sm">
          {submitLabel}
        </SubmitButton>
      </DialogFooter>
    </form>
  );
}
