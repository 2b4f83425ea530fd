import { Link } from "@remix-run/react";
import { ExternalLink, Eye, PenLine } from "lucide-react";
import { Badge, badgeClass } from "../../../ui/badge";
import { ActionForm, RetryButton } from "../../../ui/forms/action-form";
import { Button, ButtonLink } from "../../../ui/forms/button";
import { Switch } from "../../../ui/forms/switch";
import { useAction } from "../../../ui/forms/use-action";
import { useToast } from "../../../ui/overlays/toast";
import { KeyPoints } from "../../key-points";
import { LocationBadge, PostFacts } from "../../post-facts";
import {
  editorPath,
  POST_TOASTS,
  PUBLISH_FAILURE,
  PUBLISH_PATH,
  type StaffQuery,
  staffPostsHref,
} from "../staff-posts";
import { CHOICE_FORM } from "./chosen-posts";
import type { CardView } from "./load.server";

export function BlogCard({ card, query }: { card: CardView; query: StaffQuery }) {
  return (
    <article className="card grid gap-[0.9rem] p-[1.15rem]">
      <header className="flex flex-wrap items-start justify-between gap-x-3 gap-y-3">
        <label className="grid size-6 flex-none cursor-pointer place-items-center">
          <input
            type="checkbox"
            name="ids"
            value={card.id}
            form={CHOICE_FORM}
            className="m-0 size-4 accent-ink"
            aria-label={`Choose ${card.title}`}
          />
        </label>
        <div className="grid flex-[1_1_20rem] gap-[0.45rem]">
          <h2 className="font-sans text-[1.0625rem]/[1.35] font-semibold tracking-[-0.005em]">
            <Link to={editorPath(card.id)} className="no-underline hover:underline">
              {card.title || "Untitled"}
            </Link>
          </h2>
          <PostFacts>
            <LocationBadge location={card.location} />
            <Badge tone="line">{card.category}</Badge>
            {card.scheduled ? <Badge tone="info">Scheduled: {card.scheduled}</Badge> : null}
            {card.isDemo ? <Badge tone="info">Demo</Badge> : null}
            <span>{card.date}</span>
            <span>{card.readTime}</span>
          </PostFacts>
        </div>
        <PublishSwitch
          id={card.id}
          title={card.title}
          published={card.published}
          returnTo={staffPostsHref(query)}
        />
      </header>
      <KeyPoints look="admin" points={card.points} rest={card.rest} />
      <p className="max-w-[60rem] text-sm [overflow-wrap:anywhere] text-ink-2">{card.excerpt}</p>
      <CardActions card={card} query={query} />
    </article>
  );
}

function CardActions({ card, query }: { card: CardView; query: StaffQuery }) {
  return (
    <footer className="flex flex-wrap gap-2 border-t border-line pt-[0.9rem]">
      <ButtonLink
        to={staffPostsHref(query, { preview: card.id })}
        size="sm"
        icon={Eye}
        preventScrollReset
        aria-label={`Preview ${card.title}`}
      >
        Preview
      </ButtonLink>
      <ViewLive card={card} />
      <ButtonLink
        to={staffPostsHref(query, { edit: card.id })}
        size="sm"
        icon={PenLine}
        preventScrollReset
        aria-label={`Edit ${card.title}`}
      >
        Edit
      </ButtonLink>
    </footer>
  );
}

type PublishSwitchProps = { id: string; title: string; published: boolean; returnTo: string };

/** Optimistic: shows the new state at once, and reverts if the change fails. */
function PublishSwitch({ id, title, published, returnTo }: PublishSwitchProps) {
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

/**
 * Opens the live article; for one that readers do not see yet, explains why it cannot (from the server if there is no
 * JavaScript).
 */
function ViewLive({ card }: { card: CardView }) {
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
