import { Form, Link } from "@remix-run/react";
import { CornerDownRight, Plus, Trash2 } from "lucide-react";
import { Stat, StatStrip } from "../../../ui/card";
import { Pager } from "../../../ui/data/pager";
import { Empty } from "../../../ui/empty";
import { Button, ButtonLink } from "../../../ui/forms/button";
import { SearchField, SelectField } from "../../../ui/forms/field";
import { useFilterForm } from "../../../ui/forms/use-filter-form";
import {
  NEW_POST_PATH,
  POST_FILTERS,
  POST_TOASTS,
  POST_TRASH_PATH,
  STAFF_POSTS_PATH,
  type StaffQuery,
  staffPostsHref,
} from "../staff-posts";
import { BlogCard } from "./blog-card";
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

/** Search and status go into the URL; paging restarts. */
function BlogFilters({ query }: { query: StaffQuery }) {
  const { ref, onInput, sent } = useFilterForm({ q: query.q, status: query.status });
  return (
    <Form
      ref={ref}
      autoComplete="off"
      onInput={onInput}
      onSubmit={sent}
      className="card grid gap-3 px-[1.15rem] py-4 min-[60rem]:grid-cols-[minmax(0,1fr)_12rem_auto] min-[60rem]:items-end"
      action={STAFF_POSTS_PATH}
      role="search"
    >
      <SearchField
        small
        hideLabel={false}
        label="Search"
        name="q"
        defaultValue={query.q}
        maxLength={200}
        placeholder="Search by title, location, or category..."
      />
      <SelectField
        small
        label="Status"
        name="status"
        defaultValue={query.status}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
      >
        {POST_FILTERS.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <Button type="submit" size="sm">
        Search
      </Button>
    </Form>
  );
}
