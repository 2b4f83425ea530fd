import { Link } from "@remix-run/react";
import { CornerDownRight, Plus, Trash2 } from "lucide-react";
import { FoldedActions } from "../../../admin/folded-actions";
import { LiveFilters } from "../../../admin/live-filters";
import { Pager } from "../../../ui/data/pager";
import { Empty } from "../../../ui/empty";
import { Button, ButtonLink } from "../../../ui/forms/button";
import { SearchField, SelectField } from "../../../ui/forms/field";
import {
  NEW_POST_PATH,
  POST_FILTERS,
  POST_TOASTS,
  POST_TRASH_PATH,
  type StaffQuery,
  staffPostsHref,
} from "../staff-posts";
import { BlogRow, ROW } from "./blog-row";
import { ChosenPosts, useChoice } from "./chosen-posts";
import type { StaffListView } from "./load.server";

export function PageActions() {
  return (
    <>
      <FoldedActions label="Redirects and trash">
        <ButtonLink to="/admin/blogs/redirects" size="sm" icon={CornerDownRight}>
          Redirects
        </ButtonLink>
        <ButtonLink to={POST_TRASH_PATH} size="sm" icon={Trash2}>
          Trash
        </ButtonLink>
      </FoldedActions>
      <ButtonLink to={NEW_POST_PATH} size="sm" variant="ink" icon={Plus} className="max-sm:order-first">
        New blog
      </ButtonLink>
    </>
  );
}

/** How many there are, whatever the filters. Those that wait for their time are only counted where there are some. */
export function Counts({ counts: { total, published, scheduled, draft } }: Pick<StaffListView, "counts">) {
  const waiting = scheduled > 0 ? { Scheduled: scheduled } : null;
  const shown = Object.entries({ Total: total, Published: published, ...waiting, Draft: draft });
  return (
    <span className="flex gap-4 tabular-nums">
      {shown.map(([label, count]) => (
        <span key={label}>
          {label} <b className="font-semibold text-ink">{count.toLocaleString("en-US")}</b>
        </span>
      ))}
    </span>
  );
}

/** The filters, and one page of rows. */
export function BlogList({ list }: { list: StaffListView }) {
  const { query, cards, pages, emptyText, matching, counts } = list;
  const choice = useChoice(cards.map(({ id }) => id).join());
  return (
    <>
      <BlogFilters query={query} hasScheduled={counts.scheduled > 0} />
      {cards.length === 0 ? (
        <Empty title={emptyText} />
      ) : (
        // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: watches its checkboxes, whose keys click too
        <div className="card overflow-clip" onClick={choice.onClick}>
          <RowsHead choice={choice} rows={cards.length} />
          {cards.map((card) => (
            <BlogRow key={card.id} card={card} query={query} />
          ))}
        </div>
      )}
      <Pager
        small
        label="Pages of blogs"
        page={query.page}
        pages={pages}
        to={(page) => staffPostsHref({ ...query, page })}
      />
      {cards.length > 0 ? <ChosenPosts query={query} matching={matching} choice={choice} /> : null}
    </>
  );
}

const HEADS = ["Title", "Place", "Category", "Date", "Status"];

function RowsHead({ choice, rows }: { choice: ReturnType<typeof useChoice>; rows: number }) {
  const isEvery = choice.count === rows;
  return (
    <div className={`${ROW} min-h-9 grid-cols-[1rem_1fr] bg-sunk text-sm font-medium text-ink-3`}>
      <input
        type="checkbox"
        className={choice.isLive ? "m-0 size-4 accent-ink" : "invisible"}
        aria-label="Choose all on this page"
        checked={isEvery}
        ref={(box) => {
          if (box) box.indeterminate = choice.count > 0 && !isEvery;
        }}
        onChange={() => choice.check(!isEvery)}
      />
      <small className="text-sm min-[80rem]:hidden" aria-hidden="true">
        {choice.isLive ? "All on this page" : "Blogs"}
      </small>
      {HEADS.map((head) => (
        <span
          key={head}
          className="max-[80rem]:hidden min-[80rem]:first-of-type:col-start-3"
          aria-hidden="true"
        >
          {head}
        </span>
      ))}
    </div>
  );
}

export function NotLoaded({ query }: { query: StaffQuery }) {
  return (
    <p className="text-ink-2">
      {POST_TOASTS.notFetched.title}. <Link to={staffPostsHref(query)}>Retry</Link>
    </p>
  );
}

/** Search and status go into the URL, the search while it is typed; paging restarts. */
function BlogFilters({ query, hasScheduled }: { query: StaffQuery; hasScheduled: boolean }) {
  const offered = POST_FILTERS.filter(
    ({ value }) => value !== "scheduled" || hasScheduled || query.status === value,
  );
  return (
    <LiveFilters
      shown={{ q: query.q, status: query.status }}
      className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_11.5rem]"
    >
      <SearchField
        small
        label="Search"
        name="q"
        defaultValue={query.q}
        maxLength={200}
        placeholder="Search by title, location, or category..."
      />
      <SelectField small hideLabel label="Status" name="status" defaultValue={query.status}>
        {offered.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <noscript>
        <Button type="submit" size="sm">
          Search
        </Button>
      </noscript>
    </LiveFilters>
  );
}
