/**
 * Where a page begins, by the row next to it instead of by counting: the pages in the middle of a long list are reached
 * by going on from one to the next, at the cost of the first. `key` is what the list is ordered by.
 */
export type PageAnchor = { side: "after" | "before"; key: (string | number)[] };

/** Anchors of the pages before and after the one shown; null for a page that is counted to. */
export type PagesBeside = { previous: string | null; next: string | null };

/** What the link to a page carries; `own` is the anchor that the shown page was read from. */
export function anchorOf(
  wanted: number,
  { page, beside }: { page: number; beside: PagesBeside },
  own: string | null,
): string | null {
  if (wanted === page - 1) return beside.previous;
  if (wanted === page + 1) return beside.next;
  return wanted === page ? own : null;
}

export function writeAnchor({ side, key }: PageAnchor): string {
  return side + JSON.stringify(key);
}

/** Reads an anchor of `length` parts from an address; null when it is none. */
export function readAnchor(text: string | null, length: number): PageAnchor | null {
  const [, found, json] = /^(after|before)(\[.*\])$/.exec(text ?? "") ?? [];
  const side = (["after", "before"] as const).find((name) => name === found);
  const key = parseJson(json ?? "");
  return side && isKey(key) && key.length === length ? { side, key } : null;
}

/** By hand, since the links to pages are made in the browser, where a schema would cost 34 kB of script. */
function isKey(value: unknown): value is PageAnchor["key"] {
  return Array.isArray(value) && value.every((part) => typeof part === "string" || typeof part === "number");
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Rows that a query may read to get to its page by counting from the nearer end. */
const READ_LIMIT = 450;

export type Place = {
  page: number;
  /** Rows to skip and to take, from the end of the list or from its front. */
  fromEnd: boolean;
  skipped: number;
  limit: number;
};

/**
 * How a list of `total` rows, `perPage` on a page, gets to a page by counting when each row costs `cost` rows read. A page
 * beyond the last gives the last one; one too far from both ends the nearest that can be reached.
 */
export function findPlace(
  wanted: number,
  { total, perPage, cost }: { total: number; perPage: number; cost: number },
): Place {
  const pages = Math.max(1, Math.ceil(total / perPage));
  const inList = Math.min(wanted, pages);
  const page = isReachable(inList, { pages, perPage, cost })
    ? inList
    : nearestReachable(inList, { pages, perPage, cost });
  const offset = (page - 1) * perPage;
  const limit = Math.min(perPage, Math.max(1, total - offset));
  const fromEnd = offset > total / 2;
  return { page, fromEnd, skipped: fromEnd ? Math.max(0, total - offset - limit) : offset, limit };
}

type Reach = { pages: number; perPage: number; cost: number };

export function isReachable(page: number, { pages, perPage, cost }: Reach): boolean {
  return Math.min(page, pages - page + 1) <= reachOf({ perPage, cost });
}

function nearestReachable(page: number, { pages, perPage, cost }: Reach): number {
  const reach = reachOf({ perPage, cost });
  return page <= pages / 2 ? reach : pages - reach + 1;
}

function reachOf({ perPage, cost }: { perPage: number; cost: number }): number {
  return Math.max(1, Math.floor(READ_LIMIT / cost / perPage));
}
