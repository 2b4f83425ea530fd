import { ActionForm, SubmitButton } from "../../../ui/forms/action-form";
import { useAction } from "../../../ui/forms/use-action";
import { CHANGE_FAILURES, CHANGES_PATH } from "../staff-posts";

/** The form that the cards' checkboxes belong to. */
export const CHOICE_FORM = "chosen-posts";

/** Publishes, unpublishes or trashes the chosen posts. Works without JavaScript: checkboxes and three buttons. */
export function ChosenPosts({ returnTo }: { returnTo: string }) {
  const action = useAction({
    action: CHANGES_PATH,
    failure: CHANGE_FAILURES.publish,
    preventScrollReset: true,
    onDone: uncheckAll,
  });
  const button = { of: action, size: "sm", name: "intent" } as const;
  return (
    <ActionForm
      of={action}
      id={CHOICE_FORM}
      className="flex flex-wrap items-center gap-2 text-sm text-ink-2"
      aria-label="Chosen blogs"
    >
      <input type="hidden" name="returnTo" value={returnTo} />
      Chosen blogs:
      <SubmitButton {...button} value="publish">
        Publish
      </SubmitButton>
      <SubmitButton {...button} value="unpublish">
        Unpublish
      </SubmitButton>
      <SubmitButton {...button} value="trash">
        Move to trash
      </SubmitButton>
    </ActionForm>
  );
}

function uncheckAll(): void {
  const form = document.getElementById(CHOICE_FORM);
  if (form instanceof HTMLFormElement) form.reset();
}
