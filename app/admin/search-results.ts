import type { Piece } from "../blog/search/search-text";
import type { LeadStatus } from "../crm/leads/lead";

export const SEARCH_PATH = "/admin/search";
/** Characters before the server is queried. */
export const SHORTEST_SEARCH = 2;
export const MAX_SEARCH = 100;

export type SearchKind = "Views" | "Leads" | "Deals" | "Tasks" | "Posts";

export type SearchResult = {
  id: string;
  title: string;
  /** In one line, for the palette. */
  detail: string;
  to: string;
  /** The detail without the state, the state, and when it came in or is due (ISO), for the page. */
  about: string;
  state: string | null;
  status: LeadStatus | null;
  at: string | null;
};

/** A result with the searched words marked, and its time for the reader. */
export type ShownResult = SearchResult & { titleParts: Piece[]; aboutParts: Piece[]; when: string | null };
export type ShownGroup = Omit<SearchGroup, "items"> & { items: ShownResult[] };

/** `all` leads to everything that matches; null if there is no more, or no page for it. */
export type SearchGroup = { label: SearchKind; items: SearchResult[]; hasMore: boolean; all: string | null };
