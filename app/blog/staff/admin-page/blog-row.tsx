import { Link } from "@remix-run/react";
import { ChevronRight, ExternalLink, Eye, PenLine } from "lucide-react";
import { ActionForm, RetryButton } from "../../../ui/forms/action-form";
import { Button, ButtonLink } from "../../../ui/forms/button";
import { Switch } from "../../../ui/forms/switch";
import { useAction } from "../../../ui/forms/use-action";
import { Icon } from "../../../ui/icon";
import { useToast } from "../../../ui/overlays/toast";
import { KeyPoints } from "../../key-points";
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

/** The columns of the head and of every row, which is two or three lines on narrow screens. */
export const ROW =
  "grid items-center gap-x-3 px-card min-[80rem]:grid-cols-[1rem_1.25rem_minmax(0,1fr)_7rem_7rem_6rem_7rem_7rem]";

/** One post in 44 px; its key points and the beginning of its text are behind a disclosure. */
export function BlogRow({ card, query }: { card: CardView; query: StaffQuery }) {
  return (
    <article
      className={`${ROW} post-row relative grid-cols-[1rem_1.25rem_minmax(0,1fr)_auto] border-t border-line text-sm has-checked:bg-beam-soft`}
    >
      <label className="grid min-h-11 cursor-pointer place-items-center">
        <input
          type="checkbox"
          name="ids"
          value={card.id}
          form={CHOICE_FORM}
          autoComplete="off"
          className="m-0 size-4 accent-ink"
          aria-label={`Choose ${card.title}`}
        />
      </label>
      <h2 className="col-start-3 min-w-0 truncate font-sans text-sm font-semibold tracking-normal max-[80rem]:line-clamp-2 max-[80rem]:whitespace-normal">
        <Link to={editorPath(card.id)} className="no-underline hover:underline" title={card.title}>
          {card.title || "Untitled"}
        </Link>
      </h2>
      <Facts card={card} />
      <PublishSwitch card={card} returnTo={staffPostsHref(query)} />
      <RowActions card={card} query={query} />
      <Details card={card} />
    </article>
  );
}

/** A cell each on wide screens, one line below the title on narrow ones. */
function Facts({ card }: { card: CardView }) {
  const { location, category, date, dateTitle, scheduled } = card;
  return (
    <div className="post-line pb-2 text-ink-2 max-[80rem]:col-start-3 max-[80rem]:row-start-2 max-[80rem]:flex max-[80rem]:min-w-0 max-[80rem]:flex-wrap min-[80rem]:contents">
      <span className="truncate" title={location}>
        {location}
      </span>
      <span className="truncate" title={category}>
        {category}
      </span>
      <span className="tabular-nums" title={dateTitle}>
        {scheduled ? <span className="text-xs text-info">Scheduled: {scheduled}</span> : date}
      </span>
    </div>
  );
}

/** Its mark stands in the row, before the title; what it opens is a line of its own. */
function Details({ card }: { card: CardView }) {
  return (
    <details className="group col-span-full">
      <summary
        className="absolute top-0 left-[calc(var(--spacing-card)+1.5rem)] grid h-11 w-7 cursor-pointer list-none place-items-center text-ink-3 hover:text-ink [&::-webkit-details-marker]:hidden"
        title="Key points and text"
      >
        <span className="grid group-open:rotate-90">
          <Icon of={ChevronRight} size={16} />
        </span>
        <span className="sr-only">Key points and text of {card.title}</span>
      </summary>
      <div className="grid max-w-[46rem] gap-2 pb-3 pl-15">
        <KeyPoints look="admin" className="text-sm" points={card.points} rest={card.rest} />
        <p className="wrap-anywhere text-ink-2">
          {card.excerpt}
          {card.isCut ? <span>…</span> : null}
        </p>
        <p className="text-xs text-ink-3">
          {card.dateTitle}, {card.readTime}
          {card.isDemo ? ", a demo" : ""}
        </p>
      </div>
    </details>
  );
}

/** On a phone they stand with the key points, once the row is opened. */
function RowActions({ card, query }: { card: CardView; query: StaffQuery }) {
  const look = { variant: "ghost", size: "sm", iconOnly: true, preventScrollReset: true } as const;
  return (
    <div className="post-actions -mr-2 flex justify-end max-[80rem]:col-start-4 max-[80rem]:row-start-2">
      <ButtonLink
        {...look}
        icon={Eye}
        to={staffPostsHref(query, { preview: card.id })}
        aria-label={`Preview ${card.title}`}
        title="Preview"
      >
        Preview
      </ButtonLink>
      <ViewLive card={card} />
      <ButtonLink
        {...look}
        icon={PenLine}
        to={staffPostsHref(query, { edit: card.id })}
        aria-label={`Edit ${card.title}`}
        title="Edit"
      >
        Edit
      </ButtonLink>
    </div>
  );
}

type PublishSwitchProps = { card: CardView; returnTo: string };

/** Optimistic: shows the new state at once, and reverts if the change fails. */
function PublishSwitch({ card: { id, title, published, scheduled }, returnTo }: PublishSwitchProps) {
  const action = useAction({ action: PUBLISH_PATH, failure: PUBLISH_FAILURE, preventScrollReset: true });
  const submitted = action.pending?.get("published");
  const shown = submitted === undefined ? published : submitted === "true";
  const on = scheduled ? "Scheduled" : "Published";
  return (
    <ActionForm
      of={action}
      className="flex items-center gap-2 max-[80rem]:col-start-4 max-[80rem]:row-start-1 max-[80rem]:flex-row-reverse max-sm:flex-col max-sm:items-end max-sm:gap-0"
    >
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="published" value={String(!published)} />
      <input type="hidden" name="returnTo" value={returnTo} />
      <Switch checked={shown} label={`Published: ${title}`} busy={action.isBusy} />
      <span className="text-ink-2 max-sm:text-xs">{shown ? on : "Draft"}</span>
      <RetryButton of={action} />
    </ActionForm>
  );
}

/**
 * Opens the live article; for a draft, explains why it cannot (from the server if there is no JavaScript). For one that
 * waits for its time, the row says so, and there is its preview.
 */
function ViewLive({ card }: { card: CardView }) {
  const showToast = useToast();
  const look = {
    variant: "ghost",
    size: "sm",
    icon: ExternalLink,
    iconOnly: true,
    title: "View Live",
  } as const;
  if (card.scheduled) return <span className="min-w-9" />;
  if (card.published) {
    return (
      <ButtonLink {...look} to={card.livePath} target="_blank" reloadDocument>
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
      <Button {...look} type="submit" className="text-ink-3">
        View Live
      </Button>
    </form>
  );
}
