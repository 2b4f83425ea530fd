export const SEARCH_PATH = "/admin/search";
/** Characters before the server is queried. */
export const SHORTEST_SEARCH = 2;
export const MAX_SEARCH = 100;

export type FoundItem = { id: string; title: string; detail: string; to: string };
export type FoundGroup = { label: "Leads" | "Deals" | "Posts"; items: FoundItem[] };
