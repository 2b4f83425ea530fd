import { useFetcher } from "@remix-run/react";
import { Switch } from "../../ui/switch";
import { PUBLISH_PATH } from "../staff-posts";

type PublishSwitchProps = { id: string; title: string; published: boolean; returnTo: string };

/** Shows the wanted state at once; when the change fails, the list that is read again shows the old one. */
export function PublishSwitch({ id, title, published, returnTo }: PublishSwitchProps) {
  const fetcher = useFetcher();
  const wanted = fetcher.formData?.get("published");
  const shown = wanted === undefined ? published : wanted === "true";
  return (
    <fetcher.Form className="blog-switch" method="post" action={PUBLISH_PATH} preventScrollReset>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="published" value={String(!published)} />
      <input type="hidden" name="returnTo" value={returnTo} />
      <span className={shown ? "badge b-ok" : "badge"}>{shown ? "Published" : "Draft"}</span>
      <Switch checked={shown} label={`Published: ${title}`} busy={fetcher.state !== "idle"} />
    </fetcher.Form>
  );
}
