/** Limit on the pages of a list; to see more, users narrow the list. */
export const MAX_PAGES = 1000;

export type Paging = {
  total: number;
  page: number;
  pages: number;
  /** There are more rows than `MAX_PAGES` hold. */
  isTruncated: boolean;
};

/** The paging of a list with `total` rows; a page past the end becomes the last one. */
export function pagingOf(wanted: number, { total, perPage }: { total: number; perPage: number }): Paging {
  const all = Math.max(1, Math.ceil(total / perPage));
  const pages = Math.min(all, MAX_PAGES);
  return { total, page: Math.min(wanted, pages), pages, isTruncated: all > pages };
}
