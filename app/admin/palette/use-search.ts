import { useFetcher } from "@remix-run/react";
import { useEffect } from "react";
import { useWaitingReads } from "../../ui/use-browser-state";
import { MAX_SEARCH, SEARCH_PATH, SHORTEST_SEARCH, type ShownGroup } from "../search-results";

const DEBOUNCE_MS = 150;

type Answer = { q: string; groups: ShownGroup[]; isFailed: boolean };

/** The server's results for the text, debounced; ignores responses to outdated text. */
export function useSearch(text: string) {
  const { load, data } = useFetcher<Answer>();
  const query = text.trim().slice(0, MAX_SEARCH);
  const isLongEnough = query.length >= SHORTEST_SEARCH;
  useEffect(() => {
    if (!isLongEnough) return;
    const timer = setTimeout(() => load(`${SEARCH_PATH}?${new URLSearchParams({ q: query })}`), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [load, query, isLongEnough]);
  const answer = isLongEnough && data?.q === query ? data : null;
  const isCutOff = useWaitingReads().some(({ path }) => path === SEARCH_PATH);
  return {
    groups: answer?.groups ?? [],
    isFailed: isLongEnough && (answer ? answer.isFailed : isCutOff),
    isSearching: isLongEnough && answer === null && !isCutOff,
  };
}
