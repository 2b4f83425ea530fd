import { Search } from "lucide-react";
import { Icon } from "../../ui/icon";
import type { ListQuery } from "../list-query";

/** A plain GET form: the term goes into the URL, the category stays, paging restarts. */
export function PostSearch({ query }: { query: ListQuery }) {
  return (
    <search>
      <form className="search min-w-[min(100%,15rem)]" action="/blog#latest">
        <label className="sr-only" htmlFor="q">
          Search articles
        </label>
        <Icon of={Search} size={18} />
        <input
          className="input"
          id="q"
          type="search"
          name="q"
          defaultValue={query.q}
          maxLength={200}
          placeholder="Search articles..."
          enterKeyHint="search"
        />
        {query.category ? <input type="hidden" name="category" value={query.category} /> : null}
        <button className="sr-only" type="submit">
          Search
        </button>
      </form>
    </search>
  );
}
