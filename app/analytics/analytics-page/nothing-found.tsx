import { withFilter } from "../report-search";
import type { PageView } from "./load.server";
import { StateLink, useSearch } from "./state-link";

/** Says that no visit is in the range, and offers a way out. */
export function NothingFound({ filters, words }: Pick<PageView, "filters" | "words">) {
  const search = useSearch();
  const last = filters.at(-1);
  const named = filters.map(({ label, text }) => `${label.toLowerCase()} ${text}`).join(" and ");
  const ever = named === "" ? "yet" : "at any time";
  return (
    <p className="px-card pb-card text-sm text-ink-2">
      No visits{named ? ` with ${named}` : ""} {words === "of all time" ? ever : words}.{" "}
      {last ? (
        <StateLink
          change={{ filters: withFilter(search.filters, last.name, null) }}
          className="font-semibold text-ink underline"
        >
          Remove the last filter
        </StateLink>
      ) : null}
    </p>
  );
}
