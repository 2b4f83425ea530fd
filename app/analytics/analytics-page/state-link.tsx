import { Link, type LinkProps, useLocation } from "@remix-run/react";
import { createContext, useContext } from "react";
import { ANALYTICS_PATH } from "../paths";
import { type ReportSearch, searchText } from "../report-search";

const SearchContext = createContext<ReportSearch | null>(null);
export const SearchProvider = SearchContext.Provider;

/** The page's state, as its URL says it. */
export function useSearch(): ReportSearch {
  const search = useContext(SearchContext);
  if (!search) throw new Error("This part needs the page's SearchProvider");
  return search;
}

type StateLinkProps = Omit<LinkProps, "to"> & { change: Partial<ReportSearch> };

/** A link to this page in another state; the page stays where it is. */
export function StateLink({ change, ...link }: StateLinkProps) {
  const search = useSearch();
  return <Link {...link} to={ANALYTICS_PATH + searchText(search, change)} preventScrollReset />;
}

/** Says that a part could not be loaded. */
export function NotLoaded({ what }: { what: string }) {
  const { pathname, search } = useLocation();
  return (
    <p className="px-card pb-card text-sm text-ink-2">
      {what} could not be loaded.{" "}
      <Link to={pathname + search} className="font-semibold text-ink underline" preventScrollReset>
        Retry
      </Link>
    </p>
  );
}
