/** Pages that a list can be turned to; whoever looks beyond them narrows the list. */
export const MAX_PAGES = 1000;

export type Paging = {
  total: number;
  page: number;
  pages: number;
  /** There is more than the pages hold. */
  isCut: boolean;
};

/** Where a list of `total` rows stands when a page of it is asked for; one beyond the last gives the last. */
export function pagingOf(wanted: number, { total, perPage }: { total: number; perPage: number }): Paging {
  const all = Math.max(1, Math.ceil(total / perPage));
  const pages = Math.min(all, MAX_PAGES);
  return { total, page: Math.min(wanted, pages), pages, isCut: all > pages };
}
