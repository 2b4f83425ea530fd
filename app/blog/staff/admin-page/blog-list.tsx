import { Link } from "@remix-run/react";
import { CornerDownRight, Plus, Trash2 } from "lucide-react";
import { Stat, StatStrip } from "../../../ui/card";
import { Pager } from "../../../ui/data/pager";
import { Empty } from "../../../ui/empty";
import { ButtonLink } from "../../../ui/forms/button";
import { NEW_POST_PATH, POST_TOASTS, POST_TRASH_PATH, type StaffQuery, staffPostsHref } from "../staff-posts";
import { BlogCard } from "./blog-card";
import { BlogFilters } from "./blog-filters";
import { ChosenPosts } from "./chosen-posts";
import type { StaffListView } from "./load.server";

export function PageActions() {
  return (
    <>
      <ButtonLink to="/admin/blogs/redirects" size="sm" icon={CornerDownRight}>
        Redirects
      </ButtonLink>
      <ButtonLink to={POST_TRASH_PATH} size="sm" icon={Trash2}>
        Trash
      </ButtonLink>
      <ButtonLink to={NEW_POST_PATH} size="sm" variant="ink" icon={Plus}>
        New blog
      </ButtonLink>
    </>
  );
}

/** The counts, the filters, and one page of cards. */
export function BlogList({ list: { query, cards, counts, pages, emptyText } }: { list: StaffListView }) {
  return (
    <>
      <StatStrip>
        <Stat label="Total" value={counts.total.toLocaleString("en-US")} />
        <Stat label="Published" value={counts.published.toLocaleString("en-US")} />
        <Stat label="Draft" value={counts.draft.toLocaleString("en-US")} />
      </StatStrip>
      <BlogFilters query={query} />
      {cards.length === 0 ? <Empty title={emptyText} /> : <ChosenPosts returnTo={staffPostsHref(query)} />}
      {cards.map((card) => (
        <BlogCard key={card.id} card={card} query={query} />
      ))}
      <Pager
        small
        label="Pages of blogs"
        page={query.page}
        pages={pages}
        to={(page) => staffPostsHref({ ...query, page })}
      />
    </>
  );
}

export function NotLoaded({ query }: { query: StaffQuery }) {
  return (
    <p className="text-ink-2">
      {POST_TOASTS.notFetched.title}. <Link to={staffPostsHref(query)}>Retry</Link>
    </p>
  );
}
