/**
 * The steps of a numbered pager: the first page, the last, the current one and its neighbours, and "gap" where
 * pages are left out. `current` and `last` count from 1.
 */
export function pageSteps(current: number, last: number): (number | "gap")[] {
  const shown = [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last);
  const pages = [...new Set(shown)].sort((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const before = pages[index - 1];
    return before !== undefined && page - before > 1 ? ["gap" as const, page] : [page];
  });
}

/** How many pages `total` rows take; at least 1. */
export function pageCount(total: number, perPage: number): number {
  return Math.max(1, Math.ceil(total / perPage));
}
