import { ActionForm, RetryButton } from "../../../ui/action-form";
import { badgeClass } from "../../../ui/badge";
import { Switch } from "../../../ui/switch";
import { useAction } from "../../../ui/use-action";
import { PUBLISH_FAILURE, PUBLISH_PATH } from "../staff-posts";

type PublishSwitchProps = { id: string; title: string; published: boolean; returnTo: string };

/** Optimistic: shows the new state at once, and reverts if the change fails. */
export function PublishSwitch({ id, title, published, returnTo }: PublishSwitchProps) {
  const action = useAction({ action: PUBLISH_PATH, failure: PUBLISH_FAILURE, preventScrollReset: true });
  const submitted = action.pending?.get("published");
  const shown = submitted === undefined ? published : submitted === "true";
  return (
    <ActionForm of={action} className="flex items-center gap-3">
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="published" value={String(!published)} />
      <input type="hidden" name="returnTo" value={returnTo} />
      <span className={shown ? badgeClass({ tone: "ok" }) : badgeClass()}>
        {shown ? "Published" : "Draft"}
      </span>
      <Switch checked={shown} label={`Published: ${title}`} busy={action.isBusy} />
      <RetryButton of={action} />
    </ActionForm>
  );
}
