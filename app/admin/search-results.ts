export const SEARCH_PATH = "/admin/search";
/** Characters before the server is queried. */
export const SHORTEST_SEARCH = 2;
export const MAX_SEARCH = 100;

export type SearchResult = { id: string; title: string; detail: string; to: string };
export type SearchGroup = { label: "Views" | "Leads" | "Deals" | "Tasks" | "Posts"; items: SearchResult[] };
