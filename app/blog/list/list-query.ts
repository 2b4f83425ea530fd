/** The public list's state: category and search term, both possibly empty, and a page from 1. */
export type ListQuery = { q: string; category: string; page: number };

const MAX_TERM = 200;

export function parseListQuery(params: URLSearchParams): ListQuery {
  return {
    q: readTerm(params.get("q")),
    category: readTerm(params.get("category")),
    page: parsePage(params.get("page")),
  };
}

/** The list's URL, without defaults. */
export function listHref({ q, category, page }: ListQuery): string {
  const params = new URLSearchParams();
  if (category) params.set("category", category);
  if (q) params.set("q", q);
  if (page > 1) params.set("page", String(page));
  const search = params.toString();
  return search ? `/blog?${search}` : "/blog";
}

export function readTerm(value: string | null): string {
  return (value ?? "").trim().slice(0, MAX_TERM);
}

/** A page number from 1; anything invalid is 1. */
export function parsePage(value: string | null): number {
  return value !== null && /^[1-9]\d{0,5}$/.test(value) ? Number(value) : 1;
}
