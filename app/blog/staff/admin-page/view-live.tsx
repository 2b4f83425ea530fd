import { ExternalLink } from "lucide-react";
import { Button, ButtonLink } from "../../../ui/button";
import { useToast } from "../../../ui/toast";
import { POST_TOASTS } from "../staff-posts";
import type { CardView } from "./load.server";

/**
 * Opens the live article; for one that readers do not see yet, explains why it cannot (from the server if there is no
 * JavaScript).
 */
export function ViewLive({ card }: { card: CardView }) {
  const showToast = useToast();
  if (card.published && card.scheduled === "") {
    return (
      <ButtonLink to={card.livePath} size="sm" icon={ExternalLink} target="_blank" reloadDocument>
        View Live
      </ButtonLink>
    );
  }
  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        showToast(POST_TOASTS.notLive);
      }}
    >
      <input type="hidden" name="intent" value="view-live" />
      <Button type="submit" size="sm" icon={ExternalLink}>
        View Live
      </Button>
    </form>
  );
}
