import { Eye } from "lucide-react";
import { Badge } from "../../ui/badge";
import { ButtonLink } from "../../ui/button";
import { KeyPoints } from "../key-points";
import { LocationBadge } from "../location-badge";
import { type StaffQuery, staffPostsHref } from "../staff-posts";
import { PublishSwitch } from "./publish-switch";
import type { CardView } from "./view";
import { ViewLive } from "./view-live";

export function BlogCard({ card, query }: { card: CardView; query: StaffQuery }) {
  return (
    <article className="card blog-card">
      <header>
        <div>
          <h2>{card.title}</h2>
          <p className="row-meta">
            <LocationBadge location={card.location} />
            <Badge tone="line">{card.category}</Badge>
            {card.isDemo ? <Badge tone="info">Demo</Badge> : null}
            <span>{card.date}</span>
            <span>{card.readTime}</span>
          </p>
        </div>
        <PublishSwitch
          id={card.id}
          title={card.title}
          published={card.published}
          returnTo={staffPostsHref(query)}
        />
      </header>
      <KeyPoints points={card.points} rest={card.rest} />
      <p className="excerpt">{card.excerpt}</p>
      <footer>
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
      </footer>
    </article>
  );
}
