import { useNavigate, useSearchParams } from "@remix-run/react";
import { FormAlert, SubmitButton, useActionForm } from "../../ui/action-form";
import { ButtonLink } from "../../ui/button";
import { Dialog, DialogBody, DialogFooter } from "../../ui/dialog";
import { TextareaField } from "../../ui/field";
import { CONTENT_PATH, FAILURES, INTENTS } from "../content";

/** Asks why a draft is rejected. */
export function RejectDialog({ draft }: { draft: { id: string; title: string } }) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const kind = search.get("kind");
  const closeTo = kind ? `${CONTENT_PATH}?kind=${kind}` : CONTENT_PATH;
  const form = useActionForm<{ reason: string }>({
    failure: FAILURES.reject,
    intent: INTENTS.reject,
    onDone: () => navigate(closeTo, { preventScrollReset: true }),
  });
  return (
    <Dialog title="Reject this draft?" description={draft.title} closeTo={closeTo}>
      <form {...form.formProps}>
        <DialogBody>
          <FormAlert {...form} />
          <input type="hidden" name="intent" value={INTENTS.reject} />
          <input type="hidden" name="id" value={draft.id} />
          <TextareaField
            label="Why"
            field={form.fields.reason}
            hint="The reason goes into the next brief of this kind."
            rows={3}
            required
          />
        </DialogBody>
        <DialogFooter>
          <ButtonLink to={closeTo} size="sm" preventScrollReset>
            Cancel
          </ButtonLink>
          <SubmitButton of={form} variant="danger" size="sm">
            Reject
          </SubmitButton>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
