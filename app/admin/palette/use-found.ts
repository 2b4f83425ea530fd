import { useFetcher } from "@remix-run/react";
import { useEffect } from "react";
import { useWaitingReads } from "../../ui/use-waiting-reads";
import { type FoundGroup, MAX_SEARCH, SEARCH_PATH, SHORTEST_SEARCH } from "../found";

const TYPING_PAUSE_MS = 150;

type Answer = { q: string; groups: FoundGroup[]; isFailed: boolean };

/** The server's results for the text, debounced; ignores responses to outdated text. */
export function useFound(text: string) {
  const { load, data } = useFetcher<Answer>();
  const wanted = text.trim().slice(0, MAX_SEARCH);
  const isAsked = wanted.length >= SHORTEST_SEARCH;
  useEffect(() => {
    if (!isAsked) return;
    const waiting = setTimeout(
      () => load(`${SEARCH_PATH}?${new URLSearchParams({ q: wanted })}`),
      TYPING_PAUSE_MS,
    );
    return () => clearTimeout(waiting);
  }, [load, wanted, isAsked]);
  const answer = isAsked && data?.q === wanted ? data : null;
  const isCutOff = useWaitingReads().some(({ path }) => path === SEARCH_PATH);
  return {
    groups: answer?.groups ?? [],
    isFailed: isAsked && (answer ? answer.isFailed : isCutOff),
    isSearching: isAsked && answer === null && !isCutOff,
  };
}
