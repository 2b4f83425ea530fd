import type { ReactNode } from "react";
import { MAX_PAGES, type Paging } from "../paging";

/** Below the pager of a list longer than `MAX_PAGES`; children suggest what to do instead. */
export function LastPageNote({ paging, children }: { paging: Paging; children: ReactNode }) {
  if (!paging.isTruncated || paging.page < paging.pages) return null;
  return (
    <p className="mt-2 text-sm text-ink-2">
      Only the first {MAX_PAGES.toLocaleString("en-US")} pages are shown. {children}
    </p>
  );
}
