import { Search } from "lucide-react";
import { buttonClass } from "../../ui/forms/button";
import { inputClass } from "../../ui/forms/field";
import { Icon } from "../../ui/icon";
import type { ListQuery } from "./list-query";

/** `isMain`: the page's first action, with its button. */
type PostSearchProps = { query: Partial<ListQuery>; isMain?: boolean };

/** A plain GET form: the term goes into the URL, the category stays, paging restarts. */
export function PostSearch({ query, isMain = false }: PostSearchProps) {
  return (
    <search className="max-sm:w-full">
      <form className="relative flex gap-[0.6rem] sm:min-w-60" action="/blog#latest">
        <label className="sr-only" htmlFor="q">
          Search articles
        </label>
        <span className="pointer-events-none absolute inset-y-0 left-[0.8rem] flex items-center text-ink-3">
          <Icon of={Search} size={18} />
        </span>
        <input
          className={inputClass({ kind: "search" })}
          id="q"
          type="search"
          name="q"
          defaultValue={query.q}
          maxLength={200}
          placeholder="Search articles..."
          enterKeyHint="search"
        />
        {query.category ? <input type="hidden" name="category" value={query.category} /> : null}
        <button className={isMain ? buttonClass({ variant: "signal" }) : "sr-only"} type="submit">
          Search
        </button>
      </form>
    </search>
  );
}
