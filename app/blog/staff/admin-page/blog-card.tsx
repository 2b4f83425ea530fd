import { Link } from "@remix-run/react";
import { Eye, PenLine } from "lucide-react";
import { Badge } from "../../../ui/badge";
import { ButtonLink } from "../../../ui/button";
import { KeyPoints } from "../../key-points";
import { LocationBadge, PostFacts } from "../../post-facts";
import { editorPath, type StaffQuery, staffPostsHref } from "../staff-posts";
import { CHOICE_FORM } from "./chosen-posts";
import type { CardView } from "./load.server";
import { PublishSwitch } from "./publish-switch";
import { ViewLive } from "./view-live";

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
