import { ActionForm } from "../../ui/action-form";
import { Switch } from "../../ui/switch";
import { useAction } from "../../ui/use-action";
import { PUBLISH_FAILURE, PUBLISH_PATH } from "../staff-posts";

type PublishSwitchProps = { id: string; title: string; published: boolean; returnTo: string };

/** Optimistic: shows the new state at once, and reverts if the change fails. */
export function PublishSwitch({ id, title, published, returnTo }: PublishSwitchProps) {
  const sending = useAction({ action: PUBLISH_PATH, failure: PUBLISH_FAILURE, preventScrollReset: true });
  const wanted = sending.pending?.get("published");
  const shown = wanted === undefined ? published : wanted === "true";
  return (
    <ActionForm of={sending} className="blog-switch">
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="published" value={String(!published)} />
      <input type="hidden" name="returnTo" value={returnTo} />
      <span className={shown ? "badge b-ok" : "badge"}>{shown ? "Published" : "Draft"}</span>
      <Switch checked={shown} label={`Published: ${title}`} busy={sending.isBusy} />
    </ActionForm>
  );
}
